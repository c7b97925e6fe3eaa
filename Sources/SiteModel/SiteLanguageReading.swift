import Diagnostics
import FrontMatter

extension SiteLanguage {
  /// The languages of `language:` and `languages:`, the first that of `language`.
  static func read(_ reader: inout FieldReader) -> [SiteLanguage] {
    var first = reader.text("language")
    if let tag = first, !isTag(tag) {
      let written = Located(tag, range: reader.range(of: "language") ?? 0..<0)
      reader.report(SettingsProblem.languageTag(written, in: reader.source))
      first = nil
    }
    var languages: [SiteLanguage] = []
    guard let mapping = reader.mapping("languages") else {
      return [SiteLanguage(tag: first ?? "en")]
    }
    reader.mapping("languages") { inner in
      for entry in mapping.entries {
        guard isTag(entry.key) else {
          inner.report(
            SettingsProblem.languageTag(Located(entry.key, range: entry.keyRange), in: inner.source)
          )
          continue
        }
        if let other = languages.first(where: { $0.folder == entry.key.lowercased() }) {
          inner.report(SettingsProblem.sameLanguage(entry, other.tag, in: inner.source))
          continue
        }
        var language = SiteLanguage(tag: entry.key)
        if !entry.value.isNull {
          inner.mapping(entry.key) { language.read(&$0) }
        }
        languages.append(language)
      }
    }
    let tag = first ?? languages.first?.tag ?? "en"
    // The first language may be described among the others, or stand for itself.
    let place = languages.firstIndex { $0.folder == tag.lowercased() }
    let own = place.map { languages.remove(at: $0) } ?? SiteLanguage(tag: tag)
    return [own] + languages
  }

  private mutating func read(_ reader: inout FieldReader) {
    name = reader.text("name")
    title = reader.text("title")
    description = reader.text("description")
    author = reader.text("author")
    menus = Menu.read(&reader)
    let titles =
      reader.mapping["taxonomies"]?.value.mapping?.entries.map(\.key) ?? []
    reader.mapping("taxonomies") { inner in
      for name in titles { taxonomyTitles[name] = inner.text(name) }
    }
    strings = SiteStrings.read(&reader, language: language)
    reader.reportUnknown(known: Self.keys)
  }

  /// Tells of titles in `languages:` for taxonomies that the site does not have.
  static func reportUnknownTaxonomies(_ names: [String], _ reader: inout FieldReader) {
    // Series are there as soon as a post is in one.
    let known = names + ["series"]
    for language in reader.mapping["languages"]?.value.mapping?.entries ?? [] {
      for title in language.value.mapping?["taxonomies"]?.value.mapping?.entries ?? []
      where !known.contains(title.key) {
        reader.report(SettingsProblem.unknownTaxonomy(title, known, in: reader.source))
      }
    }
  }

  static let keys = [
    "name", "title", "description", "author", "menu", "menus", "taxonomies",
    "strings",
  ]

  /// Letters and digits in parts of one to eight, the first of letters (RFC 5646 §2.1, without looking words up).
  private static func isTag(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy {
          (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        }
    }
      && (parts.first.map { (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy { $0 > 57 } }
        ?? false)
  }
}
