package import Dates
package import Diagnostics
package import FrontMatter
import Markdown

extension Settings {
  /// The keys of `site.yaml` that this version knows.
  package static let keys =
    [
      "title", "description", "base_url", "language", "timezone", "author", "logo", "style", "size",
      "taxonomies", "palette", "theme", "markdown", "templates", "menu", "menus", "languages",
      "permalinks", "lists", "archive", "related", "feeds", "trailing_slash", "strings",
      "search", "updated", "hooks",
    ] + HostingSettings.keys

  /// Settings from the parsed file, and what is wrong with them.
  ///
  /// - Parameter zone: gives the rules of a zone by its IANA name or fixed offset, nil for one that does not exist.
  package static func read(
    _ mapping: Mapping, in source: SourceText, zone: (String) -> TimeZone?
  ) -> (Settings, [Diagnostic]) {
    var settings = Settings()
    settings.source = source
    var reader = FieldReader(mapping, in: source, rules: FieldForms.ofSettings)
    if let title = reader.text("title"), !title.isBlank { settings.title = title }
    settings.description = reader.text("description")
    if let written = reader.text("base_url") {
      if let url = BaseURL(written) {
        settings.baseURL = url
      } else {
        reader.report(SettingsProblem.baseURL(written, in: source, reader.range(of: "base_url")))
      }
    }
    if let slashes = reader.choice("trailing_slash", as: TrailingSlash.self) {
      settings.trailingSlash = slashes
    }
    settings.languages = SiteLanguage.read(&reader)
    if let name = reader.text("timezone") {
      if let rules = zone(name) {
        settings.zone = rules
      } else {
        reader.report(SettingsProblem.zone(name, in: source, reader.range(of: "timezone")))
      }
    }
    settings.author = reader.text("author")
    settings.logo = reader.located("logo")
    if let style = reader.choice("style", as: Style.self) { settings.style = style }
    if let size = reader.size("size") { settings.size = size }
    settings.taxonomies = Taxonomy.Settings.read(&reader) ?? settings.taxonomies
    SiteLanguage.reportUnknownTaxonomies(settings.taxonomies.map(\.name), &reader)
    readPermalinks(&reader, into: &settings)
    settings.lists = OwnList.read(&reader, size: settings.size)
    settings.archive = Archive.read(&reader)
    if let related = reader.integer("related", in: 0...20) { settings.related = related }
    if reader.choice("updated", from: ["git"]) != nil {
      settings.gitDates = reader.range(of: "updated")
    }
    settings.hooks = SiteHooks.read(&reader)
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
    settings.feeds = FeedSettings.read(&reader)
    settings.hosting = HostingSettings.read(&reader, palette: settings.palette)
    // A disk knows no page by half its name.
    if settings.hosting.usesRelativeURLs, settings.trailingSlash == .never {
      settings.trailingSlash = .file
    }
    settings.search = SearchSettings.read(&reader)
    settings.menus = Menu.read(&reader) ?? []
    settings.strings = SiteStrings.read(&reader, language: settings.languages[0].language)
    reader.reportUnknown(known: keys)
    return (settings, reader.diagnostics)
  }

  private static func readPermalinks(_ reader: inout FieldReader, into settings: inout Settings) {
    let entries = reader.mapping["permalinks"]?.value.mapping?.entries ?? []
    reader.mapping("permalinks") { inner in
      for entry in entries {
        guard let pattern = inner.permalink(entry.key) else { continue }
        let folder = entry.key.pathParts.joined(separator: "/")
        settings.permalinks.append((Located(folder, range: entry.keyRange), pattern))
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
