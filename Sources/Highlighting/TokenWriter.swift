import HTML

/// Writes tokens as spans, line by line.
struct TokenWriter {
  private let source: UnsafeRawBufferPointer

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  /// The tokens as spans; `lineStart` and `lineEnd` write what stands around each line, its number from 0.
  ///
  /// `lineEnd` comes behind the line feed; a line feed at the very end begins no line more.
  ///
  /// - Parameter hasLines: whether the closures are called at all.
  @inline(__always)
  func write(
    _ tokens: Tokens, into buffer: inout ByteBuffer, hasLines: Bool = false,
    lineStart: (Int, inout ByteBuffer) -> Void = { _, _ in },
    lineEnd: (Int, inout ByteBuffer) -> Void = { _, _ in }
  ) {
    guard !source.isEmpty else { return }
    var pen = Pen()
    var line = 0
    var start = 0
    if hasLines { lineStart(0, &buffer) }
    for packed in tokens.packed {
      let stop = min(Int(packed >> 8), source.count)
      let kind = TokenKind(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .text
      while start < stop {
        var lineFeed = start
        while lineFeed < stop, source[lineFeed] != UInt8(ascii: "\n") { lineFeed &+= 1 }
        span(kind, start..<lineFeed, with: &pen, into: &buffer)
        start = lineFeed
        if lineFeed < stop {
          pen.lineFeed()
          start = lineFeed &+ 1
          if hasLines {
            pen.flush(into: &buffer)
            lineEnd(line, &buffer)
            if start < source.count { lineStart(line &+ 1, &buffer) }
          }
          line &+= 1
        }
        if pen.isFull { pen.flush(into: &buffer) }
      }
    }
    pen.flush(into: &buffer)
    if hasLines, source[source.count - 1] != UInt8(ascii: "\n") { lineEnd(line, &buffer) }
  }

  @inline(__always)
  private func span(
    _ kind: TokenKind, _ range: Range<Int>, with pen: inout Pen, into buffer: inout ByteBuffer
  ) {
    guard !range.isEmpty else { return }
    if kind != .text { pen.open(kind) }
    pen.escape(UnsafeRawBufferPointer(rebasing: source[range]), into: &buffer)
    if kind != .text { pen.close() }
  }
}
