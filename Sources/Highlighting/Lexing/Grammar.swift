/// How a language is written, as data: its words, comments, strings, numbers and signs, and hooks for what is its own.
///
/// `Lexer.run(_:)` reads it. Hooks are tried first, in order, at the bytes they wait for; then comments, strings, and
/// at last what the byte alone says.
final class Grammar: Sendable {
  /// A piece of code for what data does not say: emits at least one byte and returns true, or leaves all as it was.
  typealias Hook = @Sendable (_ lexer: inout Lexer, _ grammar: Grammar) -> Bool
  /// Called for each word with its end and meaning; emits it and returns true, or returns false.
  typealias WordHook =
    @Sendable (_ lexer: inout Lexer, _ stop: Int, _ meaning: WordTable.Meaning?) -> Bool

  struct CommentRule: Sendable {
    let open: [UInt8]
    /// Empty for a comment that ends with its line.
    let close: [UInt8]
    let kind: TokenKind
    let nests: Bool
  }

  /// What the first byte of a token says of it.
  enum Action: UInt8, Sendable { case other, space, word, digit, sign, punctuation }

  let words: WordTable
  let wordStart: ByteSet
  let wordPart: ByteSet
  let name: TokenKind
  let comments: [CommentRule]
  let strings: [StringRule]
  let numbers: NumberStyle
  let hooks: [Hook]
  let wordHook: WordHook?
  /// Whether words behind a full stop may be keywords.
  let keywordsAfterDot: Bool
  /// Signs that stand between a word such as `class` and the name it speaks of.
  let passesExpected: ByteSet
  /// Whether a name with `(` behind it is a function's.
  let marksCalls: Bool
  let other: TokenKind

  private let actions: InlineArray<256, Action>
  private let rules: [[Rule]]
  /// Bytes with rules of their own.
  private let special: ByteSet
  private let prefixedQuotes: ByteSet

  enum Rule: Sendable {
    case hook(Int)
    case comment(Int)
    case string(Int)
  }

  init(
    words: String = "", folded: Bool = false, wordStart: ByteSet = .wordStart,
    wordPart: ByteSet = .word, name: TokenKind = .name, comments: [CommentRule] = [],
    strings: [StringRule] = [], numbers: NumberStyle = NumberStyle(),
    signs: String = "+-*/%=<>!&|^~?:", punctuation: String = "()[]{},;.", other: TokenKind = .error,
    keywordsAfterDot: Bool = false, passesExpected: String = ".*&:\\", marksCalls: Bool = false,
    wordHook: WordHook? = nil, hooks: [(String, Hook)] = []
  ) {
    self.words = WordTable(words, folded: folded)
    self.wordStart = wordStart
    self.wordPart = wordPart
    self.name = name
    self.comments = comments
    self.strings = strings
    self.numbers = numbers
    self.wordHook = wordHook
    self.keywordsAfterDot = keywordsAfterDot
    self.passesExpected = ByteSet(passesExpected)
    self.marksCalls = marksCalls
    self.other = other
    self.hooks = hooks.map(\.1)
    var actions = InlineArray<256, Action>(repeating: .other)
    for byte in UInt8.min...UInt8.max {
      actions[Int(byte)] =
        if ByteSet.space.contains(byte) {
          .space
        } else if ByteSet.digits.contains(byte) && !wordStart.contains(byte) {
          .digit
        } else if wordStart.contains(byte) {
          .word
        } else if signs.utf8.contains(byte) {
          .sign
        } else if punctuation.utf8.contains(byte) { .punctuation } else { .other }
    }
    self.actions = actions
    var rules = [[Rule]](repeating: [], count: 256)
    for (index, hook) in hooks.enumerated() {
      for byte in hook.0.utf8 { rules[Int(byte)].append(.hook(index)) }
    }
    for (index, comment) in comments.enumerated() {
      for first in comment.open.prefix(1) { rules[Int(first)].append(.comment(index)) }
    }
    for (index, string) in strings.enumerated() where string.prefixes.isEmpty {
      for first in string.open.prefix(1) { rules[Int(first)].append(.string(index)) }
    }
    self.rules = rules
    special = ByteSet((UInt8.min...UInt8.max).filter { !rules[Int($0)].isEmpty })
    prefixedQuotes = ByteSet(strings.filter { !$0.prefixes.isEmpty }.compactMap(\.open.first))
  }

  @inline(__always)
  func action(_ byte: UInt8) -> Action { actions[Int(byte)] }

  @inline(__always)
  func isSpecial(_ byte: UInt8) -> Bool { special.contains(byte) }

  func rules(for byte: UInt8) -> [Rule] { rules[Int(byte)] }

  /// Whether a word before this byte may be the prefix of a string.
  @inline(__always)
  func mayBePrefixed(_ byte: UInt8) -> Bool { prefixedQuotes.contains(byte) }
}

extension Grammar.CommentRule {
  static func line(_ open: String, _ kind: TokenKind = .lineComment) -> Self {
    Self(open: Array(open.utf8), close: [], kind: kind, nests: false)
  }

  static func block(
    _ open: String, _ close: String, _ kind: TokenKind = .blockComment, nests: Bool = false
  ) -> Self {
    Self(open: Array(open.utf8), close: Array(close.utf8), kind: kind, nests: nests)
  }

  /// `//` and `/* */`.
  static let slashes: [Self] = [.line("//"), .block("/*", "*/")]
  /// The same, block comments inside one another.
  static let nestedSlashes: [Self] = [.line("//"), .block("/*", "*/", nests: true)]
  static let hash: [Self] = [.line("#")]
}
