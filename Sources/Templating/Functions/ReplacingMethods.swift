/// The methods of Python's `str` that put something into a text.
extension TextMethods {
  static let replacing: [String: Routine] = [
    "format": Routine([.required("text")], takesRest: true, takesKeywords: true) {
      arguments, _ throws(CallError) in
      try formatted(arguments[0], arguments.rest, arguments.keywords)
    },
    "format_map": Routine([.required("text"), .required("map")]) {
      arguments, _ throws(CallError) in
      guard case .map(let map) = arguments[1] else {
        throw CallMessages.badArgument("format_map", "map", "a map", arguments[1])
      }
      return try formatted(
        arguments[0], [],
        map.entries.compactMap { entry in entry.key.text.map { ($0, entry.value) } })
    },
    "translate": Routine([.required("text"), .required("table")]) {
      arguments, _ throws(CallError) in
      try translated(arguments[0], arguments[1])
    },
    "maketrans": Routine([
      .required("text"), .required("x"), .optional("y"), .optional("z"),
    ]) { arguments, _ throws(CallError) in
      try table(arguments)
    },
  ]

  private static func formatted(
    _ text: Value, _ values: [Value], _ names: [(name: String, value: Value)]
  ) throws(CallError) -> Value {
    text.withText(
      try BraceFormat.format(text.text ?? "", isMarkup: text.isMarkup, values, names))
  }

  /// Each character by what a map has for its code: other text, another code, or none to drop it.
  private static func translated(_ text: Value, _ table: Value) throws(CallError) -> Value {
    var result = ""
    for scalar in (text.text ?? "").unicodeScalars {
      switch try table.element(.int(Int(scalar.value))) {
      case nil: result.unicodeScalars.append(scalar)
      case .some(.none): break
      case .int(let code)?:
        guard let other = UInt32(exactly: code).flatMap({ Unicode.Scalar($0) }) else {
          throw CallError("\(code) is no character")
        }
        result += try escapedLike(text, .string(String(Character(other))))
      case .some(let other):
        guard other.text != nil else {
          throw CallError("'translate' puts in text, not \(other.described)")
        }
        result += try escapedLike(text, other)
      }
      try Limits.checkText(result.utf8.count)
    }
    return text.withText(result)
  }

  /// What `translate` takes, out of a map or of texts that name characters in the same places.
  private static func table(_ arguments: Routine.Arguments) throws(CallError) -> Value {
    var pairs: [(key: Value, value: Value)] = []
    if case .map(let map) = arguments[1] {
      for entry in map.entries {
        let scalars = entry.key.text.map { Array($0.unicodeScalars) } ?? []
        guard scalars.count == 1 || entry.key.text == nil else {
          throw CallError("a key of 'maketrans' is one character")
        }
        pairs.append((scalars.first.map { code($0) } ?? entry.key, entry.value))
      }
      return .map(OrderedMap(pairs))
    }
    let from = Array(try string(arguments, 1, "maketrans", "x").unicodeScalars)
    let to = Array(try string(arguments, 2, "maketrans", "y").unicodeScalars)
    guard from.count == to.count else {
      throw CallError("the texts of 'maketrans' are of different lengths")
    }
    for (first, second) in zip(from, to) { pairs.append((code(first), code(second))) }
    if case .none = arguments[3] { return .map(OrderedMap(pairs)) }
    for scalar in try string(arguments, 3, "maketrans", "z").unicodeScalars {
      pairs.append((code(scalar), .none))
    }
    return .map(OrderedMap(pairs))
  }

  private static func code(_ scalar: Unicode.Scalar) -> Value { .int(Int(scalar.value)) }
}
