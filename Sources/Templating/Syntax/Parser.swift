import Diagnostics

/// Stops the parsing of one tag; what is wrong was reported already.
struct ParseStop: Error {}

/// Reads a template's words into a tree.
///
/// The grammar is that of Jinja2's parser. After a mistake it goes on with the next tag, so that one
/// look shows all of them. Nesting is limited, since each level takes stack.
struct Parser {
  /// Brackets, operators and calls inside each other in one expression.
  static let deepestExpression = 100
  /// Blocks inside each other.
  static let deepestBlock = 50

  let source: SourceText
  let tokens: [Token]
  var index = 0
  var diagnostics: [Diagnostic] = []
  /// Brackets and prefix operators that are open at this place.
  var nesting = 0
  /// The blocks that are open at this place, with the tags that end or continue them.
  private var openBlocks: [(opening: Word, enders: [String])] = []

  private let stack: StackGuard

  private init(
    source: SourceText, tokens: [Token], diagnostics: [Diagnostic], stack: StackGuard
  ) {
    self.stack = stack
    self.source = source
    self.tokens = tokens
    self.diagnostics = diagnostics
  }

  static func parse(_ source: SourceText, _ options: Environment.Options) -> (
    statements: [StatementSyntax], diagnostics: [Diagnostic]
  ) {
    var lexer = Lexer(source, options)
    lexer.run()
    var parser = Parser(
      source: source, tokens: lexer.tokens, diagnostics: lexer.diagnostics,
      stack: StackGuard(budget: options.stackBudget / 2 * 3))
    let (statements, _) = parser.parseBody(until: [], of: nil)
    parser.diagnostics.sort { Self.offset($0) < Self.offset($1) }
    return (statements, parser.diagnostics)
  }

  private static func offset(_ diagnostic: Diagnostic) -> Int {
    if case .range(_, let range) = diagnostic.location { range.lowerBound } else { 0 }
  }

  // MARK: Words

  var current: Token { tokens[index] }
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  func text(_ token: Token) -> String { source.text(token.range) }

  func isAt(_ kind: Token.Kind) -> Bool { current.kind == kind }

  func isAt(word: StaticString) -> Bool { has(word, current) }

  func has(_ word: StaticString, _ token: Token) -> Bool {
    guard token.kind == .name, token.range.count == word.utf8CodeUnitCount else { return false }
    for step in 0..<word.utf8CodeUnitCount
    where source.bytes[token.range.lowerBound + step] != word.utf8Start[step] { return false }
    return true
  }

  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard isAt(kind) else { return false }
    advance()
    return true
  }

  mutating func skip(word: StaticString) -> Bool {
    guard isAt(word: word) else { return false }
    advance()
    return true
  }

  @discardableResult
  mutating func expect(_ kind: Token.Kind, _ what: String, hint: String? = nil)
    throws(ParseStop) -> Token
  {
    let token = current
    guard token.kind == kind else { throw fail(expected: what, hint: hint) }
    advance()
    return token
  }

  mutating func expect(word: StaticString, hint: String? = nil) throws(ParseStop) {
    guard skip(word: word) else { throw fail(expected: "'\(word)'", hint: hint) }
  }

  mutating func expectName(_ what: String) throws(ParseStop) -> Word {
    let token = try expect(.name, what)
    return Word(text: text(token), range: token.range)
  }

  mutating func fail(expected what: String, hint: String? = nil) -> ParseStop {
    fail(SyntaxMessages.expected(what, found: current, in: source, hint: hint))
  }

  mutating func fail(_ diagnostic: Diagnostic) -> ParseStop {
    // A tag or a text that is never closed was reported by the lexer; what follows from it is not.
    if !current.range.isEmpty || current.kind != .tagEnd && current.kind != .outputEnd {
      diagnostics.append(diagnostic)
    }
    return ParseStop()
  }

  /// Counts one level more of brackets or prefix operators, which `leave` takes back.
  mutating func enter() throws(ParseStop) {
    guard nesting < Self.deepestExpression else {
      throw fail(SyntaxMessages.tooDeep(Self.deepestExpression, in: source, current.range))
    }
    guard stack.hasRoom else { throw fail(SyntaxMessages.noStack(in: source, current.range)) }
    nesting += 1
  }

  mutating func leave() {
    nesting -= 1
  }

  // MARK: Bodies

  /// Statements up to the tag that ends the block `opening`, which is then consumed up to its name.
  ///
  /// - Returns: the name of that tag, nil when the block is never closed.
  mutating func parseBody(until enders: [String], of opening: Word?) -> (
    statements: [StatementSyntax], ender: String?
  ) {
    var statements: [StatementSyntax] = []
    if let opening {
      guard openBlocks.count < Self.deepestBlock, stack.hasRoom else {
        diagnostics.append(
          stack.hasRoom
            ? SyntaxMessages.tooDeep(Self.deepestBlock, in: source, opening.range)
            : SyntaxMessages.noStack(in: source, opening.range))
        index = tokens.count - 1
        return ([], nil)
      }
      openBlocks.append((opening, enders))
    }
    defer { if opening != nil { openBlocks.removeLast() } }
    while true {
      switch current.kind {
      case .text:
        statements.append(StatementSyntax(kind: .text(current.range), range: current.range))
        advance()
      case .outputBegin: parseOutput(into: &statements)
      case .tagBegin:
        guard following.kind == .name else {
          advance()
          _ = fail(expected: "the name of a tag")
          skipTag()
          continue
        }
        let word = Word(text: text(following), range: following.range)
        if enders.contains(word.text) {
          advance()
          advance()
          return (statements, word.text)
        }
        if Self.endNames.contains(word.text) {
          guard !openBlocks.contains(where: { $0.enders.contains(word.text) }) else {
            return (statements, nil)
          }
          if word.text != "endautoescape" {
            diagnostics.append(SyntaxMessages.strayEnd(word, in: source))
          }
          skipTag()
        } else {
          parseTag(into: &statements)
        }
      case .end: return (statements, nil)
      default: advance()
      }
    }
  }

  /// Reports a block whose end did not come.
  mutating func reportUnclosed(_ opening: Word, closing: String) {
    var found: Word?
    if isAt(.tagBegin) { found = Word(text: text(following), range: following.range) }
    // The one mistake that stopped everything is reported; the blocks around it are not to blame.
    if found == nil, diagnostics.last?.identifier == "template.depth" { return }
    diagnostics.append(
      SyntaxMessages.unclosedBlock(opening, found: found, closing: closing, in: source))
  }

  private mutating func parseOutput(into statements: inout [StatementSyntax]) {
    let start = current.range.lowerBound
    advance()
    do throws(ParseStop) {
      let value = try parseTuple()
      let end = try expect(.outputEnd, "'}}'")
      statements.append(
        StatementSyntax(kind: .output(value), range: start..<end.range.upperBound))
    } catch {
      skipTag()
    }
  }

  /// Goes to the first word behind the tag that this place is in.
  mutating func skipTag() {
    while true {
      switch current.kind {
      case .tagEnd, .outputEnd:
        advance()
        return
      case .text, .end: return
      default: advance()
      }
    }
  }

  static let endNames: Set<String> = [
    "endif", "endfor", "endset", "endblock", "endmacro", "endcall", "endfilter", "endwith", "else",
    "elif", "endraw", "endautoescape",
  ]
}
