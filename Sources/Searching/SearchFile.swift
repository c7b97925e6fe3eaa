import Records

/// A file of a site's search index.
package struct SearchFile: Sendable {
  /// Its name in the index's folder.
  package let name: String
  package let bytes: [UInt8]

  /// What is in its name of its bytes, or of those of some files that lie around it.
  let fingerprint: UInt32

  /// The file that leads to all others; its name never changes.
  static func entry(_ bytes: [UInt8]) -> SearchFile {
    SearchFile(name: "index.bin", bytes: bytes, fingerprint: 0)
  }

  /// A file that may be kept for ever, since others have other names.
  ///
  /// - Parameters:
  ///   - kind: a letter for the kind of file.
  ///   - number: its place among those of its kind.
  init(_ kind: String, _ number: Int, _ bytes: [UInt8]) {
    self.init(kind, number, bytes, Self.short(Fingerprint.of(bytes)))
  }

  /// - Parameter fingerprint: made by `short`.
  init(_ kind: String, _ number: Int, _ bytes: [UInt8], _ fingerprint: UInt32) {
    let digits = String(fingerprint, radix: 16)
    let filled = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    self.init(name: "\(kind)\(number).\(filled).bin", bytes: bytes, fingerprint: fingerprint)
  }

  /// 24 bits: it is enough that one state of a file is told from another.
  static func short(_ fingerprint: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: fingerprint & 0xFF_FFFF)
  }

  private init(name: String, bytes: [UInt8], fingerprint: UInt32) {
    self.name = name
    self.bytes = bytes
    self.fingerprint = fingerprint
  }
}
