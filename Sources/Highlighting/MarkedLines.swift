/// Lines to mark, in ascending order.
struct MarkedLines {
  private let ranges: [ClosedRange<Int>]

  init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  var isEmpty: Bool { ranges.isEmpty }

  func cursor() -> Cursor { Cursor(ranges) }

  /// Answers for one line after another, each asked for once and in order.
  struct Cursor {
    private let ranges: [ClosedRange<Int>]
    private var next = 0
    /// The last line that the ranges begun so far reach.
    private var last = -1

    init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

    mutating func contains(_ line: Int) -> Bool {
      while next < ranges.count, ranges[next].lowerBound <= line {
        last = max(last, ranges[next].upperBound)
        next += 1
      }
      return line <= last
    }
  }
}
