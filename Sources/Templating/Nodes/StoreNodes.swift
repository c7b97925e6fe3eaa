import HTML

/// What a value is stored in.
indirect enum StoreTarget: Sendable {
  case slot(Int)
  case context(Int)
  case tuple([StoreTarget], Site)
  case field(any ExpressionNode, String, Site)

  func store(_ value: Value, _ machine: inout Machine) throws(Failure) {
    switch self {
    case .slot(let slot): machine.setSlot(slot, value)
    case .context(let symbol): machine.setContextValue(symbol, value)
    case .tuple(let targets, let site):
      if case .undefined(let undefined) = value { throw Failure(CallError(undefined), at: site) }
      guard let values = try? value.elements() else {
        throw Failure(
          CallError("\(targets.count) names for one value, \(value.described)"), at: site)
      }
      guard values.count == targets.count else {
        throw Failure(RenderMessages.unpacking(targets.count, values.count, at: site))
      }
      for (target, value) in zip(targets, values) { try target.store(value, &machine) }
    case .field(let owner, let name, let site):
      let target = try owner.evaluate(&machine)
      guard case .namespace(let namespace) = target else {
        if case .undefined(let undefined) = target {
          throw Failure(CallError(undefined), at: owner.site)
        }
        throw Failure(RenderMessages.notANamespace(target, at: site))
      }
      do throws(CallError) {
        try value.checkNesting(storedIn: namespace)
      } catch {
        throw Failure(error, at: site)
      }
      namespace.set(name, value)
    }
  }
}

/// `{% set target = value %}`.
final class SetNode: StatementNode {
  let target: StoreTarget
  let value: any ExpressionNode

  init(_ target: StoreTarget, _ value: any ExpressionNode) {
    self.target = target
    self.value = value
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    let value = try value.evaluate(&machine)
    do throws(CallError) {
      try value.checkNesting()
    } catch {
      throw Failure(error, at: self.value.site)
    }
    try target.store(value, &machine)
    return .next
  }
}

/// The markup that a block with filters on it has gathered.
final class CapturedNode: ExpressionNode {
  let start: ScopeStart
  let body: Body
  let site: Site

  init(_ start: ScopeStart, _ body: Body, site: Site) {
    self.start = start
    self.body = body
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    start.run(&machine)
    return try machine.captured { (machine: inout Machine) throws(Failure) in
      _ = try self.body.run(&machine)
    }
  }
}

/// `{% filter upper %}…{% endfilter %}`: what the filters give is written as it is.
final class FilterBlockNode: StatementNode {
  let value: any ExpressionNode

  init(_ value: any ExpressionNode) {
    self.value = value
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    let value = try value.evaluate(&machine)
    do throws(CallError) {
      machine.output.append(try value.printed())
    } catch {
      throw Failure(error, at: self.value.site)
    }
    return .next
  }
}

/// `{% with a = 1 %}…{% endwith %}`: the values are evaluated outside the new scope.
final class WithNode: StatementNode {
  let assignments: [(target: StoreTarget, value: any ExpressionNode)]
  let start: ScopeStart
  let body: Body

  init(
    _ assignments: [(target: StoreTarget, value: any ExpressionNode)], _ start: ScopeStart,
    _ body: Body
  ) {
    self.assignments = assignments
    self.start = start
    self.body = body
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    var values: [Value] = []
    for assignment in assignments { values.append(try assignment.value.evaluate(&machine)) }
    start.run(&machine)
    for (assignment, value) in zip(assignments, values) {
      try assignment.target.store(value, &machine)
    }
    return try body.run(&machine)
  }
}

/// `{% do value %}`.
final class EvaluateNode: StatementNode {
  let value: any ExpressionNode

  init(_ value: any ExpressionNode) {
    self.value = value
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    _ = try value.evaluate(&machine)
    return .next
  }
}
