/// What the value of an attribute is, as far as addresses are concerned.
enum AddressAttribute {
  /// One address.
  case address
  /// Addresses with widths or densities, and commas between them.
  case sourceSet
  /// `5; url=/there/` of `<meta http-equiv="refresh">`.
  case refresh
  /// A script that runs when something happens.
  case event

  /// Nil for an attribute that holds no address (WHATWG HTML Standard, “Attributes”, those of the type URL).
  static func kind(
    of name: Range<Int>, in scanner: borrowing TagScanner, element: TagScanner.Element
  ) -> AddressAttribute? {
    let bytes = scanner.bytes
    // Most attributes are told by a letter or two.
    switch lowercased(bytes[name.lowerBound]) {
    case UInt8(ascii: "a"): return scanner.isName(name, "action") ? .address : nil
    case UInt8(ascii: "b"): return scanner.isName(name, "background") ? .address : nil
    case UInt8(ascii: "c"):
      if scanner.isName(name, "cite") { return .address }
      return scanner.isName(name, "content") && element == .meta ? .refresh : nil
    case UInt8(ascii: "d"):
      if scanner.isName(name, "data") { return element == .object ? .address : nil }
      return isOwn(name, in: scanner) ? .address : nil
    case UInt8(ascii: "f"): return scanner.isName(name, "formaction") ? .address : nil
    case UInt8(ascii: "h"): return scanner.isName(name, "href") ? .address : nil
    case UInt8(ascii: "i"): return scanner.isName(name, "imagesrcset") ? .sourceSet : nil
    case UInt8(ascii: "l"): return scanner.isName(name, "longdesc") ? .address : nil
    case UInt8(ascii: "o"):
      return name.count > 2 && lowercased(bytes[name.lowerBound &+ 1]) == UInt8(ascii: "n")
        ? .event : nil
    case UInt8(ascii: "p"): return scanner.isName(name, "poster") ? .address : nil
    case UInt8(ascii: "s"):
      if scanner.isName(name, "src") { return .address }
      return scanner.isName(name, "srcset") ? .sourceSet : nil
    case UInt8(ascii: "x"): return scanner.isName(name, "xlink:href") ? .address : nil
    default: return nil
    }
  }

  /// Those that the built-in templates tell the script addresses in.
  private static func isOwn(_ name: Range<Int>, in scanner: borrowing TagScanner) -> Bool {
    scanner.isName(name, "data-home") || scanner.isName(name, "data-search")
      || scanner.isName(name, "data-search-script")
  }
}
