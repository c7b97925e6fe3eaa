extension Language {
  static let cSharp = Language("C#", "csharp c# cs", CSharpSyntax.grammar)
}

/// C# 13.
private enum CSharpSyntax {
  static let grammar = Grammar(
    words: """
      k abstract as async await base break by case catch checked const continue default delegate do else
      k event explicit extern false finally fixed for foreach goto if implicit in interface internal is
      k let lock new null on operator out override params private protected public readonly ref return
      k sealed sizeof stackalloc static switch this throw true try typeof unchecked unsafe virtual void
      k while get set partial yield add remove value alias ascending descending from group into orderby
      k select thenby where join equals required init with and or not when record unmanaged nameof global
      k file scoped managed notnull allows
      kt bool byte char decimal double dynamic float int long object sbyte short string uint ulong ushort var nint nuint
      k>nc class struct enum record
      k>nn namespace using
      """,
    comments: Grammar.CommentRule.slashes,
    strings: [
      StringRule("\"\"\"", nil, escape: nil, spansLines: true),
      StringRule("\"", nil, escapeKind: .string),
    ],
    numbers: numbers, signs: "+-*/%=<>!&|^~?", punctuation: "()[]{},;.:", keywordsAfterDot: true,
    passesExpected: ".", marksCalls: true,
    hooks: [
      ("#", directive), ("@$", quoted), ("'", Hooks.character()), ("@", Hooks.sigil(.name)),
      ("[", attribute),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("uUlLfFdDmM")
    style.beginsWithDot = true
    return style
  }()

  private static let directive: Grammar.Hook = { lexer, _ in
    guard lexer.isFirstOnLine else { return false }
    lexer.emit(.preprocessor, to: lexer.lineEnd(from: lexer.position))
    return true
  }

  /// `[Attribute("of what follows")]`, all of it.
  private static let attribute: Grammar.Hook = { lexer, _ in
    guard lexer.isFirstOnLine else { return false }
    let stop = lexer.find(ByteSet("]\n"), from: lexer.position)
    guard lexer[stop] == UInt8(ascii: "]") else { return false }
    lexer.emit(.attribute, to: stop &+ 1)
    return true
  }

  private static let verbatim = StringRule("\"", nil, escape: nil, doubles: true, spansLines: true)
  private static let filled = StringRule("\"", nil, holes: [("{", "}")], specifier: ":")
  private static let filledVerbatim = StringRule(
    "\"", nil, escape: nil, doubles: true, spansLines: true, holes: [("{", "}")], specifier: ":")
  private static let filledLong = StringRule(
    "\"\"\"", nil, escape: nil, spansLines: true, holes: [("{", "}")], specifier: ":")

  /// `@"…"`, `$"…"`, `$@"…"`, `$"""…"""`.
  private static let quoted: Grammar.Hook = { lexer, grammar in
    var quote = lexer.position
    while quote &- lexer.position < 8, "@$".utf8.contains(lexer[quote]) { quote &+= 1 }
    guard lexer[quote] == UInt8(ascii: "\"") else { return false }
    var isVerbatim = false
    var isFilled = false
    for index in lexer.position..<quote {
      if lexer[index] == UInt8(ascii: "@") { isVerbatim = true } else { isFilled = true }
    }
    let isLong = lexer.has("\"\"\"", at: quote) && isFilled && !isVerbatim
    lexer.emit(.string, to: quote)
    lexer.string(
      isLong ? filledLong : isFilled ? isVerbatim ? filledVerbatim : filled : verbatim, in: grammar)
    return true
  }
}
