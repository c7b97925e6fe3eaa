extension Language {
  static let go = Language("Go", "go golang", GoSyntax.grammar)
}

/// Go 1.24.
private enum GoSyntax {
  static let grammar = Grammar(
    words: """
      k break default select case defer go else goto switch fallthrough if range continue for return
      kn import package
      kd func var struct map chan type interface const
      kc true false iota nil
      kt uint uint8 uint16 uint32 uint64 int int8 int16 int32 int64 float float32 float64 complex64
      kt complex128 byte rune string bool error uintptr any comparable
      nb print println panic recover close complex real imag len cap append copy delete new make min max clear
      """,
    name: .otherName, comments: Grammar.CommentRule.slashes,
    strings: [
      StringRule("`", nil, .string, escape: nil, spansLines: true), StringRule("\"", nil),
    ],
    numbers: numbers, signs: "+-*/%=<>!&|^~:", punctuation: "()[]{},;.", keywordsAfterDot: true,
    wordHook: conversion,
    hooks: [
      ("'", Hooks.character()), (":", Hooks.signs([":="], .operatorSign)),
      (":", Hooks.signs([":"], .punctuation)),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("i")
    style.endsWithDot = true
    style.beginsWithDot = true
    style.zeroIsOctal = true
    return style
  }()

  /// A built-in function that is not called is a name.
  private static let conversion: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning?.kind == .builtin, lexer[stop] != UInt8(ascii: "(") else { return false }
    lexer.emit(.otherName, to: stop)
    return true
  }
}
