import Diagnostics
import FrontMatter
import SiteModel

extension SiteRenderer {
  /// Tells of templates that front matter and settings name and nobody has.
  static func unknownTemplates(
    _ site: Site, _ store: TemplateStore, _ source: (String) -> SourceText
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let known = Set(store.names)
    func check(_ name: Located<String>?, _ path: String?) {
      guard let name, let path, !known.contains(name.value) else { return }
      let nearest = nearestName(to: name.value, among: store.names)
      diagnostics.append(PlanProblem.unknownTemplate(name, nearest: nearest, in: source(path)))
    }
    // By index: a copy of a page costs a reference count for each of its parts.
    for index in site.pages.indices {
      guard let name = site.pages[index].file.template else { continue }
      check(name, site.pages[index].path)
    }
    for section in site.sections { check(section.fields.page.template, section.path) }
    for file in site.termFiles { check(file.page.template, file.place.path) }
    if let settings = site.settings.source {
      for name in site.settings.lists.map(\.template) + site.settings.taxonomies.map(\.template) {
        guard let name, !known.contains(name.value) else { continue }
        let nearest = nearestName(to: name.value, among: store.names)
        diagnostics.append(PlanProblem.unknownTemplate(name, nearest: nearest, in: settings))
      }
    }
    return diagnostics
  }
}
