extension Language {
  static let toml = Language("TOML", "toml", TOMLSyntax.grammar)
}

/// TOML 1.0.
private enum TOMLSyntax {
  static let grammar = Grammar(
    words: "", wordPart: bare, name: .name, comments: Grammar.CommentRule.hash,
    strings: [
      StringRule("\"\"\"", nil, .doubleQuoted, spansLines: true),
      StringRule("'''", nil, .singleQuoted, escape: nil, spansLines: true),
      StringRule("\"", nil, .doubleQuoted), StringRule("'", nil, .singleQuoted, escape: nil),
    ],
    signs: "=", punctuation: "[]{},.", wordHook: word,
    hooks: [("[", header), ("0123456789", number), ("+-", number), ("\"'", quotedKey)])

  private static let bare = ByteSet.word + "-"
  private static let constants = WordTable("kc true false\nm inf nan")
  private static let numberPart = ByteSet.word + "+-.:"

  private static let word: Grammar.WordHook = { lexer, stop, _ in
    guard !isKey(lexer),
      let meaning = constants.meaning(in: lexer, from: lexer.position, to: stop)
    else { return false }
    lexer.emit(meaning.kind == .number ? .float : meaning.kind, to: stop)
    return true
  }

  /// Whether what stands at the position names something: a line begins, or a brace or a comma in one.
  private static func isKey(_ lexer: borrowing Lexer) -> Bool {
    lexer.isFirstOnLine && lexer.previousByte != UInt8(ascii: "[")
      && lexer.previousByte != UInt8(ascii: ",") || lexer.previousByte == UInt8(ascii: "{")
      || (lexer.previousByte == UInt8(ascii: ".") && lexer.previous == .punctuation)
  }

  /// `[table]` and `[[array of tables]]` at the beginning of a line.
  private static let header: Grammar.Hook = { lexer, _ in
    guard lexer.isFirstOnLine, lexer.previousByte != UInt8(ascii: "["),
      lexer.previousByte != UInt8(ascii: ","), lexer.previousByte != UInt8(ascii: "=")
    else { return false }
    let stop = lexer.find(ByteSet("]#\n"), from: lexer.position)
    guard lexer[stop] == UInt8(ascii: "]") else { return false }
    let end = lexer.skip(ByteSet("]"), from: stop)
    while lexer.position < end {
      lexer.emit(.keyword, to: lexer.find(ByteSet("\"'"), from: lexer.position, before: end))
      guard lexer.position < end else { break }
      let close = lexer.find(ByteSet([lexer.peek()]), from: lexer.position &+ 1, before: end)
      lexer.emit(.string, to: min(close &+ 1, end))
    }
    lexer.forgetPrevious()
    return true
  }

  private static let number: Grammar.Hook = { lexer, _ in
    if isKey(lexer) {
      guard lexer.peek() != UInt8(ascii: "+") else { return false }
      lexer.emit(.name, to: lexer.skip(bare, from: lexer.position))
      return true
    }
    var stop = lexer.skip(numberPart, from: lexer.position)
    // `1979-05-27 07:32:00` is one value.
    let isDate = stop &- lexer.position == 10 && lexer.peek(4) == UInt8(ascii: "-")
    if isDate, lexer[stop] == UInt8(ascii: " "), ByteSet.digits.contains(lexer[stop &+ 1]) {
      stop = lexer.skip(numberPart, from: stop &+ 1)
    }
    lexer.emit(kind(lexer, to: stop), to: stop)
    return true
  }

  private static func kind(_ lexer: borrowing Lexer, to stop: Int) -> TokenKind {
    if lexer.peek(4) == UInt8(ascii: "-"), ByteSet.digits.contains(lexer.peek(5)) {
      return .dateLiteral
    }
    if lexer.peek(2) == UInt8(ascii: ":") { return .dateLiteral }
    if lexer.peek() == UInt8(ascii: "0") {
      switch lexer.peek(1) {
      case UInt8(ascii: "x"): return .hex
      case UInt8(ascii: "o"): return .octal
      case UInt8(ascii: "b"): return .binary
      default: break
      }
    }
    for index in lexer.position..<max(lexer.position, stop) where ".eE".utf8.contains(lexer[index])
    {
      return .float
    }
    return .integer
  }

  private static let quotedKey: Grammar.Hook = { lexer, grammar in
    guard isKey(lexer) else { return false }
    let quote = lexer.peek()
    let stop = lexer.find(ByteSet([quote, UInt8(ascii: "\n")]), from: lexer.position &+ 1)
    guard lexer[stop] == quote else { return false }
    for rule in grammar.strings where rule.open == [quote] { lexer.string(rule, in: grammar) }
    return true
  }
}
