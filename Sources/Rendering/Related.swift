import Dates
import SiteModel

/// The posts that are most like another one: by the terms that they share, of which rarer ones weigh more, and of those
/// alike the newer ones.
///
/// A term's posts are a row of an inverted index, so only posts that share a term are looked at; of a term that very many
/// have, only its newest.
struct Related {
  /// Posts of one term that are looked at.
  private static let mostOfOneTerm = 256
  /// Posts that are looked at for one post.
  private static let mostCandidates = 1024

  private let site: Site

  init(_ site: Site) { self.site = site }

  /// Indices of `Site.pages`, the most alike first.
  ///
  /// - Complexity: O(terms × `mostCandidates`), however many posts there are.
  func pages(for page: Int, count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let terms = site.pages[page].terms.filter { !site.taxonomies[$0.taxonomy].settings.isSeries }
      .map { (place: $0, count: posts(of: $0).count) }
      .sorted { $0.count < $1.count }
    var candidates: [Int] = []
    var seen: Set<Int> = [page]
    for term in terms {
      for other in posts(of: term.place).prefix(Self.mostOfOneTerm)
      where seen.insert(other).inserted {
        candidates.append(other)
      }
      if candidates.count >= Self.mostCandidates { break }
    }
    let weights = Dictionary(
      terms.map { (Self.key($0.place), weight(of: $0.count)) }
    ) { first, _ in first }
    let scored = candidates.map { other in
      (page: other, score: site.pages[other].terms.reduce(0) { $0 + (weights[Self.key($1)] ?? 0) })
    }
    return scored.sorted { left, right in
      if left.score != right.score { return left.score > right.score }
      let dates = (instant(left.page), instant(right.page))
      if dates.0 != dates.1 { return dates.0 > dates.1 }
      return site.pages[left.page].url < site.pages[right.page].url
    }.prefix(count).map(\.page)
  }

  private func posts(of term: Page.Term) -> [Int] {
    site.taxonomies[term.taxonomy].terms[term.term].pages
  }

  private func instant(_ page: Int) -> Int { site.pages[page].file.facts.date?.instant ?? .min }

  private static func key(_ term: Page.Term) -> Int { term.taxonomy << 32 | term.term }

  /// In halvings: what one more post with a term changes seldom moves anything.
  private func weight(of count: Int) -> Int {
    max(
      1,
      (Int.bitWidth - site.pages.count.leadingZeroBitCount)
        - (Int.bitWidth - count.leadingZeroBitCount) + 1)
  }
}
