extension Language {
  static let swift = Language("Swift", "swift", SwiftSyntax.grammar)
}

/// Swift, as “The Swift Programming Language” (6) has it.
private enum SwiftSyntax {
  static let grammar = Grammar(words: "k if else")
}
