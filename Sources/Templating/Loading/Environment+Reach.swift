/// The templates whose text can show in what a template writes.
package struct TemplateReach: Sendable {
  /// The template's own name and those of all that it may extend, include or import, sorted; names that there is no
  /// template of are among them, since one may come.
  package let names: [String]
  /// Whether a name is made while rendering, so that it may be that of any template.
  package let isOpen: Bool
}

extension Environment {
  /// The reach of a template that was loaded; of another, its name alone.
  package func reach(of name: String) -> TemplateReach {
    let (numbers, all) = loaded([name])
    var names: Set<String> = [name]
    var seen = Set(numbers)
    var waiting = numbers
    var isOpen = false
    while let next = waiting.popLast() {
      guard next < all.count, let template = all[next] else { continue }
      isOpen = isOpen || template.outline.namesTemplatesByComputing
      for reference in template.outline.references where seen.insert(reference.number).inserted {
        names.insert(reference.name)
        waiting.append(reference.number)
      }
    }
    return TemplateReach(
      names: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, isOpen: isOpen)
  }
}
