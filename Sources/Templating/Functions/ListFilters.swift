import HTML

extension BuiltInFilters {
  static let lists: [String: Routine] = [
    "length": length, "count": length,
    "list": Routine([.required("value")]) { arguments, _ throws(CallError) in
      .list(try arguments[0].elements())
    },
    "first": Routine([.required("seq")]) { arguments, _ throws(CallError) in
      if case .list(let elements) = arguments[0], let first = elements.first { return first }
      return try arguments[0].elements().first ?? .undefined(Undefined(.empty("first"), at: nil))
    },
    "last": Routine([.required("seq")]) { arguments, _ throws(CallError) in
      if case .list(let elements) = arguments[0], let last = elements.last { return last }
      return try arguments[0].elements().last ?? .undefined(Undefined(.empty("last"), at: nil))
    },
    "reverse": Routine([.required("value")]) { arguments, _ throws(CallError) in
      if let text = arguments[0].text {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text.unicodeScalars.reversed())
        return arguments[0].withText(String(view))
      }
      return .list(try arguments[0].elements().reversed())
    },
    "join": Routine([.required("value"), .optional("d", ""), .optional("attribute")]) {
      arguments, _ throws(CallError) in
      try joined(arguments[0], arguments[1], AttributePath(arguments[2]))
    }.writing { arguments, output throws(CallError) in
      guard case .none = arguments[2] else { return false }
      return try writeJoined(arguments[0], arguments[1], into: &output)
    },
    "items": Routine([.required("value")]) { arguments, _ throws(CallError) in
      guard let map = arguments[0].asMap else {
        throw CallMessages.badInput("items", "a map", arguments[0])
      }
      return .list(map.entries.map { .tuple([$0.key, $0.value]) })
    },
    "batch": Routine([.required("value"), .required("linecount"), .optional("fill_with")]) {
      arguments, _ throws(CallError) in
      let size = try arguments.integer(1, "batch", "linecount")
      guard size > 0 else { throw CallError("'batch' needs a count of at least 1") }
      return try batches(try arguments[0].elements(), size, fill: arguments[2])
    },
    "slice": Routine([.required("value"), .required("slices"), .optional("fill_with")]) {
      arguments, _ throws(CallError) in
      let count = try arguments.integer(1, "slice", "slices")
      guard count > 0 else { throw CallError("'slice' needs a count of at least 1") }
      return try slices(try arguments[0].elements(), count, fill: arguments[2])
    },
    "attr": Routine([.required("obj"), .required("name")]) { arguments, _ throws(CallError) in
      let name = try arguments.text(1)
      if case .object(let object) = arguments[0], let index = object.shape.index(of: name) {
        return object.field(index)
      }
      if case .namespace(let namespace) = arguments[0], let value = namespace[name] { return value }
      return .undefined(Undefined(try arguments[0].missing(.string(name)), at: nil))
    },
    "default": fallback, "d": fallback,
  ]

  private static let length = Routine([.required("obj")]) { arguments, _ throws(CallError) in
    .int(try arguments[0].length())
  }

  private static let fallback = Routine(
    [.required("value"), .optional("default_value", ""), .optional("boolean", false)],
    takesUndefined: true
  ) { arguments, _ throws(CallError) in
    if case .undefined = arguments[0] { return arguments[1] }
    if try arguments[2].isTrue(), try !arguments[0].isTrue() { return arguments[1] }
    return arguments[0]
  }

  /// Appends texts with others between them, as long as nothing among them is markup.
  private static func writeJoined(
    _ list: Value, _ separator: Value, into output: inout ByteBuffer
  ) throws(CallError) -> Bool {
    guard case .list(let elements) = list, case .string(let between) = separator else {
      return false
    }
    let start = output.count
    var length = 0
    for (index, element) in elements.enumerated() {
      guard case .string(let text) = element else {
        output.truncate(to: start)
        return false
      }
      if index > 0 { output.append(escaping: between) }
      output.append(escaping: text)
      length += text.utf8.count + (index > 0 ? between.utf8.count : 0)
      try Limits.checkText(length)
    }
    return true
  }

  private static func joined(_ list: Value, _ separator: Value, _ path: AttributePath)
    throws(CallError) -> Value
  {
    var parts: [Value] = []
    for element in try list.elements() { parts.append(try path.follow(from: element)) }
    let isMarkup = separator.isMarkup || parts.contains { $0.isMarkup }
    let between = isMarkup ? try separator.escaped() : try separator.printed()
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += between }
      text += isMarkup ? try part.escaped() : try part.printed()
      try Limits.checkText(text.utf8.count)
    }
    return isMarkup ? .markup(text) : .string(text)
  }

  private static func batches(_ elements: [Value], _ size: Int, fill: Value) throws(CallError)
    -> Value
  {
    var result: [Value] = []
    var start = 0
    while start < elements.count {
      let end = min(start + min(size, elements.count), elements.count)
      var batch = Array(elements[start..<end])
      if case .none = fill {
      } else if batch.count < size {
        try Limits.checkList(size)
        batch += repeatElement(fill, count: size - batch.count)
      }
      result.append(.list(batch))
      start = end
    }
    return .list(result)
  }

  private static func slices(_ elements: [Value], _ count: Int, fill: Value) throws(CallError)
    -> Value
  {
    try Limits.checkList(count)
    let size = elements.count / count
    let longer = elements.count % count
    var result: [Value] = []
    var start = 0
    for number in 0..<count {
      let end = start + size + (number < longer ? 1 : 0)
      var slice = Array(elements[start..<end])
      if case .none = fill {} else if number >= longer { slice.append(fill) }
      result.append(.list(slice))
      start = end
    }
    return .list(result)
  }
}
