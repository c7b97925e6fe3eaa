extension Lexer {
  /// The first place from `start` on whose byte is not in `set`.
  @inline(__always)
  func skip(_ set: ByteSet, from start: Int) -> Int {
    var index = start
    while index < end, set.contains(self[index]) { index &+= 1 }
    return index
  }

  /// The first place from `start` on whose byte is in `set`; the end when there is none.
  @inline(__always)
  func find(_ set: ByteSet, from start: Int) -> Int {
    var index = start
    while index < end, !set.contains(self[index]) { index &+= 1 }
    return index
  }

  /// The first place from `start` on, before `limit`, whose byte is in `set`; `limit` when there is none.
  func find(_ set: ByteSet, from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit, !set.contains(self[index]) { index &+= 1 }
    return min(index, limit)
  }

  /// The end of the line that holds `start`: the place of its line feed, or the end.
  func lineEnd(from start: Int) -> Int {
    var index = start
    while index < end, self[index] != UInt8(ascii: "\n") { index &+= 1 }
    return index
  }

  /// The beginning of the line after the one that holds `start`.
  func nextLine(from start: Int) -> Int { min(lineEnd(from: start) &+ 1, end) }

  /// Whether `text` stands at `index`.
  @inline(__always)
  func has(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index &+ count <= end else { return false }
    for offset in 0..<count where self[index &+ offset] != text.utf8Start[offset] { return false }
    return true
  }

  @inline(__always)
  func has(_ text: StaticString) -> Bool { has(text, at: position) }

  /// Whether the bytes of `text` stand at `index`, capitals of the source counting as small letters if `folded`.
  func has(_ text: [UInt8], at index: Int, folded: Bool = false) -> Bool {
    guard index >= 0, text.count <= end &- index else { return false }
    for offset in 0..<text.count {
      let byte = self[index &+ offset]
      if byte != text[offset], !folded || byte.lowered != text[offset] { return false }
    }
    return true
  }

  /// The first place from `start` on, before `limit`, where `text` stands; nil when there is none.
  func firstPlace(of text: [UInt8], from start: Int, before limit: Int? = nil) -> Int? {
    guard let first = text.first else { return nil }
    let last = min(limit ?? end, end) &- text.count
    var index = start
    while index <= last {
      if self[index] == first, has(text, at: index) { return index }
      index &+= 1
    }
    return nil
  }

  /// Whether only blanks stand between the position and the beginning of its line.
  var isFirstOnLine: Bool {
    var index = position &- 1
    while index >= 0, ByteSet.blank.contains(self[index]) { index &-= 1 }
    return index < 0 || self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\r")
  }

  /// Whether the position is the beginning of a line.
  var isAtLineStart: Bool { position == 0 || self[position &- 1] == UInt8(ascii: "\n") }

  /// The place behind the character that begins at `index`, its continuation bytes included.
  func afterCharacter(_ index: Int) -> Int {
    var index = index &+ 1
    while index < end, self[index] & 0xC0 == 0x80 { index &+= 1 }
    return min(index, end)
  }

  /// The next byte after blanks, from `start` on.
  func afterBlanks(_ start: Int) -> UInt8 { self[skip(.blank, from: start)] }

  /// White space at the position, as plain text.
  mutating func emitSpace() { emit(.text, to: skip(.space, from: position)) }
}

extension UInt8 {
  /// The small letter of an ASCII capital; every other byte as it is.
  @inline(__always)
  var lowered: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
