extension Language {
  static let java = Language("Java", "java jsp", JavaSyntax.grammar)
}

/// Java 24.
private enum JavaSyntax {
  static let grammar = Grammar(
    words: """
      k assert break case catch continue default do else finally for if goto instanceof new return switch
      k this throw try while yield super when
      kd abstract const extends final implements native private protected public sealed non-sealed permits
      kd static strictfp super synchronized throws transient volatile record var
      kd>nc class interface enum
      kd requires exports opens provides transitive
      kn>nn import package module
      kc true false null
      kt boolean byte char double float int long short void
      """,
    wordStart: .wordStart + "$", wordPart: .word + "$", comments: Grammar.CommentRule.slashes,
    strings: [StringRule("\"\"\"", nil, spansLines: true), StringRule("\"", nil)],
    numbers: numbers, signs: "+-*/%=<>!&|^~?:", punctuation: "()[]{},;.", marksCalls: true,
    wordHook: word,
    hooks: [
      ("'", Hooks.character()),
      ("@", Hooks.sigil(.decorator, part: .word + ".")),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("lLfFdD")
    style.zeroIsOctal = true
    style.endsWithDot = true
    style.beginsWithDot = true
    return style
  }()

  /// `import static a.b.C`.
  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    guard lexer.expected == .namespace, meaning?.kind == .declaration else { return false }
    lexer.emit(.declaration, to: stop)
    return true
  }
}
