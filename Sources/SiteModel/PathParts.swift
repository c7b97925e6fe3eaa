/// Paths with `/`, cut between bytes: as characters, a slash and a combining mark behind it are one.
extension String {
  /// The parts between slashes, without empty ones.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// What stands before the last slash, empty when there is none.
  package var pathFolder: String { lastSlash.map { String(self[..<$0]) } ?? "" }

  /// What stands behind the last slash.
  package var pathName: String {
    lastSlash.map { String(self[utf8.index(after: $0)...]) } ?? String(self)
  }

  /// Whether the first byte is a slash.
  package var beginsWithSlash: Bool { utf8.first == UInt8(ascii: "/") }

  private var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
