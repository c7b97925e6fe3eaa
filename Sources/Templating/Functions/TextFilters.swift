import HTML

extension BuiltInFilters {
  static let text: [String: Routine] = [
    "upper": onText { TextCase.upper($0) }.writing { arguments, output throws(CallError) in
      write(arguments[0], mapped: { TextCase.upper($0) }, into: &output)
    },
    "lower": onText { TextCase.lower($0) }.writing { arguments, output throws(CallError) in
      write(arguments[0], mapped: { TextCase.lower($0) }, into: &output)
    },
    "capitalize": onText { TextCase.capitalize($0) },
    // Jinja2 puts the words together anew, so markup does not stay markup.
    "title": Routine([.required("s")]) { arguments, _ throws(CallError) in
      .string(titled(try arguments.text(0)))
    }.writing { arguments, output throws(CallError) in
      var starts = WordStarts()
      return write(arguments[0], mapped: { starts.next($0) }, into: &output)
    },
    "trim": Routine([.required("value"), .optional("chars")]) { arguments, _ throws(CallError) in
      let value = try arguments[0].softText()
      return value.withText(
        TextOperations.strip(value.text ?? "", try arguments.optionalText(1)))
    },
    "replace": Routine([
      .required("s"), .required("old"), .required("new"), .optional("count"),
    ]) { arguments, _ throws(CallError) in
      var count = -1
      if case .none = arguments[3] {} else { count = try arguments.integer(3, "replace", "count") }
      return try replaced(arguments[0], arguments[1], arguments[2], count)
    },
    "format": Routine([.required("value")], takesRest: true, takesKeywords: true) {
      arguments, _ throws(CallError) in
      let value = try arguments[0].softText()
      guard arguments.rest.isEmpty || arguments.keywords.isEmpty else {
        throw CallError("'format' takes values or names, not both")
      }
      let values: Value =
        arguments.keywords.isEmpty
        ? .tuple(arguments.rest) : .map(OrderedMap(arguments.keywords.map { ($0.name, $0.value) }))
      return try PercentFormat.format(value.text ?? "", isMarkup: value.isMarkup, values)
    },
    "string": Routine([.required("object")]) { arguments, _ throws(CallError) in
      try arguments[0].softText()
    },
    "wordcount": Routine([.required("s")]) { arguments, _ throws(CallError) in
      var count = 0
      var isInWord = false
      for scalar in try arguments.text(0).unicodeScalars {
        let isWord = TextOperations.isWord(scalar)
        if isWord, !isInWord { count += 1 }
        isInWord = isWord
      }
      return .int(count)
    },
    "urlencode": Routine([.required("value")]) { arguments, _ throws(CallError) in
      try encodedForURL(arguments[0])
    },
  ]

  /// A filter from text to text; markup stays markup, all else is printed first.
  private static func onText(_ body: @escaping @Sendable (String) -> String) -> Routine {
    Routine([.required("s")]) { arguments, _ throws(CallError) in
      if case .markup(let markup) = arguments[0] { return .markup(body(markup)) }
      return .string(body(try arguments[0].printed()))
    }
  }

  /// Appends text of ASCII with each byte mapped to one.
  private static func write(
    _ value: Value, mapped map: (UInt8) -> UInt8, into output: inout ByteBuffer
  ) -> Bool {
    guard case .string(let text) = value else { return false }
    return TextCase.withASCII(text, mapped: map) { output.append(escaping: $0) }
  }

  /// Bytes of ASCII with each word's first in upper case; words begin after spaces and `-({[<`.
  private struct WordStarts {
    private var isAtStart = true

    mutating func next(_ byte: UInt8) -> UInt8 {
      let isFirst = isAtStart
      isAtStart = Self.isBoundary(byte)
      return isFirst ? TextCase.upper(byte) : TextCase.lower(byte)
    }

    private static func isBoundary(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["),
        UInt8(ascii: "<"):
        true
      default: Whitespace.isSpace(byte)
      }
    }
  }

  private static func titled(_ text: String) -> String {
    var starts = WordStarts()
    if let plain = TextCase.asciiMapped(text, { starts.next($0) }) { return plain }
    var result = ""
    var word = String.UnicodeScalarView()
    func endWord() {
      guard let first = word.first else { return }
      word.removeFirst()
      result += first.properties.uppercaseMapping + TextCase.lower(String(word))
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      if Whitespace.isSpace(scalar) || "-({[<".unicodeScalars.contains(scalar) {
        endWord()
        result.unicodeScalars.append(scalar)
      } else {
        word.append(scalar)
      }
    }
    endWord()
    return result
  }

  private static func replaced(_ value: Value, _ old: Value, _ new: Value, _ count: Int)
    throws(CallError) -> Value
  {
    let part = try old.printed()
    if value.isMarkup || old.isMarkup || new.isMarkup {
      return .markup(
        try TextOperations.replace(
          try value.escaped(), part, with: try new.softText().escaped(), count: count))
    }
    return .string(
      try TextOperations.replace(
        try value.printed(), part, with: try new.printed(), count: count))
  }

  private static func encodedForURL(_ value: Value) throws(CallError) -> Value {
    var pairs: [(Value, Value)] = []
    switch value {
    case .map(let map): pairs = map.entries.map { ($0.key, $0.value) }
    case .list(let elements), .tuple(let elements):
      for element in elements {
        let parts = try element.elements()
        guard parts.count == 2 else {
          throw CallError("a query is made of pairs, not of \(element.described)")
        }
        pairs.append((parts[0], parts[1]))
      }
    default: return .string(PercentEncoding.encode(try value.printed(), isQuery: false))
    }
    var parts: [String] = []
    for (key, value) in pairs {
      parts.append(
        PercentEncoding.encode(try key.printed(), isQuery: true) + "="
          + PercentEncoding.encode(try value.printed(), isQuery: true))
    }
    return .string(parts.joined(separator: "&"))
  }
}

/// Percent-encoding as Python's `urllib.parse.quote` does it.
enum PercentEncoding {
  /// Letters, digits and `_.-~` stay, and `/` outside a query, where a space becomes `+`.
  static func encode(_ text: String, isQuery: Bool) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var result: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "~"):
        result.append(byte)
      case UInt8(ascii: "/") where !isQuery: result.append(byte)
      case UInt8(ascii: " ") where isQuery: result.append(UInt8(ascii: "+"))
      default:
        result.append(UInt8(ascii: "%"))
        result.append(digits[Int(byte >> 4)])
        result.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
