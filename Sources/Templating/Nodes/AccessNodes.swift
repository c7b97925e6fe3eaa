import HTML
import Synchronization

/// `owner.name`.
final class FieldNode: ExpressionNode {
  let owner: any ExpressionNode
  let name: FieldName
  let site: Site
  private let place: OwnerPlace
  /// Where the name was found in the last map; only a guess, so any thread may change it.
  private let guess = Atomic<Int>(0)

  /// Where an owner is looked at without being taken out, which most are.
  private enum OwnerPlace {
    case slot(Int)
    case context(Int)
    case elsewhere
  }

  init(owner: any ExpressionNode, name: String, site: Site) {
    self.owner = owner
    self.name = FieldName(name)
    self.site = site
    place =
      switch owner {
      case let local as LocalNode: .slot(local.slot)
      case let name as ContextNode: .context(name.symbol)
      default: .elsewhere
      }
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    if let map = mapInPlace(machine), let value = map.value(of: name, guess: guess) {
      return value
    }
    return try value(in: try owner.evaluate(&machine))
  }

  func write(_ machine: inout Machine) throws(Failure) {
    if let map = mapInPlace(machine), map.write(name, guess: guess, into: &machine.output) {
      return
    }
    let owner = try owner.evaluate(&machine)
    if case .object(let object) = owner, let index = object.index(of: name),
      object.write(index, into: &machine.output)
    {
      return
    }
    try machine.write(try value(in: owner), at: site)
  }

  /// The owner when it is a variable with a map, which nothing changes while it is looked at.
  @inline(__always)
  private func mapInPlace(_ machine: borrowing Machine) -> OrderedMap.Unowned? {
    switch place {
    case .slot(let slot): machine.slots[machine.base &+ slot].unownedMap
    case .context(let symbol):
      symbol < machine.context.values.count ? machine.context.values[symbol].unownedMap : nil
    case .elsewhere: nil
    }
  }

  func value(in owner: Value) throws(Failure) -> Value {
    switch owner {
    case .map(let map):
      if let value = OrderedMap.Unowned(map).value(of: name, guess: guess) { return value }
    case .object(let object):
      if let index = object.index(of: name) { return object.field(index) }
    default: break
    }
    return try find(in: owner)
  }

  private func find(in value: Value) throws(Failure) -> Value {
    switch value {
    case .object(let object):
      return .undefined(Undefined(.field(of: object.shape, name.text), at: site))
    case .map(let map):
      return .undefined(Undefined(.key(of: map, .string(name.text)), at: site))
    case .namespace(let namespace):
      return namespace[name.text]
        ?? .undefined(
          Undefined(.key(of: OrderedMap(namespace.entries), .string(name.text)), at: site))
    case .function(let function):
      if let field = Self.field(name.text, of: function) { return field }
      return .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
    case .date(let date):
      return Value.part(name.text, of: date)
        ?? .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
    case .range(let range):
      switch name.text {
      case "start": return .int(range.start)
      case "stop": return .int(range.stop)
      case "step": return .int(range.step)
      default: return .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
      }
    case .undefined(let undefined): throw Failure(CallError(undefined), at: owner.site)
    default: return .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
    }
  }
}

extension FieldNode {
  /// What a macro tells of itself, and the state of a cycler, as Jinja2 has them.
  private static func field(_ name: String, of function: any Callable) -> Value? {
    if let cycler = function as? Cycler {
      return switch name {
      case "current": cycler.current
      case "items": .tuple(cycler.values)
      case "pos": .int(cycler.place)
      default: nil
      }
    }
    guard let macro = (function as? MacroReference)?.definition else { return nil }
    return switch name {
    case "name": macro.name == "caller" ? Value.none : .string(macro.name)
    case "arguments": .tuple(macro.parameters.map { .string($0.name) })
    case "catch_varargs": .bool(macro.restSlot != nil)
    case "catch_kwargs": .bool(macro.keywordsSlot != nil)
    case "caller": .bool(macro.callerSlot != nil)
    default: nil
    }
  }
}

/// `owner[key]`.
final class ElementNode: ExpressionNode {
  let owner: any ExpressionNode
  let key: any ExpressionNode
  let site: Site

  init(owner: any ExpressionNode, key: any ExpressionNode, site: Site) {
    self.owner = owner
    self.key = key
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = try owner.evaluate(&machine)
    if case .undefined(let undefined) = value {
      throw Failure(CallError(undefined), at: owner.site)
    }
    let key = try key.evaluate(&machine)
    do throws(CallError) {
      if let element = try value.element(key) { return element }
      return .undefined(Undefined(try value.missing(key), at: site))
    } catch {
      throw Failure(error, at: site)
    }
  }
}

extension Value {
  /// Why there is no element of a key.
  func missing(_ key: Value) throws(CallError) -> Undefined.Reason {
    switch (self, key) {
    case (.map(let map), _): return .key(of: map, key)
    case (.object(let object), .string(let name)), (.object(let object), .markup(let name)):
      return .field(of: object.shape, name)
    case (.namespace(let namespace), _): return .key(of: OrderedMap(namespace.entries), key)
    case (.list, .int(let index)), (.tuple, .int(let index)), (.range, .int(let index)),
      (.string, .int(let index)), (.markup, .int(let index)):
      return .element(index, count: try length())
    default: return .attribute(of: described, (try? key.printed()) ?? key.described)
    }
  }
}

/// `owner[start:stop:step]`.
final class SliceNode: ExpressionNode {
  let owner: any ExpressionNode
  let bounds: [any ExpressionNode]
  let site: Site

  /// `bounds` are start, stop and step, none where left out.
  init(owner: any ExpressionNode, bounds: [any ExpressionNode], site: Site) {
    self.owner = owner
    self.bounds = bounds
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = try owner.evaluate(&machine)
    let start = try bounds[0].evaluate(&machine)
    let stop = try bounds[1].evaluate(&machine)
    let step = try bounds[2].evaluate(&machine)
    do throws(CallError) {
      return try value.slice(start, stop, step)
    } catch {
      throw Failure(error, at: site)
    }
  }
}
