import Dates
package import Markdown
import Records
import Searching
package import SiteModel

/// The pages of one language that a site's search finds, in the order of the index, with what it has of each: posts and
/// other pages, and the lists that have an `_index.md` of their own.
package struct SearchedPages: Sendable {
  private let site: Site
  private let bodies: any Bodies
  /// Of pages that suit a visitor alike the last is shown first: the newest, and posts before lists.
  private let pages: [Found]

  private struct Found: Sendable {
    let file: LoadedFile
    let title: String
    let url: URLPath
    /// The index of `Site.pages`, nil for a list.
    let page: Int?
  }

  /// Bytes of the text that a result shows of a page.
  private static let longestSummary = 160

  init(_ site: Site, language: Int, bodies: any Bodies) {
    self.site = site
    self.bodies = bodies
    var found: [(index: Int, time: Int)] = []
    for index in site.pages.indices
    where site.pages[index].place.language == language && site.pages[index].fields.search != false {
      found.append((index, site.pages[index].date?.instant ?? .min))
    }
    found.sort { $0.time == $1.time ? $0.index < $1.index : $0.time < $1.time }
    pages =
      Self.lists(site, language)
      + found.map { item in
        let page = site.pages[item.index]
        return Found(file: page.file, title: page.title, url: page.url, page: item.index)
      }
  }

  /// The home, sections, taxonomies and terms, as far as they have a file in the language.
  private static func lists(_ site: Site, _ language: Int) -> [Found] {
    var lists: [Found] = []
    func add(_ file: LoadedFile?, _ title: String) {
      guard let file, file.place.language == language, file.page.search != false,
        let url = site.addresses[file.place.path] ?? nil
      else { return }
      lists.append(Found(file: file, title: title, url: url, page: nil))
    }
    for section in site.sections where section.language == language {
      add(section.file, section.title)
    }
    for taxonomy in site.taxonomies
    where taxonomy.language == language && !taxonomy.terms.isEmpty {
      add(taxonomy.file, taxonomy.title)
      for term in taxonomy.terms { add(term.file, term.title) }
    }
    return lists
  }

  /// What the index of a site takes of a body.
  package static func words(of markdown: RenderedMarkdown, settings: SearchSettings) -> [UInt8] {
    markdown.html.withUnsafeBytes {
      PageWords.record(
        ofHTML: $0, onlyHeadings: settings.text == .summary,
        summary: settings.text == .summary ? markdown.summary : "")
    }
  }

  func index(sharing work: some WorkSharing) -> [SearchFile] {
    SearchIndex.make(
      pages.count, page: { page(pages[$0]) }, words: { words(pages[$0].file) }, sharing: work)
  }

  private func page(_ found: Found) -> SearchIndex.Page {
    SearchIndex.Page(
      address: site.settings.baseURL.href(found.url), title: found.title,
      summary: shortened(summary(found.file)), terms: terms(found))
  }

  private func terms(_ found: Found) -> [String] {
    guard let page = found.page else { return [] }
    return site.pages[page].terms.map { site.taxonomies[$0.taxonomy].terms[$0.term].name }
  }

  private func summary(_ file: LoadedFile) -> String {
    file.page.description ?? file.page.summary ?? file.markdown.summary
  }

  private func words(_ file: LoadedFile) -> [UInt8] {
    if let words = bodies.words(of: file) { return words }
    return Self.words(
      of: bodies.markdown(of: file), settings: site.settings.search ?? SearchSettings())
  }

  /// A text, cut behind a word where it is long.
  private func shortened(_ text: String) -> String {
    guard text.utf8.count > Self.longestSummary else { return text }
    let start = Array(text.utf8.prefix(Self.longestSummary + 1))
    // Behind a word, else behind a whole scalar; texts without spaces may be cut anywhere.
    let space = start.lastIndex(of: UInt8(ascii: " ")) ?? 0
    let whole = start.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let end = space > Self.longestSummary / 2 ? space : whole
    return String(decoding: start[..<end], as: UTF8.self) + "…"
  }

  /// Of all that the index is made of, in 64 bits.
  func print() -> UInt64 {
    var print = Fingerprinter(seed: 5)
    print.combine(site.settings.baseURL.path)
    for page in pages {
      print.combine(site.settings.baseURL.href(page.url))
      print.combine(page.title)
      print.combine(summary(page.file))
      let terms = terms(page)
      print.combine(terms.count)
      for term in terms { print.combine(term) }
      switch page.file.words {
      case .none: print.combine(0)
      case .inMemory(let words): print.combine(Fingerprint.of(words))
      case .stored(_, _, let words): print.combine(words)
      }
    }
    return print.value
  }
}
