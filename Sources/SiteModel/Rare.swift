/// Values that most posts have none of, kept apart so that those posts need no room for them.
struct Rare<Values: Sendable>: Sendable {
  private final class Box: Sendable {
    let values: Values

    init(_ values: Values) { self.values = values }
  }

  private var box: Box?

  /// One of the values, nil when there is none at all.
  func value<Value>(_ read: (borrowing Values) -> Value?) -> Value? {
    guard let box else { return nil }
    return read(box.values)
  }

  /// Stores a value, or none, among others that are `empty` until the first one is stored.
  mutating func set<Value>(
    _ value: Value?, empty: @autoclosure () -> Values, _ store: (inout Values) -> Void
  ) {
    guard value != nil || box != nil else { return }
    var values = box?.values ?? empty()
    store(&values)
    box = Box(values)
  }
}
