/// Turns places that a C library counts in characters, or in lines and columns, into byte offsets
/// of the real file.
struct ByteOffsets {
  private let bytes: [UInt8]
  private let range: Range<Int>
  /// The byte offset of each character, empty when all are ASCII and the two counts agree.
  private var characters: [Int] = []
  /// The index of each line's first character.
  private var lines: [Int] = []

  /// - Parameters:
  ///   - range: the part of `bytes` that the library reads; its first character is number 0.
  ///   - isASCII: whether every byte of it is below 0x80.
  ///   - hasLines: whether `offset(line:column:)` will be asked.
  init(_ bytes: [UInt8], _ range: Range<Int>, isASCII: Bool, hasLines: Bool = false) {
    self.bytes = bytes
    self.range = range
    if !isASCII {
      characters.reserveCapacity(range.count)
      for index in range where bytes[index] & 0xC0 != 0x80 { characters.append(index) }
    }
    if hasLines {
      var count = 0
      lines.append(0)
      for index in range where bytes[index] & 0xC0 != 0x80 {
        count += 1
        if bytes[index] == 0x0A { lines.append(count) }
      }
    }
  }

  /// The byte offset of a character; past the end means the end.
  func offset(character: Int) -> Int {
    if characters.isEmpty { return min(range.lowerBound &+ character, range.upperBound) }
    return character < characters.count ? characters[character] : range.upperBound
  }

  /// The byte range of a range of characters.
  func range(characters: Range<Int>) -> Range<Int> {
    offset(character: characters.lowerBound)..<offset(character: characters.upperBound)
  }

  /// The byte offset of a line and a column, both from 1, where only a line feed ends a line.
  func offset(line: Int, column: Int) -> Int {
    guard line >= 1, line <= lines.count else { return range.upperBound }
    return offset(character: lines[line - 1] + max(0, column - 1))
  }
}
