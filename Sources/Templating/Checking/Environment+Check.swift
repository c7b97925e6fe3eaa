package import Diagnostics

extension Environment {
  /// Checks loaded templates against what the pages they are rendered for offer.
  ///
  /// Errors are fields that such a page has not; warnings are variables that are set on some ways only,
  /// and text that is never shown. Each is told once, with the kinds of pages when not all show it.
  package func check(_ uses: [TemplateUse]) -> [Diagnostic] {
    let (numbers, templates) = loaded(uses.map { $0.template })
    let parts = TemplateParts(templates)
    let names = Set(globalNames)
    var findings = Findings()
    for (number, use) in zip(numbers, uses) {
      guard let root = templates[number] else { continue }
      TypeChecker.check(
        root, for: use.kind, among: templates, parts, library: library, globalNames: names,
        stackBudget: options.stackBudget, &findings)
    }
    let unseen = templates.compactMap { $0 }.sorted { $0.name < $1.name }
      .flatMap { UnseenText.diagnostics($0) }
    return findings.diagnostics(templates) + unseen
  }
}
