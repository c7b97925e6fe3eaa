extension BuiltInFilters {
  static let selections: [String: Routine] = [
    "map": Routine([.required("value")], takesRest: true, takesKeywords: true) {
      arguments, machine throws(CallError) in
      try mapped(arguments, &machine)
    },
    "select": selection(hasAttribute: false, wanted: true),
    "reject": selection(hasAttribute: false, wanted: false),
    "selectattr": selection(hasAttribute: true, wanted: true),
    "rejectattr": selection(hasAttribute: true, wanted: false),
    "where": Routine([.required("value"), .required("attribute"), .optional("equals", true)]) {
      arguments, _ throws(CallError) in
      let path = AttributePath(arguments[1])
      var kept: [Value] = []
      for element in try arguments[0].elements() {
        let value = try path.follow(from: element)
        if case .undefined = value { continue }
        if value.equals(arguments[2]) { kept.append(element) }
      }
      return .list(kept)
    },
  ]

  /// As Jinja2 has it for these filters, nothing that is none, false or 0 has elements.
  private static func elements(_ value: Value) throws(CallError) -> [Value] {
    try value.isTrue() ? try value.elements() : []
  }

  private static func mapped(_ arguments: Routine.Arguments, _ machine: inout Machine)
    throws(CallError) -> Value
  {
    let elements = try elements(arguments[0])
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    if arguments.rest.isEmpty {
      guard let attribute = arguments.keywords.first(where: { $0.name == "attribute" })?.value
      else { throw CallError("'map' needs a filter, or 'attribute='") }
      for keyword in arguments.keywords where !["attribute", "default"].contains(keyword.name) {
        throw CallMessages.unknownKeyword("map", keyword.name, ["attribute", "default"])
      }
      let fallback = arguments.keywords.first { $0.name == "default" }?.value ?? .none
      let path = AttributePath(attribute)
      for element in elements { result.append(try path.follow(from: element, fallback: fallback)) }
      return .list(result)
    }
    let name = try arguments.rest[0].printed()
    guard let filter = machine.environment.library.filters[name] else {
      throw CallError("there is no filter '\(name)'")
    }
    for element in elements {
      let given = CallArguments(
        positional: [element] + arguments.rest.dropFirst(), keywords: arguments.keywords)
      result.append(try filter.call(try filter.bind(given, name: name), &machine))
    }
    return .list(result)
  }

  private static func selection(hasAttribute: Bool, wanted: Bool) -> Routine {
    Routine([.required("value")], takesRest: true, takesKeywords: true) {
      arguments, machine throws(CallError) in
      var rest = arguments.rest[...]
      var path = AttributePath(.none)
      if hasAttribute {
        guard let attribute = rest.popFirst() else {
          throw CallError("the name of an attribute is missing")
        }
        path = AttributePath(attribute)
      }
      let name = try rest.popFirst()?.printed()
      var test: Routine?
      if let name {
        test = machine.environment.library.tests[name]
        if test == nil { throw CallError("there is no test '\(name)'") }
      }
      var kept: [Value] = []
      for element in try elements(arguments[0]) {
        let value = try path.follow(from: element)
        let isTrue: Bool
        if let test, let name {
          let given = CallArguments(positional: [value] + rest, keywords: arguments.keywords)
          isTrue = try test.call(try test.bind(given, name: name), &machine).isTrue()
        } else {
          isTrue = try value.isTrue()
        }
        if isTrue == wanted { kept.append(element) }
      }
      return .list(kept)
    }
  }
}
