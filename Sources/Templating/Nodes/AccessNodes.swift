/// `owner.name`.
final class FieldNode: ExpressionNode {
  let owner: any ExpressionNode
  let name: FieldName
  let site: Site

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
      return map[name.text] ?? .undefined(Undefined(.key(of: map, .string(name.text)), at: site))
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
