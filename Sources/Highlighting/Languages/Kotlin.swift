extension Language {
  static let kotlin = Language("Kotlin", "kotlin kt kts", KotlinSyntax.grammar)
}

/// Kotlin 2.
private enum KotlinSyntax {
  static let grammar = Grammar(
    words: """
      k abstract actual annotation as break by catch companion const constructor continue crossinline data
      k delegate do dynamic else enum expect external final finally for get if infix init inline inner internal is
      k lateinit noinline open operator out override private protected public reified return sealed set super
      k suspend tailrec this throw try typealias typeof vararg when where while in value
      kd>nv var val
      kd>nf fun
      kd>nc class interface object
      kn>nn package import
      kc true false null
      kt Boolean Byte Char Double Float Int Long Short String Any Unit Nothing Number UInt ULong UByte UShort
      """,
    comments: Grammar.CommentRule.nestedSlashes,
    strings: [
      StringRule(
        "\"\"\"", nil, escape: nil, spansLines: true, holes: [("${", "}")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation, name: .name)),
      StringRule(
        "\"", nil, holes: [("${", "}")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation, name: .name)),
    ],
    numbers: numbers, signs: "+-*/%=<>!&|^~?:", punctuation: "()[]{},;.", passesExpected: ".",
    marksCalls: true,
    hooks: [
      ("'", Hooks.character()), ("@", Hooks.sigil(.decorator)), ("#", Hooks.shebang),
      ("`", quotedName),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("uULfF")
    style.beginsWithDot = true
    return style
  }()

  private static let quotedName: Grammar.Hook = { lexer, _ in
    let stop = lexer.find(ByteSet("`\n"), from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "`") else { return false }
    lexer.emit(lexer.expected ?? .name, to: stop &+ 1)
    lexer.expected = nil
    return true
  }
}
