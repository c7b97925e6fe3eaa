import HTML

final class ArithmeticNode: ExpressionNode {
  let operation: ArithmeticOperator
  let left: any ExpressionNode
  let right: any ExpressionNode
  let site: Site

  init(
    _ operation: ArithmeticOperator, _ left: any ExpressionNode, _ right: any ExpressionNode,
    site: Site
  ) {
    self.operation = operation
    self.left = left
    self.right = right
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let left = try left.evaluate(&machine)
    let right = try right.evaluate(&machine)
    do throws(CallError) {
      return try left.apply(operation, right)
    } catch {
      throw Failure(error, at: site)
    }
  }
}

/// `-a`, `+a`.
final class SignNode: ExpressionNode {
  let operand: any ExpressionNode
  let isNegative: Bool
  let site: Site

  init(_ operand: any ExpressionNode, isNegative: Bool, site: Site) {
    self.operand = operand
    self.isNegative = isNegative
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = try operand.evaluate(&machine)
    do throws(CallError) {
      return try value.signed(negative: isNegative)
    } catch {
      throw Failure(error, at: site)
    }
  }
}

/// `a ~ b ~ c`: text, or markup with the rest escaped as soon as one part is markup.
final class ConcatenationNode: ExpressionNode {
  let parts: [any ExpressionNode]
  let site: Site

  init(_ parts: [any ExpressionNode], site: Site) {
    self.parts = parts
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for part in parts { values.append(try part.evaluate(&machine)) }
    do throws(CallError) {
      return try Value.concatenated(values)
    } catch {
      throw Failure(error, at: site)
    }
  }

  func write(_ machine: inout Machine) throws(Failure) {
    // What is not markup is escaped, whether it is put together first or not.
    let start = machine.output.count
    for part in parts { try machine.write(try part.evaluate(&machine), at: site) }
    do throws(CallError) {
      try Limits.checkText(machine.output.count - start)
    } catch {
      throw Failure(error, at: site)
    }
  }
}

extension Value {
  static func concatenated(_ values: [Value]) throws(CallError) -> Value {
    let isMarkup = values.contains { $0.isMarkup }
    var text = ""
    for value in values {
      text += isMarkup ? try value.escaped() : try value.printed()
      try Limits.checkText(text.utf8.count)
    }
    return isMarkup ? .markup(text) : .string(text)
  }
}

/// `a < b`.
final class SingleComparisonNode: ExpressionNode {
  private let comparison: ComparisonOperator
  private let left: any ExpressionNode
  private let right: any ExpressionNode
  let site: Site

  init(
    _ comparison: ComparisonOperator, _ left: any ExpressionNode, _ right: any ExpressionNode,
    site: Site
  ) {
    self.comparison = comparison
    self.left = left
    self.right = right
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let left = try left.evaluate(&machine)
    let right = try right.evaluate(&machine)
    do throws(CallError) {
      return .bool(try left.compare(comparison, right))
    } catch {
      throw Failure(error, at: site)
    }
  }
}

/// `a < b <= c`: each operand evaluated once, none after the first that is false.
final class ComparisonNode: ExpressionNode {
  let first: any ExpressionNode
  let rest: [(comparison: ComparisonOperator, operand: any ExpressionNode)]
  let site: Site

  init(
    _ first: any ExpressionNode,
    _ rest: [(comparison: ComparisonOperator, operand: any ExpressionNode)], site: Site
  ) {
    self.first = first
    self.rest = rest
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    var left = try first.evaluate(&machine)
    for step in rest {
      let right = try step.operand.evaluate(&machine)
      do throws(CallError) {
        guard try left.compare(step.comparison, right) else { return .bool(false) }
      } catch {
        throw Failure(error, at: site)
      }
      left = right
    }
    return .bool(true)
  }
}

final class NotNode: ExpressionNode {
  let operand: any ExpressionNode
  let site: Site

  init(_ operand: any ExpressionNode, site: Site) {
    self.operand = operand
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    .bool(!(try operand.test(&machine)))
  }
}

/// `a and b`, `a or b`: the operand that decides, not a boolean.
final class ShortcutNode: ExpressionNode {
  let left: any ExpressionNode
  let right: any ExpressionNode
  let isAnd: Bool
  let site: Site

  init(_ left: any ExpressionNode, _ right: any ExpressionNode, isAnd: Bool, site: Site) {
    self.left = left
    self.right = right
    self.isAnd = isAnd
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = try left.evaluate(&machine)
    do throws(CallError) {
      guard try value.isTrue() == isAnd else { return value }
    } catch {
      throw Failure(error, at: left.site)
    }
    return try right.evaluate(&machine)
  }
}

/// `a if b else c`.
final class ConditionalNode: ExpressionNode {
  let value: any ExpressionNode
  let condition: any ExpressionNode
  let otherwise: (any ExpressionNode)?
  let site: Site

  init(
    _ value: any ExpressionNode, if condition: any ExpressionNode,
    else otherwise: (any ExpressionNode)?, site: Site
  ) {
    self.value = value
    self.condition = condition
    self.otherwise = otherwise
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    if try condition.test(&machine) { return try value.evaluate(&machine) }
    guard let otherwise else { return .undefined(Undefined(.noElse, at: site)) }
    return try otherwise.evaluate(&machine)
  }

  func write(_ machine: inout Machine) throws(Failure) {
    if try condition.test(&machine) { return try value.write(&machine) }
    try otherwise?.write(&machine)
  }
}
