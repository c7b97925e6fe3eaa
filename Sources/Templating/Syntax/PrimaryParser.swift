import Diagnostics

extension Parser {
  /// A name, a literal, or something in brackets.
  mutating func parsePrimary() throws(ParseStop) -> ExpressionSyntax {
    let token = current
    switch token.kind {
    case .name: return try parseNameOrConstant()
    case .string: return try parseStrings()
    case .integer, .float: return try parseNumber()
    case .leftParenthesis:
      advance()
      let inner = try parseTuple(inParentheses: true)
      let end = try expect(.rightParenthesis, "')'").range.upperBound
      return ExpressionSyntax(
        kind: inner.kind, range: token.range.lowerBound..<end, depth: inner.depth)
    case .leftBracket: return try parseList()
    case .leftBrace: return try parseMap()
    default: throw fail(expected: "an expression")
    }
  }

  private mutating func parseNameOrConstant() throws(ParseStop) -> ExpressionSyntax {
    let token = current
    let word = text(token)
    let kind: ExpressionSyntax.Kind
    switch word {
    case "true", "True": kind = .constant(.bool(true))
    case "false", "False": kind = .constant(.bool(false))
    case "none", "None": kind = .constant(.none)
    case "not", "and", "or", "in", "is", "if", "else", "elif":
      throw fail(expected: "an expression")
    default: kind = .name(word)
    }
    advance()
    return ExpressionSyntax(kind: kind, range: token.range, depth: 1)
  }

  private mutating func parseList() throws(ParseStop) -> ExpressionSyntax {
    let start = current.range.lowerBound
    advance()
    var elements: [ExpressionSyntax] = []
    while !isAt(.rightBracket) {
      elements.append(try parseExpression())
      guard skip(.comma) else { break }
    }
    let end = try expect(.rightBracket, "',' or ']'").range.upperBound
    return ExpressionSyntax(
      kind: .list(elements), range: start..<end,
      depth: 1 + (elements.map { $0.depth }.max() ?? 0))
  }

  private mutating func parseMap() throws(ParseStop) -> ExpressionSyntax {
    let start = current.range.lowerBound
    advance()
    var entries: [(key: ExpressionSyntax, value: ExpressionSyntax)] = []
    while !isAt(.rightBrace) {
      let key = try parseExpression()
      try expect(.colon, "':'", hint: "write '{\"key\": value}'")
      entries.append((key, try parseExpression()))
      guard skip(.comma) else { break }
    }
    let end = try expect(.rightBrace, "',' or '}'").range.upperBound
    return ExpressionSyntax(
      kind: .map(entries), range: start..<end,
      depth: 1 + (entries.map { max($0.key.depth, $0.value.depth) }.max() ?? 0))
  }

  /// The arguments of a call with their parentheses, and where these end.
  mutating func parseArguments() throws(ParseStop) -> (ArgumentsSyntax, end: Int) {
    var arguments = ArgumentsSyntax()
    advance()
    while !isAt(.rightParenthesis) {
      let start = current
      if skip(.star) {
        guard arguments.spread == nil, arguments.keywordSpread == nil else {
          throw fail(SyntaxMessages.misplacedArgument(in: source, start.range))
        }
        arguments.spread = try parseExpression()
      } else if skip(.doubleStar) {
        guard arguments.keywordSpread == nil else {
          throw fail(SyntaxMessages.misplacedArgument(in: source, start.range))
        }
        arguments.keywordSpread = try parseExpression()
      } else if isAt(.name), following.kind == .assign {
        let name = Word(text: text(start), range: start.range)
        advance()
        advance()
        guard arguments.keywordSpread == nil else {
          throw fail(SyntaxMessages.misplacedArgument(in: source, start.range))
        }
        if arguments.keywords.contains(where: { $0.name.text == name.text }) {
          diagnostics.append(SyntaxMessages.repeatedArgument(name, in: source))
        }
        arguments.keywords.append((name, try parseExpression()))
      } else {
        let argument = try parseExpression()
        guard arguments.keywords.isEmpty, arguments.spread == nil,
          arguments.keywordSpread == nil
        else { throw fail(SyntaxMessages.misplacedArgument(in: source, argument.range)) }
        arguments.positional.append(argument)
      }
      guard skip(.comma) else { break }
    }
    let end = try expect(.rightParenthesis, "',' or ')'").range.upperBound
    return (arguments, end)
  }

  mutating func parseNumber() throws(ParseStop) -> ExpressionSyntax {
    let token = current
    let digits = text(token).filter { $0 != "_" }
    let value: Value
    if token.kind == .float {
      value = .double(Double(digits) ?? .infinity)
    } else {
      let radix = ["0x": 16, "0o": 8, "0b": 2][digits.prefix(2).lowercased()]
      // Python takes no decimal number with a leading zero for a number, except zero itself.
      if radix == nil, digits.utf8.count > 1, digits.hasPrefix("0"),
        digits.contains(where: { $0 != "0" })
      {
        throw fail(expected: "a number without a leading zero")
      }
      guard
        let number = Int(radix == nil ? digits : String(digits.dropFirst(2)), radix: radix ?? 10)
      else { throw fail(SyntaxMessages.numberTooLarge(in: source, token.range)) }
      value = .int(number)
    }
    advance()
    return ExpressionSyntax(kind: .constant(value), range: token.range, depth: 1)
  }

  /// One text literal, or several beside each other, which are one.
  private mutating func parseStrings() throws(ParseStop) -> ExpressionSyntax {
    let start = current.range.lowerBound
    var end = start
    var bytes: [UInt8] = []
    while isAt(.string) {
      let range = (current.range.lowerBound + 1)..<(current.range.upperBound - 1)
      if let wrong = StringLiteral.decode(source.bytes[range], into: &bytes) {
        throw fail(SyntaxMessages.badEscape(in: source, wrong))
      }
      end = current.range.upperBound
      advance()
    }
    return ExpressionSyntax(
      kind: .constant(.string(String(decoding: bytes, as: UTF8.self))), range: start..<end,
      depth: 1)
  }
}
