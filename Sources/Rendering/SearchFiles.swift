import Dates
package import Markdown
package import Searching
package import SiteModel

/// The search index of a site's pages of one language: its files, and where they are published.
package struct SearchFiles: Sendable {
  /// The first leads to all others.
  package let files: [SearchFile]
  /// The folder of the index.
  private let folder: String

  /// Bytes of the text that a result shows of a page.
  private static let longestSummary = 160

  /// What an index takes of a body.
  package static func words(of markdown: RenderedMarkdown, settings: SearchSettings) -> [UInt8] {
    markdown.html.withUnsafeBytes {
      PageWords.record(
        ofHTML: $0, onlyHeadings: settings.text == .summary,
        summary: settings.text == .summary ? markdown.summary : "")
    }
  }

  /// - Parameters:
  ///   - bodies: where the words of the pages' bodies are.
  package static func make(
    _ site: Site, language: Int, bodies: any Bodies, sharing work: some WorkSharing
  ) -> SearchFiles {
    // Of pages that suit a visitor alike, the newest is shown first.
    var found: [(index: Int, time: Int)] = []
    for index in site.pages.indices
    where site.pages[index].place.language == language && site.pages[index].fields.search != false {
      found.append((index, site.pages[index].date?.instant ?? .min))
    }
    found.sort { $0.time == $1.time ? $0.index < $1.index : $0.time < $1.time }
    let pages = found.map(\.index)
    let files = SearchIndex.make(
      pages.count, page: { page(site, pages[$0]) },
      words: { words(site, pages[$0], bodies) }, sharing: work)
    return SearchFiles(files: files, folder: folder(site, language))
  }

  private static func page(_ site: Site, _ index: Int) -> SearchIndex.Page {
    let (title, fields) = (site.pages[index].title, site.pages[index].fields)
    let text = fields.description ?? fields.summary ?? site.pages[index].markdown.summary
    return SearchIndex.Page(
      address: site.settings.baseURL.href(site.pages[index].url), title: title,
      summary: shortened(text),
      terms: site.pages[index].terms.map { site.taxonomies[$0.taxonomy].terms[$0.term].name })
  }

  private static func words(_ site: Site, _ index: Int, _ bodies: any Bodies) -> [UInt8] {
    let file = site.pages[index].file
    if let words = bodies.words(of: file) { return words }
    return words(of: bodies.markdown(of: file), settings: site.settings.search ?? SearchSettings())
  }

  /// A text, cut behind a word where it is long.
  private static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestSummary else { return text }
    let start = Array(text.utf8.prefix(longestSummary + 1))
    // Behind a word, else behind a whole scalar; texts without spaces may be cut anywhere.
    let space = start.lastIndex(of: UInt8(ascii: " ")) ?? 0
    let whole = start.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let end = space > longestSummary / 2 ? space : whole
    return String(decoding: start[..<end], as: UTF8.self) + "…"
  }

  // MARK: Places

  private static func folder(_ site: Site, _ language: Int) -> String {
    "search/\(site.settings.languages[language].folder)"
  }

  /// Where the file is published that leads to all others.
  static func entry(_ site: Site, language: Int) -> URLPath {
    URLPath(file: folder(site, language) + "/index.bin")
  }

  /// Where a file is published.
  func url(of file: Int) -> URLPath { URLPath(file: "\(folder)/\(files[file].name)") }
}
