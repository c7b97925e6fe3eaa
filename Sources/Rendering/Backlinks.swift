import Markdown
import SiteModel
import Synchronization

/// Which pages link to which, by links to their files and to their addresses; found out when it is first asked for, since
/// few sites show it.
final class Backlinks: Sendable {
  private let site: Site
  private let found = Mutex<[Int: [Int]]?>(nil)

  init(_ site: Site) { self.site = site }

  /// The pages that link to a page, in the order of `Site.pages`.
  ///
  /// - Complexity: the first time O(n) in the links of all pages.
  func pages(linkingTo page: Int) -> [Int] {
    found.withLock { found in
      let pages = found ?? Self.find(site)
      found = pages
      return pages[page] ?? []
    }
  }

  private static func find(_ site: Site) -> [Int: [Int]] {
    var byURL: [URLPath: Int] = [:]
    byURL.reserveCapacity(site.pages.count)
    for index in site.pages.indices { byURL[site.pages[index].file.facts.url] = index }
    var pages: [Int: [Int]] = [:]
    for index in site.pages.indices where !site.pages[index].file.markdown.slots.isEmpty {
      let file = site.pages[index].file
      var seen: Set<Int> = [index]
      for slot in file.markdown.slots {
        guard let page = target(of: slot.kind, from: file.place.path, site, byURL),
          seen.insert(page).inserted
        else { continue }
        pages[page, default: []].append(index)
      }
    }
    return pages
  }

  private static func target(
    of kind: Slot.Kind, from path: String, _ site: Site, _ byURL: [URLPath: Int]
  ) -> Int? {
    switch kind {
    case .link(let target, _):
      guard let file = ContentReference.resolve(target, fromFile: path),
        let url = site.addresses[file] ?? nil
      else { return nil }
      return byURL[url]
    case .file(let target, _, let written):
      guard written.beginsWithSlash, let url = URLPath(written: target) else { return nil }
      return byURL[url]
    }
  }
}
