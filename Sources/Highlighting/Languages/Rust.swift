extension Language {
  static let rust = Language("Rust", "rust rs", RustSyntax.grammar)
}

/// Rust, the 2024 edition.
private enum RustSyntax {
  static let grammar = Grammar(
    words: """
      k as async await box break const continue crate dyn else enum extern for if impl in loop match move
      k mut pub ref return static super trait try unsafe use where while union macro_rules
      k abstract become do final macro override priv typeof unsized virtual yield
      kd let
      kd>nc struct type
      kd>nf fn
      k>nc enum trait union
      k>nn mod
      kc true false
      kt u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 usize isize f16 f32 f64 char str bool
      bp Self self
      nb Box Option Some None Result Ok Err String Vec ToString ToOwned Clone Copy Send Sized Sync Drop Fn FnMut
      nb FnOnce AsRef AsMut Into From Default Iterator Extend IntoIterator DoubleEndedIterator
      nb ExactSizeIterator Debug Eq PartialEq Ord PartialOrd Hash drop
      """,
    comments: [
      .line("//!", .documentation), .line("////"), .line("///", .documentation), .line("//"),
      .block("/*!", "*/", .documentation, nests: true), .block("/*", "*/", nests: true),
    ],
    strings: [
      StringRule("\"", nil, prefixes: "b c", spansLines: true),
      StringRule("\"", nil, spansLines: true),
    ],
    numbers: numbers, signs: "+-*/%=<>!&|^~@?", punctuation: "()[]{},.;:", keywordsAfterDot: true,
    wordHook: word,
    hooks: [
      ("/", blockDocumentation), ("#", attribute), ("'", quote),
      ("$", Hooks.sigil(.preprocessor)), ("#", Hooks.signs(["#"], .punctuation)),
      ("$", Hooks.signs(["$"], .preprocessor)), ("-", Hooks.signs(["->"], .punctuation)),
      (".", Hooks.signs(["..=", "...", ".."], .operatorSign)),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("iufsez") + .digits
    style.endsWithDot = true
    return style
  }()

  private static let blockDocumentation: Grammar.Hook = { lexer, _ in
    guard lexer.has("/**"), lexer.peek(3) != UInt8(ascii: "*"), lexer.peek(3) != UInt8(ascii: "/")
    else { return false }
    return lexer.comment(.block("/*", "*/", .documentation, nests: true))
  }

  /// `#[derive(…)]` and `#![…]`, brackets counted.
  private static let attribute: Grammar.Hook = { lexer, _ in
    let bracket = lexer.peek(1) == UInt8(ascii: "!") ? 2 : 1
    guard lexer.peek(bracket) == UInt8(ascii: "[") else { return false }
    lexer.emit(.preprocessor, count: bracket &+ 1)
    var level = 1
    while !lexer.isAtEnd, level > 0 {
      switch lexer.peek() {
      case UInt8(ascii: "["):
        level &+= 1
        lexer.emit(.preprocessor, count: 1)
      case UInt8(ascii: "]"):
        level &-= 1
        lexer.emit(.preprocessor, count: 1)
      case UInt8(ascii: "\""):
        let stops = ByteSet("\"\\")
        var stop = lexer.find(stops, from: lexer.position &+ 1)
        while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
        lexer.emit(.string, to: stop &+ 1)
      default: lexer.emit(.preprocessor, to: lexer.find(ByteSet("[]\""), from: lexer.position))
      }
    }
    return true
  }

  /// `'a'` is a character, `'a` a lifetime or a label.
  private static let quote: Grammar.Hook = { lexer, grammar in
    if Hooks.character()(&lexer, grammar) { return true }
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    guard stop > lexer.position &+ 1 else { return false }
    lexer.emit(.attribute, to: stop)
    return true
  }

  /// Macros (`name!`) and strings with a prefix: `r#"…"#`, `b'x'`.
  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    let next = lexer[stop]
    let length = stop &- lexer.position
    if next == UInt8(ascii: "!"), lexer[stop &+ 1] != UInt8(ascii: "="),
      meaning?.kind.isKeyword != true || lexer.has("macro_rules")
    {
      lexer.emit(.magicFunction, to: stop &+ 1)
      if lexer.previousByte == UInt8(ascii: "!"), lexer.has("macro_rules", at: lexer.position &- 12)
      {
        lexer.expected = .function
      }
      return true
    }
    guard length <= 2 else { return false }
    if next == UInt8(ascii: "'"), lexer.peek() == UInt8(ascii: "b") {
      let before = lexer.position
      let first = lexer[stop &+ 1]
      let end = first == UInt8(ascii: "\\") ? lexer.afterEscape(stop &+ 1) : stop &+ 2
      guard lexer[end] == UInt8(ascii: "'") else { return false }
      lexer.emit(.character, to: end &+ 1)
      return lexer.position > before
    }
    guard lexer[stop &- 1] == UInt8(ascii: "r"),
      next == UInt8(ascii: "\"") || next == UInt8(ascii: "#")
    else { return false }
    var quote = stop
    while quote &- stop < 256, lexer[quote] == UInt8(ascii: "#") { quote &+= 1 }
    guard lexer[quote] == UInt8(ascii: "\""), quote &- stop <= 255 else {
      guard quote == stop &+ 1, ByteSet.wordStart.contains(lexer[quote]), length == 1 else {
        return false
      }
      lexer.emit(.name, to: lexer.skip(.word, from: quote))
      return true
    }
    let close = [UInt8(ascii: "\"")] + [UInt8](repeating: UInt8(ascii: "#"), count: quote &- stop)
    let end = lexer.firstPlace(of: close, from: quote &+ 1).map { $0 &+ close.count }
    lexer.emit(.string, to: end ?? lexer.end)
    return true
  }
}
