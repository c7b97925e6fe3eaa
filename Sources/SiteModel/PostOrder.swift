import Dates

/// The orders of lists. Ties end at the address, so that no order depends on how files were found.
struct PostOrder {
  let key: SortKey
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
    let value: SortValue?
  }

  /// Indices of pages of a site in this order.
  ///
  /// - Complexity: O(n log n).
  func sorted(_ indices: [Int], of site: Site) -> [Int] {
    var entries: [Entry] = []
    entries.reserveCapacity(indices.count)
    for index in indices {
      let file = site.pages[index].file
      let date =
        key == .updated ? file.facts.updated ?? file.facts.date : file.facts.date
      var value: SortValue?
      if case .field(let name) = key {
        value = file.sortValue(
          name, declared: site.sections[site.pages[index].section].declared,
          zone: site.settings.zone)
      }
      entries.append(
        Entry(
          page: index, instant: date?.instant ?? .min, weight: file.page.weight ?? .max,
          title: key == .title || date == nil ? file.facts.title.lowercased() : nil, value: value))
    }
    if case .field = key {
      // Posts without the field stand last whichever way round.
      let isReversed = isReversed
      let with = entries.filter { $0.value != nil }.sorted {
        isReversed ? precedes($1, $0, in: site.pages) : precedes($0, $1, in: site.pages)
      }
      let without = entries.filter { $0.value == nil }.sorted { precedes($0, $1, in: site.pages) }
      return (with + without).map(\.page)
    }
    entries.sort {
      isReversed ? precedes($1, $0, in: site.pages) : precedes($0, $1, in: site.pages)
    }
    return entries.map(\.page)
  }

  /// Posts by weight alone; those of one weight stay as they stand.
  static func byWeight(_ indices: [Int], of site: Site) -> [Int] {
    func weight(_ index: Int) -> Int { site.pages[index].file.page.weight ?? .max }
    return indices.enumerated().sorted { left, right in
      let weights = (weight(left.element), weight(right.element))
      return weights.0 == weights.1 ? left.offset < right.offset : weights.0 < weights.1
    }.map(\.element)
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
    case .field:
      if let first = left.value, let second = right.value, first != second { return first < second }
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
