import Diagnostics

/// The wording of everything that can be wrong with a field.
enum FieldProblem {
  static let dateHint = "write it as 2026-11-30 or 2026-11-30T09:00:00+02:00"

  /// - Parameter form: how a value is written.
  static func wrongType(
    _ name: String, _ node: Node, _ type: FieldType, in source: SourceText, form: String? = nil
  ) -> Diagnostic {
    .error(
      "front-matter.type", "'\(name)' must be \(type.name), not \(describe(node))", in: source,
      node.range, hint: hint(node, type, form))
  }

  static func wrongItem(
    _ name: String, _ node: Node, _ type: FieldType, in source: SourceText, form: String? = nil
  ) -> Diagnostic {
    .error(
      "front-matter.type", "an item of '\(name)' must be \(type.itemName), not \(describe(node))",
      in: source, node.range, hint: form.map { "write it as \($0)" })
  }

  static func notADate(_ name: String, _ node: Node, in source: SourceText) -> Diagnostic {
    guard let text = node.text else {
      return .error(
        "front-matter.date", "'\(name)' must be a date, not \(describe(node))", in: source,
        node.range, hint: dateHint)
    }
    if let flaw = DateText.flaw(text) {
      return .error(
        "front-matter.date", "'\(name)' is not a date: there is no \(flaw.summary)", in: source,
        node.range, hint: flaw.hint)
    }
    return .error(
      "front-matter.date", "'\(name)' is not a date: \(describe(node))", in: source, node.range,
      hint: dateHint)
  }

  static func notAChoice(
    _ name: String, _ node: Node, _ choices: [String], in source: SourceText, form: String?
  ) -> Diagnostic {
    let nearest = node.text.flatMap { nearestName(to: $0, among: choices) }
    return .error(
      "front-matter.choice",
      "'\(name)' must be \(list(choices)), not \(describe(node))", in: source, node.range,
      hint: nearest.map { "did you mean '\($0)'?" } ?? form.map { "write it as \($0)" })
  }

  static func missing(
    _ name: String, in source: SourceText, _ range: Range<Int>, form: String?
  ) -> Diagnostic {
    .error(
      "front-matter.missing", "'\(name)' is missing", in: source, range,
      hint: form.map { "write it as \($0)" })
  }

  /// - Parameter known: all that could stand there; few enough are listed.
  static func unknown(
    _ path: String, _ entry: Mapping.Entry, nearest: String?, known: [String] = [],
    in source: SourceText
  ) -> Diagnostic {
    .warning(
      "front-matter.unknown-key", "unknown key '\(path)\(shorten(entry.key))'", in: source,
      entry.keyRange,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? ((1...longestList).contains(known.count) ? "write \(list(known))" : nil))
  }

  /// More names than that are not read in one line.
  private static let longestList = 12

  /// A value as a message names it: a text in quotes, a long one cut.
  private static func describe(_ node: Node) -> String {
    switch node.value {
    case .null: "nothing"
    case .list: "a list"
    case .mapping: "a mapping"
    case .boolean, .integer, .number: shorten(node.text ?? "")
    case .text, .date: "'\(shorten(node.text ?? ""))'"
    }
  }

  private static func hint(_ node: Node, _ type: FieldType, _ form: String?) -> String? {
    let written = form.map { "write it as \($0)" }
    switch (type, node.value) {
    case (.integer, .text(let text)), (.number, .text(let text)):
      switch CoreSchema.value(of: text) {
      case .integer, .number: return "write it without quotes"
      default: return written
      }
    default: return written
    }
  }

  private static func list(_ choices: [String]) -> String {
    let quoted = choices.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "nothing" }
    return "one of " + quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  static func shorten(_ text: String) -> String {
    text.unicodeScalars.count <= 40
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(39))) + "…"
  }
}
