extension Language {
  static let elixir = Language("Elixir", "elixir ex exs", BeamSyntax.elixir)
  static let erlang = Language("Erlang", "erlang erl hrl", BeamSyntax.erlang)
}

/// Languages of Erlang's machine: Elixir 1.18 and Erlang/OTP 27.
private enum BeamSyntax {
  static let elixir = Grammar(
    words: """
      k fn do end after else rescue catch case cond for if unless try receive raise quote unquote
      k unquote_splicing throw super with
      kd def defp defmacro defmacrop defmodule defprotocol defimpl defrecord defstruct defdelegate defexception
      kd defguard defguardp defcallback defoverridable defn defnp
      kn import require use alias
      ow not and or when in
      nb true false
      kc nil
      bp __MODULE__ __DIR__ __ENV__ __CALLER__ __STACKTRACE__ _
      """,
    wordPart: .word + "?!", comments: Grammar.CommentRule.hash,
    strings: [
      StringRule(
        "\"\"\"", nil, .heredoc, escapeKind: .escape, spansLines: true, holes: [("#{", "}")]),
      StringRule("'''", nil, .heredoc, escapeKind: .escape, spansLines: true, holes: [("#{", "}")]),
      StringRule("\"", nil, .doubleQuoted, spansLines: true, holes: [("#{", "}")]),
      StringRule("'", nil, .singleQuoted, spansLines: true, holes: [("#{", "}")]),
    ],
    numbers: NumberStyle(), signs: "+-*/%=<>!&|^~?:.\\", punctuation: "()[]{},;%",
    wordHook: elixirWord,
    hooks: [
      (":", elixirAtom), ("@", Hooks.sigil(.attribute)), ("~", elixirSigil), ("?", elixirCharacter),
      ("%", Hooks.signs(["%{", "%"], .punctuation)),
    ])

  private static let elixirWord: Grammar.WordHook = { lexer, stop, meaning in
    if lexer[stop] == UInt8(ascii: ":"), lexer[stop &+ 1] != UInt8(ascii: ":"),
      ByteSet.space.contains(lexer[stop &+ 1])
    {
      lexer.emit(.symbol, to: stop)
      lexer.emit(.punctuation, count: 1)
      return true
    }
    guard meaning == nil, ByteSet.upper.contains(lexer.peek()) else { return false }
    lexer.emit(.className, to: stop)
    return true
  }

  private static let elixirAtom: Grammar.Hook = { lexer, grammar in
    if lexer.peek(1) == UInt8(ascii: "\"") {
      lexer.emit(.symbol, count: 1)
      lexer.string(StringRule("\"", nil, .symbol, holes: [("#{", "}")]), in: grammar)
      return true
    }
    guard ByteSet.wordStart.contains(lexer.peek(1)) else { return false }
    lexer.emit(.symbol, to: lexer.skip(.word + "?!@", from: lexer.position &+ 1))
    return true
  }

  private static let elixirCharacter: Grammar.Hook = { lexer, _ in
    let next = lexer.peek(1)
    guard next > 0x20, lexer.mayBeginRubyValue else { return false }
    let stop =
      next == UInt8(ascii: "\\")
      ? lexer.afterEscape(lexer.position &+ 1) : lexer.afterCharacter(lexer.position &+ 1)
    lexer.emit(.character, to: stop)
    return true
  }

  /// `~w(…)`, `~r/…/`, `~S"""…"""`.
  private static let elixirSigil: Grammar.Hook = { lexer, grammar in
    let open = lexer.skip(.letters, from: lexer.position &+ 1)
    guard open > lexer.position &+ 1, open &- lexer.position < 32 else { return false }
    let isRegex = lexer.peek(1).lowered == UInt8(ascii: "r")
    let kind: TokenKind = isRegex ? .regex : .otherString
    let holes = !ByteSet.upper.contains(lexer.peek(1))
    let quotes: [StaticString] = ["\"\"\"", "'''"]
    for quote in quotes where lexer.has(quote, at: open) {
      lexer.emit(.otherString, to: open)
      lexer.string(
        StringRule("\(quote)", nil, .heredoc, spansLines: true, holes: holes ? [("#{", "}")] : []),
        in: grammar)
      return true
    }
    let opener = lexer[open]
    guard "/|\"'([{<".utf8.contains(opener) else { return false }
    lexer.emit(kind, to: open &+ 1)
    lexer.rubyDelimited(opener, kind, holes: holes, in: grammar)
    lexer.emit(kind, to: lexer.skip(.letters, from: lexer.position))
    return true
  }

  static let erlang = Grammar(
    words: """
      k after begin case catch cond end fun if let of query receive try when maybe else
      ow and andalso band bnot bor bsl bsr bxor div not or orelse rem xor
      """,
    wordPart: .word + "@", comments: [.line("%", .comment)],
    strings: [
      StringRule("\"\"\"", nil, spansLines: true), StringRule("\"", nil, spansLines: true),
    ],
    numbers: NumberStyle(), signs: "+-*/%=<>!&|^~?:", punctuation: "()[]{},;.#",
    keywordsAfterDot: true,
    wordHook: erlangWord,
    hooks: [
      ("'", atom), ("-", directive), ("$", erlangCharacter), ("?", macro), ("0123456789", based),
      ("#", record),
    ])

  private static let erlangWord: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning == nil else { return false }
    let first = lexer.peek()
    lexer.emit(
      ByteSet.upper.contains(first) || first == UInt8(ascii: "_") ? .variable : .name, to: stop)
    return true
  }

  private static let atom: Grammar.Hook = { lexer, grammar in
    lexer.string(StringRule("'", nil, .name, escapeKind: .name), in: grammar)
    return true
  }

  /// `-module(name).`
  private static let directive: Grammar.Hook = { lexer, _ in
    guard lexer.isAtLineStart else { return false }
    let start = lexer.skip(.blank, from: lexer.position &+ 1)
    let stop = lexer.skip(.lower + "_", from: start)
    guard stop > start else { return false }
    lexer.emit(.punctuation, count: 1)
    lexer.emit(.text, to: start)
    lexer.emit(.entity, to: stop)
    return true
  }

  private static let erlangCharacter: Grammar.Hook = { lexer, _ in
    let stop =
      lexer.peek(1) == UInt8(ascii: "\\")
      ? lexer.afterEscape(lexer.position &+ 1) : lexer.afterCharacter(lexer.position &+ 1)
    lexer.emit(.character, to: stop)
    return true
  }

  private static let macro: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    guard stop > lexer.position &+ 1 else { return false }
    lexer.emit(.constant, to: stop)
    return true
  }

  private static let record: Grammar.Hook = { lexer, _ in
    guard ByteSet.wordStart.contains(lexer.peek(1)) else { return false }
    lexer.emit(.label, to: lexer.skip(.word, from: lexer.position &+ 1))
    return true
  }

  /// `16#FF`.
  private static let based: Grammar.Hook = { lexer, _ in
    let sign = lexer.skip(.digits, from: lexer.position)
    guard lexer[sign] == UInt8(ascii: "#"), ByteSet.word.contains(lexer[sign &+ 1]) else {
      return false
    }
    lexer.emit(.integer, to: lexer.skip(.word, from: sign &+ 1))
    return true
  }
}
