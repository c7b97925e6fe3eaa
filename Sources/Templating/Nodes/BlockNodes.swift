/// What one template writes in place of a block.
final class BlockNode: Sendable {
  let name: String
  let symbol: Int
  let slotCount: Int
  /// Where the number of templates below this one that fill the same block is kept, for `super`.
  let depthSlot: Int
  let body: Body
  let site: Site

  init(name: String, symbol: Int, slotCount: Int, depthSlot: Int, body: Body, site: Site) {
    self.name = name
    self.symbol = symbol
    self.slotCount = slotCount
    self.depthSlot = depthSlot
    self.body = body
    self.site = site
  }
}

/// The place of a block in its template.
final class BlockCallNode: StatementNode {
  let name: String
  let symbol: Int
  let isRequired: Bool
  /// The variables around a scoped block; nil when it is not scoped.
  let variables: [ContextBinding]?
  let site: Site

  init(
    name: String, symbol: Int, isRequired: Bool, variables: [ContextBinding]?, site: Site
  ) {
    self.name = name
    self.symbol = symbol
    self.isRequired = isRequired
    self.variables = variables
    self.site = site
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    if isRequired, (machine.context.blocks[symbol]?.count ?? 0) <= 1 {
      throw Failure(RenderMessages.requiredBlock(name, at: site))
    }
    guard let variables else {
      try machine.runBlock(symbol, depth: 0, from: site)
      return .next
    }
    let before = machine.pushContext(try machine.contextCopy(adding: variables))
    try machine.runBlock(symbol, depth: 0, from: site)
    machine.dropContext(backTo: before)
    return .next
  }
}

/// `super()`, `super.super()`.
final class SuperNode: ExpressionNode {
  let name: String
  let symbol: Int
  let level: Int
  let depthSlot: Int
  let steps: Int
  let site: Site

  init(name: String, symbol: Int, level: Int, depthSlot: Int, steps: Int, site: Site) {
    self.name = name
    self.symbol = symbol
    self.level = level
    self.depthSlot = depthSlot
    self.steps = steps
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    try machine.captured { (machine: inout Machine) throws(Failure) in
      try self.write(&machine)
    }
  }

  func write(_ machine: inout Machine) throws(Failure) {
    guard case .int(let depth) = machine.outerSlot(level, depthSlot),
      depth + steps < machine.context.blocks[symbol]?.count ?? 0
    else { throw Failure(CallError(Undefined(.noParent(name), at: site)), at: site) }
    try machine.runBlock(symbol, depth: depth + steps, from: site)
  }
}

/// `self.name()`: a block once more.
final class SelfBlockNode: ExpressionNode {
  let name: String
  let symbol: Int
  let site: Site

  init(name: String, symbol: Int, site: Site) {
    self.name = name
    self.symbol = symbol
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    try machine.captured { (machine: inout Machine) throws(Failure) in
      try self.write(&machine)
    }
  }

  func write(_ machine: inout Machine) throws(Failure) {
    guard machine.context.blocks[symbol] != nil else {
      throw Failure(CallError(Undefined(.noParent(name), at: site)), at: site)
    }
    try machine.runBlock(symbol, depth: 0, from: site)
  }
}

/// A variable that templates and blocks elsewhere are to see under its name.
struct ContextBinding: Sendable {
  let symbol: Int
  let place: VariablePlace
  /// In place of `place` for `loop`.
  let loop: LoopNodeValue?
}

extension Machine {
  /// Runs what fills a block, `depth` templates up from the lowest.
  mutating func runBlock(_ symbol: Int, depth: Int, from site: Site) throws(Failure) {
    guard let chain = context.blocks[symbol], depth < chain.count else { return }
    let block = chain[depth]
    try enter(block.slotCount, parent: -1, from: site)
    setSlot(block.depthSlot, .int(depth))
    profile?.begin(block.site.text, isRender: false)
    do throws(Failure) {
      _ = try block.body.run(&self)
    } catch {
      throw error.noting("in the block '\(block.name)'", at: block.site)
    }
    profile?.end()
    leave()
  }

  /// A context like the one in use with some variables of functions in it.
  mutating func contextCopy(adding variables: [ContextBinding]) throws(Failure) -> Context {
    var copy = Context(
      values: context.values, blocks: context.blocks, isIsolated: context.isIsolated)
    for variable in variables {
      let value = try variable.loop?.evaluate(&self) ?? variable.place.read(self)
      if case .undefined(nil) = value { continue }
      while copy.values.count <= variable.symbol { copy.values.append(.undefined(nil)) }
      copy.values[variable.symbol] = value
    }
    return copy
  }
}
