import Diagnostics

extension Compiler {
  mutating func compile(_ expression: ExpressionSyntax) -> any ExpressionNode {
    let site = site(expression.range)
    guard stack.hasRoom else {
      reportTooDeep(expression.range)
      return ConstantNode(.none, site: site)
    }
    switch expression.kind {
    case .constant(let value): return ConstantNode(value, site: site)
    case .name(let name): return compileName(name, site)
    case .list(let elements):
      return SequenceNode(compile(elements), isTuple: false, site: site)
    case .tuple(let elements): return SequenceNode(compile(elements), isTuple: true, site: site)
    case .map(let entries): return compileMap(entries, site)
    case .attribute(let owner, let word): return compileAttribute(owner, word, site)
    case .element(let owner, let key):
      return ElementNode(owner: compile(owner), key: compile(key), site: site)
    case .slice(let owner, let start, let stop, let step):
      return compileSlice(owner, [start, stop, step], site)
    case .negative(let operand):
      return SignNode(compile(operand), isNegative: true, site: site)
    case .positive(let operand):
      return SignNode(compile(operand), isNegative: false, site: site)
    case .not(let operand): return NotNode(compile(operand), site: site)
    case .arithmetic(let operation, let left, let right):
      return ArithmeticNode(operation, compile(left), compile(right), site: site)
    case .concatenation(let parts): return ConcatenationNode(compile(parts), site: site)
    case .comparison(let first, let rest): return compileComparison(first, rest, site)
    case .and(let left, let right):
      return ShortcutNode(compile(left), compile(right), isAnd: true, site: site)
    case .or(let left, let right):
      return ShortcutNode(compile(left), compile(right), isAnd: false, site: site)
    case .conditional(let value, let test, let otherwise):
      return compileConditional(value, test, otherwise, site)
    case .call(let callee, let arguments): return compileCall(callee, arguments, site)
    case .filter(let input, let word, let arguments):
      return compileFilter(input, word, arguments, site)
    case .test(let input, let word, let arguments):
      return compileTest(input, word, arguments, site)
    case .captured: return captured ?? ConstantNode(.markup(""), site: site)
    }
  }

  private mutating func compile(_ expressions: [ExpressionSyntax]) -> [any ExpressionNode] {
    var nodes: [any ExpressionNode] = []
    nodes.reserveCapacity(expressions.count)
    for expression in expressions { nodes.append(compile(expression)) }
    return nodes
  }

  private mutating func compileMap(
    _ entries: [(key: ExpressionSyntax, value: ExpressionSyntax)], _ site: Site
  ) -> any ExpressionNode {
    var nodes: [(key: any ExpressionNode, value: any ExpressionNode)] = []
    for entry in entries { nodes.append((compile(entry.key), compile(entry.value))) }
    return MapNode(nodes, site: site)
  }

  private mutating func compileSlice(
    _ owner: ExpressionSyntax, _ bounds: [ExpressionSyntax?], _ site: Site
  ) -> any ExpressionNode {
    let owner = compile(owner)
    var nodes: [any ExpressionNode] = []
    for bound in bounds {
      nodes.append(bound.map { compile($0) } ?? ConstantNode(.none, site: site))
    }
    return SliceNode(owner: owner, bounds: nodes, site: site)
  }

  private mutating func compileComparison(
    _ first: ExpressionSyntax, _ rest: [(ComparisonOperator, ExpressionSyntax)], _ site: Site
  ) -> any ExpressionNode {
    let first = compile(first)
    var steps: [(comparison: ComparisonOperator, operand: any ExpressionNode)] = []
    for (comparison, operand) in rest { steps.append((comparison, compile(operand))) }
    return steps.count == 1
      ? SingleComparisonNode(steps[0].comparison, first, steps[0].operand, site: site)
      : ComparisonNode(first, steps, site: site)
  }

  private mutating func compileConditional(
    _ value: ExpressionSyntax, _ test: ExpressionSyntax, _ otherwise: ExpressionSyntax?,
    _ site: Site
  ) -> any ExpressionNode {
    let test = compile(test)
    let value = compile(value)
    return ConditionalNode(value, if: test, else: otherwise.map { compile($0) }, site: site)
  }

  // MARK: Names

  private mutating func compileName(_ name: String, _ site: Site) -> any ExpressionNode {
    switch binding(of: name) {
    case (.slot(let slot), 0)?: return LocalNode(slot: slot, name: name, site: site)
    case (.slot(let slot), let level)?:
      return OuterNode(level: level, slot: slot, name: name, site: site)
    case (.loop(let slots), let level)?: return LoopNodeValue(slots, level: level, site: site)
    case nil: break
    }
    if name == "super" || name == "self" {
      diagnostics.append(
        NameMessages.notCalled(
          name, name == "super" ? "{{ super() }}" : "{{ self.block() }}", in: source, site.range))
    }
    noteFreeName(name, site.range)
    return ContextNode(
      symbol: names.symbol(name), name: name, function: library.function(name), site: site)
  }

  /// Remembers a name that only the context can have, so that it can be checked with all templates at hand.
  private mutating func noteFreeName(_ name: String, _ range: Range<Int>) {
    guard !globalNames.contains(name), library.functions[name] == nil, name != "super",
      name != "self", seenFreeNames.insert(name).inserted
    else { return }
    outline.freeNames.append((name, range))
  }

  /// Remembers that a name may be missing, since the template asks whether it is.
  private mutating func noteGuarded(_ expression: ExpressionSyntax) {
    if case .name(let name) = expression.kind { outline.guardedNames.insert(name) }
  }

  private mutating func compileAttribute(_ owner: ExpressionSyntax, _ word: Word, _ site: Site)
    -> any ExpressionNode
  {
    if case .name(let name) = owner.kind {
      if name == "loop", case (.loop(let slots), let level)? = binding(of: name) {
        guard let field = LoopField(rawValue: word.text) else {
          if word.text == "cycle" || word.text == "changed" {
            diagnostics.append(
              NameMessages.notCalled(
                "loop.\(word.text)", "loop.\(word.text)(…)", in: source, site.range))
          } else {
            diagnostics.append(NameMessages.unknownLoopField(word, in: source))
          }
          return ConstantNode(.none, site: site)
        }
        return LoopFieldNode(field, slots, level: level, site: site)
      }
      if binding(of: name) == nil, let module = modules[name] {
        outline.importedNames.append((module, word.text, word.range))
      }
    }
    return FieldNode(owner: compile(owner), name: word.text, site: self.site(word.range))
  }

  // MARK: Filters and tests

  private mutating func compileFilter(
    _ input: ExpressionSyntax, _ word: Word, _ arguments: ArgumentsSyntax, _ site: Site
  ) -> any ExpressionNode {
    if word.text == "default" || word.text == "d" { noteGuarded(input) }
    let written = input
    let input = compile(input)
    guard let routine = library.filters[word.text] else {
      diagnostics.append(
        NameMessages.unknownFilter(word, known: library.filters.keys, in: source))
      _ = compile(arguments)
      return input
    }
    checkNamedRoutine(word.text, arguments)
    check(routine, written, arguments)
    return compileRoutine(routine, input, word, arguments)
  }

  private mutating func compileTest(
    _ input: ExpressionSyntax, _ word: Word, _ arguments: ArgumentsSyntax, _ site: Site
  ) -> any ExpressionNode {
    if word.text == "defined" || word.text == "undefined" { noteGuarded(input) }
    let input = compile(input)
    guard let routine = library.tests[word.text] else {
      diagnostics.append(NameMessages.unknownTest(word, known: library.tests.keys, in: source))
      _ = compile(arguments)
      return ConstantNode(.bool(false), site: site)
    }
    if word.text == "defined" || word.text == "undefined", arguments.positional.isEmpty {
      return DefinedNode(input, wanted: word.text == "defined", site: site)
    }
    return compileRoutine(routine, input, word, arguments)
  }

  /// `map("upper")`, `select("odd")`: the name of a filter or test as text.
  private mutating func checkNamedRoutine(_ filter: String, _ arguments: ArgumentsSyntax) {
    let place: Int
    switch filter {
    case "map", "select", "reject": place = 0
    case "selectattr", "rejectattr": place = 1
    default: return
    }
    guard place < arguments.positional.count,
      case .constant(.string(let name)) = arguments.positional[place].kind
    else { return }
    let word = Word(text: name, range: arguments.positional[place].range)
    if filter == "map" {
      if library.filters[name] == nil {
        diagnostics.append(
          NameMessages.unknownFilter(word, known: library.filters.keys, in: source))
      }
    } else if library.tests[name] == nil {
      diagnostics.append(NameMessages.unknownTest(word, known: library.tests.keys, in: source))
    }
  }

  /// Lets a filter look at what is written out of a use: `date("%d %B")`.
  private mutating func check(
    _ routine: Routine, _ input: ExpressionSyntax, _ arguments: ArgumentsSyntax
  ) {
    guard let check = routine.check, arguments.spread == nil, arguments.keywordSpread == nil else {
      return
    }
    let given = [input] + arguments.positional
    var places: [ExpressionSyntax?] = []
    for (index, parameter) in routine.parameters.enumerated() {
      places.append(
        index < given.count
          ? given[index]
          : arguments.keywords.first { $0.name.text == parameter.name }?.value)
    }
    let call = WrittenCall(
      constants: places.map { place in
        if case .constant(let value)? = place?.kind { value } else { nil }
      },
      given: places.map { $0 != nil },
      keywords: arguments.keywords.map(\.name.text).filter { name in
        !routine.parameters.contains { $0.name == name }
      })
    guard let (problem, argument) = check(call), places.indices.contains(argument) else { return }
    diagnostics.append(
      NameMessages.badCall(problem, in: source, places[argument]?.range ?? input.range))
  }

  private mutating func compileRoutine(
    _ routine: Routine, _ input: any ExpressionNode, _ word: Word, _ arguments: ArgumentsSyntax
  ) -> any ExpressionNode {
    let site = site(word.range)
    let nodes = compile(arguments)
    guard nodes.isFixed else {
      return SpreadFilterNode(name: word.text, routine, input, nodes, site: site)
    }
    do throws(CallError) {
      let shape = CallArguments(
        positional: Array(repeating: .none, count: nodes.positional.count + 1),
        keywords: nodes.keywords.map { ($0.name, Value.none) })
      _ = try routine.bind(shape, name: word.text)
    } catch {
      diagnostics.append(NameMessages.badCall(error, in: source, word.range))
      return input
    }
    let positional = [input] + nodes.positional
    var values: [any ExpressionNode] = []
    for (index, parameter) in routine.parameters.enumerated() {
      if index < positional.count {
        values.append(positional[index])
      } else if let keyword = nodes.keywords.first(where: { $0.name == parameter.name }) {
        values.append(keyword.value)
      } else {
        values.append(ConstantNode(parameter.fallback ?? .none, site: site))
      }
    }
    let others = nodes.keywords.filter { keyword in
      !routine.parameters.contains { $0.name == keyword.name }
    }
    if let value = constant(routine, values, others) { return ConstantNode(value, site: site) }
    return FilterNode(
      routine, input, Array(values.dropFirst()),
      rest: Array(positional.dropFirst(routine.parameters.count)),
      keywords: others, site: site)
  }

  /// What a filter gives for constants, nil where only a render can tell.
  private func constant(
    _ routine: Routine, _ arguments: [any ExpressionNode],
    _ keywords: [(name: String, value: any ExpressionNode)]
  ) -> Value? {
    guard let body = routine.constant else { return nil }
    var values: [Value] = []
    for node in arguments {
      guard let node = node as? ConstantNode else { return nil }
      values.append(node.value)
    }
    var named: [(name: String, value: Value)] = []
    for keyword in keywords {
      guard let node = keyword.value as? ConstantNode else { return nil }
      named.append((keyword.name, node.value))
    }
    do throws(CallError) {
      return try body(values, named)
    } catch {
      // What is wrong is told where the template is checked or rendered.
      return nil
    }
  }

  mutating func compile(_ arguments: ArgumentsSyntax) -> ArgumentNodes {
    let positional = compile(arguments.positional)
    var keywords: [(name: String, value: any ExpressionNode)] = []
    for keyword in arguments.keywords {
      keywords.append((keyword.name.text, compile(keyword.value)))
    }
    return ArgumentNodes(
      positional: positional, keywords: keywords, spread: arguments.spread.map { compile($0) },
      keywordSpread: arguments.keywordSpread.map { compile($0) })
  }
}
