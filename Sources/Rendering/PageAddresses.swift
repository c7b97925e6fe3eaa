import SiteModel

/// The addresses of a site's pages, for links that are written as addresses on a site whose pages end otherwise.
struct PageAddresses: Sendable {
  private let slashes: TrailingSlash
  /// Empty where addresses are as they are written.
  private var pages: Set<URLPath> = []

  init(_ site: Site) {
    slashes = site.settings.trailingSlash
    if slashes == .always { return }
    for index in site.pages.indices { pages.insert(site.pages[index].file.facts.url) }
    for list in site.lists {
      for number in 1...list.pageCount { pages.insert(list.url(ofPage: number)) }
    }
    for taxonomy in site.taxonomies { pages.insert(taxonomy.url) }
    for page in site.templatePages { pages.insert(page.url) }
    for archive in site.archives { pages.insert(archive.url) }
  }

  /// A written address with the end that the site's pages have: `/about/#us` → `/about#us`; those of no page as they are.
  func shown(_ written: String) -> String {
    if slashes == .always { return written }
    let end = written.firstIndex { $0 == "?" || $0 == "#" } ?? written.endIndex
    let path = String(written[..<end])
    guard let url = URLPath(written: path), pages.contains(url) else { return written }
    let shown = slashes == .never ? url.withoutSlash : url.asFile
    return shown.text + written[end...]
  }
}
