import SiteModel

/// What a site map lists: first the lists of the home and of sections, then pages, then terms.
package struct Sitemap: Sendable {
  enum Entry: Sendable {
    case section(Int)
    case page(Int)
    case terms(taxonomy: Int)
    case term(taxonomy: Int, term: Int)
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
      switch list.kind {
      case .home: if site.home.fields.page.isForSearchEngines { entries.append(.section(0)) }
      case .section(let index):
        if site.sections[index].fields.page.isForSearchEngines { entries.append(.section(index)) }
      case .term: break
      }
    }
    for index in site.pages.indices where site.pages[index].file.page.isForSearchEngines {
      entries.append(.page(index))
    }
    for (index, taxonomy) in site.taxonomies.enumerated() where !taxonomy.terms.isEmpty {
      entries.append(.terms(taxonomy: index))
      entries += taxonomy.terms.indices.map { .term(taxonomy: index, term: $0) }
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
