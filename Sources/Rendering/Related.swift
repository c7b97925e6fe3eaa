import Dates
package import SiteModel

/// The posts that are most like another one: by the terms that they share, of which rarer ones weigh more, and of those
/// alike the newer ones.
///
/// A term's posts are a row of an inverted index, so only posts that share a term are looked at; of a term that very many
/// have, only its newest.
package struct Related: Sendable {
  /// Posts of one term that are looked at.
  private static let mostOfOneTerm = 256

  private let site: Site
  /// For each page how many are newer, those of one age by their addresses.
  private let ranks: [UInt32]

  /// - Complexity: O(n log n).
  package init(_ site: Site) {
    self.site = site
    guard site.settings.related > 0 else {
      ranks = []
      return
    }
    let instants = site.pages.map { $0.file.facts.date?.instant ?? .min }
    let order = site.pages.indices.sorted { left, right in
      instants[left] == instants[right]
        ? site.pages[left].url < site.pages[right].url : instants[left] > instants[right]
    }
    var ranks = [UInt32](repeating: 0, count: order.count)
    for (rank, page) in order.enumerated() { ranks[page] = UInt32(truncatingIfNeeded: rank) }
    self.ranks = ranks
  }

  /// Indices of `Site.pages`, the most alike first.
  ///
  /// - Complexity: O(terms × `mostOfOneTerm` + n / 16), however the posts share their terms.
  package func pages(for page: Int) -> [Int] {
    let count = site.settings.related
    guard count > 0 else { return [] }
    var scores = [UInt16](repeating: 0, count: site.pages.count)
    var found: [Int] = []
    for term in site.pages[page].terms where !site.taxonomies[term.taxonomy].settings.isSeries {
      let posts = site.taxonomies[term.taxonomy].terms[term.term].pages
      let weight = weight(of: posts.count)
      for other in posts.prefix(Self.mostOfOneTerm) where other != page {
        if scores[other] == 0 { found.append(other) }
        scores[other] &+= weight
      }
    }
    // The few best are kept while all are looked at, the best first.
    var best: [(page: Int, key: UInt64)] = []
    for other in found {
      let key = UInt64(scores[other]) << 32 | UInt64(UInt32.max - ranks[other])
      if best.count == count, let last = best.last, key <= last.key { continue }
      let place = best.firstIndex { $0.key < key } ?? best.count
      best.insert((other, key), at: place)
      if best.count > count { best.removeLast() }
    }
    return best.map(\.page)
  }

  /// In halvings: what one more post with a term changes seldom moves anything.
  private func weight(of count: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: max(1, Self.halvings(site.pages.count) - Self.halvings(count) + 1))
  }

  private static func halvings(_ count: Int) -> Int { Int.bitWidth - count.leadingZeroBitCount }
}
