extension Language {
  static let r = Language("R", "r splus s rscript", StatisticsSyntax.r)
  static let julia = Language("Julia", "julia jl", StatisticsSyntax.julia)
}

/// Languages for numbers: R 4 and Julia 1.11.
private enum StatisticsSyntax {
  static let r = Grammar(
    words: """
      kr if else for while repeat in next break return switch function
      kc NULL Inf TRUE FALSE NaN NA NA_integer_ NA_real_ NA_character_ NA_complex_
      nb pi letters LETTERS month.name month.abb T F
      """,
    wordStart: .letters + .beyondASCII + ".", wordPart: .word + ".",
    comments: Grammar.CommentRule.hash,
    strings: [
      StringRule("\"", nil, escapeKind: .string, spansLines: true),
      StringRule("'", nil, escapeKind: .string, spansLines: true),
    ],
    numbers: rNumbers, signs: "+-*/%=<>!&|^~?:@$\\", punctuation: "()[]{},;", marksCalls: true,
    hooks: [(".", fraction), ("%", percentOperator), ("`", quotedName)])

  private static let rNumbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = 0
    style.suffixes = ByteSet("Li")
    style.endsWithDot = true
    style.beginsWithDot = true
    return style
  }()

  private static let fraction: Grammar.Hook = { lexer, grammar in
    guard ByteSet.digits.contains(lexer.peek(1)) else { return false }
    lexer.number(grammar.numbers)
    return true
  }

  private static let percentOperator: Grammar.Hook = { lexer, _ in
    let stop = lexer.find(ByteSet("% \n"), from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "%") else { return false }
    lexer.emit(.operatorSign, to: stop &+ 1)
    return true
  }

  private static let quotedName: Grammar.Hook = { lexer, _ in
    lexer.emit(.name, to: lexer.find(ByteSet("`"), from: lexer.position &+ 1) &+ 1)
    return true
  }

  static let julia = Grammar(
    words: """
      k baremodule begin break catch ccall const continue do else elseif end export finally for function
      k global if import in isa let local macro module quote return try using while where struct mutable
      k abstract primitive type outer public
      kc true false
      kt Any Array Bool Char Complex Dict Float16 Float32 Float64 Int Int8 Int16 Int32 Int64 Int128 UInt UInt8
      kt UInt16 UInt32 UInt64 UInt128 String Symbol Tuple Vector Matrix Set Nothing Missing Number Real
      kt Integer AbstractArray AbstractString AbstractFloat Exception Function Ptr Ref Rational Regex Type Union
      kt AbstractVector AbstractMatrix AbstractDict NTuple NamedTuple Pair Range UnitRange Val Vararg IO Task
      kt ArgumentError BoundsError ErrorException KeyError MethodError DomainError TypeError LoadError Cmd DataType
      kt Expr Module Method Signed Unsigned SubArray SubString Channel Condition Float BigInt BigFloat
      nb nothing missing Inf NaN pi im ARGS ENV VERSION stdin stdout stderr undef
      """,
    wordPart: .word + "!", comments: [.block("#=", "=#", nests: true), .line("#")],
    strings: [
      StringRule(
        "\"\"\"", nil, .string, prefixes: "raw r v b html md text", escapeKind: .string,
        spansLines: true),
      StringRule(
        "\"", nil, .string, prefixes: "raw r v b html md text big int128 uint128 ip L",
        escapeKind: .string, spansLines: true),
      StringRule(
        "\"\"\"", nil, .string, spansLines: true, holes: [("$(", ")")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation)),
      StringRule(
        "\"", nil, .string, spansLines: true, holes: [("$(", ")")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation)),
      StringRule(
        "`", nil, .backtick, spansLines: true, holes: [("$(", ")")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation)),
    ],
    numbers: juliaNumbers, signs: "+-*/%=<>!&|^~?:$\\'", punctuation: "()[]{},;.",
    keywordsAfterDot: false,
    hooks: [
      ("'", juliaCharacter), ("@", Hooks.sigil(.decorator, part: .word + "!.")), (":", juliaSymbol),
    ])

  private static let juliaNumbers: NumberStyle = {
    var style = NumberStyle()
    style.beginsWithDot = true
    style.endsWithDot = true
    return style
  }()

  private static let juliaCharacter: Grammar.Hook = { lexer, grammar in
    switch lexer.previous {
    case .name, .typeKeyword, .integer, .float: return false
    case .punctuation where ")]}".utf8.contains(lexer.previousByte): return false
    default: return Hooks.character()(&lexer, grammar)
    }
  }

  private static let juliaSymbol: Grammar.Hook = { lexer, _ in
    guard ByteSet.wordStart.contains(lexer.peek(1)),
      lexer.previous != .name, lexer.previous != .typeKeyword, lexer.previous != .integer,
      lexer.previousByte != UInt8(ascii: ":"), !")]}".utf8.contains(lexer.previousByte)
    else { return false }
    lexer.emit(.symbol, to: lexer.skip(.word, from: lexer.position &+ 1))
    return true
  }
}
