/// Blocks and the tags that name other templates.
extension TypeChecker {
  /// Walks the top level of a template, then that of the one it extends.
  mutating func runTopLevel(_ template: CompiledTemplate) {
    inFunction(Function(template: template)) { checker in
      let before = checker.parent
      checker.parent = nil
      checker.run(template.statements)
      let parent = checker.parent
      checker.parent = before
      if let parent { checker.runTopLevel(parent) }
    }
  }

  // MARK: Blocks

  func blocks(of template: CompiledTemplate) -> [String: [(
    template: CompiledTemplate, block: BlockSyntax
  )]] {
    parts.blocks(of: template).mapValues { [(template, $0)] }
  }

  mutating func runExtends(_ name: ExpressionSyntax) {
    function.isExtended = true
    guard let template = template(named: name) else {
      _ = known(of: name)
      contexts[home].isOpen = true
      return
    }
    // Behind a condition the template may extend this one or none.
    if doubts > 0 { contexts[home].isOpen = true }
    for (name, block) in parts.blocks(of: template) {
      contexts[home].blocks[name, default: []].append((template, block))
    }
    parent = template
  }

  mutating func runBlockCall(_ block: BlockSyntax) {
    guard block.isScoped else { return runBlock(block.name.text, depth: 0) }
    let context = contextCopy(adding: visibleVariables())
    inContext(context) { $0.runBlock(block.name.text, depth: 0) }
  }

  /// Walks what fills a block, `depth` templates up from the lowest.
  mutating func runBlock(_ name: String, depth: Int) {
    guard mayGoOn(), let chain = contexts[home].blocks[name], depth < chain.count else { return }
    let (template, block) = chain[depth]
    inFunction(Function(template: template, scopes: [[:]], block: (name, depth))) {
      $0.run(block.body)
    }
  }

  // MARK: Includes and imports

  /// The template that is named literally, nil for another or one that is not there.
  private func template(named name: ExpressionSyntax) -> CompiledTemplate? {
    guard case .constant(.string(let literal)) = name.kind, let number = parts.numbers[literal]
    else { return nil }
    return templates[number]
  }

  /// - Returns: its place among `contexts`.
  private mutating func contextCopy(adding variables: [String: Variable]) -> Int {
    charge(for: contexts[home].values)
    var copy = contexts[home]
    copy.values.merge(variables) { _, inner in inner }
    contexts.append(copy)
    return contexts.count - 1
  }

  mutating func runInclude(_ name: ExpressionSyntax, _ withContext: Bool) {
    guard let template = template(named: name) else {
      _ = known(of: name)
      return
    }
    guard mayGoOn() else { return }
    let context = fresh(for: template, withContext)
    inContext(context) { $0.runTopLevel(template) }
    contexts[context] = Context()
  }

  private mutating func fresh(for template: CompiledTemplate, _ withContext: Bool) -> Int {
    let context: Int
    if withContext {
      context = contextCopy(adding: visibleVariables())
    } else {
      contexts.append(Context(isIsolated: true))
      context = contexts.count - 1
    }
    contexts[context].blocks = blocks(of: template)
    return context
  }

  mutating func importModule(_ name: ExpressionSyntax, _ withContext: Bool) -> Known {
    guard let template = template(named: name) else {
      _ = known(of: name)
      return .unknown
    }
    guard mayGoOn() else { return .unknown }
    if !withContext, let known = imported[template.number] {
      return known.map { .module($0) } ?? .unknown
    }
    if !withContext { imported[template.number] = .some(nil) }
    let context = fresh(for: template, withContext)
    inContext(context) { $0.runTopLevel(template) }
    modules.append(Module(template: template, home: context))
    if !withContext { imported[template.number] = modules.count - 1 }
    return .module(modules.count - 1)
  }

  mutating func runImport(
    _ name: ExpressionSyntax, _ pairs: [(name: Word, alias: Word)], _ withContext: Bool
  ) {
    let module = importModule(name, withContext)
    for pair in pairs {
      var known = Known.unknown
      if case .module(let index) = module { known = export(pair.name.text, of: index) }
      store(pair.alias.text, Variable(known: known, place: place(pair.alias.range)))
    }
  }

  /// What is known of a name that a module offers; a name it lacks is found by `GroupChecker`.
  func export(_ name: String, of module: Int) -> Known {
    contexts[modules[module].home].values[name]?.known ?? .unknown
  }
}
