/// Python's `str.format`.
enum BraceFormat {
  /// Fills `{}`, `{0}`, `{name}`, `{a.b[c]}`, `{x!r}` and `{x:>8.2f}`; `{{` and `}}` are braces.
  static func format(
    _ text: String, isMarkup: Bool, _ values: [Value], _ names: [(name: String, value: Value)]
  ) throws(CallError) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = ""
    var index = 0
    var automatic = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      let isDoubled = index < scalars.count && scalars[index] == scalar
      if (scalar == "{" || scalar == "}") && isDoubled {
        index += 1
        result.unicodeScalars.append(scalar)
      } else if scalar == "}" {
        throw CallError("a '}' in the format has no '{'", hint: "write a brace as '}}'")
      } else if scalar == "{" {
        let start = index
        while index < scalars.count, scalars[index] != "}" {
          guard scalars[index] != "{" else {
            throw CallError("a '{' stands inside a place of the format")
          }
          index += 1
        }
        guard index < scalars.count else {
          throw CallError("a '{' in the format has no '}'", hint: "write a brace as '{{'")
        }
        let field = scalars[start..<index]
        index += 1
        result += try filled(field, isMarkup, values, names, &automatic)
        try Limits.checkText(result.utf8.count)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func filled(
    _ field: ArraySlice<Unicode.Scalar>, _ isMarkup: Bool, _ values: [Value],
    _ names: [(name: String, value: Value)], _ automatic: inout Int
  ) throws(CallError) -> String {
    let colon = field.firstIndex(of: ":") ?? field.endIndex
    var path = field[..<colon]
    let layout = colon < field.endIndex ? string(field[(colon + 1)...]) : ""
    var conversion: Unicode.Scalar?
    if path.count >= 2, path[path.endIndex - 2] == "!" {
      conversion = path.last
      path = path.dropLast(2)
    }
    let value = try find(path, values, names, &automatic)
    if case .undefined(let undefined) = value { throw CallError(undefined) }
    var text: String
    if conversion == "r" {
      text = ""
      try value.represent(into: &text)
      text = try FormatSpecification(layout).format(text)
    } else if isMarkup, case .markup(let markup) = value, layout.isEmpty {
      return markup
    } else {
      text = try laidOut(value, layout)
    }
    return isMarkup ? PythonText.escape(text) : text
  }

  private static func laidOut(_ value: Value, _ layout: String) throws(CallError) -> String {
    if layout.isEmpty { return try value.printed() }
    let specification = try FormatSpecification(layout)
    switch value {
    case .int(let number): return try specification.format(number)
    case .double(let number): return try specification.format(number)
    case .bool(let flag): return try specification.format(flag ? 1 : 0)
    case .string(let text), .markup(let text): return try specification.format(text)
    default: throw CallError("\(value.described) takes no format")
    }
  }

  private static func find(
    _ path: ArraySlice<Unicode.Scalar>, _ values: [Value],
    _ names: [(name: String, value: Value)], _ automatic: inout Int
  ) throws(CallError) -> Value {
    let end = path.firstIndex { $0 == "." || $0 == "[" } ?? path.endIndex
    let first = string(path[..<end])
    var value: Value
    if first.isEmpty || first.utf8.allSatisfy({ $0 &- 0x30 < 10 }) {
      let place = first.isEmpty ? automatic : Int(first) ?? Int.max
      if first.isEmpty { automatic += 1 }
      guard place < values.count else {
        throw CallError("there are fewer values than places in the format")
      }
      value = values[place]
    } else {
      guard let named = names.last(where: { $0.name == first }) else {
        throw CallError("the format asks for '\(first)'")
      }
      value = named.value
    }
    var index = end
    while index < path.endIndex {
      let isElement = path[index] == "["
      index += 1
      let start = index
      while index < path.endIndex,
        isElement ? path[index] != "]" : path[index] != "." && path[index] != "["
      { index += 1 }
      let step = string(path[start..<index])
      if isElement, index < path.endIndex { index += 1 }
      let key: Value = (isElement ? Int(step) : nil).map { .int($0) } ?? .string(step)
      guard let next = try value.element(key) else {
        throw CallError(Undefined(try value.missing(key), at: nil))
      }
      value = next
    }
    return value
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
