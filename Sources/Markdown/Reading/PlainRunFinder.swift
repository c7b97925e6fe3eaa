import Glibc

/// Finds the runs of words that `PlainRuns` leaves out of what libcmark reads.
///
/// A run stands between two marks (`Marks`) and beside a space or a line end, from the first letter of its line on at the earliest:
/// so no block begins in it, what stands beside a mark stays, and nothing in it means anything in a text. Where the words may be
/// more than a text, runs are not looked for: from a bracket or a tag on, unless it is the plain link `[text](address)`, to the next
/// blank line, behind which nothing inline goes on. In code and raw HTML they are spelled out again.
struct PlainRunFinder {
  private(set) var places: [Range32] = []
  private let text: UnsafeRawBufferPointer
  private let shortest: Int
  /// What is longer is not looked through.
  private static let longestAddress = 1024

  /// Where the bytes begin in which the next run may be.
  private var gap = 0
  private var lineStart = 0
  /// How far the line was looked through for its first letter, and whether that was found.
  private var looked = 0
  private var hasLetter = false
  /// The line is a heading, a fence, a row or a part of something else that is read in another way.
  private var isOther = false
  /// No runs before the next blank line.
  private var isOff = false
  /// A `[` is open.
  private var isInBrackets = false

  /// - Parameter shortest: the fewest bytes of a run; nil to look for none.
  init(_ text: UnsafeRawBufferPointer, shortest: Int?) {
    self.text = text
    self.shortest = shortest.map { max($0, 1) } ?? .max
    // Most documents have no more.
    if shortest != nil { places.reserveCapacity(text.count / 96 &+ 4) }
    // A byte order mark is not seen by the rules of blocks.
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { looked = 3 }
  }

  /// Takes the next mark.
  @inline(__always)
  mutating func take(_ mark: UInt8, at place: Int) {
    if place &- gap >= shortest, !isOff, !isInBrackets, !isOther {
      find(to: place, isLineEnd: mark == 0x0A || mark == 0x0D)
    }
    if place >= gap {
      gap = place &+ 1
    } else if mark == UInt8(ascii: "<") || mark == UInt8(ascii: "\\") || mark < 0x20 {
      // So the address is not a simple one.
      isOff = true
    }
    switch mark {
    case 0x0A, 0x0D: endLine(mark, at: place)
    case UInt8(ascii: "["):
      if isInBrackets { isOff = true }
      isInBrackets = true
    case UInt8(ascii: "]"): if isInBrackets, !isOff { closeBracket(at: place) }
    case UInt8(ascii: "<"): if mayOpenTag(at: place) { isOff = true }
    case UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "!"): if isInBrackets { isOff = true }
    default: break
    }
  }

  /// Leaves out what certainly is a block of code, up to the line that closes it.
  @inline(__always)
  mutating func skipCode(to end: Int) {
    gap = end
    beginLine(at: end)
  }

  /// Takes the end of the document.
  mutating func finish() {
    if text.count &- gap >= shortest, !isOff, !isInBrackets, !isOther {
      find(to: text.count, isLineEnd: true)
    }
  }

  @inline(__always)
  private mutating func beginLine(at start: Int) {
    lineStart = start
    looked = start
    hasLetter = false
    isOther = false
  }

  private mutating func endLine(_ mark: UInt8, at place: Int) {
    let isPair = mark == 0x0A && place > 0 && text[place &- 1] == 0x0D
    if isOff || isInBrackets, !isPair {
      var index = lineStart
      while index < place, isSpaceOrTab(text[index]) { index &+= 1 }
      isOff = index < place
      isInBrackets = false
    }
    beginLine(at: place &+ 1)
  }

  /// Behind a link with a simple address runs go on; anything else may need all of its block to be understood.
  private mutating func closeBracket(at place: Int) {
    isInBrackets = false
    let start = place &+ 2
    let limit = min(text.count, start &+ Self.longestAddress)
    guard start < limit, text[place &+ 1] == UInt8(ascii: "("),
      let end = offset(of: UInt8(ascii: ")"), in: start..<limit),
      // A title or brackets of the address may hold the `)`.
      offset(of: 0x20, in: start..<end) == nil,
      offset(of: UInt8(ascii: "("), in: start..<end) == nil
    else {
      isOff = true
      return
    }
    gap = end &+ 1
  }

  private func offset(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard let start = text.baseAddress,
      let found = memchr(start + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - start
  }

  private func mayOpenTag(at place: Int) -> Bool {
    guard place &+ 1 < text.count else { return false }
    let next = text[place &+ 1]
    return isLetter(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: "!")
      || next == UInt8(ascii: "?")
  }

  /// Takes the run between the end of the last mark and an offset, if there is one.
  private mutating func find(to end: Int, isLineEnd: Bool) {
    if !hasLetter { findLetter(to: end) }
    guard hasLetter, !isOther else { return }
    var lower = max(gap, looked)
    var upper = end
    if gap > lineStart {
      while lower < upper, text[lower] != 0x20 { lower &+= 1 }
      while lower < upper, text[lower] == 0x20 { lower &+= 1 }
    }
    if !isLineEnd {
      while upper > lower, text[upper &- 1] != 0x20 { upper &-= 1 }
    }
    while upper > lower, text[upper &- 1] == 0x20 { upper &-= 1 }
    if upper &- lower >= shortest { places.append(Range32(lower..<upper)) }
  }

  /// Looks for the first letter of the line; a block can only begin before it.
  private mutating func findLetter(to end: Int) {
    while looked < end {
      switch text[looked] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        0x80...0xFF:
        hasLetter = true
        return
      case UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "|"),
        UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "{"):
        isOther = true
        return
      default: looked &+= 1
      }
    }
  }
}
