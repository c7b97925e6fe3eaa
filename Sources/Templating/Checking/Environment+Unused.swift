package import Diagnostics

extension Environment {
  /// What of a site's own templates nothing uses.
  ///
  /// - Parameters:
  ///   - own: the names of the templates to judge.
  ///   - roots: the templates that are rendered, all of them loaded.
  /// - Returns: the templates that nothing names, sorted, none where only a render can tell; and names
  ///   and blocks that are there for nobody, as warnings.
  package func unused(of own: Set<String>, from roots: [String]) -> (
    templates: [String], diagnostics: [Diagnostic]
  ) {
    let (numbers, all) = loaded(roots)
    var seen = Set(numbers)
    var waiting = numbers
    var reached: [CompiledTemplate] = []
    while let next = waiting.popLast() {
      guard next < all.count, let template = all[next] else { continue }
      reached.append(template)
      for reference in template.outline.references where seen.insert(reference.number).inserted {
        waiting.append(reference.number)
      }
    }
    reached.sort { $0.name < $1.name }
    let parts = UnusedParts(reached)
    let unnamed = own.subtracting(reached.map { $0.name }).sorted()
    return (
      parts.namesUnknown ? [] : unnamed,
      reached.filter { own.contains($0.name) }.flatMap { parts.diagnostics($0) }
    )
  }
}
