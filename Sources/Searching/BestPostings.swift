/// The best of many postings: the weightiest, of those the newest pages, each page once.
struct BestPostings {
  private let most: Int
  /// By weight, each in no order and of `most` at most.
  private var levels: [[WordRun.Posting]]
  /// The oldest page that a full level holds.
  private var oldest: [Int]

  init(most: Int) {
    self.most = most
    levels = Array(repeating: [], count: WordRun.Posting.mostWeight + 1)
    oldest = Array(repeating: -1, count: WordRun.Posting.mostWeight + 1)
  }

  /// Adds one; late pages are best added first.
  @inline(__always)
  mutating func add(_ posting: WordRun.Posting) {
    if posting.page > oldest[posting.weight] { put(posting) }
  }

  private mutating func put(_ posting: WordRun.Posting) {
    let level = posting.weight
    if levels[level].contains(where: { $0.page == posting.page }) { return }
    if levels[level].count == most {
      let place = levels[level].indices.min { levels[level][$0].page < levels[level][$1].page }
      if let place { levels[level][place] = posting }
    } else {
      levels[level].append(posting)
    }
    if levels[level].count == most { oldest[level] = levels[level].map(\.page).min() ?? -1 }
  }

  /// At most `most` of them, by page.
  func byPage() -> [WordRun.Posting] {
    var found: [WordRun.Posting] = []
    for level in levels.reversed() {
      for posting in level.sorted(by: { $0.page > $1.page }) where found.count < most {
        if !found.contains(where: { $0.page == posting.page }) { found.append(posting) }
      }
    }
    return found.sorted { $0.page < $1.page }
  }
}
