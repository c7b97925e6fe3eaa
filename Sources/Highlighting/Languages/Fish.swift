extension Language {
  static let fish = Language("Fish", "fish fishshell", FishSyntax.grammar)
}

/// The shell fish 3.
private enum FishSyntax {
  private static let stops = ByteSet("()[]{}$\"'\\<>&|;^=,") + .space

  static let grammar = Grammar(
    words: """
      k begin end if else while break for in return function block case continue switch not and or set echo exit pwd true
      k false cd count test
      nb alias bg bind builtin cdh command commandline complete contains dirh dirs emit eval exec fg
      nb fish fish_config fish_indent fish_prompt fish_update_completions funced funcsave functions help
      nb history isatty jobs math mimedb nextd open popd prevd psub pushd random read set_color source status string
      nb suspend trap type ulimit umask vared printf argparse abbr path wait disown
      """,
    wordStart: ByteSet((UInt8(0x21)...UInt8.max)) - "()[]{}$\"'\\<>&|;^=,#0123456789",
    wordPart: ByteSet((UInt8(0x21)...UInt8.max)) - "()[]{}$\"'\\<>&|;^=,",
    name: .text, comments: [.line("#", .comment)],
    strings: [
      StringRule(
        "\"", nil, .doubleQuoted, spansLines: true,
        sigil: .init(byte: UInt8(ascii: "$"), kind: .variable)),
      StringRule("'", nil, .singleQuoted, escapeKind: .singleQuoted, spansLines: true),
    ],
    numbers: numbers, signs: "[]{}()=", punctuation: "&|;^<>", other: .text,
    hooks: [
      ("$", Hooks.sigil(.variable)), ("\\", escape), ("0123456789", number),
      ("<>,", Hooks.signs([">", "<", ","], .text)),
    ])

  private static let numbers = NumberStyle()

  private static let escape: Grammar.Hook = { lexer, _ in
    lexer.emit(.escape, to: lexer.afterCharacter(lexer.position &+ 1))
    return true
  }

  private static let number: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.digits, from: lexer.position)
    let word = lexer.find(stops, from: lexer.position)
    lexer.emit(stop == word ? .number : .text, to: word)
    return true
  }
}
