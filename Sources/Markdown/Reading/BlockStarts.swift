/// A fence of backticks or tildes that opens a code block (CommonMark 0.30, 4.5).
struct CodeFence {
  let marker: UInt8
  let length: Int

  /// Nil when the line, from its first byte that is no white space, opens none.
  init?(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) {
    guard line.count >= 3, let marker = Self.marker(text[line.lowerBound]) else { return nil }
    let length = runLength(text, line, of: marker)
    guard length >= 3 else { return nil }
    if marker == UInt8(ascii: "`"), text[line].dropFirst(length).contains(marker) { return nil }
    self.marker = marker
    self.length = length
  }

  static func closes(
    _ text: UnsafeRawBufferPointer, _ line: Range<Int>, marker: UInt8, length: Int
  ) -> Bool {
    let run = runLength(text, line, of: marker)
    return run >= min(length, 255) && run >= 3
      && text[line].dropFirst(run).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  private static func marker(_ byte: UInt8) -> UInt8? {
    byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") ? byte : nil
  }
}

/// A heading of one to six `#` (CommonMark 0.30, 4.2).
enum ATXHeading {
  /// Where its text stands, or nil when the line is none.
  static func content(_ line: LineReader, _ text: UnsafeRawBufferPointer) -> Range<Int>? {
    let start = line.firstNonspace
    let level = runLength(text, start..<line.end, of: UInt8(ascii: "#"))
    let after = line[start &+ level]
    guard level <= 6, after == 0x20 || after == 0x09 || after == 0x0A else { return nil }
    var lower = start &+ level
    var upper = line.end
    while lower < upper, isSpaceOrTab(text[lower]) { lower &+= 1 }
    while upper > lower, isSpaceOrTab(text[upper &- 1]) { upper &-= 1 }
    var hashes = upper
    while hashes > lower, text[hashes &- 1] == UInt8(ascii: "#") { hashes &-= 1 }
    if hashes < upper, hashes == lower || isSpaceOrTab(text[hashes &- 1]) { upper = hashes }
    while upper > lower, isSpaceOrTab(text[upper &- 1]) { upper &-= 1 }
    return lower..<upper
  }
}

/// The line under a heading (CommonMark 0.30, 4.3).
enum SetextUnderline {
  static func matches(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    guard !line.isEmpty else { return false }
    let marker = text[line.lowerBound]
    guard marker == UInt8(ascii: "=") || marker == UInt8(ascii: "-") else { return false }
    return text[line].drop { $0 == marker }.allSatisfy(isSpaceOrTab)
  }
}

/// A rule (CommonMark 0.30, 4.1).
enum ThematicBreak {
  static func matches(_ text: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    guard line.count >= 3 else { return false }
    let marker = text[line.lowerBound]
    switch marker {
    case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "_"): break
    default: return false
    }
    var count = 0
    for index in line {
      if text[index] == marker { count &+= 1 } else if !isSpaceOrTab(text[index]) { return false }
    }
    return count >= 3
  }
}

/// What begins a list item (CommonMark 0.30, 5.2).
struct ListMarker {
  /// Bytes, without the space after it.
  let length: Int

  /// Nil when the line, from its first byte that is no white space, begins none.
  ///
  /// - Parameter interrupting: whether a paragraph is open; then the item must not be empty nor begin elsewhere than at 1.
  init?(_ text: UnsafeRawBufferPointer, _ line: Range<Int>, interrupting: Bool) {
    guard !line.isEmpty else { return nil }
    let first = text[line.lowerBound]
    var index = line.lowerBound
    switch first {
    case UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "+"): index &+= 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var number = 0
      while index < line.upperBound, index &- line.lowerBound < 9, isDigit(text[index]) {
        number = number &* 10 &+ Int(text[index] &- UInt8(ascii: "0"))
        index &+= 1
      }
      guard !interrupting || number == 1, index < line.upperBound,
        text[index] == UInt8(ascii: ".") || text[index] == UInt8(ascii: ")")
      else { return nil }
      index &+= 1
    default: return nil
    }
    let rest = text[index..<line.upperBound]
    guard rest.first.map(isSpace) ?? true else { return nil }
    if interrupting, rest.allSatisfy(isSpaceOrTab) { return nil }
    length = index &- line.lowerBound
  }
}

func runLength(_ text: UnsafeRawBufferPointer, _ range: Range<Int>, of byte: UInt8) -> Int {
  var index = range.lowerBound
  while index < range.upperBound, text[index] == byte { index &+= 1 }
  return index &- range.lowerBound
}

@inline(__always) func isSpaceOrTab(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
/// ASCII's white space, as C's `isspace`.
@inline(__always) func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D) ~= byte }
@inline(__always) func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
}
@inline(__always) func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20
}
