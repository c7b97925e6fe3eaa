import Diagnostics

/// The wording of what is found wrong when templates are checked against what pages offer.
enum CheckMessages {
  static func message(
    _ fault: Findings.Fault, on kinds: [String], in source: SourceText, _ range: Range<Int>,
    location: (Place) -> Diagnostic.Location?
  ) -> Diagnostic {
    switch fault {
    case .field(let record, let name):
      let near = nearestName(to: name, among: record.names)
      return .error(
        "template.field", "'\(record.name)' has no field '\(name)'\(pages(kinds))", in: source,
        range, hint: near.map { "did you mean '\($0)'?" } ?? list(record.names, "its fields are"))
    case .key(let fields, let name):
      let keys = fields.keys.sorted()
      let near = nearestName(to: name, among: keys)
      return .error(
        "template.field", "the map has no key '\(name)'\(pages(kinds))", in: source, range,
        hint: near.map { "did you mean '\($0)'?" } ?? list(keys, "its keys are"))
    case .attribute(let owner, let name):
      return .error(
        "template.field", "\(owner) has no field '\(name)'\(pages(kinds))", in: source, range)
    case .global(let name):
      return .error(
        "template.name",
        "there is no '\(name)'\(kinds.isEmpty ? " here" : pages(kinds))", in: source, range,
        hint: "not every page has it, so ask 'if \(name) is defined'")
    case .hiddenGlobal(let name):
      return .error(
        "template.name", "there is no '\(name)' here", in: source, range,
        hint: "import this template 'with context', or pass '\(name)' to the macro")
    case .unset(let name, let place, let isKept):
      let note = place.flatMap(location).map { Diagnostic.Note("it is set here", at: $0) }
      return .warning(
        "template.unset", "'\(name)' may have no value here", in: source, range,
        hint: isKept
          ? "what a loop, a block or a macro sets stays inside it"
          : "set it on every way here, or ask 'if \(name) is defined'",
        notes: note.map { [$0] } ?? [])
    }
  }

  /// ` on pages of kind 'home' or 'term'`, nothing for no kinds.
  private static func pages(_ kinds: [String]) -> String {
    guard let last = kinds.last else { return "" }
    let others = kinds.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return " on pages of kind \(others.isEmpty ? "" : "\(others) and ")'\(last)'"
  }

  private static func list(_ names: [String], _ opening: String) -> String? {
    guard !names.isEmpty, names.count <= 12 else { return nil }
    return "\(opening) \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  static func unseen(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .warning(
      "template.unseen", "this is never shown, since the template extends another", in: source,
      range, hint: "put it into a block")
  }
}
