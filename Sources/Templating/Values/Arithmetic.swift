import Glibc

extension Value {
  func apply(_ operation: ArithmeticOperator, _ other: Value) throws(CallError) -> Value {
    if case .int(let left) = self, case .int(let right) = other {
      return try Self.integers(operation, left, right)
    }
    if case .undefined(let undefined) = self { throw CallError(undefined) }
    if case .undefined(let undefined) = other {
      // A format takes one that is empty for the text it is.
      guard undefined?.isEmpty == true, operation == .remainder, text != nil else {
        throw CallError(undefined)
      }
    }
    if let left = Number(self), let right = Number(other) {
      if case .int(let left) = left, case .int(let right) = right {
        return try Self.integers(operation, left, right)
      }
      return try Self.doubles(operation, left.double, right.double)
    }
    switch operation {
    case .add: return try adding(other)
    case .multiply: return try multiplying(other)
    case .remainder:
      if let text { return try PercentFormat.format(text, isMarkup: isMarkup, other) }
      throw ValueMessages.cannot("%", self, other)
    default: throw ValueMessages.cannot(operation.rawValue, self, other)
    }
  }

  /// Whether it is HTML that is written as it stands.
  package var isMarkup: Bool {
    if case .markup = self { true } else { false }
  }

  // MARK: Numbers

  private static func integers(_ operation: ArithmeticOperator, _ left: Int, _ right: Int)
    throws(CallError) -> Value
  {
    let result: (partialValue: Int, overflow: Bool)
    switch operation {
    case .add: result = left.addingReportingOverflow(right)
    case .subtract: result = left.subtractingReportingOverflow(right)
    case .multiply: result = left.multipliedReportingOverflow(by: right)
    case .divide:
      guard right != 0 else { throw ValueMessages.division("/") }
      return .double(Double(left) / Double(right))
    case .floorDivide:
      guard right != 0 else { throw ValueMessages.division("//") }
      result = left.dividedReportingOverflow(by: right)
      if !result.overflow, left % right != 0, (left < 0) != (right < 0) {
        return .int(result.partialValue - 1)
      }
    case .remainder:
      guard right != 0 else { throw ValueMessages.division("%") }
      guard right != -1 else { return .int(0) }
      let rest = left % right
      return .int(rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest)
    case .power: return try power(left, right)
    }
    guard !result.overflow else { throw ValueMessages.overflow(operation.rawValue) }
    return .int(result.partialValue)
  }

  private static func power(_ base: Int, _ exponent: Int) throws(CallError) -> Value {
    if exponent < 0 { return try doubles(.power, Double(base), Double(exponent)) }
    var result = 1
    var factor = base
    var rest = exponent
    // Squaring takes at most 63 rounds; 0, 1 and -1 are the bases that never overflow.
    while rest > 0 {
      if rest & 1 == 1 {
        let (product, overflow) = result.multipliedReportingOverflow(by: factor)
        guard !overflow else { throw ValueMessages.overflow("**") }
        result = product
      }
      rest >>= 1
      if rest > 0 {
        let (square, overflow) = factor.multipliedReportingOverflow(by: factor)
        guard !overflow else { throw ValueMessages.overflow("**") }
        factor = square
      }
    }
    return .int(result)
  }

  private static func doubles(_ operation: ArithmeticOperator, _ left: Double, _ right: Double)
    throws(CallError) -> Value
  {
    switch operation {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide:
      guard right != 0 else { throw ValueMessages.division("/") }
      return .double(left / right)
    case .floorDivide:
      guard right != 0 else { throw ValueMessages.division("//") }
      return .double(divideFlooring(left, right).quotient)
    case .remainder:
      guard right != 0 else { throw ValueMessages.division("%") }
      return .double(divideFlooring(left, right).remainder)
    case .power:
      if left == 0, right < 0 { throw ValueMessages.division("**") }
      if left < 0, right.isFinite, right != right.rounded() {
        throw CallError("a negative number has no power \(FloatText.represent(right))")
      }
      let result = pow(left, right)
      guard result.isFinite || !left.isFinite || !right.isFinite else {
        throw ValueMessages.overflow("**")
      }
      return .double(result)
    }
  }

  /// CPython's `float_divmod`.
  private static func divideFlooring(_ left: Double, _ right: Double) -> (
    quotient: Double, remainder: Double
  ) {
    var remainder = fmod(left, right)
    var quotient = (left - remainder) / right
    if remainder != 0 {
      if (right < 0) != (remainder < 0) {
        remainder += right
        quotient -= 1
      }
    } else {
      remainder = right < 0 ? -0.0 : 0.0
    }
    guard quotient != 0 else { return (left / right < 0 ? -0.0 : 0.0, remainder) }
    var floored = quotient.rounded(.down)
    if quotient - floored > 0.5 { floored += 1 }
    return (floored, remainder)
  }

  /// The value with its sign changed, or as it is.
  func signed(negative: Bool) throws(CallError) -> Value {
    if case .undefined(let undefined) = self { throw CallError(undefined) }
    guard let number = Number(self) else {
      throw ValueMessages.cannot(negative ? "negate" : "take as a number", self)
    }
    switch number {
    case .int(let whole):
      guard negative else { return .int(whole) }
      guard whole != Int.min else { throw ValueMessages.overflow("-") }
      return .int(-whole)
    case .double(let double): return .double(negative ? -double : double)
    }
  }

  // MARK: Text and lists

  private func adding(_ other: Value) throws(CallError) -> Value {
    switch (self, other) {
    case (.string(let left), .string(let right)): return .string(try Self.joined(left, right))
    case (.markup(let left), .markup(let right)): return .markup(try Self.joined(left, right))
    case (.markup(let left), .string(let right)):
      return .markup(try Self.joined(left, PythonText.escape(right)))
    case (.string(let left), .markup(let right)):
      return .markup(try Self.joined(PythonText.escape(left), right))
    case (.list(let left), .list(let right)): return .list(try Self.joined(left, right))
    case (.tuple(let left), .tuple(let right)): return .tuple(try Self.joined(left, right))
    case (.string, .int), (.string, .double), (.int, .string), (.double, .string),
      (.markup, .int), (.int, .markup), (.markup, .double), (.double, .markup):
      let error = ValueMessages.cannot("+", self, other)
      throw CallError(error.summary, hint: "join text and numbers with '~'")
    default: throw ValueMessages.cannot("+", self, other)
    }
  }

  private func multiplying(_ other: Value) throws(CallError) -> Value {
    guard let count = Self.wholeNumber(other) else {
      if Self.wholeNumber(self) != nil, Self.wholeNumber(other) == nil,
        other.text != nil || other.isSequence
      {
        return try other.multiplying(self)
      }
      throw ValueMessages.cannot("*", self, other)
    }
    switch self {
    case .string(let text): return .string(try Self.repeated(text, count))
    case .markup(let text): return .markup(try Self.repeated(text, count))
    case .list(let elements): return .list(try Self.repeated(elements, count))
    case .tuple(let elements): return .tuple(try Self.repeated(elements, count))
    default: throw ValueMessages.cannot("*", self, other)
    }
  }

  private static func wholeNumber(_ value: Value) -> Int? {
    guard let number = Number(value), case .int(let whole) = number else { return nil }
    return whole
  }

  private var isSequence: Bool {
    switch self {
    case .list, .tuple: true
    default: false
    }
  }

  static func repeated(_ text: String, _ count: Int) throws(CallError) -> String {
    guard count > 0, !text.isEmpty else { return "" }
    try Limits.checkText(text.utf8.count, times: count)
    return String(repeating: text, count: count)
  }

  private static func joined(_ left: String, _ right: String) throws(CallError) -> String {
    try Limits.checkText(left.utf8.count + right.utf8.count)
    return left + right
  }

  private static func joined(_ left: [Value], _ right: [Value]) throws(CallError) -> [Value] {
    try Limits.checkList(left.count + right.count)
    return left + right
  }

  private static func repeated(_ elements: [Value], _ count: Int) throws(CallError) -> [Value] {
    guard count > 0, !elements.isEmpty else { return [] }
    try Limits.checkList(elements.count, times: count)
    return Array(repeatElement(elements, count: count).joined())
  }
}
