extension Language {
  static let powerShell = Language(
    "PowerShell", "powershell pwsh posh ps1 psm1", PowerShellSyntax.grammar)
}

/// PowerShell 7.
private enum PowerShellSyntax {
  static let grammar = Grammar(
    words: """
      k while validateset validaterange validatepattern validatelength validatecount until trap switch return ref
      k process param parameter in if global function foreach for finally filter end elseif else
      k mandatory position parametersetname valuefrompipeline valuefrompipelinebypropertyname helpmessage valuefromremainingarguments
      k supportsshouldprocess confirmimpact defaultparametersetname outputtype
      k dynamicparam do default continue cmdletbinding break begin alias throw try catch class enum exit using local hidden static data
      """,
    folded: true, comments: [.block("<#", "#>"), .line("#")],
    strings: [
      StringRule("@\"", "\"@", .heredoc, escape: "`", spansLines: true, holes: [("$(", ")")]),
      StringRule("@'", "'@", .heredoc, escape: nil, spansLines: true),
      StringRule(
        "\"", nil, .doubleQuoted, escape: "`", doubles: true, spansLines: true,
        holes: [("$(", ")")], sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation)),
      StringRule("'", nil, .singleQuoted, escape: nil, doubles: true, spansLines: true),
    ],
    numbers: numbers, signs: "", punctuation: "+*/%=<>!&|^~?-()[]{},;.:@`", keywordsAfterDot: false,
    wordHook: word,
    hooks: [
      ("$", variable), ("-", parameter), ("[", type), ("`", Hooks.signs(["`"], .punctuation)),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = 0
    style.suffixes = ByteSet("KMGTPBkmgtpbLld")
    return style
  }()

  private static let variable: Grammar.Hook = { lexer, _ in
    if lexer.peek(1) == UInt8(ascii: "{") {
      lexer.emit(.variable, to: lexer.find(ByteSet("}\n"), from: lexer.position) &+ 1)
      return true
    }
    if "$?^_".utf8.contains(lexer.peek(1)), !ByteSet.word.contains(lexer.peek(2)) {
      lexer.emit(.variable, count: 2)
      return true
    }
    guard ByteSet.word.contains(lexer.peek(1)) else {
      lexer.emit(.punctuation, count: 1)
      return true
    }
    var stop = lexer.skip(.word, from: lexer.position &+ 1)
    if lexer[stop] == UInt8(ascii: ":"), ByteSet.wordStart.contains(lexer[stop &+ 1]) {
      stop = lexer.skip(.word, from: stop &+ 1)
    }
    lexer.emit(.variable, to: stop)
    return true
  }

  private static let operators = WordTable(
    """
    o and as band bnot bor bxor casesensitive ccontains ceq cge cgt cle clike clt cmatch cne cnotcontains cnotlike
    o cnotmatch contains creplace eq exact f file ge gt icontains ieq ige igt ile ilike ilt imatch ine
    o inotcontains inotlike inotmatch ireplace is isnot le like lt match ne not notcontains notlike notmatch or
    o regex replace wildcard join split in notin shl shr xor
    """, folded: true)

  /// `-eq` and its like are operators, `-Name` is a parameter.
  private static let parameter: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    guard ByteSet.wordStart.contains(lexer.peek(1)) else { return false }
    let isOperator = operators.contains(lexer, from: lexer.position &+ 1, to: stop)
    lexer.emit(isOperator ? .operatorSign : .name, to: stop)
    return true
  }

  /// `[System.IO.File]`.
  private static let type: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.word + ".", from: lexer.position &+ 1)
    guard ByteSet.wordStart.contains(lexer.peek(1)),
      lexer[stop] == UInt8(ascii: "]") || lexer.has("[]]", at: stop)
    else { return false }
    lexer.emit(.constant, to: lexer.skip(ByteSet("[]"), from: stop))
    return true
  }

  /// `Get-Item`.
  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    guard lexer[stop] == UInt8(ascii: "-"), ByteSet.wordStart.contains(lexer[stop &+ 1]),
      lexer.previousByte != UInt8(ascii: ".")
    else { return false }
    lexer.emit(.builtin, to: lexer.skip(.word + "-", from: stop))
    return true
  }
}
