/// Steps through the source of one paragraph or heading, over what is neither escaped by a
/// backslash nor inside a code span. Linear in the length of the source.
struct ProseBytes {
  private let bytes: [UInt8]
  private let end: Int
  private(set) var index: Int
  /// For each length of a run of backticks, where its last one begins.
  private var lastRuns: [Int: Int] = [:]

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
    var index = index
    while index < end {
      if bytes[index] == backtick {
        let length = runLength(at: index)
        lastRuns[length] = index
        index += length
      } else {
        index += 1
      }
    }
  }

  /// The offset of the next byte, or nil at the end.
  mutating func next() -> Int? {
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index = min(index + 2, end)
      case backtick: skipCodeSpan()
      default:
        index += 1
        return index - 1
      }
    }
    return nil
  }

  /// Goes on at `offset`.
  mutating func skip(to offset: Int) { index = min(max(index, offset), end) }

  private let backtick = UInt8(ascii: "`")

  private func runLength(at start: Int) -> Int {
    var index = start
    while index < end, bytes[index] == backtick { index += 1 }
    return index - start
  }

  private mutating func skipCodeSpan() {
    let length = runLength(at: index)
    let last = lastRuns[length] ?? index
    index += length
    guard last >= index else { return }
    while index < end {
      let run = runLength(at: index)
      index += max(run, 1)
      if run == length { return }
    }
  }
}
