package import Dates
package import Diagnostics
package import FrontMatter
import Markdown

extension Settings {
  /// The keys of `site.yaml` that this version knows.
  static let keys = [
    "title", "description", "base_url", "language", "timezone", "author", "logo", "style", "size",
    "taxonomies", "palette", "theme", "markdown", "templates", "search", "menu",
  ]

  /// Settings from the parsed file, and what is wrong with them.
  ///
  /// - Parameter zone: gives the rules of a zone by its IANA name or fixed offset, nil for one that does not exist.
  package static func read(
    _ mapping: Mapping, in source: SourceText, zone: (String) -> TimeZone?
  ) -> (Settings, [Diagnostic]) {
    var settings = Settings()
    var reader = FieldReader(mapping, in: source)
    if let title = reader.text("title") { settings.title = title }
    settings.description = reader.text("description")
    if let written = reader.text("base_url") {
      if let url = BaseURL(written) {
        settings.baseURL = url
      } else {
        reader.report(SettingsProblem.baseURL(written, in: source, reader.range(of: "base_url")))
      }
    }
    if let language = reader.text("language") { settings.language = language }
    if let name = reader.text("timezone") {
      if let rules = zone(name) {
        settings.zone = rules
      } else {
        reader.report(SettingsProblem.zone(name, in: source, reader.range(of: "timezone")))
      }
    }
    settings.author = reader.text("author")
    settings.logo = reader.text("logo")
    if let style = reader.choice("style", as: Style.self) { settings.style = style }
    if let size = reader.integer("size", in: 1...10_000) { settings.size = size }
    readTaxonomies(&reader, into: &settings)
    readPalette(&reader, into: &settings)
    settings.theme = Theme.read(&reader, palette: settings.palette)
    reader.mapping("markdown") { inner in
      if let passes = inner.boolean("html") { settings.markdown.allowsRawHTML = passes }
      if let smart = inner.boolean("smart_punctuation") {
        settings.markdown.smartPunctuation = smart
      }
      for (name, construct) in MarkdownConstructs.keys {
        guard let isOn = inner.boolean(name) else { continue }
        if isOn {
          settings.markdown.constructs.insert(construct)
        } else {
          settings.markdown.constructs.remove(construct)
        }
      }
      if let shift = inner.integer("heading_shift", in: 0...5) {
        settings.markdown.headingShift = shift
      }
      inner.mapping("external_links") { links in
        settings.markdown.externalRel = links.text("rel")
        settings.markdown.externalTarget = links.text("target")
        links.reportUnknown(known: ["rel", "target"])
      }
      inner.mapping("toc") { levels in
        let from = levels.integer("from", in: 1...6) ?? settings.contentsLevels.lowerBound
        let to = levels.integer("to", in: 1...6) ?? settings.contentsLevels.upperBound
        settings.contentsLevels = min(from, to)...max(from, to)
        levels.reportUnknown(known: ["from", "to"])
      }
      inner.reportUnknown(
        known: ["html", "smart_punctuation", "heading_shift", "external_links", "toc"]
          + MarkdownConstructs.keys.map(\.name))
    }
    reader.mapping("templates") { inner in
      if let trims = inner.boolean("trim_blocks") { settings.templates.trimsBlocks = trims }
      if let strips = inner.boolean("lstrip_blocks") {
        settings.templates.stripsBlockIndent = strips
      }
      inner.reportUnknown(known: ["trim_blocks", "lstrip_blocks"])
    }
    settings.search = SearchSettings.read(&reader)
    let items = reader.mappings("menu") { inner -> MenuItem? in
      let (title, url) = (inner.text("title"), inner.text("url"))
      let place = inner.mapping.entries.first?.keyRange ?? 0..<0
      inner.require("title", at: place)
      inner.require("url", at: place)
      inner.reportUnknown(known: ["title", "url"])
      guard let title, let url else { return nil }
      guard
        url.beginsWithSlash
          || ["https:", "http:", "mailto:", "tel:", "#"].contains(where: url.hasPrefix)
      else {
        inner.report(
          SettingsProblem.menuAddress(url, in: inner.source, inner.range(of: "url") ?? place))
        return nil
      }
      return MenuItem(title: title, url: url)
    }
    settings.menu = (items ?? []).compactMap(\.value)
    reader.reportUnknown(known: keys)
    return (settings, reader.diagnostics)
  }

  private static func readTaxonomies(_ reader: inout FieldReader, into settings: inout Settings) {
    guard let names = reader.texts("taxonomies") else { return }
    settings.taxonomies = []
    for name in names {
      if PostFields.keys.contains(name.value) && !["tags", "categories"].contains(name.value) {
        reader.report(SettingsProblem.takenTaxonomy(name, in: reader.source))
      } else if Slug.make(name.value) == nil {
        reader.report(SettingsProblem.emptyTaxonomy(name, in: reader.source))
      } else if !settings.taxonomies.contains(where: { $0.name == name.value }) {
        settings.taxonomies.append(Taxonomy.Settings(name: name.value))
      }
    }
  }

  private static func readPalette(_ reader: inout FieldReader, into settings: inout Settings) {
    guard let mapping = reader.mapping("palette") else { return }
    var own: [(name: String, color: CardColor)] = []
    for entry in mapping.entries {
      if let written = entry.value.text, let color = Palette().color(written) {
        own.append((entry.key, color))
      } else {
        reader.report(SettingsProblem.paletteColor(entry, in: reader.source))
      }
    }
    settings.palette = Palette(own: own)
  }
}
