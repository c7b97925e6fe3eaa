import Glibc

/// Finds the ends of lines: `\n`, `\r\n` or `\r`, as libcmark sees them.
struct LineEnds {
  private let text: UnsafeRawBufferPointer
  private let hasReturns: Bool

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
    hasReturns = text.baseAddress.map { memchr($0, 0x0D, text.count) != nil } ?? false
  }

  /// Where the line that begins at `start` ends, and where the next begins.
  func end(of start: Int) -> (end: Int, next: Int) {
    guard let base = text.baseAddress else { return (start, start) }
    if !hasReturns {
      guard let found = memchr(base + start, 0x0A, text.count &- start) else {
        return (text.count, text.count)
      }
      let end = UnsafeRawPointer(found) - base
      return (end, end &+ 1)
    }
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end &+= 1 }
    guard end < text.count else { return (end, end) }
    let isPair = text[end] == 0x0D && end &+ 1 < text.count && text[end &+ 1] == 0x0A
    return (end, end &+ (isPair ? 2 : 1))
  }
}
