extension Machine {
  /// Runs a macro, which writes to the output.
  mutating func run(_ macro: MacroReference, _ given: CallArguments, _ site: Site)
    throws(Failure)
  {
    try checkHome(of: macro, site)
    let bound = try bind(given, to: macro.definition, site)
    let start = slots.count
    slots.resize(to: start + macro.definition.parameters.count)
    try run(macro, at: start, bound, site)
  }

  /// Runs a macro whose arguments `fit`: they go straight to where its variables will be.
  mutating func run(
    _ macro: MacroReference, _ arguments: ArgumentNodes, caller: MacroDefinition? = nil,
    _ site: Site
  ) throws(Failure) {
    let definition = macro.definition
    let start = slots.count
    for argument in arguments.positional {
      slots.append(try nested(try argument.evaluate(&self), site))
    }
    slots.resize(to: start + definition.parameters.count)
    for keyword in arguments.keywords {
      let value = try nested(try keyword.value.evaluate(&self), site)
      if let index = definition.index(of: keyword.name) { slots[start + index] = value }
    }
    try checkHome(of: macro, site)
    guard let slot = definition.callerSlot else { return try run(macro, at: start, [], site) }
    let value: Value =
      if let caller {
        .function(MacroReference(caller, self))
      } else {
        .undefined(Undefined(.noCaller(definition.name), at: nil))
      }
    try run(macro, at: start, [(slot, value)], site)
  }

  private func nested(_ value: Value, _ site: Site) throws(Failure) -> Value {
    do throws(CallError) {
      try value.checkNesting()
    } catch {
      throw Failure(error, at: site)
    }
    return value
  }

  private func checkHome(of macro: MacroReference, _ site: Site) throws(Failure) {
    guard hasContext(macro.home, identity: macro.homeIdentity) else {
      throw Failure(RenderMessages.outlived(macro.name), at: site)
    }
  }

  /// - Parameters:
  ///   - start: where the slots of the parameters stand already.
  ///   - bound: the slots of the function that have a value besides.
  private mutating func run(
    _ macro: MacroReference, at start: Int, _ bound: [(slot: Int, value: Value)], _ site: Site
  ) throws(Failure) {
    let definition = macro.definition
    // A macro of a top level sees no variables of a function, so its function may have ended.
    var parent = macro.parent
    if parent >= activations.count || activations[max(parent, 0)].identity != macro.parentIdentity {
      parent = -1
    }
    let before = home
    try enter(definition.slotCount, at: start, parent: parent, from: site)
    switchContext(to: macro.home)
    profile?.begin(definition.site.text, isRender: false)
    for (slot, value) in bound { setSlot(slot, value) }
    do throws(Failure) {
      try setFallbacks(of: definition)
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

  /// Gives those parameters a value that were not given one.
  private mutating func setFallbacks(of definition: MacroDefinition) throws(Failure) {
    for index in 0..<definition.parameters.count {
      guard case .undefined(nil) = slots[base &+ index] else { continue }
      let parameter = definition.parameters[index]
      let value: Value
      if let fallback = parameter.fallback {
        value = try fallback.evaluate(&self)
      } else {
        value = .undefined(Undefined(.parameter(of: definition.name, parameter.name), at: nil))
      }
      setSlot(index, value)
    }
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
