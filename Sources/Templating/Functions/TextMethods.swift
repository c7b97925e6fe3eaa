/// The methods of Python's `str`; what they make of markup is markup, with their arguments escaped (MarkupSafe).
enum TextMethods {
  static let all: [String: Routine] = changing.merging(asking) { $1 }.merging(splitting) { $1 }

  private static let changing: [String: Routine] = [
    "upper": same { TextCase.upper($0) },
    "lower": same { TextCase.lower($0) },
    "casefold": same { TextCase.lower(TextCase.upper($0)) },
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
    "center": filling("center") { text, width, fill throws(CallError) in
      try TextOperations.center(text, width, fill: fill)
    },
    "ljust": filling("ljust") { text, width, fill throws(CallError) in
      text + (try Value.repeated(fill, max(0, width) - PythonText.length(text)))
    },
    "rjust": filling("rjust") { text, width, fill throws(CallError) in
      try Value.repeated(fill, max(0, width) - PythonText.length(text)) + text
    },
    "zfill": Routine([.required("text"), .required("width")]) { arguments, _ throws(CallError) in
      let text = arguments[0].text ?? ""
      let width = try arguments.integer(1, "zfill", "width")
      let zeros = try Value.repeated("0", max(0, width) - PythonText.length(text))
      guard let sign = text.first, sign == "-" || sign == "+" else {
        return arguments[0].withText(zeros + text)
      }
      return arguments[0].withText("\(sign)\(zeros)\(text.dropFirst())")
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
    "format": Routine([.required("text")], takesRest: true, takesKeywords: true) {
      arguments, _ throws(CallError) in
      let text = try BraceFormat.format(
        arguments[0].text ?? "", isMarkup: arguments[0].isMarkup, arguments.rest,
        arguments.keywords)
      return arguments[0].withText(text)
    },
  ]

  private static let asking: [String: Routine] = [
    "startswith": matching("startswith") { $0.utf8.starts(with: $1.utf8) },
    "endswith": matching("endswith") { $0.utf8.reversed().starts(with: $1.utf8.reversed()) },
    "find": searching { place, _ in .int(place ?? -1) },
    "rfind": searching(last: true) { place, _ in .int(place ?? -1) },
    "index": searching { place, part throws(CallError) in
      guard let place else { throw CallError("the text does not contain '\(part)'") }
      return .int(place)
    },
    "count": Routine([.required("text"), .required("part")]) { arguments, _ throws(CallError) in
      .int(
        TextOperations.count(
          try string(arguments, 1, "count", "part"), in: arguments[0].text ?? ""))
    },
    "isdigit": every {
      $0.properties.numericType == .digit || $0.properties.numericType == .decimal
    },
    "isdecimal": every { $0.properties.numericType == .decimal },
    "isnumeric": every { $0.properties.numericType != nil },
    "isalpha": every { isLetter($0) },
    "isalnum": every { isLetter($0) || $0.properties.numericType != nil },
    "isspace": every { Whitespace.isSpace($0) },
    "isupper": Routine([.required("text")]) { arguments, _ in
      .bool(TextCase.isUpper(arguments[0].text ?? ""))
    },
    "islower": Routine([.required("text")]) { arguments, _ in
      .bool(TextCase.isLower(arguments[0].text ?? ""))
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

  private static func filling(
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

  private static func matching(
    _ name: String, _ test: @escaping @Sendable (String, String) -> Bool
  ) -> Routine {
    Routine([.required("text"), .required("part")]) { arguments, _ throws(CallError) in
      let text = arguments[0].text ?? ""
      guard case .tuple(let parts) = arguments[1] else {
        return .bool(test(text, try string(arguments, 1, name, "part")))
      }
      return .bool(parts.contains { $0.text.map { test(text, $0) } ?? false })
    }
  }

  private static func searching(
    last: Bool = false,
    _ result: @escaping @Sendable (Int?, String) throws(CallError) -> Value
  ) -> Routine {
    Routine([.required("text"), .required("part")]) { arguments, _ throws(CallError) in
      let part = try string(arguments, 1, "find", "part")
      return try result(
        TextOperations.find(part, in: arguments[0].text ?? "", last: last), part)
    }
  }

  private static func every(_ test: @escaping @Sendable (Unicode.Scalar) -> Bool) -> Routine {
    Routine([.required("text")]) { arguments, _ in
      let text = arguments[0].text ?? ""
      return .bool(!text.isEmpty && text.unicodeScalars.allSatisfy(test))
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  private static func splitter(fromEnd: Bool) -> Routine {
    Routine([.required("text"), .optional("sep"), .optional("maxsplit", -1)]) {
      arguments, _ throws(CallError) in
      let separator = try arguments.optionalText(1)
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
  private static func string(
    _ arguments: Routine.Arguments, _ index: Int, _ name: String, _ parameter: String
  ) throws(CallError) -> String {
    guard let text = arguments[index].text else {
      throw CallMessages.badArgument(name, parameter, "text", arguments[index])
    }
    return text
  }

  /// An argument that goes into a text, escaped when that is markup.
  private static func escapedLike(_ text: Value, _ argument: Value) throws(CallError) -> String {
    text.isMarkup ? try argument.escaped() : try argument.printed()
  }
}
