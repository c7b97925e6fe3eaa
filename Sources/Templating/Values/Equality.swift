extension Value {
  /// Equality as Python's `==`: numbers by value whatever their type, text by scalars, lists and maps by their elements.
  func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)), (.string(let left), .markup(let right)),
      (.markup(let left), .string(let right)), (.markup(let left), .markup(let right)):
      return left.hasSameScalars(as: right)
    case (.none, .none), (.undefined, .undefined): return true
    case (.list(let left), .list(let right)), (.tuple(let left), .tuple(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.equals($1) }
    case (.map(let left), .map(let right)):
      guard left.count == right.count else { return false }
      return left.entries.allSatisfy { entry in right[entry.key]?.equals(entry.value) ?? false }
    case (.range(let left), .range(let right)): return left.hasSameElements(as: right)
    case (.date(let left), .date(let right)): return left == right
    case (.object(let left), .object(let right)): return left === right
    case (.function(let left), .function(let right)): return left === right
    case (.namespace(let left), .namespace(let right)): return left === right
    default:
      guard let left = Number(self), let right = Number(other) else { return false }
      return left.equals(right)
    }
  }
}
