import Diagnostics

/// Turns the tree of one template into nodes that run, and every name in it into a place.
///
/// Names that the scopes of functions (blocks, macros, bodies of calls, recursive loops) and of loops
/// bind become slots; all others belong to the context. This is what Jinja2's compiler does with
/// Python's local variables and closures.
struct Compiler {
  /// A part of a template that has a frame of its own when it runs.
  struct FunctionScope {
    var slotCount = 0
    /// Innermost last. The outermost of a template's top level is empty: its names are the context's.
    var scopes: [[String: Binding]] = []
    /// Whether names stored in the outermost scope go to the context.
    let isTopLevel: Bool
    /// The block it is, and where its depth is kept.
    var block: (name: String, depthSlot: Int)?
    /// Loops that `break` and `continue` may mean.
    var openLoops = 0
  }

  enum Binding {
    case slot(Int)
    case loop(LoopSlots)
  }

  let text: TemplateText
  let stack: StackGuard
  let library: Library
  let globalNames: Set<String>
  var names: NameTable
  var diagnostics: [Diagnostic] = []
  var functions: [FunctionScope] = []
  var blocks: [Int: [BlockNode]] = [:]
  var blockRanges: [String: Range<Int>] = [:]
  var outline = TemplateOutline()
  /// Templates bound to a name of the top level by an `import` that stands there once.
  var modules: [String: Int] = [:]
  var seenFreeNames: Set<String> = []
  var calls: [TemplateOutline.CallShape] = []
  /// Whether what is written at the top level goes nowhere, since another template was extended.
  var isExtended = false
  /// How many `if` the place is inside of.
  var openChoices = 0
  /// Whether the text so far ends where the URL of an attribute begins.
  var isAtURL = false
  /// What `captured` stands for.
  var captured: CapturedNode?

  var source: SourceText { text.source }

  static func compile(
    name: String, number: Int, _ statements: [StatementSyntax], _ text: TemplateText,
    library: Library, globalNames: Set<String>, inputs: [String] = [], stackBudget: Int,
    names: inout NameTable
  ) -> (template: CompiledTemplate, diagnostics: [Diagnostic]) {
    var compiler = Compiler(
      text: text, stack: StackGuard(budget: stackBudget), library: library,
      globalNames: globalNames, names: names)
    names = NameTable()
    if !inputs.isEmpty { compiler.outline.inputUses = InputUses.find(inputs, in: statements) }
    let template = compiler.compileTemplate(name: name, number: number, statements)
    names = compiler.names
    return (template, compiler.diagnostics)
  }

  private mutating func compileTemplate(
    name: String, number: Int, _ statements: [StatementSyntax]
  ) -> CompiledTemplate {
    collectModules(statements)
    functions = [FunctionScope(isTopLevel: true)]
    let body = compileBody(statements)
    let assigned = SyntaxWalk.assignedNames(statements)
    let imported = Self.importedNames(statements)
    var exports: [(name: String, symbol: Int)] = []
    for exported in assigned
    where !exported.hasPrefix("_") && !imported.contains(exported)
      && !exports.contains(where: { $0.name == exported })
    {
      exports.append((exported, names.symbol(exported)))
    }
    checkCalls(assigned: assigned)
    let slotCount = functions[0].slotCount
    let ownNames = SyntaxWalk.namesOfSelfContained(statements)?.sorted().map { names.symbol($0) }
    return CompiledTemplate(
      name: name, number: number, text: text, statements: statements, body: body,
      slotCount: slotCount, blocks: blocks, exports: exports, outline: outline,
      ownNames: ownNames)
  }

  private static func importedNames(_ statements: [StatementSyntax]) -> Set<String> {
    var names: Set<String> = []
    for statement in statements {
      switch statement.kind {
      case .importModule(_, let alias, _): names.insert(alias.text)
      case .importNames(_, let pairs, _): names.formUnion(pairs.map { $0.alias.text })
      case .choice(let branches, let otherwise):
        for branch in branches { names.formUnion(importedNames(branch.body)) }
        names.formUnion(importedNames(otherwise))
      default: break
      }
    }
    return names
  }

  // MARK: Scopes

  mutating func newSlot() -> Int {
    let slot = functions[functions.count - 1].slotCount
    functions[functions.count - 1].slotCount += 1
    return slot
  }

  mutating func bind(_ name: String, _ binding: Binding) {
    let last = functions.count - 1
    functions[last].scopes[functions[last].scopes.count - 1][name] = binding
    outline.assignedNames.insert(name)
  }

  /// Opens a scope in the running function that has its own variables of these names.
  ///
  /// - Returns: what they begin with, the values of the outer ones.
  mutating func openScope(_ assigned: [String]) -> ScopeStart {
    var variables: [(slot: Int, outer: VariablePlace)] = []
    var bindings: [String: Binding] = [:]
    for name in assigned where bindings[name] == nil {
      let slot = newSlot()
      variables.append((slot, place(of: name)))
      bindings[name] = .slot(slot)
      outline.assignedNames.insert(name)
    }
    functions[functions.count - 1].scopes.append(bindings)
    return ScopeStart(variables: variables)
  }

  mutating func closeScope() {
    functions[functions.count - 1].scopes.removeLast()
  }

  /// The binding of a name and how many functions outwards it is, nil for the context's.
  func binding(of name: String) -> (binding: Binding, level: Int)? {
    for (level, function) in functions.reversed().enumerated() {
      for scope in function.scopes.reversed() {
        if let binding = scope[name] { return (binding, level) }
      }
    }
    return nil
  }

  mutating func place(of name: String) -> VariablePlace {
    switch binding(of: name) {
    case (.slot(let slot), 0)?: .local(slot)
    case (.slot(let slot), let level)?: .outer(level: level, slot: slot)
    case (.loop, _)?: .nowhere
    case nil: .context(names.symbol(name))
    }
  }

  /// Where a statement of the running scope stores a name.
  mutating func storePlace(of name: String) -> StoreTarget {
    outline.assignedNames.insert(name)
    let function = functions[functions.count - 1]
    for scope in function.scopes.reversed() {
      if case .slot(let slot) = scope[name] { return .slot(slot) }
    }
    guard function.isTopLevel, function.scopes.isEmpty else {
      let slot = newSlot()
      bind(name, .slot(slot))
      return .slot(slot)
    }
    return .context(names.symbol(name))
  }

  /// All variables of functions that can be seen here, for templates and blocks elsewhere.
  mutating func visibleVariables() -> [ContextBinding] {
    var seen: Set<String> = []
    var result: [ContextBinding] = []
    for (level, function) in functions.reversed().enumerated() {
      for scope in function.scopes.reversed() {
        for (name, binding) in scope.sorted(by: { $0.key < $1.key })
        where seen.insert(name).inserted {
          let symbol = names.symbol(name)
          switch binding {
          case .slot(let slot):
            let place: VariablePlace =
              level == 0 ? .local(slot) : .outer(level: level, slot: slot)
            result.append(ContextBinding(symbol: symbol, place: place, loop: nil))
          case .loop(let slots):
            let node = LoopNodeValue(slots, level: level, site: site(0..<0))
            result.append(ContextBinding(symbol: symbol, place: .nowhere, loop: node))
          }
        }
      }
    }
    return result
  }

  /// Compiles the body of a function that sees the variables around it.
  mutating func inFunction<R>(_ body: (inout Compiler) -> R) -> (result: R, slotCount: Int) {
    functions.append(FunctionScope(scopes: [[:]], isTopLevel: false))
    let result = body(&self)
    let slotCount = functions[functions.count - 1].slotCount
    functions.removeLast()
    return (result, slotCount)
  }

  /// Reports a place where there is no stack left to go on with.
  mutating func reportTooDeep(_ range: Range<Int>) {
    guard diagnostics.last?.identifier != "template.depth" else { return }
    diagnostics.append(SyntaxMessages.noStack(in: source, range))
  }

  func site(_ range: Range<Int>) -> Site { Site(text, range) }
}
