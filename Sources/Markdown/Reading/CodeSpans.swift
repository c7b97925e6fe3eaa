/// Finds the ends of code spans in one block (CommonMark 0.30, 6.1).
///
/// - Complexity: O(*n*) for all spans of a block together: once the block's end was reached, the last run of each
///   length is known.
struct CodeSpans {
  /// Where the last run of each length that was seen begins.
  private var lastRuns: [Int: Int] = [:]
  private var hasSeenAll = false
  /// libcmark takes no longer run for the mark of a span.
  private static let longestMark = 1000

  /// Where the span that begins with the backticks at `start` ends, or the backticks themselves when none does.
  mutating func end(in text: UnsafeRawBufferPointer, at start: Int) -> Int {
    let length = runLength(text, start..<text.count, of: UInt8(ascii: "`"))
    let inside = start &+ length
    if length > Self.longestMark || hasSeenAll && (lastRuns[length] ?? 0) < inside { return inside }
    var index = inside
    while index < text.count {
      guard text[index] == UInt8(ascii: "`") else {
        index &+= 1
        continue
      }
      let run = runLength(text, index..<text.count, of: UInt8(ascii: "`"))
      lastRuns[run] = index
      index &+= run
      if run == length { return index }
    }
    hasSeenAll = true
    return inside
  }
}
