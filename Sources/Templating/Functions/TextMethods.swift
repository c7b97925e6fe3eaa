/// The methods of Python's `str`; what they make of markup is markup, with their arguments escaped (MarkupSafe).
enum TextMethods {
  static let all: [String: Routine] = [
    changing, filling, splitting, replacing, TextQuestions.kinds, TextQuestions.places,
  ]
  .reduce(into: [:]) { all, some in all.merge(some) { $1 } }

  private static let changing: [String: Routine] = [
    "upper": same { TextCase.upper($0) },
    "lower": same { TextCase.lower($0) },
    "casefold": same { TextCase.fold($0) },
    "capitalize": same { TextCase.capitalize($0) },
    "title": same { TextCase.title($0) },
    "swapcase": same { TextCase.swap($0) },
    "strip": stripping(left: true, right: true),
    "lstrip": stripping(left: true, right: false),
    "rstrip": stripping(left: false, right: true),
    "replace": Routine([
      .required("text"), .required("old"), .required("new"), .optional("count", -1),
    ]) { arguments, _ throws(CallError) in
      let text = arguments[0].text ?? ""
      return arguments[0].withText(
        try TextOperations.replace(
          text, try string(arguments, 1, "replace", "old"),
          with: try escapedLike(arguments[0], arguments[2]),
          count: try arguments.integer(3, "replace", "count")))
    },
    "join": Routine([.required("text"), .required("list")]) { arguments, _ throws(CallError) in
      var result = ""
      for (index, element) in try arguments[1].elements().enumerated() {
        guard element.text != nil else {
          throw CallError(
            "'join' joins text, not \(element.described)", hint: "use the filter 'join'")
        }
        if index > 0 { result += arguments[0].text ?? "" }
        result += try escapedLike(arguments[0], element)
        try Limits.checkText(result.utf8.count)
      }
      return arguments[0].withText(result)
    },
    "removeprefix": Routine([.required("text"), .required("prefix")]) {
      arguments, _ throws(CallError) in
      let (text, part) = (
        arguments[0].text ?? "", try string(arguments, 1, "removeprefix", "prefix")
      )
      guard text.utf8.starts(with: part.utf8) else { return arguments[0] }
      return arguments[0].withText(String(text.utf8.dropFirst(part.utf8.count)) ?? text)
    },
    "removesuffix": Routine([.required("text"), .required("suffix")]) {
      arguments, _ throws(CallError) in
      let (text, part) = (
        arguments[0].text ?? "", try string(arguments, 1, "removesuffix", "suffix")
      )
      guard text.utf8.reversed().starts(with: part.utf8.reversed()) else { return arguments[0] }
      return arguments[0].withText(String(text.utf8.dropLast(part.utf8.count)) ?? text)
    },
    // MarkupSafe's own.
    "unescape": Routine([.required("text")]) { arguments, _ in
      .string(CharacterReferences.decode(arguments[0].text ?? ""))
    },
    "striptags": Routine([.required("text")]) { arguments, _ in
      .string(HTMLText.stripped(arguments[0].text ?? ""))
    },
  ]

  private static let filling: [String: Routine] = [
    "center": filled("center") { text, width, fill throws(CallError) in
      try TextOperations.center(text, width, fill: fill)
    },
    "ljust": filled("ljust") { text, width, fill throws(CallError) in
      text + (try Value.repeated(fill, max(0, width) - PythonText.length(text)))
    },
    "rjust": filled("rjust") { text, width, fill throws(CallError) in
      try Value.repeated(fill, max(0, width) - PythonText.length(text)) + text
    },
    "zfill": Routine([.required("text"), .required("width")]) { arguments, _ throws(CallError) in
      let text = arguments[0].text ?? ""
      let width = try arguments.integer(1, "zfill", "width")
      let zeros = try Value.repeated("0", max(0, width) - PythonText.length(text))
      guard text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+") else {
        return arguments[0].withText(zeros + text)
      }
      return arguments[0].withText(
        TextOperations.prefix(text, 1) + zeros + String(text.unicodeScalars.dropFirst()))
    },
    "expandtabs": Routine([.required("text"), .optional("tabsize", 8)]) {
      arguments, _ throws(CallError) in
      arguments[0].withText(
        try TextOperations.expandTabs(
          arguments[0].text ?? "", try arguments.integer(1, "expandtabs", "tabsize")))
    },
  ]

  private static let splitting: [String: Routine] = [
    "split": splitter(fromEnd: false),
    "rsplit": splitter(fromEnd: true),
    "splitlines": Routine([.required("text"), .optional("keepends", false)]) {
      arguments, _ throws(CallError) in
      let lines = TextOperations.lines(
        arguments[0].text ?? "", keepingEnds: try arguments.flag(1))
      return .list(lines.map { arguments[0].withText($0) })
    },
    "partition": partition(last: false),
    "rpartition": partition(last: true),
  ]

  // MARK: Parts

  private static func same(_ body: @escaping @Sendable (String) -> String) -> Routine {
    Routine([.required("text")]) { arguments, _ in
      arguments[0].withText(body(arguments[0].text ?? ""))
    }
  }

  private static func stripping(left: Bool, right: Bool) -> Routine {
    Routine([.required("text"), .optional("chars")]) { arguments, _ throws(CallError) in
      arguments[0].withText(
        TextOperations.strip(
          arguments[0].text ?? "", try arguments.optionalText(1), left: left, right: right))
    }
  }

  private static func filled(
    _ name: String,
    _ body: @escaping @Sendable (String, Int, String) throws(CallError) -> String
  ) -> Routine {
    Routine([.required("text"), .required("width"), .optional("fillchar", " ")]) {
      arguments, _ throws(CallError) in
      guard PythonText.length(try string(arguments, 2, name, "fillchar")) == 1 else {
        throw CallError("'\(name)' fills with one character")
      }
      return arguments[0].withText(
        try body(
          arguments[0].text ?? "", try arguments.integer(1, name, "width"),
          try escapedLike(arguments[0], arguments[2])))
    }
  }

  private static func splitter(fromEnd: Bool) -> Routine {
    Routine([.required("text"), .optional("sep"), .optional("maxsplit", -1)]) {
      arguments, _ throws(CallError) in
      var separator: String?
      if case .none = arguments[1] {} else { separator = try string(arguments, 1, "split", "sep") }
      guard separator != "" else { throw CallError("'split' needs a separator that is not empty") }
      let parts = TextOperations.split(
        arguments[0].text ?? "", separator,
        limit: try arguments.integer(2, "split", "maxsplit"), fromEnd: fromEnd)
      return .list(parts.map { arguments[0].withText($0) })
    }
  }

  private static func partition(last: Bool) -> Routine {
    Routine([.required("text"), .required("sep")]) { arguments, _ throws(CallError) in
      let separator = try string(arguments, 1, "partition", "sep")
      guard !separator.isEmpty else {
        throw CallError("'partition' needs a separator that is not empty")
      }
      let text = arguments[0].text ?? ""
      let parts = TextOperations.split(text, separator, limit: 1, fromEnd: last)
      let three =
        parts.count == 2
        ? [parts[0], separator, parts[1]] : last ? ["", "", text] : [text, "", ""]
      return .tuple(three.map { arguments[0].withText($0) })
    }
  }

  /// An argument that must be text.
  static func string(
    _ arguments: Routine.Arguments, _ index: Int, _ name: String, _ parameter: String
  ) throws(CallError) -> String {
    guard let text = arguments[index].text else {
      throw CallMessages.badArgument(name, parameter, "text", arguments[index])
    }
    return text
  }

  /// An argument that goes into a text, escaped when that is markup.
  static func escapedLike(_ text: Value, _ argument: Value) throws(CallError) -> String {
    text.isMarkup ? try argument.escaped() : try argument.printed()
  }
}
