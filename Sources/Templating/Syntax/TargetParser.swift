import Diagnostics

/// What values are stored in.
extension Parser {
  mutating func parseStoredName(_ what: String) throws(ParseStop) -> Word {
    let word = try expectName(what)
    try refuseReserved(word)
    return word
  }

  private mutating func refuseReserved(_ word: Word) throws(ParseStop) {
    switch word.text {
    case "true", "false", "none", "True", "False", "None", "loop", "self", "super", "not", "and",
      "or", "in", "is", "if", "else":
      throw fail(SyntaxMessages.reservedName(word, in: source))
    default: break
    }
  }

  mutating func parseTarget(allowsFields: Bool = false, endsAtIn: Bool = false)
    throws(ParseStop) -> TargetSyntax
  {
    let start = current.range.lowerBound
    var targets: [TargetSyntax] = []
    var isTuple = false
    while true {
      if isTuple, isAt(.assign) || isAt(.tagEnd) || (endsAtIn && isAt(word: "in")) { break }
      targets.append(try parseOneTarget(allowsFields: allowsFields))
      guard skip(.comma) else { break }
      isTuple = true
    }
    if !isTuple { return targets[0] }
    return TargetSyntax(
      kind: .tuple(targets), range: start..<(targets.last?.range.upperBound ?? start))
  }

  private mutating func parseOneTarget(allowsFields: Bool) throws(ParseStop) -> TargetSyntax {
    let start = current
    if isAt(.leftParenthesis) || isAt(.leftBracket) {
      let closing: Token.Kind = isAt(.leftParenthesis) ? .rightParenthesis : .rightBracket
      try enter()
      defer { leave() }
      advance()
      var targets: [TargetSyntax] = []
      var isTuple = closing == .rightBracket
      while !isAt(closing) {
        targets.append(try parseOneTarget(allowsFields: allowsFields))
        guard skip(.comma) else { break }
        isTuple = true
      }
      let end = try expect(closing, closing == .rightBracket ? "']'" : "')'")
      let range = start.range.lowerBound..<end.range.upperBound
      guard !targets.isEmpty else { throw fail(SyntaxMessages.badTarget(in: source, range)) }
      return isTuple ? TargetSyntax(kind: .tuple(targets), range: range) : targets[0]
    }
    guard isAt(.name) else {
      throw fail(expected: "a name")
    }
    let word = Word(text: text(start), range: start.range)
    advance()
    if allowsFields, skip(.dot) {
      let field = try expectName("a name")
      return TargetSyntax(
        kind: .field(word, field), range: word.range.lowerBound..<field.range.upperBound)
    }
    if isAt(.dot) || isAt(.leftBracket) || isAt(.leftParenthesis) {
      throw fail(
        SyntaxMessages.badTarget(in: source, word.range.lowerBound..<current.range.upperBound))
    }
    try refuseReserved(word)
    return TargetSyntax(kind: .name(word.text), range: word.range)
  }
}
