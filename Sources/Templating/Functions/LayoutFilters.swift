import HTML

extension BuiltInFilters {
  static let layout: [String: Routine] = [
    "center": Routine([.required("value"), .optional("width", 80)]) {
      arguments, _ throws(CallError) in
      let value = try arguments[0].softText()
      let width = try arguments.integer(1, "center", "width")
      return value.withText(try TextOperations.center(value.text ?? "", width))
    },
    "indent": Routine([
      .required("s"), .optional("width", 4), .optional("first", false), .optional("blank", false),
    ]) { arguments, _ throws(CallError) in
      let indent: Value
      if arguments[1].text != nil {
        indent = arguments[1]
      } else {
        let width = try arguments.integer(1, "indent", "width")
        indent = .string(try Value.repeated(" ", width))
      }
      return try indented(
        arguments[0], indent, first: try arguments.flag(2), blank: try arguments.flag(3))
    },
    "truncate": Routine([
      .required("s"), .optional("length", 255), .optional("killwords", false),
      .optional("end", "..."), .optional("leeway"),
    ]) { arguments, _ throws(CallError) in
      var leeway = 5
      if case .none = arguments[4] {
      } else {
        leeway = try arguments.integer(4, "truncate", "leeway")
      }
      return try truncated(
        try arguments[0].softText(), try arguments.integer(1, "truncate", "length"),
        cutsWords: try arguments.flag(2), end: arguments[3], leeway: leeway)
    }.writing { arguments, output throws(CallError) in
      writeTruncated(arguments, into: &output)
    },
    "wordwrap": Routine([
      .required("s"), .optional("width", 79), .optional("break_long_words", true),
      .optional("wrapstring"), .optional("break_on_hyphens", true),
    ]) { arguments, _ throws(CallError) in
      let width = try arguments.integer(1, "wordwrap", "width")
      guard width > 0 else { throw CallError("'wordwrap' needs a width of at least 1") }
      let wrapping = TextWrapping(
        width: width, breaksLongWords: try arguments.flag(2),
        breaksAtHyphens: try arguments.flag(4))
      let lineBreak = try arguments.optionalText(3) ?? "\n"
      let paragraphs = TextOperations.lines(try arguments.text(0)).map {
        wrapping.lines($0).joined(separator: lineBreak)
      }
      return .string(paragraphs.joined(separator: lineBreak))
    },
    "filesizeformat": Routine([.required("value"), .optional("binary", false)]) {
      arguments, _ throws(CallError) in
      guard let size = NumberReading.double(arguments[0]) else {
        throw CallMessages.badInput("filesizeformat", "a number", arguments[0])
      }
      return .string(fileSize(size, isBinary: try arguments.flag(1)))
    },
  ]

  private static func indented(_ value: Value, _ indent: Value, first: Bool, blank: Bool)
    throws(CallError) -> Value
  {
    let text = try value.printed()
    let space = value.isMarkup ? try indent.escaped() : try indent.printed()
    let lines = TextOperations.lines(text + "\n")
    try Limits.checkText(space.utf8.count, times: lines.count + 1)
    var result = first ? space : ""
    for (index, line) in lines.enumerated() {
      if index > 0 { result += "\n" + (blank || !line.isEmpty ? space : "") }
      result += line
    }
    return value.withText(result)
  }

  /// Appends what `truncated` gives for text without markup, the usual leeway and a length that will do.
  private static func writeTruncated(
    _ arguments: Routine.Arguments, into output: inout ByteBuffer
  ) -> Bool {
    guard case .string(let text) = arguments[0], case .int(let length) = arguments[1],
      case .bool(let cutsWords) = arguments[2], case .string(let ending) = arguments[3],
      case .none = arguments[4]
    else { return false }
    let rest = length &- PythonText.length(ending)
    guard rest >= 0, length < Int32.max else { return false }
    let bytes = text.utf8Span.span
    guard TextOperations.byteCount(of: length + 5, in: bytes) < bytes.count else {
      output.append(escaping: text)
      return true
    }
    var end = TextOperations.byteCount(of: rest, in: bytes)
    if !cutsWords {
      var space = end - 1
      while space >= 0, bytes[space] != UInt8(ascii: " ") { space -= 1 }
      if space >= 0 { end = space }
    }
    bytes.extracting(0..<end).withUnsafeBytes { output.append(escaping: $0) }
    output.append(escaping: ending)
    return true
  }

  private static func truncated(
    _ value: Value, _ length: Int, cutsWords: Bool, end: Value, leeway: Int
  ) throws(CallError) -> Value {
    let text = value.text ?? ""
    let ending = try end.printed()
    guard length >= PythonText.length(ending), leeway >= 0, length < Int.max - leeway else {
      throw CallError("'truncate' needs a length of at least \(PythonText.length(ending))")
    }
    guard text.utf8.count > length + leeway, PythonText.length(text) > length + leeway else {
      return value
    }
    var kept = TextOperations.prefix(text, length - PythonText.length(ending))
    if !cutsWords, let space = kept.utf8.lastIndex(of: UInt8(ascii: " ")) {
      kept = String(kept[..<space])
    }
    return try value.withText(kept).apply(.add, end.isMarkup ? end : .string(ending))
  }

  private static func fileSize(_ size: Double, isBinary: Bool) -> String {
    let base: Double = isBinary ? 1024 : 1000
    if size == 1 { return "1 Byte" }
    if size < base || size.isNaN {
      return "\(Int(exactly: size.rounded(.towardZero)) ?? 0) Bytes"
    }
    let prefixes =
      isBinary
      ? ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"]
      : ["kB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"]
    var unit = base
    for (index, prefix) in prefixes.enumerated() {
      unit *= base
      // 10^24 is no double; the nearest one is below it.
      let isBelow = size < unit || (!isBinary && index == 6 && size == unit)
      if isBelow || index == prefixes.count - 1 {
        return FloatText.fixed(base * size / unit, 1) + " " + prefix
      }
    }
    return ""
  }
}
