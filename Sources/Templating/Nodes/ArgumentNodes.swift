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
  let routine: Routine
  let arguments: [any ExpressionNode]
  let rest: [any ExpressionNode]
  let keywords: [(name: String, value: any ExpressionNode)]
  let site: Site

  init(
    _ routine: Routine, _ arguments: [any ExpressionNode], rest: [any ExpressionNode],
    keywords: [(name: String, value: any ExpressionNode)], site: Site
  ) {
    self.routine = routine
    self.arguments = arguments
    self.rest = rest
    self.keywords = keywords
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    var values = Routine.Arguments(values: [])
    values.values.reserveCapacity(arguments.count)
    for argument in arguments { values.values.append(try argument.evaluate(&machine)) }
    for argument in rest { values.rest.append(try argument.evaluate(&machine)) }
    for argument in keywords {
      values.keywords.append((argument.name, try argument.value.evaluate(&machine)))
    }
    do throws(CallError) {
      return try routine.call(values, &machine)
    } catch {
      throw Failure(error, at: site)
    }
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
