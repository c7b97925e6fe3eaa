extension BuiltInFilters {
  static let markup: [String: Routine] = [
    "escape": escape, "e": escape,
    "forceescape": Routine([.required("value")]) { arguments, _ throws(CallError) in
      .markup(PythonText.escape(try arguments.text(0)))
    },
    "safe": Routine([.required("value")]) { arguments, _ throws(CallError) in
      .markup(try arguments.text(0))
    },
    "striptags": Routine([.required("value")]) { arguments, _ throws(CallError) in
      .string(HTMLText.stripped(try arguments.text(0)))
    },
    "xmlattr": Routine([.required("d"), .optional("autospace", true)]) {
      arguments, _ throws(CallError) in
      try attributes(arguments[0], hasSpace: try arguments.flag(1))
    },
    "tojson": json, "json": json,
    "urlize": Routine([
      .required("value"), .optional("trim_url_limit"), .optional("nofollow", false),
      .optional("target"), .optional("rel"), .optional("extra_schemes"),
    ]) { arguments, _ throws(CallError) in
      var linker = URLLinker()
      if case .none = arguments[1] {
      } else {
        linker.longest = try arguments.integer(1, "urlize", "trim_url_limit")
      }
      var rel = Set(TextOperations.split(try arguments.optionalText(4) ?? "", nil, limit: -1))
      rel.insert("noopener")
      if try arguments.flag(2) { rel.insert("nofollow") }
      linker.rel = rel.sorted { PythonText.isLess($0, $1) }.joined(separator: " ")
      linker.target = try arguments.optionalText(3)
      if case .none = arguments[5] {
      } else {
        for scheme in try arguments[5].elements() {
          linker.schemes.append(try URLLinker.checkedScheme(try scheme.printed()))
        }
      }
      return .markup(linker.link(try arguments[0].escaped()))
    },
  ]

  private static let escape = Routine([.required("value")]) { arguments, _ throws(CallError) in
    .markup(try arguments[0].escaped())
  }.writing { arguments, output throws(CallError) in
    arguments[0].writeText(into: &output)
  }

  private static let json = Routine([.required("value"), .optional("indent")]) {
    arguments, _ throws(CallError) in
    var indent: String?
    switch arguments[1] {
    case .none: break
    case .string(let text), .markup(let text): indent = text
    default:
      let width = min(max(0, try arguments.integer(1, "tojson", "indent")), 100)
      indent = String(repeating: " ", count: width)
    }
    return .markup(try JSONWriter.write(arguments[0], indent: indent))
  }

  private static func attributes(_ value: Value, hasSpace: Bool) throws(CallError) -> Value {
    guard case .map(let map) = value else {
      throw CallMessages.badInput("xmlattr", "a map", value)
    }
    var parts: [String] = []
    for entry in map.entries {
      switch entry.value {
      case .none, .undefined: continue
      default: break
      }
      let key = try entry.key.printed()
      if key.unicodeScalars.contains(where: {
        Whitespace.isSpace($0) && $0.isASCII || $0 == "/" || $0 == ">" || $0 == "="
      }) {
        throw CallError("'\(key)' is no name of an attribute")
      }
      parts.append("\(PythonText.escape(key))=\"\(try entry.value.escaped())\"")
    }
    let text = parts.joined(separator: " ")
    return .markup(hasSpace && !text.isEmpty ? " " + text : text)
  }
}
