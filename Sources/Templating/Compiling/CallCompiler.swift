import Diagnostics

extension Compiler {
  mutating func compileCall(
    _ callee: ExpressionSyntax, _ arguments: ArgumentsSyntax, _ site: Site
  ) -> any ExpressionNode {
    switch callee.kind {
    case .name("super"): return compileSuper(steps: 1, site)
    case .name("loop"):
      if case (.loop(let slots), let level)? = binding(of: "loop") {
        return compileLoopCall(slots, level, callee, arguments, site)
      }
    case .name(let name):
      if binding(of: name) == nil { noteCall(name, callee.range, arguments) }
    case .attribute(let owner, let word):
      return compileMethod(owner, word, callee, arguments, site)
    default: break
    }
    return CallNode(compile(callee), compile(arguments), site: site)
  }

  private mutating func compileMethod(
    _ owner: ExpressionSyntax, _ word: Word, _ callee: ExpressionSyntax,
    _ arguments: ArgumentsSyntax, _ site: Site
  ) -> any ExpressionNode {
    if let steps = superSteps(callee) { return compileSuper(steps: steps, site) }
    if case .name(let name) = owner.kind {
      if name == "self", binding(of: name) == nil {
        outline.selfBlocks.append((word.text, word.range))
        return SelfBlockNode(name: word.text, symbol: names.symbol(word.text), site: site)
      }
      if name == "loop", case (.loop(let slots), let level)? = binding(of: name),
        word.text == "cycle" || word.text == "changed"
      {
        return compileLoopMethod(word, slots, level, arguments, site)
      }
      if binding(of: name) == nil, let module = modules[name] {
        outline.importedCalls.append((module, shape(word.text, word.range, arguments)))
      }
    }
    let owner = compile(owner)
    let field = FieldNode(owner: owner, name: word.text, site: self.site(word.range))
    return MethodNode(
      owner: owner, name: word.text, field: field, compile(arguments), site: site)
  }

  /// How many times `super` stands in `super.super`, nil for anything else.
  private func superSteps(_ callee: ExpressionSyntax) -> Int? {
    var steps = 1
    var expression = callee
    while case .attribute(let owner, let word) = expression.kind, word.text == "super" {
      steps += 1
      expression = owner
    }
    guard case .name("super") = expression.kind, binding(of: "super") == nil else { return nil }
    return steps
  }

  private mutating func compileSuper(steps: Int, _ site: Site) -> any ExpressionNode {
    for (level, function) in functions.reversed().enumerated() {
      guard let block = function.block else { continue }
      return SuperNode(
        name: block.name, symbol: names.symbol(block.name), level: level,
        depthSlot: block.depthSlot, steps: steps, site: site)
    }
    diagnostics.append(NameMessages.outsideBlock("super", in: source, site.range))
    return ConstantNode(.none, site: site)
  }

  // MARK: Loops

  private mutating func compileLoopCall(
    _ slots: LoopSlots, _ level: Int, _ callee: ExpressionSyntax, _ arguments: ArgumentsSyntax,
    _ site: Site
  ) -> any ExpressionNode {
    let nodes = compile(arguments)
    guard let slot = slots.recursion else {
      diagnostics.append(NameMessages.notRecursive(in: source, callee.range))
      return ConstantNode(.none, site: site)
    }
    let function: any ExpressionNode =
      level == 0
      ? LocalNode(slot: slot, name: "loop", site: self.site(callee.range))
      : OuterNode(level: level, slot: slot, name: "loop", site: self.site(callee.range))
    return CallNode(function, nodes, site: site)
  }

  private mutating func compileLoopMethod(
    _ word: Word, _ slots: LoopSlots, _ level: Int, _ arguments: ArgumentsSyntax, _ site: Site
  ) -> any ExpressionNode {
    let nodes = compile(arguments)
    if let keyword = arguments.keywords.first {
      diagnostics.append(
        NameMessages.badCall(
          CallMessages.unknownKeyword("loop.\(word.text)", keyword.name.text, []), in: source,
          keyword.name.range))
    }
    if word.text == "changed" {
      return LoopChangedNode(nodes, slots, level: level, site: site)
    }
    guard !nodes.isFixed || !nodes.positional.isEmpty else {
      diagnostics.append(
        NameMessages.badCall(
          CallMessages.nothingToCycle("loop.cycle"), in: source, word.range))
      return ConstantNode(.none, site: site)
    }
    return LoopCycleNode(nodes, slots, level: level, site: site)
  }

  // MARK: Checks

  func shape(
    _ name: String, _ range: Range<Int>, _ arguments: ArgumentsSyntax, hasCaller: Bool = false
  ) -> TemplateOutline.CallShape {
    TemplateOutline.CallShape(
      name: name, range: range, positional: arguments.positional.count,
      keywords: arguments.keywords.map { ($0.name.text, $0.name.range) },
      isFixed: arguments.spread == nil && arguments.keywordSpread == nil, hasCaller: hasCaller)
  }

  mutating func noteCall(
    _ name: String, _ range: Range<Int>, _ arguments: ArgumentsSyntax, hasCaller: Bool = false
  ) {
    calls.append(shape(name, range, arguments, hasCaller: hasCaller))
  }

  /// Checks the calls of functions and of this template's own macros.
  mutating func checkCalls(assigned: [String]) {
    for call in calls {
      if let macro = outline.macros[call.name] {
        guard assigned.filter({ $0 == call.name }).count == 1 else { continue }
        if let problem = macro.problem(with: call, in: source) { diagnostics.append(problem) }
      } else if let routine = library.functions[call.name], call.isFixed,
        !assigned.contains(call.name), !globalNames.contains(call.name)
      {
        let given = CallArguments(
          positional: Array(repeating: .none, count: call.positional),
          keywords: call.keywords.map { ($0.name, Value.none) })
        do throws(CallError) {
          _ = try routine.bind(given, name: call.name)
        } catch {
          diagnostics.append(NameMessages.badCall(error, in: source, call.range))
        }
      }
    }
  }
}

extension MacroSignature {
  /// What is wrong with the arguments of a call, nil when nothing is or nothing can be told.
  func problem(with call: TemplateOutline.CallShape, in source: SourceText) -> Diagnostic? {
    if call.positional > parameters.count, !takesRest {
      return NameMessages.badCall(
        CallMessages.tooMany(call.name, parameters.count, call.positional), in: source, call.range)
    }
    for keyword in call.keywords {
      if let index = parameters.firstIndex(of: keyword.name) {
        if index < call.positional {
          return NameMessages.badCall(
            CallMessages.givenTwice(call.name, keyword.name), in: source, keyword.range)
        }
      } else if !takesKeywords, !(keyword.name == "caller" && takesCaller) {
        return NameMessages.badCall(
          CallMessages.unknownKeyword(call.name, keyword.name, parameters), in: source,
          keyword.range)
      }
    }
    if call.hasCaller, !takesCaller, !takesKeywords, !parameters.contains("caller") {
      return NameMessages.badCall(
        CallError(
          "'\(call.name)' takes no 'call' block", hint: "write '{{ caller() }}' in the macro"),
        in: source, call.range)
    }
    return nil
  }
}
