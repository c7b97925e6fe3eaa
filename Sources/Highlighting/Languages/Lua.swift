extension Language {
  static let lua = Language("Lua", "lua luau pico8", LuaSyntax.grammar)
}

/// Lua 5.4.
private enum LuaSyntax {
  static let grammar = Grammar(
    words: """
      kr break do else elseif end for if in repeat return then until while goto
      kr>nf function
      kd local
      kc true false nil
      ow and or not
      nb _G _VERSION assert collectgarbage dofile error getmetatable ipairs load loadfile next pairs pcall print
      nb rawequal rawget rawlen rawset require select setmetatable tonumber tostring type xpcall coroutine
      nb debug io math os package string table utf8
      """,
    comments: [],
    strings: [
      StringRule("\"", nil, .doubleQuoted), StringRule("'", nil, .singleQuoted),
    ], numbers: numbers, signs: "+-*/%=<>&|^~#", punctuation: "()[]{},;.:",
    passesExpected: ".:",
    hooks: [
      ("#", Hooks.shebang), ("-", comment), ("[", longString),
      ("=~<>", Hooks.signs(["==", "~=", "<=", ">="], .operatorSign)),
      (":", label), (".", Hooks.signs(["...", ".."], .operatorSign)),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = 0
    style.endsWithDot = true
    style.beginsWithDot = true
    return style
  }()

  /// The end of `[==[ … ]==]` whose first bracket is at `start`.
  private static func longEnd(_ lexer: borrowing Lexer, from start: Int) -> Int? {
    let bracket = lexer.skip(ByteSet("="), from: start &+ 1)
    guard lexer[start] == UInt8(ascii: "["), lexer[bracket] == UInt8(ascii: "["),
      bracket &- start < 256
    else { return nil }
    let close =
      [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: bracket &- start &- 1)
      + [UInt8(ascii: "]")]
    return lexer.firstPlace(of: close, from: bracket).map { $0 &+ close.count } ?? lexer.end
  }

  private static let comment: Grammar.Hook = { lexer, _ in
    guard lexer.peek(1) == UInt8(ascii: "-") else { return false }
    if let stop = longEnd(lexer, from: lexer.position &+ 2) {
      lexer.emit(.blockComment, to: stop)
    } else {
      lexer.emit(.lineComment, to: lexer.lineEnd(from: lexer.position))
    }
    return true
  }

  private static let longString: Grammar.Hook = { lexer, _ in
    guard let stop = longEnd(lexer, from: lexer.position) else { return false }
    lexer.emit(.string, to: stop)
    return true
  }

  private static let label: Grammar.Hook = { lexer, _ in
    guard lexer.has("::") else { return false }
    lexer.emit(.punctuation, count: 2)
    return true
  }
}
