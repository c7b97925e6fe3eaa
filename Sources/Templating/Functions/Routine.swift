import HTML

/// A function, filter or test with declared parameters, as calls find it.
struct Routine: Sendable {
  typealias Parameter = NativeFunction.Parameter
  typealias Body =
    @Sendable (_ arguments: Arguments, _ machine: inout Machine) throws(CallError) -> Value
  /// Appends the value to a page without making it first, or appends nothing and returns false.
  typealias Writer =
    @Sendable (_ arguments: Arguments, _ output: inout ByteBuffer) throws(CallError) -> Bool

  let parameters: [Parameter]
  let takesRest: Bool
  let takesKeywords: Bool
  /// Whether it may be given values that are undefined, as `default` may.
  let takesUndefined: Bool
  let body: Body
  /// Nil for most; it may refuse any call.
  private(set) var writer: Writer?
  /// Looks at a use as a filter when its template is read; nil for most.
  private(set) var check: WrittenCall.Check?
  /// Works out a call with constants when the template is read; nil for most.
  private(set) var constant: NativeFunction.Body?

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

  /// The same with a way to append its value to a page.
  func writing(_ writer: @escaping Writer) -> Routine {
    var routine = self
    routine.writer = writer
    return routine
  }

  /// The same with a look at each use.
  func checked(_ check: WrittenCall.Check?) -> Routine {
    var routine = self
    routine.check = check
    return routine
  }

  init(_ function: NativeFunction) {
    let native = function.body
    self.init(function.parameters, takesKeywords: function.takesKeywords) {
      arguments, _ throws(CallError) in
      for keyword in arguments.keywords {
        if case .undefined(let undefined) = keyword.value { throw CallError(undefined) }
      }
      return try native(arguments.values, arguments.keywords)
    }
    check = function.check
    if function.isConstant { constant = native }
  }

  func call(_ arguments: Arguments, _ machine: inout Machine) throws(CallError) -> Value {
    if !takesUndefined { try arguments.requireValues() }
    return try body(arguments, &machine)
  }

  /// Gives each argument of a call to its parameter.
  func bind(_ given: CallArguments, name: String) throws(CallError) -> Arguments {
    var values: [Value] = []
    values.reserveCapacity(parameters.count)
    var rest: [Value] = []
    if given.positional.count > parameters.count {
      guard takesRest else {
        throw CallMessages.tooMany(name, parameters.count, given.positional.count)
      }
      rest = Array(given.positional[parameters.count...])
    }
    var keywords: [(name: String, value: Value)] = []
    for keyword in given.keywords where !parameters.contains(where: { $0.name == keyword.name }) {
      guard takesKeywords else {
        throw CallMessages.unknownKeyword(name, keyword.name, parameters.map { $0.name })
      }
      keywords.append(keyword)
    }
    for (index, parameter) in parameters.enumerated() {
      let keyword = given.keywords.first { $0.name == parameter.name }
      if index < given.positional.count {
        guard keyword == nil else { throw CallMessages.givenTwice(name, parameter.name) }
        values.append(given.positional[index])
      } else if let value = keyword?.value ?? parameter.fallback {
        values.append(value)
      } else {
        throw CallMessages.missing(name, parameter.name)
      }
    }
    return Arguments(values, rest: rest, keywords: keywords)
  }
}

/// The values of a call before they are given to parameters.
struct CallArguments {
  var positional: [Value] = []
  var keywords: [(name: String, value: Value)] = []
}
