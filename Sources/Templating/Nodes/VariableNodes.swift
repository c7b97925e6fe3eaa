/// A variable of the running function.
final class LocalNode: ExpressionNode {
  let slot: Int
  let name: String
  let site: Site

  init(slot: Int, name: String, site: Site) {
    self.slot = slot
    self.name = name
    self.site = site
  }

  func write(_ machine: inout Machine) throws(Failure) {
    if machine.slots[machine.base &+ slot].writeText(into: &machine.output) { return }
    try machine.write(try evaluate(&machine), at: site)
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = machine.slot(slot)
    if case .undefined(nil) = value {
      return .undefined(Undefined(.name(name, known: []), at: site))
    }
    return value
  }
}

/// A variable of a function around the running one.
final class OuterNode: ExpressionNode {
  let level: Int
  let slot: Int
  let name: String
  let site: Site

  init(level: Int, slot: Int, name: String, site: Site) {
    self.level = level
    self.slot = slot
    self.name = name
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = machine.outerSlot(level, slot)
    if case .undefined(nil) = value {
      return .undefined(Undefined(.name(name, known: []), at: site))
    }
    return value
  }
}

/// A variable of the top level, or a function that every template has.
final class ContextNode: ExpressionNode {
  let symbol: Int
  let name: String
  let function: Value?
  let site: Site

  init(symbol: Int, name: String, function: Value?, site: Site) {
    self.symbol = symbol
    self.name = name
    self.function = function
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = machine.contextValue(symbol)
    guard case .undefined(nil) = value else { return value }
    if let function { return function }
    let isGlobal = symbol < machine.environment.globalNames.count
    return .undefined(
      Undefined(
        isGlobal
          ? .global(name, isHidden: machine.context.isIsolated)
          : .name(name, known: machine.namesWithValues()), at: site))
  }
}

final class ConstantNode: ExpressionNode {
  let value: Value
  let site: Site

  init(_ value: Value, site: Site) {
    self.value = value
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value { value }

  func write(_ machine: inout Machine) throws(Failure) {
    try machine.write(value, at: site)
  }
}

extension Machine {
  /// The names that have a value at this place, for suggestions.
  func namesWithValues() -> [String] {
    let names = environment.contextNames()
    return zip(names, context.values).compactMap { name, value in
      if case .undefined(nil) = value { nil } else { name }
    } + environment.library.functionNames
  }
}
