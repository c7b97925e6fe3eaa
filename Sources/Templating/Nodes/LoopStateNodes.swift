/// A field of `loop`.
enum LoopField: String, CaseIterable, Sendable {
  case index, index0, revindex, revindex0, first, last, length, depth, depth0, previtem, nextitem

  func value(_ items: [Value], _ index: Int, depth: Int, at site: Site?) -> Value {
    switch self {
    case .index: .int(index + 1)
    case .index0: .int(index)
    case .revindex: .int(items.count - index)
    case .revindex0: .int(items.count - index - 1)
    case .first: .bool(index == 0)
    case .last: .bool(index == items.count - 1)
    case .length: .int(items.count)
    case .depth: .int(depth + 1)
    case .depth0: .int(depth)
    case .previtem:
      index > 0 ? items[index - 1] : .undefined(Undefined(.noPrevious, at: site))
    case .nextitem:
      index + 1 < items.count ? items[index + 1] : .undefined(Undefined(.noNext, at: site))
    }
  }
}

extension Machine {
  /// The round that the loop is in, counted from 0.
  @inline(__always)
  func loopIndex(_ slots: LoopSlots, _ level: Int) -> Int? {
    guard case .int(let index) = outerSlot(level, slots.index) else { return nil }
    return index
  }

  /// The state of the loop whose slots belong to the function so many levels outwards.
  func loopState(_ slots: LoopSlots, _ level: Int) -> (items: [Value], index: Int, depth: Int)? {
    guard case .list(let items) = outerSlot(level, slots.items),
      case .int(let index) = outerSlot(level, slots.index), index < items.count
    else { return nil }
    var depth = 0
    if let slot = slots.depth, case .int(let stored) = outerSlot(level, slot) { depth = stored }
    return (items, index, depth)
  }
}

/// `loop.index` and its like.
final class LoopFieldNode: ExpressionNode {
  let field: LoopField
  let slots: LoopSlots
  let level: Int
  let site: Site

  init(_ field: LoopField, _ slots: LoopSlots, level: Int, site: Site) {
    self.field = field
    self.slots = slots
    self.level = level
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    // The most frequent ones need no look at the items.
    if let index = machine.loopIndex(slots, level) {
      switch field {
      case .index: return .int(index + 1)
      case .index0: return .int(index)
      case .first: return .bool(index == 0)
      default: break
      }
    }
    guard let state = machine.loopState(slots, level) else { return .undefined(nil) }
    return field.value(state.items, state.index, depth: state.depth, at: site)
  }
}

/// `loop.cycle(a, b)`.
final class LoopCycleNode: ExpressionNode {
  let values: ArgumentNodes
  let slots: LoopSlots
  let level: Int
  let site: Site

  init(_ values: ArgumentNodes, _ slots: LoopSlots, level: Int, site: Site) {
    self.values = values
    self.slots = slots
    self.level = level
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    guard let index = machine.loopIndex(slots, level) else { return .undefined(nil) }
    if values.isFixed {
      return try values.positional[index % values.positional.count].evaluate(&machine)
    }
    let given = try values.evaluate(&machine).positional
    guard !given.isEmpty else { throw Failure(CallMessages.nothingToCycle("loop.cycle"), at: site) }
    return given[index % given.count]
  }

  func write(_ machine: inout Machine) throws(Failure) {
    guard values.isFixed, let index = machine.loopIndex(slots, level) else {
      return try machine.write(try evaluate(&machine), at: site)
    }
    try values.positional[index % values.positional.count].write(&machine)
  }
}

/// `loop.changed(value)`.
final class LoopChangedNode: ExpressionNode {
  let values: ArgumentNodes
  let slots: LoopSlots
  let level: Int
  let site: Site

  init(_ values: ArgumentNodes, _ slots: LoopSlots, level: Int, site: Site) {
    self.values = values
    self.slots = slots
    self.level = level
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let given = try values.evaluate(&machine).positional
    for (index, value) in given.enumerated() {
      if case .undefined(let undefined) = value {
        let place = index < values.positional.count ? values.positional[index].site : site
        throw Failure(CallError(undefined), at: place)
      }
    }
    let now = Value.tuple(given)
    if machine.outerSlot(level, slots.changed).equals(now) { return .bool(false) }
    machine.setOuterSlot(level, slots.changed, now)
    return .bool(true)
  }
}

/// `loop` itself, to be passed on: what it is in this round.
final class LoopNodeValue: ExpressionNode {
  let slots: LoopSlots
  let level: Int
  let site: Site

  init(_ slots: LoopSlots, level: Int, site: Site) {
    self.slots = slots
    self.level = level
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    guard let state = machine.loopState(slots, level) else { return .undefined(nil) }
    var recursion: LoopReference?
    if let slot = slots.recursion, case .function(let function) = machine.outerSlot(level, slot) {
      recursion = function as? LoopReference
    }
    return .object(
      LoopObject(items: state.items, index: state.index, depth: state.depth, recursion: recursion))
  }
}

/// One round of a loop as a value.
final class LoopObject: Object {
  private static let sharedShape = Shape(
    name: "loop", fields: LoopField.allCases.map { $0.rawValue })

  let items: [Value]
  let index: Int
  let depth: Int
  let recursion: LoopReference?

  init(items: [Value], index: Int, depth: Int, recursion: LoopReference?) {
    self.items = items
    self.index = index
    self.depth = depth
    self.recursion = recursion
  }

  var shape: Shape { Self.sharedShape }

  func field(_ index: Int) -> Value {
    LoopField.allCases[index].value(items, self.index, depth: depth, at: nil)
  }
}
