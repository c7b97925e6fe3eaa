extension Language {
  static let zig = Language("Zig", "zig", ZigSyntax.grammar)
}

/// Zig 0.14.
private enum ZigSyntax {
  static let grammar = Grammar(
    words: """
      kr break return continue asm defer errdefer unreachable try catch async nosuspend await suspend resume
      kr cancel const var extern packed export pub noalias inline comptime callconv stdcallcc volatile
      kr align linksection threadlocal allowzero addrspace noinline
      k struct enum union error opaque if else switch and or orelse while for fn usingnamespace test anyframe
      kt bool f16 f32 f64 f80 f128 void noreturn type anyerror promise isize usize comptime_int
      kt comptime_float c_short c_ushort c_int c_uint c_long c_ulong c_longlong c_ulonglong c_longdouble
      kt anyopaque anytype i0 u0 i1 u1 i2 u2 u3 u4 u5 u6 u7 i8 u8 i16 u16 u24 i32 u32 i64 u64 i128 u128
      kc true false null undefined
      """,
    comments: [.line("//")],
    strings: [StringRule("\"", nil)], numbers: numbers, signs: "+-*/%=<>!&|^~?:",
    punctuation: "()[]{},;.",
    hooks: [("'", Hooks.character()), ("@", builtin), ("\\", longString)])

  private static let numbers = NumberStyle()

  private static let builtin: Grammar.Hook = { lexer, grammar in
    if lexer.peek(1) == UInt8(ascii: "\"") {
      lexer.emit(.name, count: 1)
      for rule in grammar.strings { lexer.string(rule, in: grammar) }
      return true
    }
    return Hooks.sigil(.builtin)(&lexer, grammar)
  }

  /// A line of a string that begins with `\\`.
  private static let longString: Grammar.Hook = { lexer, _ in
    guard lexer.peek(1) == UInt8(ascii: "\\") else { return false }
    lexer.emit(.string, to: lexer.lineEnd(from: lexer.position))
    return true
  }
}
