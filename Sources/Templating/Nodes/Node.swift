/// An expression with its names resolved, ready to be evaluated by any thread.
protocol ExpressionNode: AnyObject, Sendable {
  var site: Site { get }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value

  /// Appends the value to the output; the same as evaluating and writing, perhaps without the value between.
  func write(_ machine: inout Machine) throws(Failure)
}

extension ExpressionNode {
  func write(_ machine: inout Machine) throws(Failure) {
    try machine.write(try evaluate(&machine), at: site)
  }

  /// Whether the value counts as true.
  @inline(__always)
  func test(_ machine: inout Machine) throws(Failure) -> Bool {
    let value = try evaluate(&machine)
    if case .bool(let flag) = value { return flag }
    do throws(CallError) {
      return try value.isTrue()
    } catch {
      throw Failure(error, at: site)
    }
  }
}

/// A statement ready to run.
protocol StatementNode: AnyObject, Sendable {
  func run(_ machine: inout Machine) throws(Failure) -> Flow
}

/// What comes after a statement.
enum Flow {
  case next
  case leaveLoop
  case nextRound
}

/// Statements in order.
struct Body: Sendable {
  let statements: [any StatementNode]

  @inline(__always)
  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    for statement in statements {
      let flow = try statement.run(&machine)
      if flow != .next { return flow }
    }
    return .next
  }
}

/// The variables that a scope begins with: copies of the outer ones of the same names.
struct ScopeStart: Sendable {
  let variables: [(slot: Int, outer: VariablePlace)]

  func run(_ machine: inout Machine) {
    for variable in variables { machine.setSlot(variable.slot, variable.outer.read(machine)) }
  }
}

/// Where the value of a variable is kept.
enum VariablePlace: Sendable {
  case local(Int)
  case outer(level: Int, slot: Int)
  case context(Int)
  case nowhere

  /// The value, undefined when nothing was stored.
  func read(_ machine: borrowing Machine) -> Value {
    switch self {
    case .local(let slot): machine.slot(slot)
    case .outer(let level, let slot): machine.outerSlot(level, slot)
    case .context(let symbol): machine.contextValue(symbol)
    case .nowhere: .undefined(nil)
    }
  }
}
