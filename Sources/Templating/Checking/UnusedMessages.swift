import Diagnostics

/// The wording of what templates define for nobody.
enum UnusedMessages {
  static func name(_ store: NameUses.Store, in source: SourceText) -> Diagnostic {
    let name = store.word.text
    let summary =
      switch store.kind {
      case .set, .with: "'\(name)' is set and never read"
      case .imported: "'\(name)' is imported and never used"
      case .macro: "the macro '\(name)' is never called"
      case .parameter(let macro):
        macro == "caller"
          ? "'\(name)' is never read" : "'\(name)' of the macro '\(macro)' is never read"
      }
    return .warning(
      "template.unused", summary, in: source, store.word.range,
      hint: "take it out, or call it '_\(name)'")
  }

  static func block(_ word: Word, known: Set<String>, in source: SourceText) -> Diagnostic {
    .warning(
      "template.unused", "no template above has a block '\(word.text)', so it is never shown",
      in: source, word.range,
      hint: nearestName(to: word.text, among: known).map { "did you mean '\($0)'?" })
  }
}
