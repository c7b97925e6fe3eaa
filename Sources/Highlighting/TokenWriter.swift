import HTML

/// Writes tokens as spans, line by line.
struct TokenWriter {
  private let source: UnsafeRawBufferPointer

  init(_ source: UnsafeRawBufferPointer) { self.source = source }

  /// The tokens as spans; `lineStart` and `lineEnd` write what stands around each line, its number from 0.
  ///
  /// `lineEnd` comes behind the line feed; a line feed at the very end begins no line more.
  @inline(__always)
  func write(
    _ tokens: Tokens, into buffer: inout ByteBuffer,
    lineStart: (Int, inout ByteBuffer) -> Void = { _, _ in },
    lineEnd: (Int, inout ByteBuffer) -> Void = { _, _ in }
  ) {
    guard !source.isEmpty else { return }
    buffer.reserve(source.count &* 3)
    var line = 0
    var start = 0
    lineStart(0, &buffer)
    for packed in tokens.packed {
      let stop = min(Int(packed >> 8), source.count)
      let kind = TokenKind(rawValue: UInt8(truncatingIfNeeded: packed)) ?? .text
      while start < stop {
        var lineFeed = start
        while lineFeed < stop, source[lineFeed] != UInt8(ascii: "\n") { lineFeed &+= 1 }
        span(kind, start..<lineFeed, into: &buffer)
        start = lineFeed
        if lineFeed < stop {
          buffer.append(UInt8(ascii: "\n"))
          lineEnd(line, &buffer)
          line &+= 1
          start = lineFeed &+ 1
          if start < source.count { lineStart(line, &buffer) }
        }
      }
    }
    if source[source.count - 1] != UInt8(ascii: "\n") { lineEnd(line, &buffer) }
  }

  @inline(__always)
  private func span(_ kind: TokenKind, _ range: Range<Int>, into buffer: inout ByteBuffer) {
    guard !range.isEmpty else { return }
    if kind == .text {
      escape(range, into: &buffer)
    } else {
      buffer.append("<span class=\"")
      buffer.append(kind.cssClass)
      buffer.append("\">")
      escape(range, into: &buffer)
      buffer.append("</span>")
    }
  }

  /// As `ByteBuffer.append(escapingAsCommonMark:)`, which is made for longer texts than tokens.
  @inline(__always)
  private func escape(_ range: Range<Int>, into buffer: inout ByteBuffer) {
    var clean = range.lowerBound
    for index in range {
      let written: StaticString
      switch source[index] {
      case UInt8(ascii: "&"): written = "&amp;"
      case UInt8(ascii: "<"): written = "&lt;"
      case UInt8(ascii: ">"): written = "&gt;"
      case UInt8(ascii: "\""): written = "&quot;"
      default: continue
      }
      buffer.append(UnsafeRawBufferPointer(rebasing: source[clean..<index]))
      buffer.append(written)
      clean = index &+ 1
    }
    buffer.append(UnsafeRawBufferPointer(rebasing: source[clean..<range.upperBound]))
  }
}
