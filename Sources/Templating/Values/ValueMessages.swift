/// The wording of everything that an operation on values can refuse.
enum ValueMessages {
  static func cannot(_ symbol: String, _ left: Value, _ right: Value) -> CallError {
    CallError("'\(symbol)' does not work on \(left.described) and \(right.described)")
  }

  static func cannot(_ action: String, _ value: Value) -> CallError {
    CallError("cannot \(action) \(value.described)")
  }

  static func overflow(_ symbol: String) -> CallError {
    CallError("the result of '\(symbol)' is too large a number", hint: "the largest is \(Int.max)")
  }

  static func division(_ symbol: String) -> CallError {
    CallError("'\(symbol)' by zero")
  }

  static func tooLong(_ what: String, _ limit: Int) -> CallError {
    CallError("\(what) would have more than \(limit) elements")
  }

  static func noText(_ value: Value) -> CallError {
    CallError("\(value.described) has no text of its own", hint: "write one of its fields")
  }

  static let unhashable = CallError(
    "a list or a map cannot be a key", hint: "take text or a number as the key")

  static let nestedTooDeep = CallError(
    "lists and maps inside each other more than \(Value.deepestNesting) deep")
}

extension Value {
  /// What messages call the value: `text`, `a number`, `a list`, `'page'`.
  var described: String {
    switch self {
    case .undefined: "a missing value"
    case .none: "none"
    case .bool: "a boolean"
    case .int, .double: "a number"
    case .string: "text"
    case .markup: "markup"
    case .list, .tuple, .range: "a list"
    case .map: "a map"
    case .date: "a date"
    case .object(let object): "'\(object.shape.name)'"
    case .function(let function): "the function '\(function.name)'"
    case .namespace: "a namespace"
    }
  }
}
