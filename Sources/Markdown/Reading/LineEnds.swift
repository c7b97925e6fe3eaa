/// Where the lines of a document end: at `\n`, `\r\n` or `\r`, as libcmark sees them.
struct LineEnds {
  /// The offsets at which lines end, ascending; none for a last line that nothing ends.
  private(set) var offsets: [Int32] = []

  /// Room for so many bytes of text in lines of some length.
  init(bytes count: Int) { offsets.reserveCapacity(count / 32 &+ 8) }

  init(_ text: UnsafeRawBufferPointer) {
    self.init(bytes: text.count)
    for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
      add(index, in: text)
    }
  }

  /// Takes the line feed or the carriage return at an offset behind all that were taken.
  @inline(__always)
  mutating func add(_ index: Int, in text: UnsafeRawBufferPointer) {
    if text[index] == 0x0A, index > 0, text[index &- 1] == 0x0D { return }
    offsets.append(Int32(truncatingIfNeeded: index))
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
