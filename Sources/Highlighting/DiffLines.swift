/// Code with a sign before each line, taken apart: `+` for an added line, `-` for a removed one, a space for others.
struct DiffLines {
  /// The code alone.
  private(set) var text: [UInt8] = []
  /// The sign of each line; 0 where a line has none.
  private(set) var signs: [UInt8] = []

  init(_ source: UnsafeRawBufferPointer) {
    text.reserveCapacity(source.count)
    var isLineStart = true
    for byte in source {
      if isLineStart {
        isLineStart = false
        let isSign = "+- ".utf8.contains(byte)
        signs.append(isSign ? byte : 0)
        if isSign { continue }
      }
      text.append(byte)
      if byte == UInt8(ascii: "\n") { isLineStart = true }
    }
  }
}
