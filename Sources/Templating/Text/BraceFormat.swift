/// Python's `str.format`.
struct BraceFormat {
  private let scalars: [Unicode.Scalar]
  private let isMarkup: Bool
  private let values: [Value]
  private let names: [(name: String, value: Value)]
  private var index = 0
  private var numbering = Numbering.none

  /// How places are told apart that have no name; a format may have one way only.
  private enum Numbering: Equatable {
    case none, written
    /// With the number of the next place.
    case counted(Int)
  }

  /// Fills `{}`, `{0}`, `{name}`, `{a.b[c]}`, `{x!r}`, `{x:>8.2f}` and `{x:>{width}}`; `{{` and `}}` are braces.
  static func format(
    _ text: String, isMarkup: Bool, _ values: [Value], _ names: [(name: String, value: Value)]
  ) throws(CallError) -> String {
    var filler = BraceFormat(
      scalars: Array(text.unicodeScalars), isMarkup: isMarkup, values: values, names: names)
    return try filler.run()
  }

  private init(
    scalars: [Unicode.Scalar], isMarkup: Bool, values: [Value],
    names: [(name: String, value: Value)]
  ) {
    self.scalars = scalars
    self.isMarkup = isMarkup
    self.values = values
    self.names = names
  }

  private mutating func run() throws(CallError) -> String {
    var result = ""
    while let scalar = next() {
      let isDoubled = index < scalars.count && scalars[index] == scalar
      if (scalar == "{" || scalar == "}") && isDoubled {
        index += 1
        result.unicodeScalars.append(scalar)
      } else if scalar == "}" {
        throw CallError("a '}' in the format has no '{'", hint: "write a brace as '}}'")
      } else if scalar == "{" {
        result += try place(isMarkup: isMarkup, mayNest: true)
        try Limits.checkText(result.utf8.count)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private mutating func next() -> Unicode.Scalar? {
    guard index < scalars.count else { return nil }
    defer { index += 1 }
    return scalars[index]
  }

  // MARK: Places

  /// One place behind its `{`, up to and with its `}`.
  private mutating func place(isMarkup: Bool, mayNest: Bool) throws(CallError) -> String {
    let unclosed = CallError("a '{' in the format has no '}'", hint: "write a brace as '{{'")
    let start = index
    var isInBrackets = false
    while index < scalars.count {
      let scalar = scalars[index]
      if isInBrackets {
        isInBrackets = scalar != "]"
      } else if scalar == "[" {
        isInBrackets = true
      } else if scalar == "!" || scalar == ":" || scalar == "}" {
        break
      } else if scalar == "{" {
        throw CallError("a '{' stands inside a place of the format")
      }
      index += 1
    }
    let value = try find(scalars[start..<index])
    if case .undefined(let undefined) = value, undefined?.isEmpty != true {
      throw CallError(undefined)
    }
    guard var mark = next() else { throw unclosed }
    var conversion: Unicode.Scalar?
    if mark == "!" {
      conversion = next()
      guard let after = next() else { throw unclosed }
      guard let conversion, ["r", "s", "a"].contains(conversion), after == ":" || after == "}"
      else { throw CallError("behind '!' a format has 'r', 's' or 'a'") }
      mark = after
    }
    let layout = mark == ":" ? try layout(mayNest: mayNest) : ""
    return try written(value, conversion, layout, isMarkup: isMarkup)
  }

  /// The format behind the `:` of a place, whose own places are filled in.
  private mutating func layout(mayNest: Bool) throws(CallError) -> String {
    var layout = ""
    while let scalar = next() {
      if scalar == "}" { return layout }
      if scalar == "{" {
        guard mayNest else { throw CallError("a '{' stands inside a place of the format") }
        layout += try place(isMarkup: false, mayNest: false)
      } else {
        layout.unicodeScalars.append(scalar)
      }
    }
    throw CallError("a '{' in the format has no '}'", hint: "write a brace as '{{'")
  }

  private func written(
    _ value: Value, _ conversion: Unicode.Scalar?, _ layout: String, isMarkup: Bool
  ) throws(CallError) -> String {
    if let conversion {
      var text = ""
      if conversion == "s" { text = try value.printed() } else { try value.represent(into: &text) }
      if conversion == "a" { text = PythonText.ascii(text) }
      text = try FormatSpecification(layout).format(text)
      return isMarkup ? PythonText.escape(text) : text
    }
    if isMarkup, case .markup(let markup) = value {
      guard layout.isEmpty else { throw CallError("markup inside markup takes no format") }
      return markup
    }
    let text = try Self.laidOut(value, layout)
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

  // MARK: Values

  private mutating func find(_ path: ArraySlice<Unicode.Scalar>) throws(CallError) -> Value {
    var index = path.firstIndex { $0 == "." || $0 == "[" } ?? path.endIndex
    var value = try first(Self.string(path[..<index]))
    while index < path.endIndex {
      let isElement = path[index] == "["
      index += 1
      let start = index
      while index < path.endIndex,
        isElement ? path[index] != "]" : path[index] != "." && path[index] != "["
      { index += 1 }
      let step = Self.string(path[start..<index])
      if isElement, index < path.endIndex { index += 1 }
      let key: Value = (isElement ? Int(step) : nil).map { .int($0) } ?? .string(step)
      guard let next = try value.element(key) else {
        throw CallError(Undefined(try value.missing(key), at: nil))
      }
      value = next
    }
    return value
  }

  private mutating func first(_ name: String) throws(CallError) -> Value {
    let isNumber = name.utf8.allSatisfy { $0 &- 0x30 < 10 }
    guard name.isEmpty || isNumber else {
      guard let named = names.last(where: { $0.name == name }) else {
        throw CallError("the format asks for '\(name)'")
      }
      return named.value
    }
    let place: Int
    switch (numbering, name.isEmpty) {
    case (.none, true), (.counted, true):
      if case .counted(let count) = numbering { place = count } else { place = 0 }
      numbering = .counted(place + 1)
    case (.none, false), (.written, false):
      place = Int(name) ?? Int.max
      numbering = .written
    default:
      throw CallError("the format has places with and without numbers", hint: "number all or none")
    }
    guard place < values.count else {
      throw CallError("there are fewer values than places in the format")
    }
    return values[place]
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
