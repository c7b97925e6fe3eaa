/// `[a, b]` or `(a, b)`.
final class SequenceNode: ExpressionNode {
  let elements: [any ExpressionNode]
  let isTuple: Bool
  let site: Site

  init(_ elements: [any ExpressionNode], isTuple: Bool, site: Site) {
    self.elements = elements
    self.isTuple = isTuple
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.evaluate(&machine)) }
    return isTuple ? .tuple(values) : .list(values)
  }
}

/// `{key: value}`.
final class MapNode: ExpressionNode {
  let entries: [(key: any ExpressionNode, value: any ExpressionNode)]
  let site: Site

  init(_ entries: [(key: any ExpressionNode, value: any ExpressionNode)], site: Site) {
    self.entries = entries
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    var pairs: [(key: Value, value: Value)] = []
    pairs.reserveCapacity(entries.count)
    for entry in entries {
      let key = try entry.key.evaluate(&machine)
      if case .undefined(let undefined) = key {
        throw Failure(CallError(undefined), at: entry.key.site)
      }
      guard key.isHashable else { throw Failure(ValueMessages.unhashable, at: entry.key.site) }
      pairs.append((key, try entry.value.evaluate(&machine)))
    }
    return .map(OrderedMap(pairs))
  }
}
