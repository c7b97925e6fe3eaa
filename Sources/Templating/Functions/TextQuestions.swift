/// The methods of Python's `str` that ask about a text and leave it as it is.
enum TextQuestions {
  static let kinds: [String: Routine] = [
    "isdigit": every {
      $0.properties.numericType == .digit || $0.properties.numericType == .decimal
    },
    "isdecimal": every { $0.properties.numericType == .decimal },
    "isnumeric": every { $0.properties.numericType != nil },
    "isalpha": every { isLetter($0) },
    "isalnum": every { isLetter($0) || $0.properties.numericType != nil },
    "isspace": every { Whitespace.isSpace($0) },
    "isupper": whole { TextCase.isUpper($0) },
    "islower": whole { TextCase.isLower($0) },
    "istitle": whole { TextCase.isTitle($0) },
    "isascii": whole { $0.utf8.allSatisfy { $0 < 0x80 } },
    "isprintable": whole { $0.unicodeScalars.allSatisfy { PythonText.isPrintable($0) } },
    "isidentifier": whole { text in
      guard let first = text.unicodeScalars.first else { return false }
      return (first == "_" || first.properties.isXIDStart)
        && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    },
  ]

  static let places: [String: Routine] = [
    "startswith": matching("startswith") { $0.starts(with: $1) },
    "endswith": matching("endswith") { $0.reversed().starts(with: $1.reversed()) },
    "find": searching("find") { place, _ in .int(place ?? -1) },
    "rfind": searching("rfind", last: true) { place, _ in .int(place ?? -1) },
    "index": searching("index") { place, part throws(CallError) in try found(place, part) },
    "rindex": searching("rindex", last: true) { place, part throws(CallError) in
      try found(place, part)
    },
    "count": Routine(bounded("part")) { arguments, _ throws(CallError) in
      let part = try TextMethods.string(arguments, 1, "count", "part")
      guard let text = try bounds(arguments, "count") else { return .int(0) }
      return .int(TextOperations.count(part, in: text.part))
    },
  ]

  // MARK: Kinds

  private static func every(_ test: @escaping @Sendable (Unicode.Scalar) -> Bool) -> Routine {
    whole { !$0.isEmpty && $0.unicodeScalars.allSatisfy(test) }
  }

  private static func whole(_ test: @escaping @Sendable (String) -> Bool) -> Routine {
    Routine([.required("text")]) { arguments, _ in .bool(test(arguments[0].text ?? "")) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  // MARK: Places

  private static func bounded(_ part: String) -> [Routine.Parameter] {
    [.required("text"), .required(part), .optional("start"), .optional("end")]
  }

  private static func bounds(_ arguments: Routine.Arguments, _ name: String) throws(CallError)
    -> TextBounds?
  {
    func bound(_ index: Int, _ parameter: String) throws(CallError) -> Int? {
      if case .none = arguments[index] { return nil }
      return try arguments.integer(index, name, parameter)
    }
    return TextBounds(
      arguments[0].text ?? "", from: try bound(2, "start"), to: try bound(3, "end"))
  }

  private static func matching(
    _ name: String, _ test: @escaping @Sendable (Substring.UTF8View, String.UTF8View) -> Bool
  ) -> Routine {
    Routine(bounded("part")) { arguments, _ throws(CallError) in
      var parts = [arguments[1]]
      if case .tuple(let several) = arguments[1] { parts = several }
      var texts: [String] = []
      for part in parts {
        guard let text = part.text else {
          throw CallMessages.badArgument(name, "part", "text", part)
        }
        texts.append(text)
      }
      guard let text = try bounds(arguments, name) else { return .bool(false) }
      return .bool(texts.contains { test(text.part.utf8, $0.utf8) })
    }
  }

  private static func searching(
    _ name: String, last: Bool = false,
    _ result: @escaping @Sendable (Int?, String) throws(CallError) -> Value
  ) -> Routine {
    Routine(bounded("part")) { arguments, _ throws(CallError) in
      let part = try TextMethods.string(arguments, 1, name, "part")
      let text = try bounds(arguments, name)
      let place = text.flatMap { text in
        TextOperations.find(part, in: text.part, last: last).map { $0 + text.start }
      }
      return try result(place, part)
    }
  }

  private static func found(_ place: Int?, _ part: String) throws(CallError) -> Value {
    guard let place else { throw CallError("the text does not contain '\(part)'") }
    return .int(place)
  }
}

/// The part of a text between two code points, as the bounds of Python's `str.find` name it.
struct TextBounds {
  let part: Substring
  /// The number of the first code point.
  let start: Int

  /// Negative bounds count from the end; nil when the part begins behind its end.
  init?(_ text: String, from first: Int?, to last: Int?) {
    guard first != nil || last != nil else {
      part = Substring(text)
      start = 0
      return
    }
    let length = PythonText.length(text)
    func place(_ bound: Int) -> Int { bound < 0 ? max(0, bound + length) : bound }
    let end = min(length, place(last ?? length))
    start = place(first ?? 0)
    guard start <= end else { return nil }
    let scalars = text.unicodeScalars
    let from = scalars.index(scalars.startIndex, offsetBy: start)
    part = text[from..<scalars.index(from, offsetBy: end - start)]
  }
}
