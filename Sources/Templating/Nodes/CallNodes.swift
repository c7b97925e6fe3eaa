/// `callee(…)`.
final class CallNode: ExpressionNode {
  let callee: any ExpressionNode
  let arguments: ArgumentNodes
  let site: Site

  init(_ callee: any ExpressionNode, _ arguments: ArgumentNodes, site: Site) {
    self.callee = callee
    self.arguments = arguments
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let function = try callee.evaluate(&machine)
    return try machine.call(function, callee.site, try arguments.evaluate(&machine), site)
  }

  func write(_ machine: inout Machine) throws(Failure) {
    let function = try callee.evaluate(&machine)
    try machine.writeCall(function, callee.site, arguments, site)
  }
}

/// `owner.name(…)`: a method of text, lists and maps, or a call of what the field holds.
final class MethodNode: ExpressionNode {
  let owner: any ExpressionNode
  let name: String
  let field: FieldNode
  let arguments: ArgumentNodes
  let site: Site

  init(
    owner: any ExpressionNode, name: String, field: FieldNode, _ arguments: ArgumentNodes,
    site: Site
  ) {
    self.owner = owner
    self.name = name
    self.field = field
    self.arguments = arguments
    self.site = site
  }

  func evaluate(_ machine: inout Machine) throws(Failure) -> Value {
    let value = try owner.evaluate(&machine)
    if let routine = Methods.find(name, of: value) {
      var given = try arguments.evaluate(&machine)
      given.positional.insert(value, at: 0)
      do throws(CallError) {
        return try routine.call(try routine.bind(given, name: name), &machine)
      } catch {
        throw Failure(error, at: site)
      }
    }
    let function = try field.value(in: value)
    return try machine.call(function, field.site, try arguments.evaluate(&machine), site)
  }

  func write(_ machine: inout Machine) throws(Failure) {
    let value = try owner.evaluate(&machine)
    guard case .object(let object) = value, Methods.find(name, of: value) == nil else {
      return try machine.write(try evaluate(&machine), at: site)
    }
    // The macro of an imported template, nearly always.
    let function = try field.value(in: .object(object))
    try machine.writeCall(function, field.site, arguments, site)
  }
}

/// What a call is made of while it runs.
extension Machine {
  mutating func call(
    _ function: Value, _ calleeSite: Site, _ arguments: CallArguments, _ site: Site
  ) throws(Failure) -> Value {
    switch function {
    case .function(let callable):
      if let macro = callable as? MacroReference {
        return try captured { (machine: inout Machine) throws(Failure) in
          try machine.run(macro, arguments, site)
        }
      }
      if let loop = callable as? LoopReference {
        return try captured { (machine: inout Machine) throws(Failure) in
          try machine.run(loop, arguments, site)
        }
      }
      do throws(CallError) {
        if let native = callable as? NativeCallable {
          let bound = try native.routine.bind(arguments, name: native.name)
          return try native.routine.call(bound, &self)
        }
        if let joiner = callable as? Joiner { return joiner.next() }
      } catch {
        throw Failure(error, at: site)
      }
    case .object(let object):
      if let loop = object as? LoopObject, let recursion = loop.recursion {
        return try call(.function(recursion), calleeSite, arguments, site)
      }
    case .undefined(let undefined): throw Failure(CallError(undefined), at: calleeSite)
    default: break
    }
    throw Failure(RenderMessages.notCallable(function, at: calleeSite))
  }

  /// The same with arguments that are not evaluated yet.
  mutating func writeCall(
    _ function: Value, _ calleeSite: Site, _ arguments: ArgumentNodes, _ site: Site
  ) throws(Failure) {
    if case .function(let callable) = function, let macro = callable as? MacroReference,
      arguments.fit(macro.definition)
    {
      return try run(macro, arguments, site)
    }
    try writeCall(function, calleeSite, try arguments.evaluate(&self), site)
  }

  /// Calls and appends the result, which for a macro needs no text between.
  mutating func writeCall(
    _ function: Value, _ calleeSite: Site, _ arguments: CallArguments, _ site: Site
  ) throws(Failure) {
    if case .function(let callable) = function {
      if let macro = callable as? MacroReference { return try run(macro, arguments, site) }
      if let loop = callable as? LoopReference { return try run(loop, arguments, site) }
    }
    try write(try call(function, calleeSite, arguments, site), at: site)
  }
}
