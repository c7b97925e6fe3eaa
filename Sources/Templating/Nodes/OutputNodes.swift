import HTML

/// Text that is copied.
final class TextNode: StatementNode {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    machine.output.append(bytes)
    return .next
  }
}

/// `{{ value }}`.
final class OutputNode: StatementNode {
  let value: any ExpressionNode

  init(_ value: any ExpressionNode) {
    self.value = value
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    try value.write(&machine)
    return .next
  }
}

/// `{{ value }}` at the start of an attribute that holds a URL.
final class URLOutputNode: StatementNode {
  let value: any ExpressionNode

  init(_ value: any ExpressionNode) {
    self.value = value
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    let start = machine.output.count
    try value.write(&machine)
    let refused = machine.output.withBytes { bytes in
      URLScheme.refused(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    }
    if let refused { throw Failure(RenderMessages.unsafeURL(refused, at: value.site)) }
    return .next
  }
}

/// `{% if %}` without `elif`.
final class IfNode: StatementNode {
  private let condition: any ExpressionNode
  private let body: Body
  private let otherwise: Body

  init(_ condition: any ExpressionNode, _ body: Body, else otherwise: Body) {
    self.condition = condition
    self.body = body
    self.otherwise = otherwise
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    if try condition.test(&machine) { return try body.run(&machine) }
    return try otherwise.run(&machine)
  }
}

/// `{% if %}` with `elif`.
final class ChoiceNode: StatementNode {
  let branches: [(test: any ExpressionNode, body: Body)]
  let otherwise: Body

  init(_ branches: [(test: any ExpressionNode, body: Body)], else otherwise: Body) {
    self.branches = branches
    self.otherwise = otherwise
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow {
    for branch in branches where try branch.test.test(&machine) {
      return try branch.body.run(&machine)
    }
    return try otherwise.run(&machine)
  }
}

/// `{% break %}`, `{% continue %}`.
final class FlowNode: StatementNode {
  let flow: Flow

  init(_ flow: Flow) {
    self.flow = flow
  }

  func run(_ machine: inout Machine) throws(Failure) -> Flow { flow }
}
