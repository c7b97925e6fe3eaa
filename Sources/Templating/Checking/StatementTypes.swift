extension TypeChecker {
  /// Walks through statements in order.
  ///
  /// - Returns: whether `break` or `continue` ends them on every way.
  @discardableResult
  mutating func run(_ statements: [StatementSyntax]) -> Bool {
    let before = (conditions.count, guards.count)
    defer {
      conditions.removeLast(conditions.count - before.0)
      guards.removeLast(guards.count - before.1)
    }
    for statement in statements {
      guard mayGoOn() else { return false }
      if run(statement) { return true }
    }
    return false
  }

  private mutating func run(_ statement: StatementSyntax) -> Bool {
    // As the compiler does: after `extends` a top level writes nothing.
    let isDropped = function.isExtended
    switch statement.kind {
    case .text: break
    case .output(let value): if !isDropped { _ = known(of: value) }
    case .choice(let branches, let otherwise): return runChoice(branches, otherwise)
    case .loop(let loop): runLoop(loop)
    case .set(let target, let value): store(target, known(of: value))
    case .setBlock(let target, let value, let body): store(target, capture(value, body))
    case .filterBlock(let value, let body): if !isDropped { _ = capture(value, body) }
    case .block(let block): if !isDropped { runBlockCall(block) }
    case .extends(let name): runExtends(name)
    case .include(let name, _, let withContext):
      if !isDropped { runInclude(name, withContext) }
    case .importModule(let name, let alias, let withContext):
      store(
        alias.text,
        Variable(known: importModule(name, withContext), place: place(alias.range)))
    case .importNames(let name, let pairs, let withContext):
      runImport(name, pairs, withContext)
    case .macro(let macro):
      store(
        macro.name.text,
        Variable(known: define(macro, isCaller: false), place: place(macro.name.range)))
    case .callBlock(let call, let macro): if !isDropped { runCallBlock(call, macro) }
    case .with(let pairs, let body): return runWith(pairs, body)
    case .evaluate(let value): _ = known(of: value)
    case .leaveLoop, .nextRound: return true
    }
    return false
  }

  // MARK: Scopes

  /// Runs something with variables of its own.
  mutating func inScope<Result>(
    _ scope: [String: Variable] = [:], _ body: (inout TypeChecker) -> Result
  ) -> Result {
    function.scopes.append(scope)
    let result = body(&self)
    function.scopes.removeLast()
    return result
  }

  private mutating func capture(_ value: ExpressionSyntax, _ body: [StatementSyntax]) -> Known {
    let before = (captured, function.isExtended)
    function.isExtended = false
    inScope { _ = $0.run(body) }
    captured = .value(.text)
    let result = known(of: value)
    (captured, function.isExtended) = before
    return result
  }

  private mutating func runWith(
    _ pairs: [(TargetSyntax, ExpressionSyntax)], _ body: [StatementSyntax]
  ) -> Bool {
    var values: [Known] = []
    for (_, value) in pairs { values.append(known(of: value)) }
    return inScope { checker in
      for (pair, value) in zip(pairs, values) { checker.store(pair.0, value) }
      return checker.run(body)
    }
  }

  private mutating func runLoop(_ loop: LoopSyntax) {
    let items = known(of: loop.items).type
    let wasExtended = function.isExtended
    inDoubt { checker in
      checker.inScope { checker in
        checker.store(loop.target, .value(items.element))
        if case .group(let member) = items.element, case .tuple(let targets) = loop.target.kind,
          targets.count == 2
        {
          checker.store(targets[1], .value(.list(member)))
        }
        var assumed = Assumptions()
        if let test = loop.test {
          _ = checker.known(of: test)
          assumed = Assumptions(test, in: checker.function.template.text.source)
        }
        checker.store("loop", Variable(known: .loop(items.element)))
        checker.under(assumed) { _ = $0.run(loop.body) }
      }
      checker.inScope { _ = $0.run(loop.otherwise) }
    }
    function.isExtended = wasExtended
  }

  // MARK: Choices

  /// What one way through a choice has left in the names that any of them stores in.
  private struct Outcome {
    let variables: [String: Variable]
    let conditions: [Condition]
  }

  private mutating func runChoice(
    _ branches: [(test: ExpressionSyntax, body: [StatementSyntax])],
    _ otherwise: [StatementSyntax]
  ) -> Bool {
    let source = function.template.text.source
    var names = Set(SyntaxWalk.assignedNames(otherwise))
    for branch in branches { names.formUnion(SyntaxWalk.assignedNames(branch.body)) }
    // Each way has variables of its own.
    if !names.isEmpty { charge(for: function.scopes.last ?? contexts[home].values) }
    var outcomes: [Outcome] = []
    var denied = Assumptions()
    var isOpen = true
    var isDoubtful = false
    for branch in branches where isOpen {
      let test = inDoubt(isDoubtful) { checker in
        checker.under(denied) { $0.known(of: branch.test) }
      }
      guard test.type.truth != false else { continue }
      let isCertain = test.type.truth == true
      if !isCertain { isDoubtful = true }
      let own = Assumptions(branch.test, in: source)
      if let outcome = runBranch(branch.body, own + denied, own.conditions, names, isDoubtful) {
        outcomes.append(outcome)
      }
      isOpen = !isCertain
      denied = denied + Assumptions(branch.test, holds: false, in: source)
    }
    if isOpen,
      let outcome = runBranch(otherwise, denied, denied.conditions, names, isDoubtful)
    {
      outcomes.append(outcome)
    }
    guard !outcomes.isEmpty else { return true }
    join(names, outcomes)
    // Behind `{% if a %}{% continue %}{% endif %}` the condition does not hold.
    if outcomes.count == 1, isDoubtful, conditions.count < 256 {
      conditions += outcomes[0].conditions
    }
    return false
  }

  /// Walks one way through a choice; nil when it ends with `break` or `continue`.
  private mutating func runBranch(
    _ body: [StatementSyntax], _ assumed: Assumptions, _ own: [Condition], _ names: Set<String>,
    _ isDoubtful: Bool
  ) -> Outcome? {
    let scope = function.scopes.last
    let values = contexts[home].values
    let wasExtended = function.isExtended
    let ends = inDoubt(isDoubtful) { checker in
      checker.under(assumed) { $0.run(body) }
    }
    var variables: [String: Variable] = [:]
    for name in names { variables[name] = variable(name) }
    if let scope {
      function.scopes[function.scopes.count - 1] = scope
    } else {
      contexts[home].values = values
    }
    function.isExtended = wasExtended
    return ends ? nil : Outcome(variables: variables, conditions: own)
  }

  private mutating func join(_ names: Set<String>, _ outcomes: [Outcome]) {
    for name in names {
      // What was set before stays set, whichever way was taken.
      var ways = variable(name)?.ways ?? []
      let earlier = Set(ways)
      var joined: Variable?
      var isWhole = true
      for outcome in outcomes {
        guard let variable = outcome.variables[name] else {
          isWhole = false
          continue
        }
        if let inner = variable.ways {
          isWhole = false
          ways += inner.filter { !earlier.contains($0) }.map { $0 + outcome.conditions }
        } else {
          ways.append(outcome.conditions)
        }
        if let known = joined?.known {
          joined?.known = known.joined(with: variable.known)
        } else {
          joined = variable
        }
      }
      guard var joined else { continue }
      // More ways than anyone oversees are not judged.
      let isJudged = ways.count <= 64 && ways.allSatisfy { $0.count <= 32 }
      joined.ways = isWhole || !isJudged ? nil : ways
      store(name, joined)
    }
  }
}
