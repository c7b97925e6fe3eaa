/// Words and what each is, found by their bytes in one probe or two.
///
/// Written as lines: the CSS class of the words' kind, then the words. `k>nc class struct` says besides that the next
/// name is a class (`nc`). A word in two lines has the kind of the later one.
struct WordTable: Sendable {
  /// What a word is, and what it says of the name behind it.
  struct Meaning: Sendable {
    let kind: TokenKind
    let next: TokenKind?
  }

  private struct Slot: Sendable {
    /// Where the word stands in `letters`.
    var start = 0
    var count = 0
    var hash = 0
    /// An index into `meanings`, -1 for an empty slot.
    var meaning = -1
  }

  private var slots: [Slot]
  /// All words, one behind the other.
  private var letters: [UInt8] = []
  private var meanings: [Meaning] = []
  private let mask: Int
  private let isFolded: Bool
  private var longest = 0

  /// - Parameter folded: whether capitals and small letters are one; the words are written small then.
  init(_ text: String, folded: Bool = false) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
      .map { $0.split(separator: UInt8(ascii: " ")).map { Array($0) } }
    let count = lines.reduce(0) { $0 + $1.count }
    var size = 16
    while size < count * 2 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(), count: size)
    isFolded = folded
    for line in lines {
      guard let head = line.first else { continue }
      let parts = head.split(separator: UInt8(ascii: ">"))
      guard let kind = parts.first.flatMap({ TokenKind(cssClass: $0) }) else { continue }
      let next = parts.count > 1 ? TokenKind(cssClass: parts[1]) : nil
      meanings.append(Meaning(kind: kind, next: next))
      for word in line.dropFirst() { insert(word) }
    }
  }

  private mutating func insert(_ word: [UInt8]) {
    longest = max(longest, word.count)
    var hash = 0
    for byte in word { hash = Self.mixed(hash, byte) }
    var index = Self.spread(hash) & mask
    while slots[index].meaning >= 0,
      letters[slots[index].start...].prefix(slots[index].count) != word[...]
    {
      index = (index + 1) & mask
    }
    slots[index] = Slot(
      start: letters.count, count: word.count, hash: hash, meaning: meanings.count - 1)
    letters += word
  }

  @inline(__always)
  private static func mixed(_ hash: Int, _ byte: UInt8) -> Int { hash &* 31 &+ Int(byte) }

  @inline(__always)
  private static func spread(_ hash: Int) -> Int { (hash &* 0x9E37_79B9) >> 15 }

  /// What the word from `start` to `stop` is; nil for one that is not here.
  @inline(__always)
  func meaning(in lexer: borrowing Lexer, from start: Int, to stop: Int) -> Meaning? {
    guard stop &- start <= longest else { return nil }
    var hash = 0
    for index in start..<max(start, stop) {
      let byte = lexer[index]
      hash = Self.mixed(hash, isFolded ? byte.lowered : byte)
    }
    var index = Self.spread(hash) & mask
    while slots[index].meaning >= 0 {
      if slots[index].hash == hash, slots[index].count == stop &- start,
        isEqual(slots[index].start, lexer, start, stop)
      {
        return meanings[slots[index].meaning]
      }
      index = (index &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func isEqual(
    _ letter: Int, _ lexer: borrowing Lexer, _ start: Int, _ stop: Int
  ) -> Bool {
    for offset in 0..<(stop &- start) {
      let byte = lexer[start &+ offset]
      if letters[letter &+ offset] != (isFolded ? byte.lowered : byte) { return false }
    }
    return true
  }

  /// Whether the word from `start` to `stop` is one of these.
  func contains(_ lexer: borrowing Lexer, from start: Int, to stop: Int) -> Bool {
    meaning(in: lexer, from: start, to: stop) != nil
  }
}
