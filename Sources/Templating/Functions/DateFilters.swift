import Dates
import HTML

extension BuiltInFilters {
  static let dates: [String: Routine] = [
    "date": Routine([.required("value"), .optional("format", "%Y-%m-%d")]) {
      arguments, _ throws(CallError) in
      guard case .date(let date) = arguments[0] else {
        throw CallMessages.badInput("date", "a date", arguments[0])
      }
      return .string(try formatted(date, try arguments.text(1)))
    }.writing { arguments, output throws(CallError) in
      guard case .date(let date) = arguments[0], case .string(let pattern) = arguments[1] else {
        return false
      }
      var bytes: [UInt8] = []
      if let unknown = date.write(pattern, into: &bytes) { throw problem(unknown) }
      output.append(escaping: bytes)
      return true
    }
  ]

  /// A date written by a pattern.
  static func formatted(_ date: DateTime, _ pattern: String) throws(CallError) -> String {
    switch date.formatted(pattern) {
    case .success(let text): return text
    case .failure(let unknown): throw problem(unknown)
    }
  }

  private static func problem(_ unknown: UnknownDirective) -> CallError {
    CallError("'\(unknown.text)' is no part of a date", hint: "write a percent sign as '%%'")
  }
}

extension Value {
  /// A part of a date by its name, as Python's `datetime` has them.
  static func part(_ name: String, of date: DateTime) -> Value? {
    let civil = date.civil
    return switch name {
    case "year": .int(civil.year)
    case "month": .int(civil.month)
    case "day": .int(civil.day)
    case "hour": .int(civil.hour)
    case "minute": .int(civil.minute)
    case "second": .int(civil.second)
    default: nil
    }
  }
}
