import Dates

/// The orders of lists. Ties end at the address, so that no order depends on how files were found.
struct PostOrder {
  let key: SectionFields.SortKey
  let isReversed: Bool

  /// Newest first.
  static let newestFirst = PostOrder(key: .date, isReversed: false)

  /// What is compared of a post, worked out once.
  private struct Entry {
    let page: Int
    let instant: Int
    let weight: Int
    let title: String
    let url: URLPath
  }

  /// Indices of `pages` in this order.
  ///
  /// - Complexity: O(n log n).
  func sorted(_ indices: [Int], of pages: [Page]) -> [Int] {
    let entries = indices.map { index in
      let page = pages[index]
      let date = key == .updated ? page.updated ?? page.date : page.date
      return Entry(
        page: index, instant: date?.instant ?? .min, weight: page.fields.weight ?? .max,
        title: page.title.lowercased(), url: page.url)
    }
    return entries.sorted { isReversed ? precedes($1, $0) : precedes($0, $1) }.map(\.page)
  }

  private func precedes(_ left: Entry, _ right: Entry) -> Bool {
    switch key {
    case .date, .updated: break
    case .title: if left.title != right.title { return left.title < right.title }
    case .weight: if left.weight != right.weight { return left.weight < right.weight }
    }
    if left.instant != right.instant { return left.instant > right.instant }
    if left.title != right.title { return left.title < right.title }
    return left.url < right.url
  }
}

extension Section {
  /// The order of its list, as its `_index.md` says.
  var order: PostOrder { PostOrder(key: fields.sort, isReversed: fields.isReversed) }
}
