import Diagnostics

extension Compiler {
  mutating func compileBody(_ statements: [StatementSyntax]) -> Body {
    var nodes: [any StatementNode] = []
    for statement in statements {
      guard stack.hasRoom else {
        reportTooDeep(statement.range)
        break
      }
      if let node = compile(statement) { nodes.append(node) }
    }
    return Body(nodes)
  }

  /// Whether what is written here goes nowhere.
  private var isDropped: Bool { isExtended && functions.count == 1 && functions[0].isTopLevel }

  private mutating func compile(_ statement: StatementSyntax) -> (any StatementNode)? {
    switch statement.kind {
    case .text(let range): return compileText(range)
    case .output(let value): return compileOutput(value)
    case .choice(let branches, let otherwise): return compileChoice(branches, otherwise)
    case .loop(let loop): return compileLoop(loop, statement.range)
    case .set(let target, let value):
      let node = compile(value)
      return SetNode(compile(target), node)
    case .setBlock(let target, let value, let body):
      let node = compileCapture(value, body)
      return SetNode(compile(target), node)
    case .block(let block): return compileBlock(block)
    case .extends(let name): return compileExtends(name, statement.range)
    case .include(let name, let ignoresMissing, let withContext):
      return compileInclude(name, ignoresMissing, withContext, statement.range)
    case .importModule(let name, let alias, let withContext):
      return compileImport(name, as: alias, [], withContext, statement.range)
    case .importNames(let name, let pairs, let withContext):
      return compileImport(name, as: nil, pairs, withContext, statement.range)
    case .macro(let macro): return compileMacro(macro)
    case .callBlock(let call, let macro): return compileCallBlock(call, macro)
    case .filterBlock(let value, let body):
      let node = compileCapture(value, body)
      return isDropped ? nil : FilterBlockNode(node)
    case .with(let pairs, let body): return compileWith(pairs, body)
    case .evaluate(let value): return EvaluateNode(compile(value))
    case .leaveLoop: return compileFlow(.leaveLoop, "break", statement.range)
    case .nextRound: return compileFlow(.nextRound, "continue", statement.range)
    }
  }

  // MARK: Output

  private mutating func compileText(_ range: Range<Int>) -> (any StatementNode)? {
    isAtURL = URLAttribute.isOpen(source.bytes[range], before: isAtURL)
    return isDropped ? nil : TextNode(LineEndings.normalized(source.bytes[range]))
  }

  private mutating func compileOutput(_ value: ExpressionSyntax) -> (any StatementNode)? {
    let isURL = isAtURL
    isAtURL = false
    let node = compile(value)
    if isDropped { return nil }
    return isURL ? URLOutputNode(node) : OutputNode(node)
  }

  // MARK: Choices and loops

  private mutating func compileChoice(
    _ branches: [(test: ExpressionSyntax, body: [StatementSyntax])],
    _ otherwise: [StatementSyntax]
  ) -> any StatementNode {
    var nodes: [(test: any ExpressionNode, body: Body)] = []
    let before = isAtURL
    var after = false
    let wasExtended = isExtended
    openChoices += 1
    defer { openChoices -= 1 }
    for branch in branches {
      let test = compile(branch.test)
      isAtURL = before
      nodes.append((test, compileBody(branch.body)))
      after = after || isAtURL
      isExtended = wasExtended
    }
    isAtURL = before
    let rest = compileBody(otherwise)
    isAtURL = isAtURL || after
    isExtended = wasExtended
    return nodes.count == 1
      ? IfNode(nodes[0].test, nodes[0].body, else: rest) : ChoiceNode(nodes, else: rest)
  }

  private mutating func compileLoop(_ loop: LoopSyntax, _ range: Range<Int>)
    -> any StatementNode
  {
    let items = compile(loop.items)
    let before = isAtURL
    let site = site(range)
    guard loop.isRecursive else {
      let node = compileRounds(loop, items: items, depthSlot: nil, recursionSlot: nil, site)
      isAtURL = isAtURL || before
      return node
    }
    let (parts, slotCount) = inFunction { compiler in
      let itemsSlot = compiler.newSlot()
      let depthSlot = compiler.newSlot()
      let recursionSlot = compiler.newSlot()
      let input = LocalNode(slot: itemsSlot, name: "loop", site: compiler.site(loop.items.range))
      let node = compiler.compileRounds(
        loop, items: input, depthSlot: depthSlot, recursionSlot: recursionSlot, site)
      return (node: node, itemsSlot: itemsSlot, depthSlot: depthSlot, recursionSlot: recursionSlot)
    }
    isAtURL = isAtURL || before
    return RecursiveLoopNode(
      loop: parts.node, items: items, slotCount: slotCount, itemsSlot: parts.itemsSlot,
      depthSlot: parts.depthSlot, recursionSlot: parts.recursionSlot, site: site)
  }

  private mutating func compileRounds(
    _ loop: LoopSyntax, items: any ExpressionNode, depthSlot: Int?, recursionSlot: Int?,
    _ site: Site
  ) -> LoopNode {
    let targets = loop.target.names.map { $0.text }
    let kept = keptRounds(loop)
    let assigned = SyntaxWalk.assignedNames(loop.body).filter { !targets.contains($0) }
    let start = openScope(assigned)
    for name in targets { bind(name, .slot(newSlot())) }
    let target = compile(loop.target)
    let test = loop.test.map { compile($0) }
    var state: LoopSlots?
    if loop.isRecursive || SyntaxWalk.mentions("loop", in: loop.body)
      || SyntaxWalk.passesVariables(loop.body)
    {
      let slots = LoopSlots(
        items: newSlot(), index: newSlot(), changed: newSlot(), depth: depthSlot,
        recursion: recursionSlot)
      bind("loop", .loop(slots))
      state = slots
    }
    functions[functions.count - 1].openLoops += 1
    let body = compileBody(loop.body)
    functions[functions.count - 1].openLoops -= 1
    closeScope()
    let otherwiseStart = openScope(SyntaxWalk.assignedNames(loop.otherwise))
    let otherwise = compileBody(loop.otherwise)
    closeScope()
    return LoopNode(
      target: target, items: items, test: test, testStart: start, start: start, body: body,
      otherwiseStart: otherwiseStart, otherwise: otherwise, state: state, kept: kept, site: site)
  }

  /// Where rounds of a loop are kept that write the same wherever their element is met; nil when its rounds never do.
  private mutating func keptRounds(_ loop: LoopSyntax) -> KeptRounds? {
    guard let found = RoundNames.find(loop), let target = loop.target.names.first else {
      return nil
    }
    var inputs: [VariablePlace] = []
    for name in found.names.sorted() where name != target.text { inputs.append(place(of: name)) }
    var included: [Int] = []
    for name in found.included { included.append(names.template(name)) }
    return KeptRounds(
      target: names.symbol(target.text), loopSymbol: names.symbol("loop"), inputs: inputs,
      included: included,
      visible: included.isEmpty ? [] : visibleVariables().map { ($0.symbol, $0.place) })
  }

  private mutating func compileFlow(_ flow: Flow, _ word: String, _ range: Range<Int>)
    -> (any StatementNode)?
  {
    guard functions[functions.count - 1].openLoops > 0 else {
      diagnostics.append(SyntaxMessages.outsideLoop(word, in: source, range))
      return nil
    }
    return FlowNode(flow)
  }

  // MARK: Variables

  mutating func compile(_ target: TargetSyntax) -> StoreTarget {
    switch target.kind {
    case .name(let name): return storePlace(of: name)
    case .tuple(let targets):
      var places: [StoreTarget] = []
      for target in targets { places.append(compile(target)) }
      return .tuple(places, site(target.range))
    case .field(let owner, let field):
      let node = compile(ExpressionSyntax(kind: .name(owner.text), range: owner.range, depth: 1))
      return .field(node, field.text, site(target.range))
    }
  }

  /// The value of a block with filters around what it gathers.
  private mutating func compileCapture(_ value: ExpressionSyntax, _ body: [StatementSyntax])
    -> any ExpressionNode
  {
    let before = (isAtURL, captured, isExtended)
    isAtURL = false
    isExtended = false
    let start = openScope(SyntaxWalk.assignedNames(body))
    let gathered = CapturedNode(start, compileBody(body), site: site(value.range))
    closeScope()
    captured = gathered
    let node = compile(value)
    (isAtURL, captured, isExtended) = before
    return node
  }

  private mutating func compileWith(
    _ pairs: [(TargetSyntax, ExpressionSyntax)], _ body: [StatementSyntax]
  ) -> any StatementNode {
    var values: [any ExpressionNode] = []
    for (_, value) in pairs { values.append(compile(value)) }
    let targets = pairs.flatMap { $0.0.names.map { $0.text } }
    let start = openScope(SyntaxWalk.assignedNames(body).filter { !targets.contains($0) })
    for name in targets { bind(name, .slot(newSlot())) }
    var assignments: [(target: StoreTarget, value: any ExpressionNode)] = []
    for (pair, value) in zip(pairs, values) { assignments.append((compile(pair.0), value)) }
    let node = WithNode(assignments, start, compileBody(body))
    closeScope()
    return node
  }

  // MARK: Macros

  private mutating func compileMacro(_ macro: MacroSyntax) -> any StatementNode {
    let target = storePlace(of: macro.name.text)
    let definition = compileDefinition(macro)
    if functions.count == 1, functions[0].isTopLevel, functions[0].scopes.isEmpty {
      outline.macros[macro.name.text] = MacroSignature(
        parameters: definition.parameters.map { $0.name },
        takesRest: definition.restSlot != nil, takesKeywords: definition.keywordsSlot != nil,
        takesCaller: definition.callerSlot != nil)
    }
    return MacroNode(definition, target: target)
  }

  private mutating func compileDefinition(_ macro: MacroSyntax) -> MacroDefinition {
    let before = (isAtURL, isExtended)
    isAtURL = false
    typealias Parts = (
      parameters: [(name: String, slot: Int, fallback: (any ExpressionNode)?)], caller: Int?,
      rest: Int?, keywords: Int?, body: Body
    )
    let (parts, slotCount) = inFunction { compiler -> Parts in
      var parameters: [(name: String, slot: Int, fallback: (any ExpressionNode)?)] = []
      for parameter in macro.parameters {
        let slot = compiler.newSlot()
        compiler.bind(parameter.name.text, .slot(slot))
        parameters.append((parameter.name.text, slot, nil))
      }
      func special(_ name: String) -> Int? {
        guard !parameters.contains(where: { $0.name == name }),
          SyntaxWalk.mentions(name, in: macro.body)
        else { return nil }
        let slot = compiler.newSlot()
        compiler.bind(name, .slot(slot))
        return slot
      }
      let caller = special("caller")
      let keywords = special("kwargs")
      let rest = special("varargs")
      for (index, parameter) in macro.parameters.enumerated() {
        parameters[index].fallback = parameter.fallback.map { compiler.compile($0) }
      }
      let bound = Set(compiler.functions[compiler.functions.count - 1].scopes[0].keys)
      let start = compiler.openScope(
        SyntaxWalk.assignedNames(macro.body).filter { !bound.contains($0) })
      let body = compiler.compileBody(macro.body)
      compiler.closeScope()
      return (parameters, caller, rest, keywords, body.starting(with: start))
    }
    (isAtURL, isExtended) = before
    return MacroDefinition(
      name: macro.name.text, parameters: parts.parameters, callerSlot: parts.caller,
      restSlot: parts.rest, keywordsSlot: parts.keywords, slotCount: slotCount, body: parts.body,
      site: site(macro.name.range))
  }

  private mutating func compileCallBlock(_ call: ExpressionSyntax, _ macro: MacroSyntax)
    -> (any StatementNode)?
  {
    guard case .call(let callee, let arguments) = call.kind else { return nil }
    switch callee.kind {
    case .name(let name):
      if binding(of: name) == nil { noteCall(name, callee.range, arguments, hasCaller: true) }
    case .attribute(let owner, let word):
      if case .name(let name) = owner.kind, binding(of: name) == nil, let module = modules[name] {
        outline.importedCalls.append(
          (module, shape(word.text, word.range, arguments, hasCaller: true)))
      }
    default: break
    }
    let function = compile(callee)
    let nodes = compile(arguments)
    let definition = compileDefinition(macro)
    if isDropped { return nil }
    return CallBlockNode(function, nodes, caller: definition, site: site(call.range))
  }
}

extension Body {
  /// The same with the variables of a scope set first.
  func starting(with start: ScopeStart) -> Body {
    start.variables.isEmpty ? self : Body([ScopeStartNode(start), root])
  }
}

/// Sets the variables that a function's scope begins with.
final class ScopeStartNode: StatementNode {
  let start: ScopeStart

  init(_ start: ScopeStart) {
    self.start = start
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    start.run(&machine)
    return .next
  }
}
