/// Makes every address in a page whole, for readers who see the text elsewhere.
package struct AbsoluteAddresses: AddressResolver {
  /// Without a query or fragment.
  private let page: [UInt8]
  /// Up to the colon.
  private let scheme: ArraySlice<UInt8>
  /// Scheme and host.
  private let origin: ArraySlice<UInt8>
  /// The path up to and with its last slash.
  private let folder: ArraySlice<UInt8>

  /// - Parameter page: where the page stands: `https://example.org/posts/hello/`.
  package init(page: String) {
    let bytes = Array(page.utf8)
    self.page = bytes
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")) ?? 0
    scheme = bytes[..<colon]
    let host = min(colon + 3, bytes.count)
    let path = bytes[host...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    origin = bytes[..<path]
    let slash = bytes[path...].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? bytes.count
    folder = bytes[path..<slash]
  }

  package func resolve(_ address: UnsafeRawBufferPointer, isLink: Bool) -> ResolvedAddress {
    guard let first = address.first else { return isLink ? .other(page) : .same }
    switch first {
    case UInt8(ascii: "#"): return isLink ? .other(page + address) : .same
    case UInt8(ascii: "?"): return .other(page + address)
    case UInt8(ascii: "/"):
      let namesHost = address.count > 1 && address[1] == UInt8(ascii: "/")
      let start = namesHost ? scheme + [UInt8(ascii: ":")] : origin
      return .other(Array(start) + address)
    default: break
    }
    if AddressParts.isScript(address) { return .none }
    if AddressParts.scheme(of: address) != nil { return .same }
    let end = AddressParts.endOfPath(address)
    let around = folder.isEmpty ? [UInt8(ascii: "/")] : Array(folder)
    let path = AddressParts.withoutDots(around + address[..<end])
    return .other(Array(origin) + path + address[end...])
  }
}
