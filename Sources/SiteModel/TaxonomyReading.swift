import Diagnostics
import FrontMatter

extension Taxonomy.Settings {
  /// `taxonomies:` as names, or as mappings with a `name`, or as a mapping by name; nil when there is none.
  static func read(_ reader: inout FieldReader) -> [Taxonomy.Settings]? {
    if reader.isOff("taxonomies") { return [] }
    guard let node = reader.node("taxonomies") else { return nil }
    var taxonomies: [Taxonomy.Settings] = []
    var bySlug: [String: Located<String>] = [:]
    func add(_ name: Located<String>) -> Bool {
      if PostFields.keys.contains(name.value) && !["tags", "categories"].contains(name.value) {
        reader.report(SettingsProblem.takenTaxonomy(name, in: reader.source))
      } else if let slug = Slug.make(name.value) {
        if let first = bySlug[slug] {
          reader.report(SettingsProblem.sameTaxonomy(name, first, in: reader.source))
        } else {
          bySlug[slug] = name
          taxonomies.append(Taxonomy.Settings(name: name.value, place: name.range))
          return true
        }
      } else {
        reader.report(SettingsProblem.emptyTaxonomy(name, in: reader.source))
      }
      return false
    }
    if let mapping = node.mapping {
      for entry in mapping.entries {
        let name = Located(entry.key, range: entry.keyRange)
        guard add(name), !entry.value.isNull else { continue }
        reader.mapping("taxonomies") { inner in
          inner.mapping(entry.key) { taxonomies[taxonomies.count - 1].read(&$0) }
        }
      }
      return taxonomies
    }
    guard let list = node.list, list.contains(where: { $0.mapping != nil }) else {
      for name in reader.texts("taxonomies") ?? [] { _ = add(name) }
      return taxonomies
    }
    for item in list where !item.isNull {
      if let mapping = item.mapping {
        var inner = FieldReader(
          mapping, in: reader.source, path: "taxonomies.", rules: FieldForms.ofTaxonomies)
        let name = inner.located("name")
        inner.require("name", at: mapping.entries.first?.keyRange ?? item.range)
        if let name, add(name) { taxonomies[taxonomies.count - 1].read(&inner) }
        for problem in inner.diagnostics { reader.report(problem) }
      } else if let name = reader.text(ofItem: item, "taxonomies") {
        _ = add(name)
      }
    }
    return taxonomies
  }

  private mutating func read(_ reader: inout FieldReader) {
    ownTitle = reader.text("title")
    style = reader.choice("style", as: Style.self)
    size = reader.size("size")
    template = reader.located("template")
    if let formats = reader.feedFormats("feeds") { feeds = formats ?? [.atom] }
    reader.reportUnknown(known: ["name", "title", "style", "size", "template", "feeds"])
  }
}
