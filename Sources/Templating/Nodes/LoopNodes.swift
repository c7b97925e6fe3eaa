/// Where a loop keeps its state for `loop`, when its body asks for it.
struct LoopSlots: Sendable {
  let items: Int
  let index: Int
  /// What `loop.changed` was last given.
  let changed: Int
  /// How deep a recursive loop is inside itself, and the loop as a function; nil for others.
  let depth: Int?
  let recursion: Int?
}

/// `{% for target in items if test %}…{% else %}…{% endfor %}`.
final class LoopNode: StatementNode {
  let target: StoreTarget
  /// The slot of a target that is one variable, as most are.
  private let targetSlot: Int?
  let items: any ExpressionNode
  let test: (any ExpressionNode)?
  let testStart: ScopeStart
  let start: ScopeStart
  let body: Body
  let otherwiseStart: ScopeStart
  let otherwise: Body
  let state: LoopSlots?
  private let kept: KeptRounds?
  let site: Site

  init(
    target: StoreTarget, items: any ExpressionNode, test: (any ExpressionNode)?,
    testStart: ScopeStart, start: ScopeStart, body: Body, otherwiseStart: ScopeStart,
    otherwise: Body, state: LoopSlots?, kept: KeptRounds?, site: Site
  ) {
    self.target = target
    if case .slot(let slot) = target { targetSlot = slot } else { targetSlot = nil }
    self.items = items
    self.test = test
    self.testStart = testStart
    self.start = start
    self.body = body
    self.otherwiseStart = otherwiseStart
    self.otherwise = otherwise
    self.state = state
    self.kept = kept
    self.site = site
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    var elements = try items(&machine)
    if let test { elements = try filtered(elements, test, &machine) }
    if let state, !elements.isEmpty {
      machine.setSlot(state.items, .list(elements))
      machine.setSlot(state.changed, .undefined(nil))
    }
    var hasFullRound = false
    let opened = elements.first?.identity == nil ? nil : kept?.open(machine)
    for (index, element) in elements.enumerated() {
      try machine.countRound(at: site)
      if let state { machine.setSlot(state.index, .int(index)) }
      let flow: Flow
      if let opened, let identity = element.identity {
        flow = try run(element, identity, opened, &machine)
      } else {
        flow = try round(element, &machine)
      }
      if flow == .leaveLoop { break }
      if flow == .next { hasFullRound = true }
    }
    // As in Jinja2, `else` is for a loop of which no round came to its end.
    guard !hasFullRound else { return .next }
    otherwiseStart.run(&machine)
    return try otherwise.run(&machine)
  }

  /// One round.
  @inline(__always)
  func round(_ element: Value, _ machine: inout Machine) throws(Failure) -> Flow {
    if !start.isEmpty { start.run(&machine) }
    if let targetSlot {
      machine.setSlot(targetSlot, element)
    } else {
      try target.store(element, &machine)
    }
    return try body.run(&machine)
  }

  private func items(_ machine: inout Machine) throws(Failure) -> [Value] {
    let value = try items.evaluate(&machine)
    if case .list(let elements) = value { return elements }
    do throws(CallError) {
      return try value.elements()
    } catch {
      throw Failure(error, at: items.site)
    }
  }

  private func filtered(
    _ elements: [Value], _ test: any ExpressionNode, _ machine: inout Machine
  ) throws(Failure) -> [Value] {
    var kept: [Value] = []
    for element in elements {
      try machine.countRound(at: site)
      testStart.run(&machine)
      try target.store(element, &machine)
      if try test.test(&machine) { kept.append(element) }
    }
    return kept
  }
}

/// `{% for … recursive %}`: the loop as a function of its items.
final class RecursiveLoopNode: StatementNode {
  let loop: LoopNode
  let items: any ExpressionNode
  let slotCount: Int
  let itemsSlot: Int
  let depthSlot: Int
  let recursionSlot: Int
  let site: Site

  init(
    loop: LoopNode, items: any ExpressionNode, slotCount: Int, itemsSlot: Int, depthSlot: Int,
    recursionSlot: Int, site: Site
  ) {
    self.loop = loop
    self.items = items
    self.slotCount = slotCount
    self.itemsSlot = itemsSlot
    self.depthSlot = depthSlot
    self.recursionSlot = recursionSlot
    self.site = site
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    let value = try items.evaluate(&machine)
    try machine.run(
      LoopReference(self, parent: machine.activations.count - 1, depth: 0, machine), value, site)
    return .next
  }
}

/// A recursive loop that runs, as something to call.
final class LoopReference: Callable {
  let node: RecursiveLoopNode
  let parent: Int
  let parentIdentity: Int
  let depth: Int

  init(_ node: RecursiveLoopNode, parent: Int, depth: Int, _ machine: borrowing Machine) {
    self.node = node
    self.parent = parent
    self.parentIdentity = parent >= 0 ? machine.activations[parent].identity : 0
    self.depth = depth
  }

  var name: String { "loop" }
}

extension Machine {
  mutating func run(_ loop: LoopReference, _ items: Value, _ site: Site) throws(Failure) {
    guard loop.parent < activations.count,
      loop.parent < 0 || activations[loop.parent].identity == loop.parentIdentity
    else { throw Failure(RenderMessages.outlived("loop"), at: site) }
    do throws(CallError) {
      try items.checkNesting()
    } catch {
      throw Failure(error, at: site)
    }
    let node = loop.node
    try enter(node.slotCount, parent: loop.parent, from: site)
    setSlot(node.itemsSlot, items)
    setSlot(node.depthSlot, .int(loop.depth))
    setSlot(
      node.recursionSlot,
      .function(LoopReference(node, parent: loop.parent, depth: loop.depth + 1, self)))
    _ = try node.loop.run(&self)
    leave()
  }

  /// `loop(items)`.
  mutating func run(_ loop: LoopReference, _ given: CallArguments, _ site: Site)
    throws(Failure)
  {
    guard given.positional.count == 1, given.keywords.isEmpty, let items = given.positional.first
    else { throw Failure(CallError("'loop' takes the list to go on with"), at: site) }
    do throws(Failure) {
      try run(loop, items, site)
    } catch {
      throw error.noting("the loop goes on here", at: site)
    }
  }
}
