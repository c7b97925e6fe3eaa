/// Questions about what stands in a part of a template.
enum SyntaxWalk {
  /// The names that statements store in, in the scope they stand in themselves.
  static func assignedNames(_ statements: [StatementSyntax]) -> [String] {
    var names: [String] = []
    for statement in statements {
      switch statement.kind {
      case .set(let target, _), .setBlock(let target, _, _): names += target.names.map { $0.text }
      case .macro(let macro): names.append(macro.name.text)
      case .importModule(_, let alias, _): names.append(alias.text)
      case .importNames(_, let pairs, _): names += pairs.map { $0.alias.text }
      case .choice(let branches, let otherwise):
        for branch in branches { names += assignedNames(branch.body) }
        names += assignedNames(otherwise)
      default: break
      }
    }
    return names
  }

  /// Whether a name is asked for anywhere in the statements, blocks left out.
  static func mentions(_ name: String, in statements: [StatementSyntax]) -> Bool {
    statements.contains { mentions(name, in: $0) }
  }

  /// Whether templates or blocks elsewhere may ask for a variable of the statements' scope.
  static func passesVariables(_ statements: [StatementSyntax]) -> Bool {
    statements.contains { statement in
      // A block sees nothing of what is around it, unless it is scoped.
      if case .block = statement.kind { return passesVariables(statement) }
      return passesVariables(statement)
        || bodies(of: statement).contains { passesVariables($0) }
    }
  }

  /// Whether a statement itself shows the variables around it to a template or block elsewhere.
  static func passesVariables(_ statement: StatementSyntax) -> Bool {
    switch statement.kind {
    case .include(_, _, let withContext), .importModule(_, _, let withContext),
      .importNames(_, _, let withContext):
      withContext
    case .block(let block): block.isScoped
    default: false
    }
  }

  /// The names that statements read, if they do nothing that another part of a template could notice: store in the
  /// top level, call, include or import.
  static func namesOfSelfContained(_ statements: [StatementSyntax]) -> Set<String>? {
    var names: Set<String> = []
    for statement in statements {
      switch statement.kind {
      case .text, .output, .choice, .leaveLoop, .nextRound: break
      case .with(let pairs, _) where pairs.allSatisfy { isNames($0.0) }: break
      case .loop(let loop) where !loop.isRecursive && isNames(loop.target): break
      default: return nil
      }
      var pending = expressions(of: statement)
      while let next = pending.popLast() {
        if case .call = next.kind { return nil }
        if case .captured = next.kind { return nil }
        if case .name(let name) = next.kind { names.insert(name) }
        pending += children(of: next)
      }
      for body in bodies(of: statement) {
        guard let inner = namesOfSelfContained(body) else { return nil }
        names.formUnion(inner)
      }
    }
    return names
  }

  /// Whether a target is no field of a namespace, nor has one in it.
  static func isNames(_ target: TargetSyntax) -> Bool {
    switch target.kind {
    case .name: true
    case .tuple(let targets): targets.allSatisfy { isNames($0) }
    case .field: false
    }
  }

  private static func mentions(_ name: String, in statement: StatementSyntax) -> Bool {
    if case .block = statement.kind { return false }
    return expressions(of: statement).contains { mentions(name, in: $0) }
      || bodies(of: statement).contains { mentions(name, in: $0) }
  }

  static func bodies(of statement: StatementSyntax) -> [[StatementSyntax]] {
    switch statement.kind {
    case .choice(let branches, let otherwise): branches.map { $0.body } + [otherwise]
    case .loop(let loop): [loop.body, loop.otherwise]
    case .setBlock(_, _, let body), .filterBlock(_, let body), .with(_, let body): [body]
    case .block(let block): [block.body]
    case .macro(let macro), .callBlock(_, let macro): [macro.body]
    default: []
    }
  }

  static func expressions(of statement: StatementSyntax) -> [ExpressionSyntax] {
    switch statement.kind {
    case .output(let value), .extends(let value), .include(let value, _, _), .evaluate(let value),
      .setBlock(_, let value, _), .filterBlock(let value, _), .importModule(let value, _, _),
      .importNames(let value, _, _):
      [value]
    case .choice(let branches, _): branches.map { $0.test }
    case .loop(let loop): [loop.items] + (loop.test.map { [$0] } ?? [])
    case .set(let target, let value): [value] + owners(target)
    case .macro(let macro): macro.parameters.compactMap { $0.fallback }
    case .callBlock(let call, let macro): [call] + macro.parameters.compactMap { $0.fallback }
    case .with(let pairs, _): pairs.map { $0.1 }
    case .text, .block, .leaveLoop, .nextRound: []
    }
  }

  private static func owners(_ target: TargetSyntax) -> [ExpressionSyntax] {
    guard case .field(let owner, _) = target.kind else { return [] }
    return [ExpressionSyntax(kind: .name(owner.text), range: owner.range, depth: 1)]
  }

  static func mentions(_ name: String, in expression: ExpressionSyntax) -> Bool {
    var pending = [expression]
    while let next = pending.popLast() {
      if case .name(let found) = next.kind {
        if found == name { return true }
      } else {
        pending += children(of: next)
      }
    }
    return false
  }

  static func children(of expression: ExpressionSyntax) -> [ExpressionSyntax] {
    switch expression.kind {
    case .constant, .name, .captured: []
    case .list(let elements), .tuple(let elements), .concatenation(let elements): elements
    case .map(let entries): entries.flatMap { [$0.key, $0.value] }
    case .attribute(let owner, _), .negative(let owner), .positive(let owner), .not(let owner):
      [owner]
    case .element(let left, let right), .arithmetic(_, let left, let right),
      .and(let left, let right), .or(let left, let right):
      [left, right]
    case .slice(let owner, let start, let stop, let step):
      [owner] + [start, stop, step].compactMap { $0 }
    case .comparison(let first, let rest): [first] + rest.map { $0.1 }
    case .conditional(let value, let test, let otherwise):
      [value, test] + (otherwise.map { [$0] } ?? [])
    case .call(let callee, let arguments): [callee] + children(of: arguments)
    case .filter(let input, _, let arguments), .test(let input, _, let arguments):
      [input] + children(of: arguments)
    }
  }

  private static func children(of arguments: ArgumentsSyntax) -> [ExpressionSyntax] {
    arguments.positional + arguments.keywords.map { $0.value }
      + [arguments.spread, arguments.keywordSpread].compactMap { $0 }
  }
}
