import Dates

extension Value {
  /// The value as Python's `str` gives it.
  package func printed() throws(CallError) -> String {
    switch self {
    case .string(let text), .markup(let text): return text
    case .int(let number): return String(number)
    case .bool(let flag): return flag ? "True" : "False"
    case .none: return "None"
    case .undefined(let undefined) where undefined?.isEmpty == true: return ""
    case .double(let number): return FloatText.represent(number)
    default:
      var text = ""
      try represent(into: &text)
      return text
    }
  }

  /// Appends the value as Python's `repr` gives it, which is how it prints inside a list.
  func represent(into text: inout String) throws(CallError) {
    switch self {
    case .undefined(let undefined):
      guard undefined?.isEmpty == true else { throw CallError(undefined) }
      text += "Undefined"
    case .none, .bool, .int, .double: text += try printed()
    case .string(let string): PythonText.quote(string, into: &text)
    case .markup(let markup):
      text += "Markup("
      PythonText.quote(markup, into: &text)
      text += ")"
    case .list(let elements): try Self.represent(elements, "[", "]", into: &text)
    case .tuple(let elements):
      try Self.represent(elements, "(", elements.count == 1 ? ",)" : ")", into: &text)
    case .map(let map): try Self.represent(map.entries, into: &text)
    case .range(let range):
      text += "range(\(range.start), \(range.stop)"
      text += range.step == 1 ? ")" : ", \(range.step))"
    case .date(let date): text += Self.print(date)
    case .object(let object):
      guard let group = object as? Group else { throw ValueMessages.noText(self) }
      try Value.tuple(group.elements).represent(into: &text)
    case .namespace(let namespace):
      text += "<Namespace "
      try Self.represent(namespace.entries, into: &text)
      text += ">"
    case .function: throw ValueMessages.noText(self)
    }
  }

  private static func represent(
    _ elements: [Value], _ opening: String, _ closing: String, into text: inout String
  ) throws(CallError) {
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      try element.represent(into: &text)
    }
    text += closing
  }

  private static func represent(
    _ entries: [(key: Value, value: Value)], into text: inout String
  ) throws(CallError) {
    text += "{"
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += ", " }
      try entry.key.represent(into: &text)
      text += ": "
      try entry.value.represent(into: &text)
    }
    text += "}"
  }

  /// `2026-11-30 09:00:00+02:00`, as Python's `datetime` prints.
  private static func print(_ date: DateTime) -> String {
    var text = date.rfc3339
    if text.hasSuffix("Z") { text = text.dropLast() + "+00:00" }
    return text.split(separator: "T", maxSplits: 1).joined(separator: " ")
  }
}
