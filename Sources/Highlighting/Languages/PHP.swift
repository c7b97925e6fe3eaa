extension Language {
  static let php = Language("PHP", "php php3 php4 php5 php8 html+php phtml inc", lex: PHPSyntax.lex)
}

/// PHP 8.4, in the HTML that it stands in.
private enum PHPSyntax {
  /// Markup up to `<?php` or `<?=`, code up to `?>`; a text without any such tag is code all through.
  static let lex: @Sendable (inout Lexer) -> Void = { lexer in
    var isCode = lexer.firstPlace(of: Array("<?".utf8), from: lexer.position) == nil
    while !lexer.isAtEnd {
      if isCode {
        lexer.run(code)
      } else {
        let start = lexer.firstPlace(of: Array("<?".utf8), from: lexer.position) ?? lexer.end
        lexer.within(start) { Markup.html.lex(&$0) }
        let isEcho = lexer.peek(2) == UInt8(ascii: "=")
        lexer.emit(.preprocessor, count: isEcho ? 3 : lexer.has("<?php") ? 5 : 2)
      }
      if lexer.has("?>") {
        lexer.emit(.preprocessor, count: 2)
        isCode = false
      } else {
        isCode = true
      }
      lexer.forgetPrevious()
    }
  }

  private static let words = """
    k and e_strict die declare as array break case catch class const continue default do echo else elseif
    k empty enddeclare endfor endforeach endif endswitch endwhile exit extends final finally for foreach from
    k global goto if implements include include_once instanceof insteadof interface isset list match new or print
    k private protected public readonly require require_once return static switch throw try unset use var while xor
    k yield clone abstract parent self this fn enum trait __halt_compiler __file__ __line__ __dir__ __class__
    k __function__ __method__ __namespace__ callable null
    k>nf function
    k>nc class interface trait enum
    kn>nn namespace
    kc true false null
    kt int float string bool object iterable mixed void never
    """

  static let code = Grammar(
    words: words, folded: true, wordPart: .word + "\\", name: .otherName,
    comments: [.block("/**", "*/", .documentation), .block("/*", "*/")],
    strings: [
      StringRule(
        "\"", nil, .doubleQuoted, spansLines: true, holes: [("{$", "}"), ("${", "}")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation, name: .interpolation)),
      StringRule("'", nil, .singleQuoted, escapeKind: .singleQuoted, spansLines: true),
      StringRule("`", nil, .backtick, spansLines: true),
    ],
    numbers: NumberStyle(), signs: "+-*/%=<>!&|^~?:.@\\", punctuation: "()[]{},;",
    passesExpected: "&",
    hooks: [
      ("?", end), ("/#", lineComment), ("$", Hooks.sigil(.variable)), ("<", heredoc),
      ("#", attribute),
      ("\\", qualified),
    ])

  /// `?>` stops the code; here it is left for `lex`, so the rest of the text is hidden from the grammar.
  private static let end: Grammar.Hook = { lexer, _ in
    guard lexer.peek(1) == UInt8(ascii: ">") else { return false }
    lexer.emit(.preprocessor, count: 2)
    let start = lexer.firstPlace(of: Array("<?".utf8), from: lexer.position) ?? lexer.end
    lexer.within(start) { Markup.html.lex(&$0) }
    let isEcho = lexer.peek(2) == UInt8(ascii: "=")
    lexer.emit(.preprocessor, count: isEcho ? 3 : lexer.has("<?php") ? 5 : 2)
    lexer.forgetPrevious()
    return true
  }

  /// A line comment ends before `?>` too.
  private static let lineComment: Grammar.Hook = { lexer, _ in
    let isHash = lexer.peek() == UInt8(ascii: "#") && lexer.peek(1) != UInt8(ascii: "[")
    guard isHash || lexer.has("//") else { return false }
    let line = lexer.lineEnd(from: lexer.position)
    let stop = lexer.firstPlace(of: Array("?>".utf8), from: lexer.position, before: line)
    lexer.emit(.lineComment, to: stop ?? line)
    return true
  }

  private static let attribute: Grammar.Hook = { lexer, _ in
    guard lexer.peek(1) == UInt8(ascii: "[") else { return false }
    lexer.emit(.punctuation, count: 2)
    return true
  }

  private static let qualified: Grammar.Hook = { lexer, _ in
    guard ByteSet.wordStart.contains(lexer.peek(1)) else { return false }
    lexer.emit(.otherName, to: lexer.skip(.word + "\\", from: lexer.position &+ 1))
    return true
  }

  private static let heredoc: Grammar.Hook = { lexer, _ in
    guard lexer.has("<<<") else { return false }
    var start = lexer.skip(.blank, from: lexer.position &+ 3)
    if "\"'".utf8.contains(lexer[start]) { start &+= 1 }
    let stop = lexer.skip(.word, from: start)
    guard stop > start else { return false }
    var tag: [UInt8] = []
    for index in start..<stop { tag.append(lexer[index]) }
    lexer.emit(.string, to: lexer.nextLine(from: stop))
    var line = lexer.position
    while line < lexer.end {
      let word = lexer.skip(.blank, from: line)
      if lexer.has(tag, at: word), !ByteSet.word.contains(lexer[word &+ tag.count]) {
        lexer.emit(.string, to: word &+ tag.count)
        return true
      }
      line = lexer.nextLine(from: line)
    }
    lexer.emit(.string, to: lexer.end)
    return true
  }
}
