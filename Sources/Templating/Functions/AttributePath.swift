/// The way to a value inside another: `"author.name"`, `"tags.0"`, or a number.
struct AttributePath {
  private let steps: [Value]

  /// None leads to the value itself.
  init(_ path: Value) {
    switch path {
    case .none, .undefined: steps = []
    case .string(let text), .markup(let text):
      steps = TextOperations.split(text, ".", limit: -1).map { step in
        let isNumber = !step.isEmpty && step.utf8.allSatisfy { $0 &- 0x30 < 10 }
        return (isNumber ? Int(step) : nil).map { .int($0) } ?? .string(step)
      }
    default: steps = [path]
    }
  }

  /// What it leads to, undefined or `fallback` where there is nothing.
  func follow(from value: Value, fallback: Value = .none) throws(CallError) -> Value {
    var value = value
    for step in steps {
      if let next = try value.element(step) {
        value = next
      } else if case .none = fallback {
        value = .undefined(Undefined(try value.missing(step), at: nil))
      } else {
        value = fallback
      }
    }
    return value
  }
}

/// Sorting as Python does it: stable, and with errors where values have no order.
enum Sorting {
  /// The places of the elements in order of their keys.
  static func order(_ keys: [Value], reversed: Bool) throws(CallError) -> [Int] {
    var places = Array(keys.indices)
    var buffer = places
    var width = 1
    // Merge sort from the bottom up, since a comparison may throw.
    while width < places.count {
      var start = 0
      while start < places.count {
        let middle = min(start + width, places.count)
        let end = min(start + 2 * width, places.count)
        var left = start
        var right = middle
        for index in start..<end {
          let takesRight: Bool
          if left >= middle {
            takesRight = true
          } else if right >= end {
            takesRight = false
          } else {
            let (first, second) = (keys[places[left]], keys[places[right]])
            takesRight =
              reversed ? try first.isLess(than: second) : try second.isLess(than: first)
          }
          if takesRight {
            buffer[index] = places[right]
            right += 1
          } else {
            buffer[index] = places[left]
            left += 1
          }
        }
        start = end
      }
      swap(&places, &buffer)
      width *= 2
    }
    return places
  }

  /// A value to compare by: text in lower case unless case counts.
  static func key(_ value: Value, isCaseSensitive: Bool) throws(CallError) -> Value {
    if case .undefined(let undefined) = value { throw CallError(undefined) }
    guard !isCaseSensitive, let text = value.text else { return value }
    return .string(TextCase.lower(text))
  }
}
