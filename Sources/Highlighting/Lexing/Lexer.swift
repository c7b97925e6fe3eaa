/// A place in a source text together with the tokens found before it; every lexer moves one forward by `emit`.
///
/// Tokens follow one another without a gap, so no lexer can lose or change a byte. Reading past the end gives 0.
struct Lexer: ~Copyable {
  private let bytes: UnsafePointer<UInt8>
  /// How many there are in all.
  private let count: Int
  /// Where the text, or the part of it that a lexer may read now, ends.
  private(set) var end: Int
  /// The first byte that has no token yet.
  private(set) var position: Int
  /// Finished tokens: where each ends, and its kind in the low byte.
  private(set) var tokens: [UInt64] = []
  private var pending = TokenKind.text

  /// The kind of the last token that is neither space nor comment.
  private(set) var previous = TokenKind.text
  /// The last byte of that token; 0 at the beginning.
  private(set) var previousByte: UInt8 = 0
  /// The kind that the next plain name gets: what a word such as `class` said.
  var expected: TokenKind?
  /// How many languages and interpolations stand one in another here.
  private(set) var depth = 0
  /// What a language remembers from one hook to the next.
  var memory = Memory()

  /// Up to here no regular expression ends that begins behind the position.
  var noRegexBefore = 0

  /// Deeper nesting than this is shown as plain text: a bound for the stack.
  static let deepest = 24

  /// State that only some languages need.
  struct Memory {
    var mode = 0
    var level = 0
    var heredocs: [Heredoc] = []
  }

  /// A heredoc whose text begins on the next line.
  struct Heredoc {
    let tag: [UInt8]
    let indented: Bool
    let expands: Bool
  }

  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int = 0, depth: Int = 0) {
    // An empty buffer may have no address; the one here is never read.
    bytes = source.baseAddress ?? UnsafePointer(bitPattern: 1).unsafelyUnwrapped
    count = source.count
    end = count
    position = start
    self.depth = depth
    tokens.reserveCapacity(source.count / 4 + 8)
  }

  @inline(__always)
  subscript(_ index: Int) -> UInt8 {
    index >= 0 && index < end ? bytes[index] : 0
  }

  /// The byte `offset` after the position; 0 past the end.
  @inline(__always)
  func peek(_ offset: Int = 0) -> UInt8 { self[position &+ offset] }

  @inline(__always)
  var isAtEnd: Bool { position >= end }

  /// Gives the bytes from the position up to `stop` the kind `kind`; equal neighbours become one token.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, to stop: Int) {
    let stop = min(stop, end)
    guard stop > position else { return }
    if kind != pending {
      flush()
      pending = kind
    }
    position = stop
    if !kind.isTrivia {
      previous = kind
      previousByte = bytes[stop &- 1]
    }
  }

  /// Gives the next `count` bytes the kind `kind`.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, count: Int) { emit(kind, to: position &+ count) }

  private mutating func flush() {
    let start = tokens.last.map { Int($0 >> 8) } ?? 0
    // Languages count in bytes; where one takes a single byte behind a sign, the rest of its character belongs to it.
    var stop = position
    while stop < count, bytes[stop] & 0xC0 == 0x80, stop < position &+ 3 { stop &+= 1 }
    if stop > start { tokens.append(UInt64(stop) << 8 | UInt64(pending.rawValue)) }
  }

  /// Closes the last token; the tokens are complete then.
  mutating func finish() {
    emit(.text, to: end)
    flush()
  }

  /// A lexer of its own for the rest of the text, at the same place.
  func ahead() -> Lexer {
    Lexer(UnsafeBufferPointer(start: bytes, count: end), from: position, depth: depth)
  }

  /// All tokens; the last one is closed.
  consuming func finished() -> Tokens {
    finish()
    return Tokens(packed: tokens)
  }

  /// The tokens that `body` finds in a text which stands elsewhere, one level deeper; plain text when that is too deep.
  func tokens(of text: [UInt8], _ body: (inout Lexer) -> Void) -> Tokens {
    text.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes, depth: depth &+ 1)
      if depth < Self.deepest { body(&lexer) }
      return lexer.finished()
    }
  }

  /// Lets `body` see nothing behind `stop`, and gives what it leaves the kind `rest`.
  ///
  /// Nothing is called when the nesting is too deep: all of it gets the kind `rest`.
  mutating func within(
    _ stop: Int, rest: TokenKind = .text, _ body: (inout Lexer) -> Void
  ) {
    let outer = end
    let stop = min(max(stop, position), outer)
    if depth < Self.deepest, stop > position {
      let kept = (expected, memory)
      (expected, memory) = (nil, Memory())
      depth &+= 1
      end = stop
      body(&self)
      depth &-= 1
      (expected, memory) = kept
    }
    end = stop
    emit(rest, to: stop)
    end = outer
  }

  /// Runs `body` one level deeper; false, and nothing done, when the nesting is too deep.
  mutating func deeper(_ body: (inout Lexer) -> Void) -> Bool {
    guard depth < Self.deepest else { return false }
    depth &+= 1
    body(&self)
    depth &-= 1
    return true
  }

  /// Forgets what stood before: for a text that begins anew.
  mutating func forgetPrevious() {
    previous = .text
    previousByte = 0
  }
}
