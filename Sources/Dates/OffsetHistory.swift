/// The offsets of a zone over time: a list of changes, and the yearly rule that goes on after the last.
struct OffsetHistory: Sendable {
  /// Instants at which the offset changes, ascending.
  private let instants: [Int]
  /// The offset from the instant of the same index on.
  private let offsetsAfter: [Int]
  /// The offset before the first change.
  private let first: Int
  /// What holds from the last change on; nil when the last offset simply stays.
  private let rule: YearlyRule?

  init(fixed offset: Int) {
    (instants, offsetsAfter, first, rule) = ([], [], offset, nil)
  }

  /// Nil unless `instants` ascend and each has an offset.
  init?(instants: [Int], offsetsAfter: [Int], first: Int, rule: YearlyRule?) {
    guard instants.count == offsetsAfter.count else { return nil }
    for (earlier, later) in zip(instants, instants.dropFirst()) where earlier >= later {
      return nil
    }
    self.instants = instants
    self.offsetsAfter = offsetsAfter
    self.first = first
    self.rule = rule
  }

  func offset(at instant: Int) -> Int {
    guard let last = instants.last else { return rule?.offset(at: instant) ?? first }
    if instant >= last, let rule { return rule.offset(at: instant) }
    var low = 0
    var high = instants.count
    while low < high {
      let middle = (low + high) / 2
      if instants[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsetsAfter[low - 1]
  }

  /// Every offset that can occur, each once, the most eastern first.
  var offsets: [Int] {
    var all = Set(offsetsAfter)
    all.insert(first)
    if let rule { all.formUnion([rule.standard, rule.daylight]) }
    return all.sorted(by: >)
  }
}
