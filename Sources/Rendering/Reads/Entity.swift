import Imaging
import Records
import SiteModel

/// A thing that templates read fields of.
///
/// What has a name is indirect, so that the many that are numbers are small.
enum Entity: Sendable {
  /// The site as pages of one language have it.
  case site(language: Int)
  case page(Int)
  /// A section as others refer to it.
  case section(Int)
  /// A section as its own list page has it.
  case sectionPage(Int)
  case list(Int, number: Int)
  case termsList(taxonomy: Int)
  /// The list of a feed's posts.
  case feedList(Int)
  /// A feed, by its place among all.
  case feed(Int)
  case hosting
  case term(taxonomy: Int, term: Int)
  case termPage(taxonomy: Int, term: Int)
  case termsPage(taxonomy: Int)
  /// A list of the settings or of a year, as its own page has it.
  case listPage(Int)
  case archiveList(language: Int)
  case archivePage(language: Int)
  case templatePage(Int)
  case notFound
  /// All pages for the sitemap.
  case allPages
  /// A template of content, whose only “field” is its text and that of all it refers to.
  indirect case template(String)
  /// A file below `_data`, whose only “field” is what is in it.
  indirect case data(String)
  /// The names of all that is in a folder below `_data`.
  indirect case dataNames(String)
  /// The address that the filter `resolve` found for what was written in a file.
  indirect case resolved(String, from: String)
}

extension Entity {
  /// The kinds, as they go into keys; they may get others only with another version of the cache.
  private enum Kind: UInt64 {
    case site = 1
    case page, section, sectionPage, list, termsList, newest, term, termPage, termsPage, notFound
    case allPages, template, resolved, listPage, archiveList, archivePage, feed, hosting
    case templatePage, data, dataNames
  }

  private static func key(_ kind: Kind, _ name: String, _ number: Int = 0) -> UInt64 {
    Fingerprint.of(name, seed: kind.rawValue &+ UInt64(bitPattern: Int64(number)) &* 64)
  }

  static let hostingKey = key(.hosting, "")
  static let notFoundKey = key(.notFound, "")
  static let allPagesKey = key(.allPages, "")

  static func siteKey(_ language: Int) -> UInt64 { key(.site, "", language) }
  static func pageKey(_ page: Page) -> UInt64 { pageKey(ofFile: page.path) }
  static func pageKey(ofFile path: String) -> UInt64 { key(.page, path) }
  static func sectionKey(_ section: Section) -> UInt64 { key(.section, section.url.text) }
  static func sectionPageKey(_ section: Section) -> UInt64 { key(.sectionPage, section.url.text) }

  /// A term is the same one as long as it has its address.
  static func termKey(_ term: Taxonomy.Term) -> UInt64 { key(.term, term.url.text) }
  static func termPageKey(_ term: Taxonomy.Term) -> UInt64 { key(.termPage, term.url.text) }
  static func termsPageKey(_ taxonomy: Taxonomy) -> UInt64 { key(.termsPage, taxonomy.url.text) }
  static func termsListKey(_ taxonomy: Taxonomy) -> UInt64 { key(.termsList, taxonomy.url.text) }

  static func listPageKey(_ list: PostList) -> UInt64 { key(.listPage, list.url.text) }
  static func templatePageKey(_ page: TemplatePage) -> UInt64 { key(.templatePage, page.template) }
  static func archivePageKey(_ archive: ArchivePage) -> UInt64 {
    key(.archivePage, archive.url.text)
  }
  static func archiveListKey(_ archive: ArchivePage) -> UInt64 {
    key(.archiveList, archive.url.text)
  }

  /// A page of a list is the same one as long as the list has its address and the page its number.
  static func listKey(_ list: PostList, number: Int) -> UInt64 {
    let kind =
      switch list.kind {
      case .section: "section:"
      case .term: "term:"
      case .own: "own:"
      case .period: "period:"
      }
    // The first page of a list whose pages keep their numbers has another one each time.
    let number = number == 1 ? 1 : list.shownNumber(ofPage: number) + 1
    return key(.list, kind + list.url.text, number)
  }

  static func feedListKey(_ list: PostList) -> UInt64 {
    key(.newest, "\(listKey(list, number: 1))")
  }
  static func feedKey(_ feed: Feeds.Feed, in site: Site) -> UInt64 {
    key(.feed, "\(listKey(site.lists[feed.list], number: 1)) \(feed.format.rawValue)")
  }
  static func templateKey(_ name: String) -> UInt64 { key(.template, name) }
  static func dataKey(_ path: String) -> UInt64 { key(.data, path) }
  static func dataNamesKey(_ path: String) -> UInt64 { key(.dataNames, path) }
  static func resolvedKey(_ written: String, from path: String) -> UInt64 {
    key(.resolved, path + "\0" + written)
  }
}

extension Output {
  /// What an output shows, for telling whether the one at the same address in the next build is the same.
  func subject(in site: Site) -> UInt64 {
    switch content {
    case .page(let index): return Entity.pageKey(site.pages[index])
    case .list(let index, let number):
      return Entity.listKey(site.lists[index], number: number)
    case .terms(let taxonomy): return Entity.termsPageKey(site.taxonomies[taxonomy])
    case .templatePage(let index): return Entity.templatePageKey(site.templatePages[index])
    case .archive(let language): return Entity.archivePageKey(site.archives[language])
    case .redirect(let url, let title):
      var print = Fingerprinter(seed: 1)
      print.combine(url.text)
      print.combine(title)
      return print.value
    case .notFound: return 2
    case .feed(let list, let format):
      return Fingerprint.of(
        format.rawValue, seed: Entity.listKey(site.lists[list], number: 1))
    case .sitemap(let part): return Fingerprint.of("\(part ?? -1)", seed: 4)
    case .sitemapIndex: return 9
    case .headers: return 10
    case .redirects: return 11
    case .manifest: return 12
    case .icon(let icon): return Fingerprint.of(icon.rawValue, seed: 13)
    case .robots: return 5
    case .stylesheet: return 6
    case .script: return 7
    case .searchScript: return 9
    case .search: return 10
    case .copy(let path): return Fingerprint.of(path, seed: 8)
    }
  }
}
