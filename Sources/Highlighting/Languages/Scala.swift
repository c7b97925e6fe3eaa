extension Language {
  static let scala = Language("Scala", "scala sbt sc", ScalaSyntax.grammar)
}

/// Scala 3, and what Scala 2 has besides.
private enum ScalaSyntax {
  static let grammar = Grammar(
    words: """
      k abstract case catch do else extends final finally for forSome if implicit lazy match new override
      k private protected return sealed super then this throw try while with yield given using end extension
      k derives enum export inline opaque open transparent infix macro as
      k def val var
      k>nc class trait object type
      k>nn package import
      kc true false null
      """,
    comments: Grammar.CommentRule.nestedSlashes,
    strings: [
      StringRule(
        "\"\"\"", nil, .string, prefixes: "s f raw", escape: nil, spansLines: true,
        holes: [("${", "}")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation, name: .name)),
      StringRule(
        "\"", nil, .string, prefixes: "s f raw", holes: [("${", "}")],
        sigil: .init(byte: UInt8(ascii: "$"), kind: .interpolation, name: .name)),
      StringRule("\"\"\"", nil, escape: nil, spansLines: true), StringRule("\"", nil),
    ],
    numbers: numbers, signs: "+-*/%=<>!&|^~?:#@\\", punctuation: "()[]{},;.", passesExpected: ".",
    hooks: [
      ("'", Hooks.character()), ("'", Hooks.sigil(.symbol)), ("@", Hooks.sigil(.decorator)),
      ("`", quotedName),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("lLfFdD")
    style.beginsWithDot = true
    return style
  }()

  private static let quotedName: Grammar.Hook = { lexer, _ in
    let stop = lexer.find(ByteSet("`\n"), from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "`") else { return false }
    lexer.emit(.name, to: stop &+ 1)
    return true
  }
}
