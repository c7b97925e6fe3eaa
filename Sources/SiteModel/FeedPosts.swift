import Dates

extension Site {
  /// The formats in which a list can be followed, by its own wish or that of its kind.
  package func feedFormats(of list: PostList) -> [FeedFormat] {
    switch list.kind {
    case .section(let index):
      sections[index].isHome
        ? settings.feeds.site : sections[index].fields.feeds ?? settings.feeds.sections
    case .term(let taxonomy, let term):
      taxonomies[taxonomy].terms[term].file?.section?.feeds
        ?? taxonomies[taxonomy].settings.feeds ?? settings.feeds.terms
    case .own(let index): settings.lists[index].feeds ?? []
    case .period: []
    }
  }

  /// The posts of a list's feed: those with a date, newest first, whatever order the list itself has.
  ///
  /// - Complexity: O(*n*), and O(*n* log *n*) for a list in another order.
  package func feedPosts(of list: PostList) -> [Int] {
    var candidates = list.posts
    // The home page may show some of the posts only; its feed has all.
    if case .section(let index) = list.kind, sections[index].isHome {
      candidates = posts[list.language]
    }
    var dated: [(page: Int, instant: Int)] = []
    dated.reserveCapacity(candidates.count)
    for page in candidates {
      if let date = pages[page].date { dated.append((page, date.instant)) }
    }
    let isInOrder = zip(dated, dated.dropFirst()).allSatisfy { $0.instant >= $1.instant }
    if !isInOrder {
      dated = dated.enumerated().sorted { left, right in
        left.element.instant == right.element.instant
          ? left.offset < right.offset : left.element.instant > right.element.instant
      }.map(\.element)
    }
    return dated.prefix(settings.feeds.size).map(\.page)
  }
}
