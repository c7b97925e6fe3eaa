/// The numbers from `start` towards `stop` in steps, as Python's `range`, which it prints as.
package final class IntegerRange: Sendable {
  let start: Int
  let stop: Int
  let step: Int
  let count: Int

  /// Nil when the step is 0 or the count is more than an integer holds.
  init?(start: Int, stop: Int, step: Int) {
    guard step != 0, step != Int.min else { return nil }
    self.start = start
    self.stop = stop
    self.step = step
    let (low, high) = step > 0 ? (start, stop) : (stop, start)
    guard low < high else {
      count = 0
      return
    }
    let (distance, overflow) = high.subtractingReportingOverflow(low)
    guard !overflow else { return nil }
    count = (distance - 1) / abs(step) + 1
  }

  /// The element at an index from 0 up to `count`.
  subscript(_ index: Int) -> Int { start &+ index &* step }

  var elements: [Value] { (0..<count).map { .int(self[$0]) } }

  /// The elements from an index up to another in strides; nil when their step is too large a number.
  func part(_ bounds: (first: Int, end: Int, stride: Int)) -> IntegerRange? {
    let (step, overflow) = step.multipliedReportingOverflow(by: bounds.stride)
    guard !overflow else { return nil }
    return IntegerRange(start: self[bounds.first], stop: self[bounds.end], step: step)
  }

  func contains(_ number: Int) -> Bool {
    guard count > 0 else { return false }
    let last = self[count - 1]
    guard number >= min(start, last), number <= max(start, last) else { return false }
    return (number - start) % step == 0
  }

  func hasSameElements(as other: IntegerRange) -> Bool {
    guard count == other.count else { return false }
    if count == 0 { return true }
    return start == other.start && (count == 1 || step == other.step)
  }
}
