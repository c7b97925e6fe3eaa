extension Language {
  static let javaScript = Language(
    "JavaScript", "javascript js node mjs cjs", JavaScriptSyntax.javaScript)
  static let jsx = Language("JSX", "jsx react", JavaScriptSyntax.jsx)
  static let typeScript = Language(
    "TypeScript", "typescript ts mts cts", JavaScriptSyntax.typeScript)
  static let tsx = Language("TSX", "tsx", JavaScriptSyntax.tsx)
}

/// JavaScript (ECMA-262, 2025), TypeScript 5 and the tags of JSX in both.
private enum JavaScriptSyntax {
  static let words = """
    k for while do break return continue switch case default if else throw try catch finally yield
    k this of await async import export from as super static get set constructor
    ow new delete typeof void instanceof in
    kd>nf function
    kd var let const with
    kd>nc class extends
    kr abstract debugger enum implements interface package private protected public
    kc true false null NaN Infinity undefined
    nb Array ArrayBuffer AsyncFunction AsyncGenerator BigInt BigInt64Array BigUint64Array Boolean DataView
    nb Date Error EvalError Float32Array Float64Array Function Generator Int16Array Int32Array Int8Array
    nb Intl JSON Map Math Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set
    nb SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array Uint32Array Uint8Array
    nb Uint8ClampedArray WeakMap WeakSet arguments decodeURI decodeURIComponent document encodeURI
    nb encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt unescape window console
    """
  static let typeWords = """
    k readonly declare type keyof infer is asserts satisfies namespace unique accessor override
    kr abstract implements private protected public
    kd>nc class interface enum
    kt string boolean number any never unknown object bigint symbol
    """

  static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("n")
    style.beginsWithDot = true
    style.endsWithDot = true
    style.zeroIsOctal = true
    return style
  }()

  static let strings = [
    StringRule("\"", nil, .doubleQuoted, escapeKind: .doubleQuoted),
    StringRule("'", nil, .singleQuoted, escapeKind: .singleQuoted),
    StringRule("`", nil, .backtick, spansLines: true, holes: [("${", "}")]),
  ]

  static func grammar(
    _ words: String, hasTags: Bool, isTyped: Bool = false
  ) -> Grammar {
    let hooks: [(String, Grammar.Hook)] = [
      ("#", Hooks.shebang), ("/", regex), ("@", Hooks.sigil(isTyped ? .declaration : .decorator)),
      ("#", Hooks.sigil(.name, start: nameStart, part: namePart)),
    ]
    return Grammar(
      words: words, wordStart: nameStart, wordPart: namePart, name: .otherName,
      comments: Grammar.CommentRule.slashes + [.line("<!--", .comment)], strings: strings,
      numbers: numbers, signs: "+-*/%=<>!&|^~?:", passesExpected: "*",
      wordHook: isTyped ? typedName : nil,
      hooks: hooks + (hasTags ? [("<", JSXTags.hook)] : []))
  }

  private static let nameStart = ByteSet.wordStart + "$"
  private static let namePart = ByteSet.word + "$"

  static let javaScript = grammar(words, hasTags: false)
  static let jsx = grammar(words, hasTags: true)
  static let typeScript = grammar(words + "\n" + typeWords, hasTags: false, isTyped: true)
  static let tsx = grammar(words + "\n" + typeWords, hasTags: true, isTyped: true)

  private static let typedPart = ByteSet.word + "$."

  /// `name: Type` and `name?: Type`, as far as a type can be told from a value: it begins with a capital, or more of
  /// a type follows; and the word of `module Name`.
  private static let typedName: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning == nil, lexer.expected == nil else { return false }
    if stop &- lexer.position == 6, lexer.has("module"), ByteSet.blank.contains(lexer[stop]),
      nameStart.contains(lexer.afterBlanks(stop))
    {
      lexer.emit(.reserved, to: stop)
      return true
    }
    let mark = lexer[stop] == UInt8(ascii: "?") ? stop &+ 1 : stop
    let colon = lexer.skip(.blank, from: mark)
    guard lexer[colon] == UInt8(ascii: ":") else { return false }
    let type = lexer.skip(.blank, from: colon &+ 1)
    let end = lexer.skip(typedPart, from: type)
    guard nameStart.contains(lexer[type]),
      ByteSet.upper.contains(lexer[type]) || ";[<|)&".utf8.contains(lexer[end])
    else { return false }
    lexer.emit(.otherName, to: mark)
    lexer.emit(.text, to: colon)
    lexer.emit(.operatorSign, count: 1)
    lexer.emit(.text, to: type)
    lexer.emit(.typeKeyword, to: end)
    return true
  }

  /// A regular expression, where a value may begin.
  private static let regex: Grammar.Hook = { lexer, _ in
    let next = lexer.peek(1)
    guard next != UInt8(ascii: "/"), next != UInt8(ascii: "*"), lexer.mayBeginValue,
      let stop = lexer.endOfRegex(from: lexer.position &+ 1)
    else { return false }
    lexer.emit(.regex, to: lexer.skip(ByteSet("dgimsuvy"), from: stop))
    return true
  }
}

extension Lexer {
  /// Whether a value may begin here in a language of JavaScript's kind: not behind a name, a value or its closing bracket.
  var mayBeginValue: Bool {
    switch previous {
    case .text, .operatorSign, .wordOperator, .keyword, .declaration, .interpolation, .reserved:
      true
    case .punctuation: !ByteSet(")]}").contains(previousByte)
    default: false
    }
  }
}
