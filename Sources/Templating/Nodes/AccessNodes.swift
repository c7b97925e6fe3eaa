import Synchronization

/// `owner.name`.
final class FieldNode: ExpressionNode {
  let owner: any ExpressionNode
  let name: FieldName
  let site: Site
  /// Where the name was found in the last map; only a guess, so any thread may change it.
  private let guess = Atomic<Int>(0)

  init(owner: any ExpressionNode, name: String, site: Site) {
    self.owner = owner
    self.name = FieldName(name)
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    try value(in: try owner.evaluate(&machine))
  }

  func value(in owner: consuming Value) throws(Failure) -> Value {
    switch consume owner {
    case .object(let object):
      guard let index = object.index(of: name) else {
        return .undefined(Undefined(.field(of: object.shape, name.text), at: site))
      }
      return object.field(index)
    case let other: return try find(in: other)
    }
  }

  private func find(in value: Value) throws(Failure) -> Value {
    switch value {
    case .object(let object):
      return .undefined(Undefined(.field(of: object.shape, name.text), at: site))
    case .map(let map):
      let guessed = guess.load(ordering: .relaxed)
      guard let place = map.index(of: name, guess: guessed) else {
        return .undefined(Undefined(.key(of: map, .string(name.text)), at: site))
      }
      if place != guessed { guess.store(place, ordering: .relaxed) }
      return map.value(at: place)
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
