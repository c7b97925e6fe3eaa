import Synchronization

/// Gives its values in turn: `cycler("odd", "even")`.
final class Cycler: Callable {
  let values: [Value]
  private let position = Mutex(0)

  /// `values` is not empty.
  init(_ values: [Value]) {
    self.values = values
  }

  var name: String { "cycler" }
  /// The number of the value that comes next.
  var place: Int { position.withLock { $0 } }
  var current: Value { position.withLock { values[$0] } }

  func next() -> Value {
    position.withLock { position in
      defer { position = (position + 1) % values.count }
      return values[position]
    }
  }

  func reset() {
    position.withLock { $0 = 0 }
  }
}

/// Gives nothing the first time it is called and its text from then on: `joiner(", ")`.
final class Joiner: Callable {
  private let separator: Value
  private let isUsed = Mutex(false)

  init(_ separator: Value) {
    self.separator = separator
  }

  var name: String { "joiner" }

  func next() -> Value {
    isUsed.withLock { isUsed in
      defer { isUsed = true }
      return isUsed ? separator : .string("")
    }
  }
}
