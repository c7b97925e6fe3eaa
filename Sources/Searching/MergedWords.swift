/// All words of a site by their bytes, with the pages they stand in, from runs of pages that follow each other.
struct MergedWords: Sendable {
  private let runs: [WordRun]
  /// For each word its number in each run, `none` where that has no such word.
  private let numbers: [UInt32]
  let count: Int

  private static let none = UInt32.max

  init(_ runs: [WordRun]) {
    self.runs = runs
    var numbers: [UInt32] = []
    numbers.reserveCapacity(runs.reduce(0) { $0 + $1.order.count } * runs.count)
    var places = Array(repeating: 0, count: runs.count)
    var keys = runs.indices.map { Self.key(of: runs[$0], at: 0) }
    while true {
      // The least word that comes next in any run, and the runs that have it.
      var least: Int?
      for run in runs.indices where places[run] < runs[run].order.count {
        guard let known = least else {
          least = run
          continue
        }
        if keys[run] < keys[known]
          || keys[run] == keys[known]
            && Self.compare((runs[run], places[run]), (runs[known], places[known])) < 0
        {
          least = run
        }
      }
      guard let least else { break }
      let (key, place) = (keys[least], places[least])
      for run in runs.indices {
        let isSame =
          run == least
          || places[run] < runs[run].order.count && keys[run] == key
            && Self.compare((runs[run], places[run]), (runs[least], place)) == 0
        numbers.append(isSame ? runs[run].order[places[run]] : Self.none)
        if isSame, run != least { places[run] += 1 }
        if isSame, run != least { keys[run] = Self.key(of: runs[run], at: places[run]) }
      }
      places[least] += 1
      keys[least] = Self.key(of: runs[least], at: places[least])
    }
    self.numbers = numbers
    count = runs.isEmpty ? 0 : numbers.count / runs.count
  }

  private static func key(of run: WordRun, at place: Int) -> UInt64 {
    guard place < run.order.count else { return .max }
    return run.withWord(run.order[place]) { WordOrder.key($0) }
  }

  private static func compare(
    _ left: (run: WordRun, place: Int), _ right: (run: WordRun, place: Int)
  ) -> Int {
    left.run.withWord(left.run.order[left.place]) { word in
      right.run.withWord(right.run.order[right.place]) { WordOrder.compare(word, $0) }
    }
  }

  /// The bytes of a word, valid inside `body`.
  func withWord<Value>(_ word: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    let first = word * runs.count
    for run in runs.indices where numbers[first + run] != Self.none {
      return runs[run].withWord(numbers[first + run], body)
    }
    return body(UnsafeRawBufferPointer(start: nil, count: 0))
  }

  func bytes(of word: Int) -> [UInt8] { withWord(word) { Array($0) } }

  /// The postings of a word by page.
  @inline(__always)
  func forEachPosting(of word: Int, _ body: (WordRun.Posting) -> Void) {
    let first = word * runs.count
    for run in runs.indices where numbers[first + run] != Self.none {
      for posting in runs[run].postings(of: numbers[first + run]) { body(posting) }
    }
  }

  /// The postings of a word, the last page first.
  @inline(__always)
  func forEachPostingBackwards(of word: Int, _ body: (WordRun.Posting) -> Void) {
    let first = word * runs.count
    for run in runs.indices.reversed() where numbers[first + run] != Self.none {
      for posting in runs[run].postings(of: numbers[first + run]).reversed() { body(posting) }
    }
  }

  /// How many pages a word stands in.
  func pageCount(of word: Int) -> Int {
    let first = word * runs.count
    var count = 0
    for run in runs.indices where numbers[first + run] != Self.none {
      count += runs[run].postingCount(of: numbers[first + run])
    }
    return count
  }

  /// The first word that is not before these bytes.
  func firstWord(notBefore bytes: [UInt8]) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let isBefore = withWord(middle) { word in
        bytes.withUnsafeBytes { WordOrder.compare(word, $0) < 0 }
      }
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
