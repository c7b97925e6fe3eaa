import Dates

/// The orders of lists. Ties end at the address, so that no order depends on how files were found.
struct PostOrder {
  let key: SectionFields.SortKey
  let isReversed: Bool

  /// Newest first.
  static let newestFirst = PostOrder(key: .date, isReversed: false)

  var isNewestFirst: Bool { key == .date && !isReversed }

  /// What is compared of a post, worked out once; a title in small letters, which is dear, only where titles decide.
  private struct Entry {
    let page: Int
    let instant: Int
    let weight: Int
    let title: String?
  }

  /// Indices of `pages` in this order.
  ///
  /// - Complexity: O(n log n).
  func sorted(_ indices: [Int], of pages: [Page]) -> [Int] {
    var entries: [Entry] = []
    entries.reserveCapacity(indices.count)
    for index in indices {
      let file = pages[index].file
      let date =
        key == .updated ? file.facts.updated ?? file.facts.date : file.facts.date
      entries.append(
        Entry(
          page: index, instant: date?.instant ?? .min, weight: file.page.weight ?? .max,
          title: key == .title || date == nil ? file.facts.title.lowercased() : nil))
    }
    entries.sort {
      isReversed ? precedes($1, $0, in: pages) : precedes($0, $1, in: pages)
    }
    return entries.map(\.page)
  }

  private func precedes(_ left: Entry, _ right: Entry, in pages: [Page]) -> Bool {
    if key == .date || key == .updated, left.instant != right.instant {
      return left.instant > right.instant
    }
    func titles() -> (String, String) {
      (
        left.title ?? pages[left.page].title.lowercased(),
        right.title ?? pages[right.page].title.lowercased()
      )
    }
    switch key {
    case .date, .updated: break
    case .title:
      let (first, second) = titles()
      if first != second { return first < second }
    case .weight: if left.weight != right.weight { return left.weight < right.weight }
    }
    if left.instant != right.instant { return left.instant > right.instant }
    let (first, second) = titles()
    if first != second { return first < second }
    return pages[left.page].url < pages[right.page].url
  }
}

extension Section {
  /// The order of its list, as its `_index.md` says.
  var order: PostOrder { PostOrder(key: fields.sort, isReversed: fields.isReversed) }
}
