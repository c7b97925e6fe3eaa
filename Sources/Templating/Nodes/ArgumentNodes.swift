/// The arguments of a call, ready to be evaluated.
struct ArgumentNodes: Sendable {
  let positional: [any ExpressionNode]
  let keywords: [(name: String, value: any ExpressionNode)]
  /// `*list`.
  let spread: (any ExpressionNode)?
  /// `**map`.
  let keywordSpread: (any ExpressionNode)?

  static let none = ArgumentNodes(
    positional: [], keywords: [], spread: nil, keywordSpread: nil)

  /// Whether which argument goes where is known when the template is loaded.
  var isFixed: Bool { spread == nil && keywordSpread == nil }

  /// Whether each goes to a parameter of its own and nothing else is asked for, as in nearly all calls.
  func fit(_ macro: MacroDefinition) -> Bool {
    guard isFixed, macro.restSlot == nil, macro.keywordsSlot == nil,
      positional.count <= macro.parameters.count
    else { return false }
    for keyword in keywords {
      guard let index = macro.index(of: keyword.name), index >= positional.count else {
        return false
      }
    }
    return true
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> CallArguments {
    var arguments = CallArguments()
    arguments.positional.reserveCapacity(positional.count)
    for argument in positional { arguments.positional.append(try argument.evaluate(&machine)) }
    for argument in keywords {
      arguments.keywords.append((argument.name, try argument.value.evaluate(&machine)))
    }
    if let spread {
      let value = try spread.evaluate(&machine)
      do throws(CallError) {
        arguments.positional += try value.elements()
      } catch {
        throw Failure(error, at: spread.site)
      }
    }
    if let keywordSpread {
      let value = try keywordSpread.evaluate(&machine)
      guard case .map(let map) = value else {
        throw Failure(CallError("'**' takes a map, not \(value.described)"), at: keywordSpread.site)
      }
      for entry in map.entries {
        guard let name = entry.key.text else {
          throw Failure(
            CallError("the names of arguments are text, not \(entry.key.described)"),
            at: keywordSpread.site)
        }
        arguments.keywords.append((name, entry.value))
      }
    }
    return arguments
  }
}

/// `value | filter(…)`, with every argument in the place of its parameter.
final class FilterNode: ExpressionNode {
  private let routine: Routine
  private let input: any ExpressionNode
  private let arguments: [any ExpressionNode]
  private let rest: [any ExpressionNode]
  private let keywords: [(name: String, value: any ExpressionNode)]
  /// The arguments when all of them are constants, as they mostly are.
  private let constants: Routine.Arguments.Others?
  let site: Site

  /// - Parameter arguments: those after the input, one for each parameter of the routine.
  init(
    _ routine: Routine, _ input: any ExpressionNode, _ arguments: [any ExpressionNode],
    rest: [any ExpressionNode], keywords: [(name: String, value: any ExpressionNode)], site: Site
  ) {
    self.routine = routine
    self.input = input
    self.arguments = arguments
    self.rest = rest
    self.keywords = keywords
    self.site = site
    let values = arguments.compactMap { ($0 as? ConstantNode)?.value }
    constants =
      values.count == arguments.count && rest.isEmpty && keywords.isEmpty
      ? Routine.Arguments.Others(values) : nil
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let values = try arguments(&machine)
    do throws(CallError) {
      return try routine.call(values, &machine)
    } catch {
      throw Failure(error, at: site)
    }
  }

  func write(_ machine: inout Machine) throws(Failure) {
    guard let writer = routine.writer else {
      return try machine.write(try evaluate(&machine), at: site)
    }
    let values = try arguments(&machine)
    let value: Value
    do throws(CallError) {
      if try writer(values, &machine.output) { return }
      value = try routine.call(values, &machine)
    } catch {
      throw Failure(error, at: site)
    }
    try machine.write(value, at: site)
  }

  private func arguments(_ machine: inout Machine) throws(Failure) -> Routine.Arguments {
    let value = try input.evaluate(&machine)
    if let constants { return Routine.Arguments(value, constants) }
    var values: [Value] = []
    for argument in arguments { values.append(try argument.evaluate(&machine)) }
    var further: [Value] = []
    for argument in rest { further.append(try argument.evaluate(&machine)) }
    var named: [(name: String, value: Value)] = []
    for argument in keywords {
      named.append((argument.name, try argument.value.evaluate(&machine)))
    }
    return Routine.Arguments(value, .init(values, rest: further, keywords: named))
  }
}

/// A filter or test whose arguments are told apart only when it is rendered, because of `*` or `**`.
final class SpreadFilterNode: ExpressionNode {
  let name: String
  let routine: Routine
  let input: any ExpressionNode
  let arguments: ArgumentNodes
  let site: Site

  init(
    name: String, _ routine: Routine, _ input: any ExpressionNode, _ arguments: ArgumentNodes,
    site: Site
  ) {
    self.name = name
    self.routine = routine
    self.input = input
    self.arguments = arguments
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = try input.evaluate(&machine)
    var given = try arguments.evaluate(&machine)
    given.positional.insert(value, at: 0)
    do throws(CallError) {
      return try routine.call(try routine.bind(given, name: name), &machine)
    } catch {
      throw Failure(error, at: site)
    }
  }
}

/// `value is defined`, without anything evaluated that need not be.
final class DefinedNode: ExpressionNode {
  let operand: any ExpressionNode
  let wanted: Bool
  let site: Site

  init(_ operand: any ExpressionNode, wanted: Bool, site: Site) {
    self.operand = operand
    self.wanted = wanted
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    if case .undefined = try operand.evaluate(&machine) { return .bool(!wanted) }
    return .bool(wanted)
  }
}
