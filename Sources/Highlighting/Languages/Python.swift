extension Language {
  static let python = Language(
    "Python", "python py python3 py3 sage pyi bazel starlark", PythonSyntax.grammar)
}

/// Python 3.13, as its Language Reference has it.
private enum PythonSyntax {
  static let grammar = Grammar(
    words: """
      k assert async await break continue del elif else except finally for global if lambda pass raise
      k nonlocal return try while yield with as
      k>nc class
      k>nf def
      kc True False None
      kn>nn from import
      ow in is and or not
      bp self cls Ellipsis NotImplemented
      nb abs aiter all any anext ascii bin bool breakpoint bytearray bytes callable chr classmethod compile
      nb complex delattr dict dir divmod enumerate eval exec filter float format frozenset getattr globals
      nb hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview
      nb min next object oct open ord pow print property range repr reversed round set setattr slice sorted
      nb staticmethod str sum super tuple type vars zip __import__
      ne ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup EOFError Exception
      ne ExceptionGroup FileExistsError FileNotFoundError FloatingPointError GeneratorExit ImportError
      ne IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
      ne ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError
      ne PermissionError ProcessLookupError RecursionError ReferenceError RuntimeError StopAsyncIteration
      ne StopIteration SyntaxError SystemExit TabError TimeoutError TypeError UnboundLocalError
      ne UnicodeDecodeError UnicodeEncodeError UnicodeError UserWarning ValueError Warning ZeroDivisionError
      """,
    comments: Grammar.CommentRule.hash, strings: strings, numbers: numbers,
    signs: "!=<>+-*/%&|^~:@.", punctuation: "()[]{},;:", keywordsAfterDot: true,
    passesExpected: ".", wordHook: word,
    hooks: [
      ("#", Hooks.shebang), ("\"'", documentation), ("@", decorator), ("\\", continuation),
      (":", Hooks.signs([":="], .operatorSign)), (":", Hooks.signs([":"], .punctuation)),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("jJ")
    style.endsWithDot = true
    style.beginsWithDot = true
    return style
  }()

  private static let strings: [StringRule] = {
    var rules: [StringRule] = []
    for (quote, kind) in [
      ("\"\"\"", TokenKind.doubleQuoted), ("'''", .singleQuoted), ("\"", .doubleQuoted),
      ("'", .singleQuoted),
    ] {
      let isLong = quote.utf8.count > 1
      rules.append(
        StringRule(
          quote, nil, kind, prefixes: "f F t T", spansLines: isLong, holes: [("{", "}")],
          specifier: ":"))
      rules.append(
        StringRule(
          quote, nil, kind,
          prefixes: "rf fr Rf fR rF Fr RF FR rt tr Rt tR", escapeKind: kind, spansLines: isLong,
          holes: [("{", "}")], specifier: ":"))
      rules.append(
        StringRule(
          quote, nil, kind, prefixes: "r R rb br Rb bR rB Br RB BR ur UR", escapeKind: kind,
          spansLines: isLong, marksFormats: true))
      rules.append(
        StringRule(
          quote, nil, kind, prefixes: "b B u U", spansLines: isLong, marksFormats: true))
      rules.append(StringRule(quote, nil, kind, spansLines: isLong, marksFormats: true))
    }
    return rules
  }()

  private static let documentationRules = [
    StringRule("\"\"\"", nil, .documentation, escapeKind: .documentation, spansLines: true),
    StringRule("'''", nil, .documentation, escapeKind: .documentation, spansLines: true),
  ]

  /// A triple-quoted string that is a statement by itself.
  private static let documentation: Grammar.Hook = { lexer, grammar in
    for rule in documentationRules where lexer.has(rule.open, at: lexer.position) {
      guard lexer.isFirstOnLine, lexer.depth == 0 else { return false }
      guard
        lexer.previous == .text || lexer.previousByte == UInt8(ascii: ":")
          || lexer.previous == .documentation
      else { return false }
      lexer.string(rule, in: grammar)
      return true
    }
    return false
  }

  private static let decorator: Grammar.Hook = { lexer, _ in
    guard lexer.isFirstOnLine, ByteSet.wordStart.contains(lexer.peek(1)) else { return false }
    lexer.emit(.decorator, to: lexer.skip(ByteSet.word + ".", from: lexer.position &+ 1))
    return true
  }

  private static let continuation: Grammar.Hook = { lexer, _ in
    guard lexer.peek(1) == UInt8(ascii: "\n") else { return false }
    lexer.emit(.text, count: 2)
    return true
  }

  private static let softWords = WordTable("k match case type\nk import")

  /// `match`, `case` and `type` are keywords at the beginning of a statement that goes on like one; `import` after
  /// `from …` begins names anew, and a line's end ends them.
  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    if let expected = lexer.expected, expected == .namespace, lexer.isFirstOnLine {
      lexer.expected = nil
    }
    guard meaning == nil, softWords.contains(lexer, from: lexer.position, to: stop),
      lexer.isFirstOnLine, lexer[stop] == UInt8(ascii: " ")
    else { return false }
    let next = lexer.afterBlanks(stop)
    let length = stop &- lexer.position
    let isType = length == 4 && lexer[lexer.position] == UInt8(ascii: "t")
    if isType {
      guard ByteSet.wordStart.contains(next) else { return false }
    } else {
      let line = lexer.lineEnd(from: stop)
      guard line &- stop < 500, !ByteSet("=.,)]:").contains(next),
        lexer.firstPlace(of: [UInt8(ascii: ":")], from: stop, before: line) != nil
      else { return false }
    }
    lexer.emit(.keyword, to: stop)
    return true
  }
}
