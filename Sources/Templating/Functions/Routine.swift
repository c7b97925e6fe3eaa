/// A function, filter or test with declared parameters, as calls find it.
struct Routine: Sendable {
  typealias Parameter = NativeFunction.Parameter
  typealias Body =
    @Sendable (_ arguments: Arguments, _ machine: inout Machine) throws(CallError) -> Value

  /// The values of one call, one for each parameter.
  struct Arguments {
    var values: [Value]
    /// What was given beyond the parameters, where that is allowed.
    var rest: [Value] = []
    var keywords: [(name: String, value: Value)] = []

    subscript(_ index: Int) -> Value { values[index] }
  }

  let parameters: [Parameter]
  let takesRest: Bool
  let takesKeywords: Bool
  /// Whether it may be given values that are undefined, as `default` may.
  let takesUndefined: Bool
  let body: Body

  init(
    _ parameters: [Parameter], takesRest: Bool = false, takesKeywords: Bool = false,
    takesUndefined: Bool = false, _ body: @escaping Body
  ) {
    self.parameters = parameters
    self.takesRest = takesRest
    self.takesKeywords = takesKeywords
    self.takesUndefined = takesUndefined
    self.body = body
  }

  init(_ function: NativeFunction) {
    let native = function.body
    self.init(function.parameters) { arguments, _ throws(CallError) in
      try native(arguments.values)
    }
  }

  func call(_ arguments: Arguments, _ machine: inout Machine) throws(CallError) -> Value {
    if !takesUndefined {
      for value in arguments.values {
        if case .undefined(let undefined) = value, undefined?.isEmpty != true {
          throw CallError(undefined)
        }
      }
      for value in arguments.rest {
        if case .undefined(let undefined) = value, undefined?.isEmpty != true {
          throw CallError(undefined)
        }
      }
    }
    return try body(arguments, &machine)
  }

  /// Gives each argument of a call to its parameter.
  func bind(_ given: CallArguments, name: String) throws(CallError) -> Arguments {
    var arguments = Arguments(values: [])
    arguments.values.reserveCapacity(parameters.count)
    if given.positional.count > parameters.count {
      guard takesRest else {
        throw CallMessages.tooMany(name, parameters.count, given.positional.count)
      }
      arguments.rest = Array(given.positional[parameters.count...])
    }
    for keyword in given.keywords where !parameters.contains(where: { $0.name == keyword.name }) {
      guard takesKeywords else {
        throw CallMessages.unknownKeyword(name, keyword.name, parameters.map { $0.name })
      }
      arguments.keywords.append(keyword)
    }
    for (index, parameter) in parameters.enumerated() {
      let keyword = given.keywords.first { $0.name == parameter.name }
      if index < given.positional.count {
        guard keyword == nil else { throw CallMessages.givenTwice(name, parameter.name) }
        arguments.values.append(given.positional[index])
      } else if let value = keyword?.value ?? parameter.fallback {
        arguments.values.append(value)
      } else {
        throw CallMessages.missing(name, parameter.name)
      }
    }
    return arguments
  }
}

/// The values of a call before they are given to parameters.
struct CallArguments {
  var positional: [Value] = []
  var keywords: [(name: String, value: Value)] = []
}
