extension Language {
  static let swift = Language("Swift", "swift", SwiftSyntax.grammar)
}

/// Swift, as “The Swift Programming Language” has it.
private enum SwiftSyntax {
  static let grammar = Grammar(
    words: """
      k as async await break case catch continue default defer do else fallthrough for guard if in is
      k repeat return switch throw throws rethrows try where while some any borrowing consuming inout
      k convenience didSet dynamic final get indirect infix isolated lazy mutating nonmutating
      k nonisolated optional override postfix precedence precedencegroup prefix required sending set unowned weak willSet
      k associatedtype discard consume copy each macro package _
      k self Self super Type Protocol dynamicType
      kc true false nil
      kr fileprivate internal open private public static actor
      kd>nc class enum extension protocol struct
      kd>nf func
      kd>nv let var
      kd init deinit subscript operator typealias
      kn>nn import
      nb Any AnyObject Array Bool Character Comparable Dictionary Double Equatable Error Float Hashable Int Int8
      nb Int16 Int32 Int64 Optional Range Result Sendable Sequence Set String Substring Task UInt UInt8 UInt16
      nb UInt32 UInt64 Void Never Codable Encodable Decodable Identifiable Collection Iterator
      bp abs assert assertionFailure dump fatalError max min precondition preconditionFailure print stride swap
      bp type zip
      """,
    comments: Grammar.CommentRule.nestedSlashes,
    strings: [
      StringRule("\"\"\"", nil, spansLines: true, holes: [("\\(", ")")]),
      StringRule("\"", nil, holes: [("\\(", ")")]),
    ],
    numbers: NumberStyle(),
    signs: "+-*/%=<>!&|^~?", punctuation: "()[]{},;.:", keywordsAfterDot: true,
    passesExpected: ".`",
    hooks: [
      ("#", directive), ("#", rawString), ("@", Hooks.sigil(.decorator)), ("$", closureArgument),
      ("`", quotedName), ("/", regex), ("#", macro), ("+-*%=<>!&|^~?", operatorSign),
    ])

  private static let conditions = WordTable("cp if elseif else endif")
  private static let alone = WordTable("cp available unavailable sourceLocation error warning")

  /// `#if os(Linux)`: the whole line but a comment at its end.
  private static let directive: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    if alone.contains(lexer, from: lexer.position &+ 1, to: stop) {
      lexer.emit(.preprocessor, to: stop)
      return true
    }
    guard conditions.contains(lexer, from: lexer.position &+ 1, to: stop) else { return false }
    let end = lexer.lineEnd(from: stop)
    lexer.emit(
      .preprocessor, to: lexer.firstPlace(of: [0x2F, 0x2F], from: stop, before: end) ?? end)
    return true
  }

  /// `#"…"#` and `##"""…"""##`: an escape needs as many number signs as the quote has.
  private static let rawString: Grammar.Hook = { lexer, grammar in
    var quote = lexer.position
    while quote &- lexer.position < 256, lexer[quote] == UInt8(ascii: "#") { quote &+= 1 }
    let count = quote &- lexer.position
    guard lexer[quote] == UInt8(ascii: "\""), count <= 255 else { return false }
    let isLong = lexer.has("\"\"\"", at: quote)
    let signs = String(repeating: "#", count: count)
    let quotes = isLong ? "\"\"\"" : "\""
    let rule = StringRule(
      signs + quotes, quotes + signs, escape: nil, spansLines: isLong,
      holes: [("\\" + signs + "(", ")")])
    lexer.string(rule, in: grammar)
    return true
  }

  /// `#expect`, `#selector`.
  private static let macro: Grammar.Hook = { lexer, _ in
    guard ByteSet.wordStart.contains(lexer.peek(1)) else { return false }
    lexer.emit(.punctuation, count: 1)
    lexer.emit(.decorator, to: lexer.skip(.word, from: lexer.position))
    return true
  }

  private static let operators = ByteSet("+-*%=<>!&|^~?")
  private static let openingMarks = ByteSet("<&?")
  private static let closingMarks = ByteSet(">!?")

  /// Operators; what belongs to the grammar instead, `=`, `->`, the brackets and marks of types, is punctuation.
  private static let operatorSign: Grammar.Hook = { lexer, _ in
    let byte = lexer.peek()
    lexer.expected = nil
    if byte == UInt8(ascii: "=")
      || (openingMarks.contains(byte) && ByteSet.word.contains(lexer.peek(1)))
      || (closingMarks.contains(byte) && ByteSet.word.contains(lexer[lexer.position &- 1]))
    {
      lexer.emit(.punctuation, count: 1)
    } else if lexer.has("->") {
      lexer.emit(.punctuation, count: 2)
    } else {
      lexer.emit(.operatorSign, to: lexer.skip(operators, from: lexer.position &+ 1))
    }
    return true
  }

  private static let closureArgument: Grammar.Hook = { lexer, _ in
    guard ByteSet.word.contains(lexer.peek(1)) else { return false }
    lexer.emit(.variable, to: lexer.skip(.word, from: lexer.position &+ 1))
    return true
  }

  private static let quotedName: Grammar.Hook = { lexer, grammar in
    let stop = lexer.find(ByteSet("`\n"), from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "`") else { return false }
    lexer.emit(lexer.expected ?? .name, to: stop &+ 1)
    lexer.expected = nil
    return true
  }

  /// `/…/` where a value may stand, closed on its line, with no space behind the first slash.
  private static let regex: Grammar.Hook = { lexer, _ in
    let next = lexer.peek(1)
    guard !ByteSet.space.contains(next), next != UInt8(ascii: "="), next != UInt8(ascii: "/"),
      next != UInt8(ascii: "*"), next != UInt8(ascii: ")"), mayBeginValue(lexer)
    else { return false }
    guard let stop = lexer.endOfRegex(from: lexer.position &+ 1) else { return false }
    lexer.emit(.regex, to: stop)
    return true
  }

  private static func mayBeginValue(_ lexer: borrowing Lexer) -> Bool {
    switch lexer.previous {
    case .text, .punctuation:
      ByteSet("(,[{:;=").contains(lexer.previousByte) || lexer.previousByte == 0
    case .operatorSign: lexer.previousByte == UInt8(ascii: "=")
    default: false
    }
  }
}
