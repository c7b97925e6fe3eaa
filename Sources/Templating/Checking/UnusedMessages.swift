import Diagnostics

/// The wording of what templates define for nobody.
enum UnusedMessages {
  static func name(_ store: NameUses.Store, in source: SourceText) -> Diagnostic {
    let name = store.word.text
    var hint = "take it out, or call it '_\(name)'"
    let summary: String
    switch store.kind {
    case .set, .with: summary = "'\(name)' is set and never read"
    case .macro: summary = "the macro '\(name)' is never called"
    case .parameter(of: "caller"): summary = "'\(name)' is never read"
    case .parameter(let macro): summary = "'\(name)' of the macro '\(macro)' is never read"
    case .imported:
      summary = "'\(name)' is imported and never used"
      hint = "take it out"
    }
    return .warning("template.unused", summary, in: source, store.word.range, hint: hint)
  }

  static func block(_ word: Word, known: Set<String>, in source: SourceText) -> Diagnostic {
    .warning(
      "template.unused", "no template above has a block '\(word.text)', so it is never shown",
      in: source, word.range,
      hint: nearestName(to: word.text, among: known).map { "did you mean '\($0)'?" })
  }
}
