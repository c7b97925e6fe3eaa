import HTML

/// Which template is meant.
enum TemplateChoice: Sendable {
  /// One that was loaded together with this one; nil when it is not there and need not be.
  case literal(Int, Site)
  /// A name, or a list of names of which the first that exists counts.
  case computed(any ExpressionNode)

  var site: Site {
    switch self {
    case .literal(_, let site): site
    case .computed(let node): node.site
    }
  }
}

/// `{% extends %}`.
final class ExtendsNode: StatementNode {
  let template: TemplateChoice

  init(_ template: TemplateChoice) {
    self.template = template
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    guard machine.context.parent == nil else {
      throw Failure(RenderMessages.extendedTwice(at: template.site))
    }
    guard let parent = try machine.find(template, ignoresMissing: false) else { return .next }
    for (symbol, blocks) in parent.blocks {
      machine.context.blocks[symbol, default: []].append(contentsOf: blocks)
    }
    machine.context.parent = (parent, template.site)
    machine.context.extendedAt = machine.output.count
    return .next
  }
}

/// `{% include %}`.
final class IncludeNode: StatementNode {
  let template: TemplateChoice
  let ignoresMissing: Bool
  /// The variables it sees besides those of the context; nil for one without any context.
  let variables: [ContextBinding]?
  let site: Site

  init(
    _ template: TemplateChoice, ignoresMissing: Bool, variables: [ContextBinding]?, site: Site
  ) {
    self.template = template
    self.ignoresMissing = ignoresMissing
    self.variables = variables
    self.site = site
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    guard let included = try machine.find(template, ignoresMissing: ignoresMissing) else {
      return .next
    }
    if let variables, let names = included.ownNames,
      try machine.runInPlace(included, names, variables, from: site)
    {
      return .next
    }
    var fresh =
      if let variables {
        try machine.contextCopy(adding: variables)
      } else {
        Machine.Context(values: [], isIsolated: true)
      }
    fresh.blocks = included.blocks
    let before = machine.pushContext(fresh)
    do throws(Failure) {
      try machine.runTopLevel(included, from: site)
    } catch {
      throw error.noting("'\(included.name)' is included here", at: site)
    }
    machine.dropContext(backTo: before)
    return .next
  }
}

/// `{% import %}` and `{% from … import %}`.
final class ImportNode: StatementNode {
  let template: TemplateChoice
  /// The variables the module sees besides those of the context; nil for one without any context.
  let variables: [ContextBinding]?
  /// Where the module itself goes, nil when only names out of it are wanted.
  let target: StoreTarget?
  let names: [(name: String, target: StoreTarget, site: Site)]
  let site: Site

  init(
    _ template: TemplateChoice, variables: [ContextBinding]?, target: StoreTarget?,
    names: [(name: String, target: StoreTarget, site: Site)], site: Site
  ) {
    self.template = template
    self.variables = variables
    self.target = target
    self.names = names
    self.site = site
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    guard let imported = try machine.find(template, ignoresMissing: false) else { return .next }
    let module = try machine.module(imported, variables, from: site)
    try target?.store(.object(module), &machine)
    for name in names {
      let value =
        module.shape.index(of: name.name).map { module.field($0) }
        ?? .undefined(Undefined(.noMacro(in: imported.name, name.name), at: name.site))
      try name.target.store(value, &machine)
    }
    return .next
  }
}

extension Machine {
  /// The template that is meant, nil when it is not there and need not be.
  mutating func find(_ choice: TemplateChoice, ignoresMissing: Bool) throws(Failure)
    -> CompiledTemplate?
  {
    switch choice {
    case .literal(let number, let site):
      if number < templates.count, let template = templates[number] { return template }
      if ignoresMissing { return nil }
      let name = environment.templateName(number)
      throw Failure(
        RenderMessages.noTemplate([name], known: environment.knownTemplates(), at: site))
    case .computed(let node):
      let value = try node.evaluate(&self)
      return try find(try names(value, at: node.site), ignoresMissing, at: node.site)
    }
  }

  private func names(_ value: Value, at site: Site) throws(Failure) -> [String] {
    switch value {
    case .string(let name), .markup(let name): return [name]
    case .list(let elements), .tuple(let elements):
      var names: [String] = []
      for element in elements {
        guard let name = element.text else {
          throw Failure(RenderMessages.notAName(element, at: site))
        }
        names.append(name)
      }
      return names
    case .undefined(let undefined): throw Failure(CallError(undefined), at: site)
    default: throw Failure(RenderMessages.notAName(value, at: site))
    }
  }

  private mutating func find(_ names: [String], _ ignoresMissing: Bool, at site: Site)
    throws(Failure) -> CompiledTemplate?
  {
    for name in names {
      let (result, all) = environment.find(name)
      templates = all
      switch result {
      case .loaded(let template): return template
      case .broken(let error): throw Failure(error).noting("'\(name)' is asked for here", at: site)
      case .missing: continue
      }
    }
    if ignoresMissing { return nil }
    throw Failure(RenderMessages.noTemplate(names, known: environment.knownTemplates(), at: site))
  }

  /// Runs a template in the context in use, then the one it extends.
  mutating func runTopLevel(_ template: CompiledTemplate, from site: Site) throws(Failure) {
    try enter(template.slotCount, parent: -1, from: site)
    context.lineage.append(template)
    profile?.begin(template.text, isRender: true)
    _ = try template.body.run(&self)
    if let (parent, extendsSite) = context.parent {
      context.parent = nil
      output.truncate(to: min(context.extendedAt, output.count))
      do throws(Failure) {
        try runTopLevel(parent, from: extendsSite)
      } catch {
        throw error.noting("'\(parent.name)' is extended here", at: extendsSite)
      }
    }
    profile?.end()
    leave()
  }

  /// Runs an included template in the context in use, with those variables that it reads put there meanwhile.
  ///
  /// - Parameter names: the names that it reads; nothing else can see that the context is not its own.
  /// - Returns: false, with nothing written, when something went wrong, which is told best in a context of its own.
  mutating func runInPlace(
    _ template: CompiledTemplate, _ names: [Int], _ variables: [ContextBinding], from site: Site
  ) throws(Failure) -> Bool {
    let (start, slotCount, depth, outerBase) = (output.count, slots.count, activations.count, base)
    var hidden: [(symbol: Int, value: Value)] = []
    for variable in variables where names.contains(variable.symbol) {
      let value = try variable.loop?.evaluate(&self) ?? variable.place.read(self)
      if case .undefined(nil) = value { continue }
      hidden.append((variable.symbol, contextValue(variable.symbol)))
      setContextValue(variable.symbol, value)
    }
    var isDone = true
    do throws(Failure) {
      try enter(template.slotCount, parent: -1, from: site)
      profile?.begin(template.text, isRender: true)
      _ = try template.body.run(&self)
      profile?.end()
      leave()
    } catch {
      isDone = false
      output.truncate(to: start)
      slots.resize(to: slotCount)
      activations.removeLast(activations.count - depth)
      base = outerBase
    }
    for (symbol, value) in hidden { setContextValue(symbol, value) }
    return isDone
  }

  /// What a template offers to those that import it.
  mutating func module(
    _ template: CompiledTemplate, _ variables: [ContextBinding]?, from site: Site
  ) throws(Failure) -> Record {
    if variables == nil, let module = modules[template.number] { return module }
    var fresh =
      if let variables {
        try contextCopy(adding: variables)
      } else {
        Context(values: [], isIsolated: true)
      }
    fresh.blocks = template.blocks
    let before = pushContext(fresh)
    let start = output.count
    do throws(Failure) {
      try runTopLevel(template, from: site)
    } catch {
      throw error.noting("'\(template.name)' is imported here", at: site)
    }
    output.truncate(to: start)
    let exports = context.lineage.flatMap { $0.exports }
    let shape =
      context.lineage.count == 1
      ? template.shape : Shape(name: template.name, fields: exports.map { $0.name })
    let module = Record(shape, exports.map { contextValue($0.symbol) })
    switchContext(to: before)
    if variables == nil { modules[template.number] = module }
    return module
  }
}
