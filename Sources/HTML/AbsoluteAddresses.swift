/// Makes every address in a page whole, for readers who see the text elsewhere.
package struct AbsoluteAddresses: AddressResolver {
  /// Without a query or fragment.
  private let page: [UInt8]
  /// Up to and with the colon.
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
    scheme = bytes[..<min(colon + 1, bytes.count)]
    let host = min(colon + 3, bytes.count)
    let path = bytes[host...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
    origin = bytes[..<path]
    let slash = bytes[path...].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? bytes.count
    folder = bytes[path..<slash]
  }

  package func resolve(_ address: UnsafeRawBufferPointer, isLink: Bool) -> ResolvedAddress {
    guard let first = address.first else { return isLink ? .other(page) : .same }
    switch first {
    case UInt8(ascii: "#"): return isLink ? whole(page[...], address) : .same
    case UInt8(ascii: "?"): return whole(page[...], address)
    case UInt8(ascii: "/"):
      let namesHost = address.count > 1 && address[1] == UInt8(ascii: "/")
      return namesHost ? whole(scheme, address) : whole(origin, address)
    default: break
    }
    if AddressParts.isScript(address) { return .none }
    if AddressParts.scheme(of: address) != nil { return .same }
    let end = AddressParts.endOfPath(address)
    var path = folder.isEmpty ? [UInt8(ascii: "/")] : Array(folder)
    path.append(contentsOf: UnsafeRawBufferPointer(rebasing: address[..<end]))
    path = AddressParts.withoutDots(path)
    path.append(contentsOf: UnsafeRawBufferPointer(rebasing: address[end...]))
    return .other(Array(origin) + path)
  }

  private func whole(
    _ start: ArraySlice<UInt8>, _ end: UnsafeRawBufferPointer
  ) -> ResolvedAddress {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(start.count + end.count)
    bytes.append(contentsOf: start)
    bytes.append(contentsOf: end)
    return .other(bytes)
  }
}
