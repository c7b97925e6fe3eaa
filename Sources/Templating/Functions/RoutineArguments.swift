extension Routine {
  /// The values of one call, one for each parameter.
  ///
  /// The first few stand in fields of their own, so that the call of a filter needs no array.
  struct Arguments {
    private var first = Value.none
    private var second = Value.none
    private var third = Value.none
    private var fourth = Value.none
    private(set) var count = 0
    private var more: More?

    private struct More {
      var values: [Value] = []
      var rest: [Value] = []
      var keywords: [(name: String, value: Value)] = []
    }

    subscript(_ index: Int) -> Value {
      get {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: more?.values[index - 4] ?? .none
        }
      }
      set {
        switch index {
        case 0: first = newValue
        case 1: second = newValue
        case 2: third = newValue
        case 3: fourth = newValue
        default: more?.values[index - 4] = newValue
        }
      }
    }

    var values: [Value] { (0..<count).map { self[$0] } }
    /// What was given beyond the parameters, where that is allowed.
    var rest: [Value] { more?.rest ?? [] }
    var keywords: [(name: String, value: Value)] { more?.keywords ?? [] }

    mutating func append(_ value: Value) {
      if count >= 4 {
        if more == nil { more = More() }
        more?.values.append(value)
      } else {
        self[count] = value
      }
      count += 1
    }

    mutating func appendRest(_ value: Value) {
      if more == nil { more = More() }
      more?.rest.append(value)
    }

    mutating func appendKeyword(_ name: String, _ value: Value) {
      if more == nil { more = More() }
      more?.keywords.append((name, value))
    }

    /// Refuses values that are not there.
    func requireValues() throws(CallError) {
      if case .undefined(let undefined) = first { throw CallError(undefined) }
      if case .undefined(let undefined) = second { throw CallError(undefined) }
      if case .undefined(let undefined) = third { throw CallError(undefined) }
      if case .undefined(let undefined) = fourth { throw CallError(undefined) }
      guard let more else { return }
      for value in more.values {
        if case .undefined(let undefined) = value { throw CallError(undefined) }
      }
      for value in more.rest {
        if case .undefined(let undefined) = value { throw CallError(undefined) }
      }
    }
  }
}
