/// Where the lines of a document end: at `\n`, `\r\n` or `\r`, as libcmark sees them.
struct LineEnds {
  /// The offsets at which lines end, ascending, those of all bytes that `ends` is true of; none for a last line that
  /// nothing ends.
  let offsets: [Int32]

  /// Whether a line ends with a byte of the text: not with the line feed behind a carriage return.
  @inline(__always)
  static func ends(_ byte: UInt8, at index: Int, in text: UnsafeRawBufferPointer) -> Bool {
    byte == 0x0D || byte == 0x0A && (index == 0 || text[index &- 1] != 0x0D)
  }

  /// The content of every line from `start` on, without its end.
  @inline(__always)
  func forEach(in text: UnsafeRawBufferPointer, from start: Int = 0, _ body: (Range<Int>) -> Bool) {
    var start = start
    for offset in offsets {
      let end = Int(offset)
      if end < start { continue }
      guard body(start..<end) else { return }
      let isPair = text[end] == 0x0D && end &+ 1 < text.count && text[end &+ 1] == 0x0A
      start = end &+ (isPair ? 2 : 1)
    }
    if start < text.count { _ = body(start..<text.count) }
  }
}
