extension Language {
  static let haskell = Language("Haskell", "haskell hs", FunctionalSyntax.haskell)
  static let ocaml = Language("OCaml", "ocaml ml mli fsharp f# fs", FunctionalSyntax.ocaml)
}

/// Languages of ML's family: Haskell 2010 with GHC's additions, and OCaml 5.
private enum FunctionalSyntax {
  static let haskell = Grammar(
    words: """
      kr case class data default deriving do else family forall foreign if in infix infixl infixr instance let
      kr newtype of then type where mdo pattern _ rec proc
      kr>nn import module qualified as hiding
      """,
    wordPart: .word + "'", comments: [],
    strings: [StringRule("\"", nil)], numbers: haskellNumbers, signs: "+-*/%=<>!&|^~?:#$@\\.",
    punctuation: "()[]{},;`", passesExpected: "", wordHook: haskellWord,
    hooks: [
      ("{", haskellBlock), ("-", haskellLine), ("'", haskellCharacter),
      ("'", Hooks.signs(["'"], .keyword)), (":+-*/%=<>!&|^~?#$@\\.", haskellOperator),
    ])

  private static let haskellNumbers: NumberStyle = {
    var style = NumberStyle()
    return style
  }()

  private static let haskellBlock: Grammar.Hook = { lexer, _ in
    guard lexer.peek(1) == UInt8(ascii: "-") else { return false }
    if lexer.peek(2) == UInt8(ascii: "#") {
      return lexer.comment(.block("{-#", "#-}", .preprocessor))
    }
    return lexer.comment(.block("{-", "-}", nests: true))
  }

  private static let operatorPart = ByteSet(":!#$%&*+.\\/<=>?@^|~-")
  private static let reservedOperators = WordTable("ow <- :: -> => = .. | \\ @ ~ : \\\\ ~ <= - !")

  private static let haskellLine: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(ByteSet("-"), from: lexer.position)
    guard stop &- lexer.position >= 2, !operatorPart.contains(lexer[stop]) else { return false }
    lexer.emit(.lineComment, to: lexer.lineEnd(from: stop))
    return true
  }

  private static let haskellOperator: Grammar.Hook = { lexer, _ in
    lexer.emit(.operatorSign, to: lexer.skip(operatorPart, from: lexer.position))
    return true
  }

  private static let haskellCharacter: Grammar.Hook = Hooks.character(.character)

  /// Types and constructors begin with a capital; a name at the beginning of a line is defined there.
  private static let haskellWord: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning == nil else { return false }
    if ByteSet.upper.contains(lexer.peek()) {
      var end = stop
      while lexer[end] == UInt8(ascii: "."), ByteSet.upper.contains(lexer[end &+ 1]) {
        end = lexer.skip(.word + "'", from: end &+ 1)
      }
      lexer.emit(lexer.expected == .namespace ? .namespace : .typeKeyword, to: end)
      lexer.expected = nil
      return true
    }
    lexer.emit(lexer.isAtLineStart ? .function : .name, to: stop)
    lexer.expected = nil
    return true
  }

  static let ocaml = Grammar(
    words: """
      k as assert begin class constraint do done downto else end exception external for fun function
      k functor if in include inherit initializer lazy let match method module mutable new object of open
      k private raise rec sig struct then to try type val virtual when while with nonrec and
      kt unit int float bool string char list array
      ow asr land lor lsl lxor mod or lsr
      """,
    wordPart: .word + "'", comments: [.block("(*", "*)", .comment, nests: true)],
    strings: [StringRule("\"", nil, .doubleQuoted, spansLines: true)],
    numbers: ocamlNumbers, signs: "+-*/%=<>!&|^~?:#$@;,.()[]{}", punctuation: "`",
    wordHook: ocamlWord,
    hooks: [
      ("'", Hooks.character()), ("'", Hooks.sigil(.name)), ("~?", label), ("{", quotedString),
      ("`", Hooks.sigil(.name)),
    ])

  private static let ocamlNumbers: NumberStyle = {
    var style = NumberStyle()
    style.endsWithDot = true
    style.suffixes = ByteSet("lLn")
    return style
  }()

  private static let ocamlWord: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning == nil, ByteSet.upper.contains(lexer.peek()) else { return false }
    lexer.emit(lexer[stop] == UInt8(ascii: ".") ? .namespace : .className, to: stop)
    return true
  }

  private static let label: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    guard ByteSet.lower.contains(lexer.peek(1)) else { return false }
    lexer.emit(.label, to: lexer[stop] == UInt8(ascii: ":") ? stop &+ 1 : stop)
    return true
  }

  /// `{tag|…|tag}`.
  private static let quotedString: Grammar.Hook = { lexer, _ in
    let bar = lexer.skip(.lower + "_", from: lexer.position &+ 1)
    guard lexer[bar] == UInt8(ascii: "|"), bar &- lexer.position < 64 else { return false }
    var close = [UInt8(ascii: "|")]
    for index in (lexer.position &+ 1)..<max(lexer.position &+ 1, bar) {
      close.append(lexer[index])
    }
    close.append(UInt8(ascii: "}"))
    let stop = lexer.firstPlace(of: close, from: bar).map { $0 &+ close.count }
    lexer.emit(.string, to: stop ?? lexer.end)
    return true
  }
}
