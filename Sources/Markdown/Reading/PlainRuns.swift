import HTML

/// Words in the middle of lines that certainly mean nothing but themselves, which libcmark need not read.
///
/// It spends some 25 instructions on each byte of a text, and most bytes of most documents are words in a row. Each run of
/// them is written as a name of a few bytes, like an `Atom`, in whose place `AtomPieces` hands out the words again.
/// It holds none of the bytes that are escaped in HTML.
struct PlainRuns {
  private let source: UnsafeRawBufferPointer
  private let places: UnsafeBufferPointer<Range32>

  /// What a name of a run has where that of an atom has its sides.
  static let mark = UInt8(ascii: "p")

  /// - Parameter places: where the runs stand in `source`, by their numbers. Both must outlive this.
  init(_ source: UnsafeRawBufferPointer, _ places: UnsafeBufferPointer<Range32>) {
    self.source = source
    self.places = places
  }

  /// None.
  init() {
    self.init(
      UnsafeRawBufferPointer(start: nil, count: 0), UnsafeBufferPointer(start: nil, count: 0))
  }

  var isEmpty: Bool { places.isEmpty }

  /// The words of a run, nil where no run has the number.
  @inline(__always)
  subscript(_ number: Int) -> UnsafeRawBufferPointer? {
    guard number < places.count else { return nil }
    return UnsafeRawBufferPointer(rebasing: source[places[number].range])
  }

  /// A text with the names of runs replaced by their words, nil when it has none.
  func spelledOut(_ text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard !isEmpty, Atom.mayOccur(in: text) else { return nil }
    var result: [UInt8] = []
    var pieces = AtomPieces(text, self)
    while let piece = pieces.next() {
      switch piece {
      case .text(let bytes), .plain(let bytes): result.append(contentsOf: bytes)
      case .atom: break
      }
    }
    return result
  }

  /// Writes a document with names in the place of its runs.
  static func rewrite(_ source: UnsafeRawBufferPointer, _ places: [Range32]) -> [UInt8] {
    var writer = PlainRunWriter(places)
    var text = ByteBuffer(capacity: source.count / 2 &+ 64)
    writer.copy(source, to: source.count, into: &text)
    return text.bytes()
  }
}

/// Copies a document from its start to its end, runs as their names.
struct PlainRunWriter {
  private let places: [Range32]
  private var next = 0
  private var written = 0

  init(_ places: [Range32]) { self.places = places }

  /// Copies what was not copied yet, up to an offset; a run that goes on behind it stays as it is.
  mutating func copy(_ source: UnsafeRawBufferPointer, to end: Int, into text: inout ByteBuffer) {
    while next < places.count {
      let run = places[next].range
      guard run.lowerBound < end else { break }
      if run.lowerBound >= written, run.upperBound <= end {
        text.append(UnsafeRawBufferPointer(rebasing: source[written..<run.lowerBound]))
        Self.writeName(next, to: &text)
        written = run.upperBound
      }
      next &+= 1
    }
    guard written < end else { return }
    text.append(UnsafeRawBufferPointer(rebasing: source[written..<end]))
    written = end
  }

  /// Leaves out what comes before an offset.
  mutating func skip(to offset: Int) { written = max(written, offset) }

  private static func writeName(_ number: Int, to text: inout ByteBuffer) {
    text.append(Atom.start)
    text.append(PlainRuns.mark)
    // Letters need no division. The lowest four bits come first.
    var rest = UInt32(truncatingIfNeeded: number)
    repeat {
      text.append(UInt8(ascii: "a") &+ UInt8(truncatingIfNeeded: rest & 15))
      rest >>= 4
    } while rest > 0
    text.append(Atom.end)
  }
}
