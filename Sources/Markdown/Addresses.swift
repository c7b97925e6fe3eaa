/// The path of a link to another Markdown file, and what follows it.
struct PageAddress: Equatable {
  let path: String
  let suffix: String

  /// Nil when `address` does not mean a Markdown file of this site: it has a scheme or a host, begins
  /// at the site's root, or names another kind of file. What begins with `@/` always does.
  init?(_ address: UnsafeRawBufferPointer) {
    guard let first = address.first, first != UInt8(ascii: "/"), !hasScheme(address) else {
      return nil
    }
    let end =
      address.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? address.count
    let written = UnsafeRawBufferPointer(rebasing: address[..<end])
    // Most addresses are no page's, and are written without escapes.
    if first != UInt8(ascii: "@"), !hasMarkdownEnding(written), !written.contains(UInt8(ascii: "%"))
    {
      return nil
    }
    let decoded = percentDecoded(written)
    guard decoded.starts(with: "@/".utf8) || decoded.withUnsafeBytes(hasMarkdownEnding) else {
      return nil
    }
    path = String(decoding: decoded, as: UTF8.self)
    suffix = String(decoding: address[end...], as: UTF8.self)
  }
}

/// The path of an address within the site that is no page's, and what follows it.
struct FileAddress: Equatable {
  let path: String
  let suffix: String
  /// The whole address; where that is the path it is the same text in memory, since a site keeps very many.
  let written: String

  /// Nil for an address with a scheme or a host, and for one within the same page.
  init?(_ address: UnsafeRawBufferPointer) {
    guard let first = address.first, first != UInt8(ascii: "#"), first != UInt8(ascii: "?"),
      !hasScheme(address), !address.starts(with: "//".utf8)
    else { return nil }
    let end =
      address.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? address.count
    written = String(decoding: address, as: UTF8.self)
    path =
      end == address.count && !address.contains(UInt8(ascii: "%"))
      ? written : decodedText(UnsafeRawBufferPointer(rebasing: address[..<end]))
    suffix = String(decoding: address[end...], as: UTF8.self)
  }
}

private func hasMarkdownEnding(_ path: UnsafeRawBufferPointer) -> Bool {
  path.suffix(3).elementsEqual(".md".utf8) { lowercased($0) == $1 }
    || path.suffix(9).elementsEqual(".markdown".utf8) { lowercased($0) == $1 }
}

/// RFC 3986, section 3.1.
private func hasScheme(_ address: UnsafeRawBufferPointer) -> Bool {
  for (index, byte) in address.enumerated() {
    switch lowercased(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): continue
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      if index == 0 { return false }
    case UInt8(ascii: ":"): return index > 0
    default: return false
    }
  }
  return false
}

private func decodedText(_ text: UnsafeRawBufferPointer) -> String {
  text.contains(UInt8(ascii: "%"))
    ? String(decoding: percentDecoded(text), as: UTF8.self) : String(decoding: text, as: UTF8.self)
}

/// Replaces `%41` by its byte; what is no escape stays, and so does an escaped NUL, which no file has.
func percentDecoded(_ text: UnsafeRawBufferPointer) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(text.count)
  var index = 0
  while index < text.count {
    if text[index] == UInt8(ascii: "%"), index &+ 2 < text.count,
      let high = hexadecimal(text[index &+ 1]), let low = hexadecimal(text[index &+ 2]),
      high | low != 0
    {
      result.append(high << 4 | low)
      index &+= 3
    } else {
      result.append(text[index])
      index &+= 1
    }
  }
  return result
}

private func hexadecimal(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}

/// The scheme of an address that a page must not have, with its colon, or nil.
///
/// libcmark's rule of its safe mode, on the address as a browser reads it (WHATWG URL, 4.4):
/// control characters and spaces before it, tabs and line ends inside it mean nothing.
func unsafeScheme(_ address: UnsafeRawBufferPointer) -> String? {
  guard let first = address.first(where: { $0 > 0x20 }) else { return nil }
  switch first | 0x20 {
  case UInt8(ascii: "j"), UInt8(ascii: "v"), UInt8(ascii: "f"), UInt8(ascii: "d"): break
  default: return nil
  }
  for scheme in unsafeSchemes where begins(address, with: scheme) { return "\(scheme)" }
  guard begins(address, with: "data:") else { return nil }
  return safeData.contains { begins(address, with: $0) } ? nil : "data:"
}

private let unsafeSchemes: [StaticString] = ["javascript:", "vbscript:", "file:"]
private let safeData: [StaticString] = [
  "data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp",
]

/// Whether an address, as a browser reads it, begins with a text in small letters.
private func begins(_ address: UnsafeRawBufferPointer, with text: StaticString) -> Bool {
  var matched = 0
  for byte in address {
    if byte == 0x09 || byte == 0x0A || byte == 0x0D || (matched == 0 && byte <= 0x20) { continue }
    guard lowercased(byte) == text.utf8Start[matched] else { return false }
    matched &+= 1
    if matched == text.utf8CodeUnitCount { return true }
  }
  return false
}

func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
