import Records

/// What the files of the cache begin with: a word of 16 bytes, who may read them, how many bytes follow, and the
/// fingerprint of these.
enum Seal {
  static let size = 16 + 8 + 8 + 8
  /// The fingerprint is of those of pieces of this many bytes, so that a file can be sealed that was never in memory whole.
  static let pieceSize = 1 << 20

  /// - Parameter print: of `pieces(of:)` all bytes behind.
  static func bytes(_ heading: [UInt8], count: Int, print: UInt64) -> [UInt8] {
    var writer = RecordWriter(capacity: size)
    heading.withUnsafeBytes { writer.append($0) }
    for number in [CacheIdentity.current, UInt64(count), print] { writer.write(fixed: number) }
    return writer.bytes
  }

  /// The fingerprint of all that stands behind a seal.
  static func print(of body: UnsafeRawBufferPointer) -> UInt64 {
    var print = Fingerprinter()
    var rest = body[...]
    while !rest.isEmpty {
      print.combine(Fingerprint.of(UnsafeRawBufferPointer(rebasing: rest.prefix(pieceSize))))
      rest = rest.dropFirst(pieceSize)
    }
    return print.value
  }

  /// Bytes with their seal before them.
  static func sealed(_ body: [UInt8], heading: [UInt8]) -> [UInt8] {
    bytes(heading, count: body.count, print: body.withUnsafeBytes { print(of: $0) }) + body
  }

  /// A reader behind the seal, and the fingerprint; nil for bytes that were not sealed by this program, or not as they are.
  static func open(
    _ raw: UnsafeRawBufferPointer, heading: [UInt8]
  ) -> (reader: RecordReader, print: UInt64)? {
    guard raw.count >= size, raw.prefix(heading.count).elementsEqual(heading) else { return nil }
    var reader = RecordReader(raw)
    _ = reader.raw(heading.count)
    let body = UnsafeRawBufferPointer(rebasing: raw[size...])
    let print = print(of: body)
    guard reader.fixed() == CacheIdentity.current, reader.fixed() == UInt64(body.count),
      reader.fixed() == print
    else { return nil }
    return (reader, print)
  }
}
