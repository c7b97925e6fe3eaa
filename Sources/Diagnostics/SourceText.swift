/// The bytes of one file as they lie on disk, with the path a user knows it by.
///
/// Every offset in a diagnostic counts from the first byte of the real file, so a parser of a part
/// (front matter, Markdown body) passes offsets of the whole. `path` uses `/` and is relative to the
/// site's folder where the file lies inside it.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  private let lines = LineIndex()

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The line and column of a byte offset; past the end means the end.
  ///
  /// - Complexity: O(*n*) in the text for the first position, then O(log *n*) and the line's length.
  package func position(at offset: Int) -> SourcePosition {
    let offset = clamped(offset)
    let line = lines.line(at: offset, in: bytes)
    let start = min(afterByteOrderMark(line.start), offset)
    return SourcePosition(line: line.number + 1, column: 1 + scalarCount(start..<offset))
  }

  /// The byte range of the line that holds `offset`, without its line ending.
  package func lineRange(at offset: Int) -> Range<Int> {
    let offset = clamped(offset)
    let start = lines.line(at: offset, in: bytes).start
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return min(afterByteOrderMark(start), end)..<end
  }

  /// The text of a byte range, invalid UTF-8 shown as U+FFFD.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The offset of the first byte that is not UTF-8, or nil when the whole text is.
  package func firstInvalidUTF8() -> Int? {
    var index = 0
    let count = bytes.count
    while index < count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let length: Int
      switch byte {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default: return index
      }
      guard index + length <= count else { return index }
      for step in 1..<length where bytes[index + step] & 0xC0 != 0x80 { return index }
      let second = bytes[index + 1]
      if byte == 0xE0, second < 0xA0 { return index }
      if byte == 0xED, second > 0x9F { return index }
      if byte == 0xF0, second < 0x90 { return index }
      if byte == 0xF4, second > 0x8F { return index }
      index += length
    }
    return nil
  }

  private func clamped(_ offset: Int) -> Int { min(max(offset, 0), bytes.count) }

  /// A byte order mark is no part of the first line.
  private func afterByteOrderMark(_ start: Int) -> Int {
    start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : start
  }

  private func scalarCount(_ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

/// A place in a file: line and column count from 1, a column is one Unicode scalar.
package struct SourcePosition: Sendable, Hashable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
