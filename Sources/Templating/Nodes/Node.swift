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
///
/// They hang together as a tree of constant fields, since taking them out of an array would retain and
/// release each of them at every turn.
struct Body: Sendable {
  let root: any StatementNode

  init(_ statements: [any StatementNode]) {
    var level = statements
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: 4).map { start in
        let part = level[start..<min(start + 4, level.count)]
        return part.count == 1 ? part[start] : SequenceStatementNode(Array(part))
      }
    }
    root = level.first ?? EmptyNode.shared
  }

  @inline(__always)
  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    try root.run(&machine)
  }
}

/// Two to four statements.
private final class SequenceStatementNode: StatementNode {
  private let first: any StatementNode
  private let second: any StatementNode
  private let third: any StatementNode
  private let fourth: any StatementNode

  init(_ statements: [any StatementNode]) {
    first = statements[0]
    second = statements[1]
    third = statements.count > 2 ? statements[2] : EmptyNode.shared
    fourth = statements.count > 3 ? statements[3] : EmptyNode.shared
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    var flow = try first.run(&machine)
    guard flow == .next else { return flow }
    flow = try second.run(&machine)
    guard flow == .next else { return flow }
    flow = try third.run(&machine)
    guard flow == .next else { return flow }
    return try fourth.run(&machine)
  }
}

/// No statement.
final class EmptyNode: StatementNode {
  static let shared = EmptyNode()

  func run(_ machine: inout Machine) throws(Failure) -> Flow { .next }
}

/// The variables that a scope begins with: copies of the outer ones of the same names.
struct ScopeStart: Sendable {
  let variables: [(slot: Int, outer: VariablePlace)]

  var isEmpty: Bool { variables.isEmpty }

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
