/// A macro, or the body of a `call`, as the template defines it.
final class MacroDefinition: Sendable {
  let name: String
  /// The first has the first slot of the function, and so on.
  let parameters: [(name: String, slot: Int, fallback: (any ExpressionNode)?)]
  /// Where `caller`, `varargs` and `kwargs` are kept, nil when the body does not ask for them.
  let callerSlot: Int?
  let restSlot: Int?
  let keywordsSlot: Int?
  let slotCount: Int
  let body: Body
  let site: Site

  init(
    name: String, parameters: [(name: String, slot: Int, fallback: (any ExpressionNode)?)],
    callerSlot: Int?, restSlot: Int?, keywordsSlot: Int?, slotCount: Int, body: Body, site: Site
  ) {
    self.name = name
    self.parameters = parameters
    self.callerSlot = callerSlot
    self.restSlot = restSlot
    self.keywordsSlot = keywordsSlot
    self.slotCount = slotCount
    self.body = body
    self.site = site
  }

  func index(of parameter: String) -> Int? {
    parameters.firstIndex { $0.name == parameter }
  }
}

/// A macro as a value: its definition with the variables around it.
final class MacroReference: Callable {
  let definition: MacroDefinition
  /// The context it was made in, and its identity, since places are used again.
  let home: Int
  let homeIdentity: Int
  /// The function it was made in, and its identity.
  let parent: Int
  let parentIdentity: Int

  init(_ definition: MacroDefinition, _ machine: borrowing Machine) {
    self.definition = definition
    home = machine.home
    homeIdentity = machine.context.identity
    parent = machine.activations.count - 1
    parentIdentity = machine.activations.last?.identity ?? 0
  }

  var name: String { definition.name }
}

/// `{% macro %}`: makes the macro and stores it under its name.
final class MacroNode: StatementNode {
  let definition: MacroDefinition
  let target: StoreTarget

  init(_ definition: MacroDefinition, target: StoreTarget) {
    self.definition = definition
    self.target = target
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    try target.store(.function(MacroReference(definition, machine)), &machine)
    return .next
  }
}

/// `{% call macro(…) %}`: calls with the body as `caller`.
final class CallBlockNode: StatementNode {
  let callee: any ExpressionNode
  let arguments: ArgumentNodes
  let caller: MacroDefinition
  let site: Site

  init(
    _ callee: any ExpressionNode, _ arguments: ArgumentNodes, caller: MacroDefinition, site: Site
  ) {
    self.callee = callee
    self.arguments = arguments
    self.caller = caller
    self.site = site
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    let function = try callee.evaluate(&machine)
    if case .function(let callable) = function, let macro = callable as? MacroReference,
      macro.definition.callerSlot != nil, arguments.fit(macro.definition)
    {
      try machine.run(macro, arguments, caller: caller, site)
      return .next
    }
    var given = try arguments.evaluate(&machine)
    given.keywords.append(("caller", .function(MacroReference(caller, machine))))
    try machine.writeCall(function, callee.site, given, site)
    return .next
  }
}
