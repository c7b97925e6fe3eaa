import Dates

/// Values as JSON that is safe inside HTML, as Jinja2's `tojson` writes it: sorted keys, ASCII only.
enum JSONWriter {
  /// With an indent the parts stand on lines of their own.
  static func write(_ value: Value, indent: String?) throws(CallError) -> String {
    var text = ""
    try write(value, indent.map(inert), line: "\n", into: &text)
    return text
  }

  /// An indent may be any text, so what HTML could read in it is written as JSON's escapes.
  private static func inert(_ indent: String) -> String {
    var text = ""
    for scalar in indent.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "'": text += "\\u" + PythonText.hex(scalar.value, 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func write(
    _ value: Value, _ indent: String?, line: String, into text: inout String
  ) throws(CallError) {
    try Limits.checkText(text.utf8.count)
    switch value {
    case .none: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .int(let number): text += String(number)
    case .double(let number): text += Self.number(number)
    case .string(let string), .markup(let string): quote(string, into: &text)
    case .date(let date): quote(date.rfc3339, into: &text)
    case .list, .tuple, .range:
      try writeParts(try value.elements(), "[", "]", indent, line: line, into: &text) {
        element, line, text throws(CallError) in
        try write(element, indent, line: line, into: &text)
      }
    case .map(let map):
      var entries: [(key: String, value: Value)] = []
      for entry in map.entries { entries.append((try key(entry.key), entry.value)) }
      entries.sort { PythonText.isLess($0.key, $1.key) }
      try writeParts(entries, "{", "}", indent, line: line, into: &text) {
        entry, line, text throws(CallError) in
        quote(entry.key, into: &text)
        text += ": "
        try write(entry.value, indent, line: line, into: &text)
      }
    case .undefined(let undefined): throw CallError(undefined)
    case .object, .function, .namespace:
      throw CallError("\(value.described) cannot be written as JSON", hint: "pick its fields")
    }
  }

  private static func writeParts<Part>(
    _ parts: [Part], _ opening: String, _ closing: String, _ indent: String?, line: String,
    into text: inout String, _ body: (Part, String, inout String) throws(CallError) -> Void
  ) throws(CallError) {
    text += opening
    let inner = line + (indent ?? "")
    for (index, part) in parts.enumerated() {
      if index > 0 { text += indent == nil ? ", " : "," }
      if indent != nil { text += inner }
      try body(part, inner, &text)
    }
    if indent != nil, !parts.isEmpty { text += line }
    text += closing
  }

  private static func key(_ value: Value) throws(CallError) -> String {
    switch value {
    case .string(let text), .markup(let text): return text
    case .none: return "null"
    case .bool(let flag): return flag ? "true" : "false"
    case .int(let number): return String(number)
    case .double(let number): return Self.number(number)
    default: throw CallError("\(value.described) cannot be a key in JSON")
    }
  }

  private static func number(_ number: Double) -> String {
    guard number.isFinite else {
      return number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
    }
    return FloatText.represent(number)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "'"):
      false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    if string.utf8.allSatisfy(isPlain) {
      text += string + "\""
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{C}": text += "\\f"
      case "<", ">", "&", "'": text += "\\u" + PythonText.hex(scalar.value, 4)
      case " "..."~": text.unicodeScalars.append(scalar)
      default:
        for unit in String(Character(scalar)).utf16 {
          text += "\\u" + PythonText.hex(UInt32(unit), 4)
        }
      }
    }
    text += "\""
  }
}
