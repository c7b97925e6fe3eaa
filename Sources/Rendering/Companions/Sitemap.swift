import SiteModel

/// What a site map lists: first the lists of the home and of sections, then pages, terms and the other lists.
package struct Sitemap: Sendable {
  enum Entry: Sendable {
    case section(Int)
    case page(Int)
    case terms(taxonomy: Int)
    case term(taxonomy: Int, term: Int)
    /// A list of the settings, or of a year or month.
    case list(Int)
    case archive(language: Int)
    /// A page that comes from a template alone.
    case templatePage(Int)
  }

  /// The most that one file may list (sitemaps.org, “Using Sitemap index files”).
  package static let largest = 50_000

  private(set) var entries: [Entry] = []
  /// The addresses of its parts, none for a site that fits into one file.
  private(set) var parts: [URLPath] = []

  init() {}

  /// - Parameter largest: entries a file.
  init(_ site: Site, largest: Int) {
    entries.reserveCapacity(site.pages.count + site.lists.count + site.taxonomies.count)
    for list in site.lists {
      if case .section(let index) = list.kind,
        site.sections[index].fields.page.isForSearchEngines
      {
        entries.append(.section(index))
      }
    }
    for index in site.pages.indices where site.pages[index].file.isForSearchEngines {
      entries.append(.page(index))
    }
    for (index, taxonomy) in site.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
      if taxonomy.file?.page.isForSearchEngines ?? true { entries.append(.terms(taxonomy: index)) }
      for (term, value) in taxonomy.terms.enumerated()
      where value.file?.page.isForSearchEngines ?? true {
        entries.append(.term(taxonomy: index, term: term))
      }
    }
    for (language, archive) in site.archives.enumerated() where !archive.years.isEmpty {
      entries.append(.archive(language: language))
    }
    for (index, page) in site.templatePages.enumerated() where page.url.isFolder {
      entries.append(.templatePage(index))
    }
    for (index, list) in site.lists.enumerated() {
      switch list.kind {
      case .own, .period: entries.append(.list(index))
      case .section, .term: break
      }
    }
    guard entries.count > largest else { return }
    let count = (entries.count + largest - 1) / largest
    parts = (1...count).map { URLPath(file: "sitemap-\($0).xml") }
  }

  /// The entries of a part from 0, all of them where there is only one file.
  func entries(ofPart part: Int?) -> ArraySlice<Entry> {
    guard let part, !parts.isEmpty else { return entries[...] }
    let size = (entries.count + parts.count - 1) / parts.count
    let start = min(part * size, entries.count)
    return entries[start..<min(start + size, entries.count)]
  }
}
