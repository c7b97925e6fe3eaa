import Glibc

/// Steps through a text of libcmark's tree, over what it has of its own, runs of plain words and atoms in turn.
struct AtomPieces {
  enum Piece {
    case text(UnsafeRawBufferPointer)
    /// A run of words, which holds nothing that is escaped in HTML.
    case plain(UnsafeRawBufferPointer)
    case atom(Int)
  }

  private let text: UnsafeRawBufferPointer
  private let plain: PlainRuns
  private var index = 0
  private var pending: Piece?

  init(_ text: UnsafeRawBufferPointer, _ plain: PlainRuns) {
    self.text = text
    self.plain = plain
  }

  @inline(__always)
  mutating func next() -> Piece? {
    if let piece = pending {
      pending = nil
      return piece
    }
    guard let base = text.baseAddress, index < text.count else { return nil }
    let start = index
    if let fence = memchr(base + start, Int32(Atom.start), text.count &- start) {
      index = UnsafeRawPointer(fence) - base
    } else {
      index = text.count
    }
    let found = index
    if let words = readRun() {
      if found == start { return .plain(words) }
      pending = .plain(words)
      return .text(piece(start..<found))
    }
    guard found < text.count, let (number, sides) = readName() else {
      if index == found { index = text.count }
      return .text(piece(start..<index))
    }
    // The stand-ins around the name are no text.
    let end = sides & 1 != 0 && found > start ? found &- 1 : found
    if sides & 2 != 0, index < text.count { index &+= 1 }
    if end == start { return .atom(number) }
    pending = .atom(number)
    return .text(piece(start..<end))
  }

  /// Reads the name of a run that begins at `index`.
  @inline(__always)
  private mutating func readRun() -> UnsafeRawBufferPointer? {
    guard index &+ 3 < text.count, text[index &+ 1] == PlainRuns.mark else { return nil }
    var place = index &+ 2
    var number = 0
    var shift = 0
    // No document has so many; a longer name is not ours.
    while place < text.count, shift < 32, (0..<16) ~= text[place] &- UInt8(ascii: "a") {
      number |= Int(text[place] &- UInt8(ascii: "a")) &<< shift
      shift &+= 4
      place &+= 1
    }
    guard place < text.count, text[place] == Atom.end, let words = plain[number] else {
      return nil
    }
    index = place &+ 1
    return words
  }

  /// Reads the name of an atom that begins at `index`.
  private mutating func readName() -> (number: Int, sides: UInt8)? {
    var place = index &+ 1
    guard place < text.count, (UInt8(ascii: "a")...UInt8(ascii: "d")) ~= text[place] else {
      return nil
    }
    let sides = text[place] &- UInt8(ascii: "a")
    place &+= 1
    var number = 0
    while place < text.count, isDigit(text[place]) {
      // No document has so many atoms; a longer number is not ours.
      guard number < 1 << 32 else { return nil }
      number = number &* 10 &+ Int(text[place] &- UInt8(ascii: "0"))
      place &+= 1
    }
    guard place < text.count, text[place] == Atom.end else { return nil }
    index = place &+ 1
    return (number, sides)
  }

  private func piece(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: text[range])
  }
}
