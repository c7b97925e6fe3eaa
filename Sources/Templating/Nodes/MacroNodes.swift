/// A macro, or the body of a `call`, as the template defines it.
final class MacroDefinition: Sendable {
  let name: String
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
    var given = try arguments.evaluate(&machine)
    given.keywords.append(("caller", .function(MacroReference(caller, machine))))
    try machine.writeCall(function, callee.site, given, site)
    return .next
  }
}

extension Machine {
  /// Runs a macro, which writes to the output.
  mutating func run(_ macro: MacroReference, _ given: CallArguments, _ site: Site)
    throws(Failure)
  {
    let definition = macro.definition
    guard hasContext(macro.home, identity: macro.homeIdentity) else {
      throw Failure(RenderMessages.outlived(macro.name), at: site)
    }
    // A macro of a top level sees no variables of a function, so its function may have ended.
    var parent = macro.parent
    if parent >= activations.count || activations[max(parent, 0)].identity != macro.parentIdentity {
      parent = -1
    }
    let bound = try bind(given, to: definition, site)
    let before = home
    try enter(definition.slotCount, parent: parent, from: site)
    switchContext(to: macro.home)
    profile?.begin(definition.site.text, isRender: false)
    for (slot, value) in bound { setSlot(slot, value) }
    do throws(Failure) {
      for parameter in definition.parameters {
        guard case .undefined(nil) = slot(parameter.slot) else { continue }
        let value: Value
        if let fallback = parameter.fallback {
          value = try fallback.evaluate(&self)
        } else {
          value = .undefined(
            Undefined(.parameter(of: definition.name, parameter.name), at: nil))
        }
        setSlot(parameter.slot, value)
      }
      _ = try definition.body.run(&self)
    } catch {
      throw error.noting(
        definition.name == "caller" ? "called here" : "'\(definition.name)' is called here",
        at: site)
    }
    profile?.end()
    switchContext(to: before)
    leave()
  }

  /// Gives the arguments to the parameters' slots.
  private func bind(_ given: CallArguments, to definition: MacroDefinition, _ site: Site)
    throws(Failure) -> [(slot: Int, value: Value)]
  {
    do throws(CallError) {
      var bound: [(slot: Int, value: Value)] = []
      bound.reserveCapacity(definition.parameters.count + 1)
      for (parameter, value) in zip(definition.parameters, given.positional) {
        try value.checkNesting()
        bound.append((parameter.slot, value))
      }
      if let slot = definition.restSlot {
        bound.append((slot, .tuple(Array(given.positional.dropFirst(definition.parameters.count)))))
      } else if given.positional.count > definition.parameters.count {
        throw CallMessages.tooMany(
          definition.name, definition.parameters.count, given.positional.count)
      }
      var others: [(key: Value, value: Value)] = []
      var caller: Value?
      for keyword in given.keywords {
        try keyword.value.checkNesting()
        if let index = definition.parameters.firstIndex(where: { $0.name == keyword.name }) {
          guard index >= given.positional.count else {
            throw CallMessages.givenTwice(definition.name, keyword.name)
          }
          bound.append((definition.parameters[index].slot, keyword.value))
        } else if keyword.name == "caller", definition.callerSlot != nil {
          caller = keyword.value
        } else if keyword.name == "caller", definition.keywordsSlot == nil {
          throw CallError(
            "'\(definition.name)' takes no 'call' block",
            hint: "write '{{ caller() }}' in the macro")
        } else {
          others.append((.string(keyword.name), keyword.value))
        }
      }
      if let slot = definition.keywordsSlot {
        bound.append((slot, .map(OrderedMap(others))))
      } else if let first = others.first?.key.text {
        throw CallMessages.unknownKeyword(
          definition.name, first, definition.parameters.map { $0.name })
      }
      if let slot = definition.callerSlot {
        bound.append(
          (slot, caller ?? .undefined(Undefined(.noCaller(definition.name), at: nil))))
      }
      return bound
    } catch {
      throw Failure(error, at: site)
    }
  }
}
