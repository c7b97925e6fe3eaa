extension Language {
  static let vim = Language("Vim", "vim viml vimscript nvim exrc", VimSyntax.grammar)
}

/// Vim's script language, version 9; a word is looked up wherever it stands, for its place says little.
private enum VimSyntax {
  static let grammar = Grammar(
    numbers: numbers, signs: "", punctuation: "()<>+=!|,~-", other: .text, keywordsAfterDot: true,
    wordHook: word,
    hooks: [
      ("\"", quote), ("'", single), ("/", regex), ("#", color), ("-", negative), (":", colon),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = 0
    return style
  }()

  private static let word: Grammar.WordHook = { lexer, stop, _ in
    let meaning = VimWords.all.meaning(in: lexer, from: lexer.position, to: stop)
    lexer.emit(meaning?.kind ?? .text, to: stop)
    return true
  }

  /// A comment at the beginning of a line, else a string if it is closed, else a comment behind white space.
  private static let quote: Grammar.Hook = { lexer, _ in
    if lexer.isFirstOnLine {
      lexer.emit(.comment, to: lexer.lineEnd(from: lexer.position))
      return true
    }
    let stops = ByteSet("\"\\\n")
    var stop = lexer.find(stops, from: lexer.position &+ 1)
    while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
    if lexer[stop] == UInt8(ascii: "\"") {
      lexer.emit(.doubleQuoted, to: stop &+ 1)
      return true
    }
    guard ByteSet.space.contains(lexer[lexer.position &- 1]),
      !"-:.%#=*".utf8.contains(lexer.peek(1))
    else { return false }
    lexer.emit(.comment, to: lexer.lineEnd(from: lexer.position))
    return true
  }

  private static let single: Grammar.Hook = { lexer, _ in
    let stop = lexer.find(ByteSet("'\n"), from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "'") else { return false }
    lexer.emit(.singleQuoted, to: stop &+ 1)
    return true
  }

  /// `/pattern/` on one line.
  private static let regex: Grammar.Hook = { lexer, _ in
    guard let stop = lexer.endOfRegex(from: lexer.position &+ 1) else { return false }
    lexer.emit(.regex, to: stop)
    return true
  }

  /// `#1c2d3e`.
  private static let color: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.hexDigits, from: lexer.position &+ 1)
    guard stop &- lexer.position == 7 else { return false }
    lexer.emit(.hex, to: stop)
    return true
  }

  private static let negative: Grammar.Hook = { lexer, _ in
    guard ByteSet.digits.contains(lexer.peek(1)) else { return false }
    lexer.emit(.integer, to: lexer.skip(.digits, from: lexer.position &+ 1))
    return true
  }

  /// A colon that begins a line's command.
  private static let colon: Grammar.Hook = { lexer, _ in
    guard lexer.isAtLineStart else { return false }
    lexer.emit(.punctuation, count: 1)
    return true
  }
}
