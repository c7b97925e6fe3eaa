/// How one kind of string is written.
struct StringRule: Sendable {
  /// Code inside a string: `\(`…`)`, `${`…`}`.
  struct Hole: Sendable {
    let open: [UInt8]
    let close: UInt8
    /// What separates the code from a format that belongs to the string; 0 where there is none: `{width:>10}`.
    let specifier: UInt8
  }

  /// A variable inside a string: `$name`.
  struct Sigil: Sendable {
    let byte: UInt8
    /// The kind of the sign, and of the name unless it has one of its own.
    let kind: TokenKind
    var name: TokenKind?
  }

  var open: [UInt8]
  var close: [UInt8]
  var kind: TokenKind
  /// Words that stand right before the quote; a rule with some is for strings with one of them only.
  var prefixes: [[UInt8]] = []
  /// The byte that takes the next one's meaning away; 0 where none does.
  var escape = UInt8(ascii: "\\")
  var escapeKind = TokenKind.escape
  /// Whether the closing quote written twice stands for itself.
  var doubles = false
  /// Whether the string may hold line feeds; one that may not ends with its line.
  var spansLines = false
  var holes: [Hole] = []
  var sigil: Sigil?
  /// Whether `%d` and the like are shown as what they are (`si`).
  var marksFormats = false
  /// Bytes that need a look; everything else is passed over quickly.
  private(set) var stops = ByteSet()

  init(
    _ open: String, _ close: String? = nil, _ kind: TokenKind = .string, prefixes: String = "",
    escape: Character? = "\\", escapeKind: TokenKind = .escape, doubles: Bool = false,
    spansLines: Bool = false, holes: [(String, Character)] = [],
    specifier: Character? = nil, sigil: Sigil? = nil,
    marksFormats: Bool = false
  ) {
    self.open = Array(open.utf8)
    self.close = Array((close ?? open).utf8)
    self.kind = kind
    self.prefixes = prefixes.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
    self.escape = escape?.asciiValue ?? 0
    self.escapeKind = escapeKind
    self.doubles = doubles
    self.spansLines = spansLines
    self.holes = holes.map {
      Hole(
        open: Array($0.0.utf8), close: $0.1.asciiValue ?? 0, specifier: specifier?.asciiValue ?? 0)
    }
    self.sigil = sigil
    self.marksFormats = marksFormats
    prepare()
  }

  private mutating func prepare() {
    stops = ByteSet(close.prefix(1))
    if escape != 0 { stops.insert(escape) }
    if !spansLines { stops.insert(UInt8(ascii: "\n")) }
    for first in holes.compactMap(\.open.first) { stops.insert(first) }
    if let sigil { stops.insert(sigil.byte) }
    if marksFormats { stops.insert(UInt8(ascii: "%")) }
  }
}
