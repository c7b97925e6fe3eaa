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
    switch place {
    case .slot(let slot):
      if let value = knownField(of: machine.slots[machine.base &+ slot]) { return value }
    case .context(let symbol):
      if symbol < machine.context.values.count,
        let value = knownField(of: machine.context.values[symbol])
      {
        return value
      }
    case .elsewhere: break
    }
    return try value(in: try owner.evaluate(&machine))
  }

  func write(_ machine: inout Machine) throws(Failure) {
    if case .slot(let slot) = place,
      writeField(of: machine.slots[machine.base &+ slot], into: &machine.output)
    {
      return
    }
    try machine.write(try evaluate(&machine), at: site)
  }

  func value(in owner: Value) throws(Failure) -> Value {
    if let value = knownField(of: owner) { return value }
    return try find(in: owner)
  }

  /// The field of a map or an object that has it, nil for anything else.
  @inline(__always)
  private func knownField(of owner: Value) -> Value? {
    switch owner {
    case .map(let map): map.value(of: name, guess: guess)
    case .object(let object): object.index(of: name).map { object.field($0) }
    default: nil
    }
  }

  /// Appends the field of a map where it stands, when it is there and text.
  @inline(__always)
  private func writeField(of owner: Value, into output: inout ByteBuffer) -> Bool {
    guard case .map(let map) = owner else { return false }
    return map.write(name, guess: guess, into: &output)
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
      if let cycler = function as? Cycler, name.text == "current" { return cycler.current }
      if let macro = function as? MacroReference, name.text == "name" { return .string(macro.name) }
      return .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
    case .date(let date):
      return Value.part(name.text, of: date)
        ?? .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
    case .undefined(let undefined): throw Failure(CallError(undefined), at: owner.site)
    default: return .undefined(Undefined(.attribute(of: value.described, name.text), at: site))
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
