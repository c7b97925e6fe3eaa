/// Takes the words of a text one by one.
protocol WordSink: ~Copyable {
  /// A word as words are compared, of 1 up to `WordReader.longest` + 3 bytes; the bytes stay where they are until this
  /// returns.
  mutating func take(_ word: UnsafeRawBufferPointer)
}

/// Takes text apart into words: runs of letters and digits, folded; of scripts without spaces each two letters that
/// follow each other, and the last letter of a run alone, so that any letter begins a word.
///
/// Text comes in pieces, and a word may go on from one to the next.
struct WordReader: ~Copyable {
  /// Bytes after which a word takes no further letter; what is longer is nobody's search.
  static let longest = 48
  /// The longest word with one scalar more.
  private static let room = 64

  private let word = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
  private var length = 0
  /// The last two letters of a run in a script without spaces; 0 for none.
  private var run: (UInt32, UInt32) = (0, 0)

  deinit { word.deallocate() }

  /// Reads a piece of text in UTF-8.
  mutating func read(_ text: UnsafeRawBufferPointer, into sink: inout some WordSink & ~Copyable) {
    var place = 0
    while place < text.count {
      place = read(text, from: place, into: &sink)
      // Here these are signs like others.
      if place < text.count {
        end(&sink)
        place += 1
      }
    }
  }

  /// Reads HTML from `place` up to a `<` or a `&`, and returns where that stands; the number of bytes when there is none.
  mutating func read(
    _ html: UnsafeRawBufferPointer, from place: Int, into sink: inout some WordSink & ~Copyable
  ) -> Int {
    guard let start = html.baseAddress else { return html.count }
    var place = place
    let count = html.count
    while place < count {
      let byte = start.load(fromByteOffset: place, as: UInt8.self)
      if byte < 0x80 {
        let letter = Self.lower(byte)
        if letter != 0 {
          if run.1 != 0 { endRun(&sink) }
          if length < Self.longest {
            word.storeBytes(of: letter, toByteOffset: length, as: UInt8.self)
            length &+= 1
          }
        } else {
          if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return place }
          if length > 0 { endWord(&sink) }
          if run.1 != 0 { endRun(&sink) }
        }
        place &+= 1
      } else {
        place &+= readScalar(UnsafeRawBufferPointer(rebasing: html[place...]), into: &sink)
      }
    }
    return place
  }

  private mutating func put(_ byte: UInt8, _ sink: inout some WordSink & ~Copyable) {
    let letter = Self.lower(byte)
    guard letter != 0 else { return end(&sink) }
    if run.1 != 0 { endRun(&sink) }
    if length < Self.longest {
      word.storeBytes(of: letter, toByteOffset: length, as: UInt8.self)
      length &+= 1
    }
  }

  /// A letter in lower case or a digit, 0 for anything else.
  @inline(__always)
  private static func lower(_ byte: UInt8) -> UInt8 {
    let small = byte | 0x20
    if small &- 0x61 < 26 { return small }
    return byte &- 0x30 < 10 ? byte : 0
  }

  /// Says that no word goes on here.
  mutating func end(_ sink: inout some WordSink & ~Copyable) {
    if length > 0 { endWord(&sink) }
    if run.1 != 0 { endRun(&sink) }
  }

  private mutating func endWord(_ sink: inout some WordSink & ~Copyable) {
    sink.take(UnsafeRawBufferPointer(start: word, count: length))
    length = 0
  }

  private mutating func endRun(_ sink: inout some WordSink & ~Copyable) {
    endPair(&sink)
    append(run.1)
    endWord(&sink)
    run = (0, 0)
  }

  private mutating func endPair(_ sink: inout some WordSink & ~Copyable) {
    guard run.0 != 0 else { return }
    append(run.0)
    append(run.1)
    endWord(&sink)
  }

  @inline(never)
  private mutating func readScalar(
    _ text: UnsafeRawBufferPointer, into sink: inout some WordSink & ~Copyable
  ) -> Int {
    let (scalar, count) = UTF8Scalar.first(of: text)
    add(scalar, &sink)
    return count
  }

  /// Adds a scalar that is not ASCII or was written as a character reference.
  mutating func add(_ scalar: UInt32, _ sink: inout some WordSink & ~Copyable) {
    if scalar < 0x80 { return put(UInt8(truncatingIfNeeded: scalar), &sink) }
    let folded = Letters.folded(scalar)
    if folded.isNothing { return }
    if folded.isSeparator { return end(&sink) }
    if folded.isLong {
      for scalar in Letters.whole(scalar) ?? [] { put(scalar, &sink) }
      return
    }
    put(folded.first, &sink)
    if folded.second != 0 { put(folded.second, &sink) }
  }

  private mutating func put(_ scalar: UInt32, _ sink: inout some WordSink & ~Copyable) {
    if Letters.isUnspaced(scalar) {
      if length > 0 { endWord(&sink) }
      if run.1 != 0, let joined = Letters.joined(run.1, scalar) {
        run.1 = joined
        return
      }
      endPair(&sink)
      run = (run.1, scalar)
    } else {
      if run.1 != 0 { endRun(&sink) }
      if length < Self.longest { append(scalar) }
    }
  }

  private mutating func append(_ scalar: UInt32) {
    length &+= UTF8Scalar.write(scalar, at: word + length)
  }
}
