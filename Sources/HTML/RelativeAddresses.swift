/// Makes every address within the site relative to the page it stands on, so that pages work from a disk.
///
/// An address of a folder becomes that of the `index.html` in it, which no server is there to find.
package struct RelativeAddresses: AddressResolver {
  private let base: [UInt8]
  /// The folders that the page's file lies in, percent-encoded.
  private let folders: [ArraySlice<UInt8>]

  /// - Parameters:
  ///   - base: what stands before every address within the site: `` or `/blog`.
  ///   - page: the page's own file from the site's root, percent-encoded: `/posts/hello/index.html`.
  package init(base: String, page: String) {
    self.base = Array(base.utf8)
    folders = Self.parts(Array(page.utf8)).dropLast()
  }

  package func resolve(_ address: UnsafeRawBufferPointer, isLink: Bool) -> ResolvedAddress {
    let end = AddressParts.endOfPath(address)
    guard end > 0 else { return .same }
    let path = address[..<end]
    guard path.first == UInt8(ascii: "/") else {
      // Beside the page already, unless it is a folder.
      guard AddressParts.scheme(of: address) == nil, Self.isFolder(path) else { return .same }
      let slash = path.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
      return .other(Array(path) + slash + Self.index + address[end...])
    }
    guard path.starts(with: base) else { return .same }
    let inside = path.dropFirst(base.count)
    // `//host/`, or `/blogger/` beside `/blog`.
    guard inside.isEmpty || inside.first == UInt8(ascii: "/"),
      !inside.starts(with: "//".utf8)
    else { return .same }
    var parts = Self.parts(
      AddressParts.withoutDots(inside.isEmpty ? [UInt8(ascii: "/")] : Array(inside)))
    if parts.last?.isEmpty != false { parts = parts.dropLast() + [Self.index[...]] }
    var shared = 0
    while shared < folders.count, shared < parts.count - 1, folders[shared] == parts[shared] {
      shared += 1
    }
    var result: [UInt8] = []
    for _ in shared..<folders.count { result += "../".utf8 }
    // `a:b` alone would have a scheme.
    if shared == folders.count, parts[shared].contains(UInt8(ascii: ":")) { result += "./".utf8 }
    result += parts[shared...].joined(separator: [UInt8(ascii: "/")])
    return .other(result + address[end...])
  }

  private static let index = Array("index.html".utf8)

  /// What stands between the slashes; a folder's last part is empty.
  private static func parts(_ path: [UInt8]) -> [ArraySlice<UInt8>] {
    path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
  }

  private static func isFolder(_ path: Slice<UnsafeRawBufferPointer>) -> Bool {
    let last = path.reversed().prefix { $0 != UInt8(ascii: "/") }
    return last.isEmpty || last.elementsEqual(".".utf8) || last.elementsEqual("..".utf8)
  }
}
