/// A language whose source text can be highlighted.
package struct Language: Sendable {
  /// The name that is shown: `C++`.
  package let name: String
  /// What it may be called after a fence, small: Pygments' and GitHub's names.
  package let aliases: [String]
  /// Reads the text of `lexer` to its end; what it leaves becomes plain text.
  let lex: @Sendable (_ lexer: inout Lexer) -> Void

  /// A language with a lexer of its own.
  init(_ name: String, _ aliases: String, lex: @escaping @Sendable (inout Lexer) -> Void) {
    self.name = name
    self.aliases = aliases.split(separator: " ").map(String.init)
    self.lex = lex
  }

  /// A language that a grammar describes; it is built when the first text needs it.
  init(
    _ name: String, _ aliases: String, _ grammar: @escaping @Sendable @autoclosure () -> Grammar
  ) {
    self.init(name, aliases) { lexer in lexer.run(grammar()) }
  }
}
