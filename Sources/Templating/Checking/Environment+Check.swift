package import Diagnostics

extension Environment {
  /// Checks loaded templates against what the pages they are rendered for offer.
  ///
  /// Errors are fields that such a page has not; warnings are variables that are set on some ways only,
  /// and text that is never shown. Each is told once, with the kinds of pages when not all show it.
  package func check(_ uses: [TemplateUse]) -> [Diagnostic] {
    let (numbers, templates) = loaded(uses.map { $0.template })
    return check(zip(numbers, uses.map(\.kind)).map { ($0, $1) }, among: templates)
  }

  /// The same of one template whose text was at hand.
  package func check(_ template: Template, for kind: PageKind) -> [Diagnostic] {
    check([(template.compiled.number, kind)], among: usableTemplates())
  }

  private func check(
    _ uses: [(number: Int, kind: PageKind)], among templates: [CompiledTemplate?]
  ) -> [Diagnostic] {
    let parts = TemplateParts(templates)
    let names = Set(globalNames)
    var findings = Findings()
    for (number, kind) in uses {
      guard let root = templates[number] else { continue }
      TypeChecker.check(
        root, for: kind, among: templates, parts, library: library, globalNames: names,
        stackBudget: options.stackBudget, &findings)
    }
    let unseen = templates.compactMap { $0 }.sorted { $0.name < $1.name }
      .flatMap { UnseenText.diagnostics($0) }
    return findings.diagnostics(templates) + unseen
  }
}
