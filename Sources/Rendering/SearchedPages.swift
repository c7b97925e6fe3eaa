import Dates
package import Markdown
import Records
import Searching
package import SiteModel

/// The pages of one language that a site's search finds, in the order of the index, with what it has of each.
package struct SearchedPages: Sendable {
  private let site: Site
  private let bodies: any Bodies
  /// Indices of `Site.pages`. Of pages that suit a visitor alike the last is shown first: the newest.
  private let pages: [Int]

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
    pages = found.map(\.index)
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
      pages.count, page: { page(pages[$0]) }, words: { words(pages[$0]) }, sharing: work)
  }

  private func page(_ index: Int) -> SearchIndex.Page {
    SearchIndex.Page(
      address: site.settings.baseURL.href(site.pages[index].url), title: site.pages[index].title,
      summary: shortened(summary(index)),
      terms: site.pages[index].terms.map { site.taxonomies[$0.taxonomy].terms[$0.term].name })
  }

  private func summary(_ index: Int) -> String {
    site.pages[index].fields.description ?? site.pages[index].fields.summary
      ?? site.pages[index].markdown.summary
  }

  private func words(_ index: Int) -> [UInt8] {
    let file = site.pages[index].file
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
    for index in pages {
      print.combine(site.settings.baseURL.href(site.pages[index].url))
      print.combine(site.pages[index].title)
      print.combine(summary(index))
      print.combine(site.pages[index].terms.count)
      for term in site.pages[index].terms {
        print.combine(site.taxonomies[term.taxonomy].terms[term.term].name)
      }
      switch site.pages[index].file.words {
      case .none: print.combine(0)
      case .inMemory(let words): print.combine(Fingerprint.of(words))
      case .stored(_, _, let words): print.combine(words)
      }
    }
    return print.value
  }
}
