import Diagnostics

extension Parser {
  /// How tightly binary operators bind; all of them from the left.
  private enum Level: Int {
    case or = 1
    case and, not, comparison, sum, concatenation, product, power
  }

  /// An expression; `a if b else c` only where it may stand.
  mutating func parseExpression(withConditional: Bool = true) throws(ParseStop)
    -> ExpressionSyntax
  {
    try enter()
    defer { leave() }
    var value = try parseBinary(Level.or.rawValue)
    guard withConditional else { return value }
    while skip(word: "if") {
      let test = try parseBinary(Level.or.rawValue)
      let otherwise = skip(word: "else") ? try parseExpression() : nil
      value = try make(
        .conditional(value, test: test, else: otherwise), from: value,
        to: (otherwise ?? test).range.upperBound,
        inside: max(test.depth, otherwise?.depth ?? 0))
    }
    return value
  }

  /// An expression, or several with commas between them as a tuple.
  mutating func parseTuple(
    withConditional: Bool = true, endsAtRecursive: Bool = false, inParentheses: Bool = false
  ) throws(ParseStop) -> ExpressionSyntax {
    let start = current.range.lowerBound
    var elements: [ExpressionSyntax] = []
    var isTuple = false
    while true {
      if isAt(.outputEnd) || isAt(.tagEnd) || isAt(.rightParenthesis)
        || (endsAtRecursive && isAt(word: "recursive"))
      {
        break
      }
      elements.append(try parseExpression(withConditional: withConditional))
      guard skip(.comma) else { break }
      isTuple = true
    }
    if !isTuple, let only = elements.first { return only }
    if elements.isEmpty, !inParentheses { throw fail(expected: "an expression") }
    return ExpressionSyntax(
      kind: .tuple(elements), range: start..<(elements.last?.range.upperBound ?? start),
      depth: 1 + (elements.map { $0.depth }.max() ?? 0))
  }

  /// Builds a node that begins with `first`, whose depth counts.
  private mutating func make(
    _ kind: ExpressionSyntax.Kind, from first: ExpressionSyntax, to end: Int, inside depth: Int = 0
  ) throws(ParseStop) -> ExpressionSyntax {
    let whole = max(first.depth, depth) + 1
    let range = first.range.lowerBound..<end
    guard whole <= Self.deepestExpression else {
      throw fail(SyntaxMessages.tooDeep(Self.deepestExpression, in: source, range))
    }
    return ExpressionSyntax(kind: kind, range: range, depth: whole)
  }

  // MARK: Operators

  private mutating func parseBinary(_ lowest: Int) throws(ParseStop) -> ExpressionSyntax {
    var left: ExpressionSyntax
    if isAt(word: "not"), lowest <= Level.not.rawValue {
      left = try parseNot()
    } else {
      left = try parseUnary()
    }
    while let (level, width) = operatorHere(), level.rawValue >= lowest {
      left = try parseOperation(left, level, width: width)
    }
    return left
  }

  private mutating func parseNot() throws(ParseStop) -> ExpressionSyntax {
    let start = current.range
    try enter()
    defer { leave() }
    advance()
    let operand = try parseBinary(Level.not.rawValue)
    return ExpressionSyntax(
      kind: .not(operand), range: start.lowerBound..<operand.range.upperBound,
      depth: operand.depth + 1)
  }

  /// The operator at this place, and how many words it is.
  private func operatorHere() -> (Level, Int)? {
    switch current.kind {
    case .plus, .minus: (.sum, 1)
    case .star, .slash, .doubleSlash, .percent: (.product, 1)
    case .doubleStar: (.power, 1)
    case .tilde: (.concatenation, 1)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: (.comparison, 1)
    case .name:
      if isAt(word: "and") {
        (.and, 1)
      } else if isAt(word: "or") {
        (.or, 1)
      } else if isAt(word: "in") {
        (.comparison, 1)
      } else if isAt(word: "not"), has("in", following) {
        (.comparison, 2)
      } else {
        nil
      }
    default: nil
    }
  }

  private mutating func parseOperation(_ left: ExpressionSyntax, _ level: Level, width: Int)
    throws(ParseStop) -> ExpressionSyntax
  {
    let kind = current.kind
    if level == .comparison { return try parseComparison(left) }
    if level == .concatenation { return try parseConcatenation(left) }
    advance()
    let right = try parseBinary(level.rawValue + 1)
    let node: ExpressionSyntax.Kind =
      switch level {
      case .or: .or(left, right)
      case .and: .and(left, right)
      default: .arithmetic(Self.arithmetic(kind), left, right)
      }
    return try make(node, from: left, to: right.range.upperBound, inside: right.depth)
  }

  private static func arithmetic(_ kind: Token.Kind) -> ArithmeticOperator {
    switch kind {
    case .plus: .add
    case .minus: .subtract
    case .star: .multiply
    case .slash: .divide
    case .doubleSlash: .floorDivide
    case .percent: .remainder
    default: .power
    }
  }

  private mutating func parseComparison(_ left: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    var pairs: [(ComparisonOperator, ExpressionSyntax)] = []
    var depth = 0
    var end = left.range.upperBound
    while let (level, width) = operatorHere(), level == .comparison {
      let comparison: ComparisonOperator =
        switch current.kind {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        default: width == 2 ? .notContained : .contained
        }
      for _ in 0..<width { advance() }
      let right = try parseBinary(Level.sum.rawValue)
      pairs.append((comparison, right))
      depth = max(depth, right.depth)
      end = right.range.upperBound
    }
    return try make(.comparison(left, pairs), from: left, to: end, inside: depth)
  }

  private mutating func parseConcatenation(_ left: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    var parts = [left]
    while skip(.tilde) { parts.append(try parseBinary(Level.product.rawValue)) }
    return try make(
      .concatenation(parts), from: left, to: parts[parts.count - 1].range.upperBound,
      inside: parts.map { $0.depth }.max() ?? 0)
  }

  // MARK: Operands

  private mutating func parseUnary(withFilter: Bool = true) throws(ParseStop)
    -> ExpressionSyntax
  {
    var value: ExpressionSyntax
    if isAt(.minus) || isAt(.plus) {
      let isNegative = isAt(.minus)
      let start = current.range
      try enter()
      defer { leave() }
      advance()
      let operand = try parseUnary(withFilter: false)
      value = ExpressionSyntax(
        kind: isNegative ? .negative(operand) : .positive(operand),
        range: start.lowerBound..<operand.range.upperBound, depth: operand.depth + 1)
    } else {
      value = try parsePrimary()
    }
    value = try parsePostfix(value)
    guard withFilter else { return value }
    while true {
      if isAt(.pipe) {
        value = try parseFilter(value)
      } else if isAt(word: "is") {
        value = try parseTest(value)
      } else if isAt(.leftParenthesis) {
        value = try parseCall(value)
      } else {
        return value
      }
    }
  }

  private mutating func parsePostfix(_ first: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    var value = first
    while true {
      switch current.kind {
      case .dot: value = try parseAttribute(value)
      case .leftBracket: value = try parseElement(value)
      case .leftParenthesis: value = try parseCall(value)
      default: return value
      }
    }
  }

  private mutating func parseAttribute(_ owner: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    advance()
    let token = current
    if skip(.name) {
      return try make(
        .attribute(owner, Word(text: text(token), range: token.range)), from: owner,
        to: token.range.upperBound)
    }
    guard isAt(.integer) else { throw fail(expected: "the name of a field") }
    return try make(
      .element(owner, try parseNumber()), from: owner, to: token.range.upperBound)
  }

  private mutating func parseElement(_ owner: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    advance()
    var start: ExpressionSyntax?
    if !isAt(.colon) {
      start = try parseTuple()
      if isAt(.rightBracket), let start {
        let end = current.range.upperBound
        advance()
        return try make(.element(owner, start), from: owner, to: end, inside: start.depth)
      }
    }
    try expect(.colon, "':' or ']'")
    let stop = isAt(.colon) || isAt(.rightBracket) ? nil : try parseExpression()
    var step: ExpressionSyntax?
    if skip(.colon), !isAt(.rightBracket) { step = try parseExpression() }
    let end = try expect(.rightBracket, "']'").range.upperBound
    return try make(
      .slice(owner, start: start, stop: stop, step: step), from: owner, to: end,
      inside: max(start?.depth ?? 0, stop?.depth ?? 0, step?.depth ?? 0))
  }

  private mutating func parseCall(_ callee: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    let (arguments, end) = try parseArguments()
    return try make(.call(callee, arguments), from: callee, to: end, inside: arguments.depth)
  }

  /// A filter behind its `|`, or the first one of a `filter` block.
  mutating func parseFilter(_ input: ExpressionSyntax, isFirst: Bool = false)
    throws(ParseStop) -> ExpressionSyntax
  {
    if !isFirst { advance() }
    let name = try parseDottedName("the name of a filter")
    var arguments = ArgumentsSyntax()
    var end = name.range.upperBound
    if isAt(.leftParenthesis) { (arguments, end) = try parseArguments() }
    return try make(.filter(input, name, arguments), from: input, to: end, inside: arguments.depth)
  }

  private mutating func parseDottedName(_ what: String) throws(ParseStop) -> Word {
    let first = try expectName(what)
    var end = first.range.upperBound
    while skip(.dot) { end = try expectName(what).range.upperBound }
    let range = first.range.lowerBound..<end
    return Word(text: source.text(range).filter { !$0.isWhitespace }, range: range)
  }

  private mutating func parseTest(_ input: ExpressionSyntax) throws(ParseStop)
    -> ExpressionSyntax
  {
    advance()
    let isNegated = skip(word: "not")
    let name = try parseDottedName("the name of a test")
    var arguments = ArgumentsSyntax()
    var end = name.range.upperBound
    switch current.kind {
    case .leftParenthesis: (arguments, end) = try parseArguments()
    case .name where isAt(word: "else") || isAt(word: "or") || isAt(word: "and"): break
    case .name where isAt(word: "is"):
      throw fail(SyntaxMessages.chainedTests(in: source, current.range))
    case .name
    where isAt(word: "if") || isAt(word: "in") || isAt(word: "not")
      || isAt(word: "recursive"):
      // Jinja2 would take these words for variables here.
      break
    case .name, .string, .integer, .float, .leftBracket, .leftBrace:
      let argument = try parsePostfix(try parsePrimary())
      arguments.positional = [argument]
      end = argument.range.upperBound
    default: break
    }
    let test = try make(
      .test(input, name, arguments), from: input, to: end, inside: arguments.depth)
    return isNegated ? try make(.not(test), from: test, to: end) : test
  }
}
