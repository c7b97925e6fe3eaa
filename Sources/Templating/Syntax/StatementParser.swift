import Diagnostics

extension Parser {
  private static let tagNames = [
    "if", "for", "set", "block", "extends", "include", "import", "from", "macro", "call", "filter",
    "with", "do", "break", "continue", "raw", "print",
  ]

  /// One tag that is not the end of a block, with the body that belongs to it.
  mutating func parseTag(into statements: inout [StatementSyntax]) {
    let start = current.range.lowerBound
    advance()
    let word = Word(text: text(current), range: current.range)
    advance()
    let kind: StatementSyntax.Kind?
    switch word.text {
    case "if": kind = parseIf(word)
    case "for": kind = parseFor(word)
    case "set": kind = parseSet(word)
    case "block": kind = parseBlock(word)
    case "macro": kind = parseMacro(word)
    case "call": kind = parseCallBlock(word)
    case "filter": kind = parseFilterBlock(word)
    case "with": kind = parseWith(word)
    case "print":
      parsePrint(from: start, into: &statements)
      return
    case "break": kind = parseLine { _ in .leaveLoop }
    case "continue": kind = parseLine { _ in .nextRound }
    case "do":
      kind = parseLine { (parser: inout Parser) throws(ParseStop) in
        .evaluate(try parser.parseTuple())
      }
    case "extends":
      kind = parseLine { (parser: inout Parser) throws(ParseStop) in
        .extends(try parser.parseExpression())
      }
    case "include":
      kind = parseLine { (parser: inout Parser) throws(ParseStop) in try parser.parseInclude() }
    case "import":
      kind = parseLine { (parser: inout Parser) throws(ParseStop) in try parser.parseImport() }
    case "from":
      kind = parseLine { (parser: inout Parser) throws(ParseStop) in try parser.parseFrom() }
    case "autoescape": kind = parseAutoescape(word)
    default:
      let near = nearestName(to: word.text, among: Self.tagNames)
      diagnostics.append(
        SyntaxMessages.unknownTag(word, in: source, hint: near.map { "did you mean '\($0)'?" }))
      skipTag()
      return
    }
    guard let kind else { return }
    statements.append(StatementSyntax(kind: kind, range: start..<word.range.upperBound))
  }

  // MARK: Heads and ends

  /// The rest of a tag; nil, with the tag skipped, when it is wrong.
  private mutating func parseHead<R>(
    _ head: (inout Parser) throws(ParseStop) -> R
  ) -> R? {
    do throws(ParseStop) {
      let result = try head(&self)
      _ = skip(.colon)
      try expect(.tagEnd, "'%}'")
      return result
    } catch {
      skipTag()
      return nil
    }
  }

  private mutating func parseLine(
    _ content: (inout Parser) throws(ParseStop) -> StatementSyntax.Kind
  ) -> StatementSyntax.Kind? {
    parseHead(content)
  }

  /// A body that only one tag can end.
  private mutating func parseBody(of opening: Word, until ender: String) -> [StatementSyntax] {
    let (body, found) = parseBody(until: [ender], of: opening)
    if found == nil { reportUnclosed(opening, closing: ender) } else { finishTag() }
    return body
  }

  private mutating func finishTag() {
    _ = parseHead { _ in }
  }

  // MARK: Blocks

  private mutating func parseIf(_ opening: Word) -> StatementSyntax.Kind? {
    var branches: [(test: ExpressionSyntax, body: [StatementSyntax])] = []
    var otherwise: [StatementSyntax] = []
    var isWhole = true
    var isElse = false
    while true {
      var test: ExpressionSyntax?
      if isElse {
        finishTag()
      } else {
        test = parseHead { (parser: inout Parser) throws(ParseStop) in
          try parser.parseTuple(withConditional: false)
        }
        if test == nil { isWhole = false }
      }
      let (body, ender) = parseBody(
        until: isElse ? ["endif"] : ["elif", "else", "endif"], of: opening)
      if let test { branches.append((test, body)) } else { otherwise = body }
      switch ender {
      case "elif": continue
      case "else": isElse = true
      case nil:
        reportUnclosed(opening, closing: "endif")
        return nil
      default:
        finishTag()
        return isWhole ? .choice(branches, else: otherwise) : nil
      }
    }
  }

  private mutating func parseFor(_ opening: Word) -> StatementSyntax.Kind? {
    typealias Head = (TargetSyntax, ExpressionSyntax, ExpressionSyntax?, Bool)
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> Head in
      let target = try parser.parseTarget(endsAtIn: true)
      try parser.expect(word: "in", hint: "write '{% for item in items %}'")
      let items = try parser.parseTuple(withConditional: false, endsAtRecursive: true)
      var test: ExpressionSyntax?
      if parser.skip(word: "if") { test = try parser.parseExpression() }
      return (target, items, test, parser.skip(word: "recursive"))
    }
    var (body, ender) = parseBody(until: ["endfor", "else"], of: opening)
    var otherwise: [StatementSyntax] = []
    if ender == "else" {
      finishTag()
      (otherwise, ender) = parseBody(until: ["endfor"], of: opening)
    }
    if ender == nil { reportUnclosed(opening, closing: "endfor") } else { finishTag() }
    guard let (target, items, test, isRecursive) = head else { return nil }
    return .loop(
      LoopSyntax(
        target: target, items: items, test: test, isRecursive: isRecursive, body: body,
        otherwise: otherwise))
  }

  private mutating func parseSet(_ opening: Word) -> StatementSyntax.Kind? {
    typealias Head = (TargetSyntax, value: ExpressionSyntax, isBlock: Bool)
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> Head in
      let target = try parser.parseTarget(allowsFields: true)
      if parser.skip(.assign) { return (target, try parser.parseTuple(), false) }
      let place = parser.current.range.lowerBound..<parser.current.range.lowerBound
      var value = ExpressionSyntax(kind: .captured, range: place, depth: 1)
      while parser.isAt(.pipe) { value = try parser.parseFilter(value) }
      return (target, value, true)
    }
    guard let head else { return nil }
    guard head.isBlock else { return .set(head.0, head.value) }
    return .setBlock(head.0, head.value, parseBody(of: opening, until: "endset"))
  }

  private mutating func parseBlock(_ opening: Word) -> StatementSyntax.Kind? {
    typealias Head = (name: Word, isScoped: Bool, isRequired: Bool)
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> Head in
      let name = try parser.expectName("the name of the block")
      if parser.isAt(.minus) {
        throw parser.fail(expected: "'%}'", hint: "write the name with '_' in place of '-'")
      }
      let isScoped = parser.skip(word: "scoped")
      return (name, isScoped, parser.skip(word: "required"))
    }
    let (body, ender) = parseBody(until: ["endblock"], of: opening)
    if ender == nil {
      reportUnclosed(opening, closing: "endblock")
    } else {
      if let head, isAt(.name), text(current) == head.name.text { advance() }
      finishTag()
    }
    guard let head else { return nil }
    if head.isRequired, !body.allSatisfy({ isBlank($0) }) {
      diagnostics.append(SyntaxMessages.requiredBlock(head.name, in: source))
    }
    return .block(
      BlockSyntax(
        name: head.name, isScoped: head.isScoped, isRequired: head.isRequired, body: body))
  }

  private func isBlank(_ statement: StatementSyntax) -> Bool {
    guard case .text(let range) = statement.kind else { return false }
    return Whitespace.skip(source.bytes, from: range.lowerBound, to: range.upperBound)
      == range.upperBound
  }

  private mutating func parseMacro(_ opening: Word) -> StatementSyntax.Kind? {
    typealias Head = (Word, [(name: Word, fallback: ExpressionSyntax?)])
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> Head in
      let name = try parser.parseStoredName("the name of the macro")
      return (name, try parser.parseParameters())
    }
    let body = parseBody(of: opening, until: "endmacro")
    guard let head else { return nil }
    return .macro(MacroSyntax(name: head.0, parameters: head.1, body: body))
  }

  private mutating func parseCallBlock(_ opening: Word) -> StatementSyntax.Kind? {
    typealias Head = ([(name: Word, fallback: ExpressionSyntax?)], ExpressionSyntax)
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> Head in
      let parameters = parser.isAt(.leftParenthesis) ? try parser.parseParameters() : []
      let call = try parser.parseExpression()
      guard case .call = call.kind else {
        throw parser.fail(
          SyntaxMessages.callBlockWithoutCall(in: parser.source, call.range))
      }
      return (parameters, call)
    }
    let body = parseBody(of: opening, until: "endcall")
    guard let head else { return nil }
    let caller = Word(text: "caller", range: opening.range)
    return .callBlock(head.1, MacroSyntax(name: caller, parameters: head.0, body: body))
  }

  private mutating func parseParameters() throws(ParseStop) -> [(
    name: Word, fallback: ExpressionSyntax?
  )] {
    var parameters: [(name: Word, fallback: ExpressionSyntax?)] = []
    try expect(.leftParenthesis, "'('")
    while !isAt(.rightParenthesis) {
      if !parameters.isEmpty { try expect(.comma, "',' or ')'") }
      let name = try parseStoredName("the name of a parameter")
      if parameters.contains(where: { $0.name.text == name.text }) {
        diagnostics.append(SyntaxMessages.repeatedParameter(name, in: source))
      }
      if skip(.assign) {
        parameters.append((name, try parseExpression()))
      } else {
        if parameters.last?.fallback != nil {
          diagnostics.append(SyntaxMessages.missingFallback(name, in: source))
        }
        parameters.append((name, nil))
      }
    }
    advance()
    return parameters
  }

  private mutating func parseFilterBlock(_ opening: Word) -> StatementSyntax.Kind? {
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> ExpressionSyntax in
      let place = parser.current.range.lowerBound..<parser.current.range.lowerBound
      var value = ExpressionSyntax(kind: .captured, range: place, depth: 1)
      value = try parser.parseFilter(value, isFirst: true)
      while parser.isAt(.pipe) { value = try parser.parseFilter(value) }
      return value
    }
    let body = parseBody(of: opening, until: "endfilter")
    return head.map { .filterBlock($0, body) }
  }

  private mutating func parseWith(_ opening: Word) -> StatementSyntax.Kind? {
    typealias Head = [(TargetSyntax, ExpressionSyntax)]
    let head = parseHead { (parser: inout Parser) throws(ParseStop) -> Head in
      var pairs: Head = []
      while !parser.isAt(.tagEnd) {
        if !pairs.isEmpty { try parser.expect(.comma, "',' or '%}'") }
        let target = try parser.parseTarget()
        try parser.expect(.assign, "'='")
        pairs.append((target, try parser.parseExpression()))
      }
      return pairs
    }
    let body = parseBody(of: opening, until: "endwith")
    return head.map { .with($0, body) }
  }

  /// `{% autoescape true %}`, which changes nothing.
  private mutating func parseAutoescape(_ opening: Word) -> StatementSyntax.Kind? {
    let setting = parseHead { (parser: inout Parser) throws(ParseStop) in
      try parser.parseExpression()
    }
    if let setting {
      if case .constant(.bool(true)) = setting.kind {
      } else {
        diagnostics.append(SyntaxMessages.alwaysEscaped(in: source, setting.range))
      }
    }
    let body = parseBody(of: opening, until: "endautoescape")
    return setting.map { _ in .with([], body) }
  }

  // MARK: Lines

  private mutating func parsePrint(from start: Int, into statements: inout [StatementSyntax]) {
    let values = parseHead { (parser: inout Parser) throws(ParseStop) -> [ExpressionSyntax] in
      var values: [ExpressionSyntax] = []
      while !parser.isAt(.tagEnd) {
        if !values.isEmpty { try parser.expect(.comma, "',' or '%}'") }
        values.append(try parser.parseExpression())
      }
      return values
    }
    for value in values ?? [] {
      statements.append(StatementSyntax(kind: .output(value), range: value.range))
    }
  }

  private mutating func parseInclude() throws(ParseStop) -> StatementSyntax.Kind {
    let name = try parseExpression()
    var ignoresMissing = false
    if isAt(word: "ignore"), has("missing", following) {
      advance()
      advance()
      ignoresMissing = true
    }
    return .include(
      name, ignoresMissing: ignoresMissing, withContext: parseContext(default: true))
  }

  private mutating func parseContext(default fallback: Bool) -> Bool {
    guard isAt(word: "with") || isAt(word: "without"), has("context", following) else {
      return fallback
    }
    let isWith = isAt(word: "with")
    advance()
    advance()
    return isWith
  }

  private mutating func parseImport() throws(ParseStop) -> StatementSyntax.Kind {
    let name = try parseExpression()
    try expect(word: "as", hint: "write '{% import \"file.html\" as name %}'")
    let alias = try parseStoredName("a name")
    return .importModule(name, alias, withContext: parseContext(default: false))
  }

  private mutating func parseFrom() throws(ParseStop) -> StatementSyntax.Kind {
    let template = try parseExpression()
    try expect(word: "import", hint: "write '{% from \"file.html\" import name %}'")
    var names: [(name: Word, alias: Word)] = []
    while true {
      if !names.isEmpty, isAt(word: "with") || isAt(word: "without"), has("context", following) {
        break
      }
      let name = try expectName("the name of a macro")
      names.append((name, skip(word: "as") ? try parseStoredName("a name") : name))
      guard skip(.comma) else { break }
      // A comma may stand behind the last name.
      if isAt(.tagEnd) { break }
    }
    return .importNames(template, names, withContext: parseContext(default: false))
  }
}
