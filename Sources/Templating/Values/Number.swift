/// A number out of a value: booleans count as 0 and 1, as in Python.
enum Number {
  case int(Int)
  case double(Double)

  init?(_ value: Value) {
    switch value {
    case .int(let number): self = .int(number)
    case .double(let number): self = .double(number)
    case .bool(let flag): self = .int(flag ? 1 : 0)
    default: return nil
    }
  }

  var double: Double {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    }
  }

  func equals(_ other: Number) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.int(let whole), .double(let number)), (.double(let number), .int(let whole)):
      Int(exactly: number) == whole
    }
  }

  /// Whether the number is less, exactly, even where an integer has no double of its own.
  func isLess(than other: Number) -> Bool {
    switch (self, other) {
    case (.int(let left), .int(let right)): return left < right
    case (.double(let left), .double(let right)): return left < right
    case (.int(let left), .double(let right)):
      if right.isNaN { return false }
      if let whole = Int(exactly: right.rounded(.up)) { return left < whole }
      return right > 0
    case (.double(let left), .int(let right)):
      if left.isNaN { return false }
      if let whole = Int(exactly: left.rounded(.down)) { return whole < right }
      return left < 0
    }
  }
}
