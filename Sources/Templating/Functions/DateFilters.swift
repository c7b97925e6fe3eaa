import Dates
import HTML
import Languages

extension BuiltInFilters {
  /// The filters for dates, as pages in a language need them.
  static func dates(in language: Language) -> [String: Routine] {
    let styles = DateStyles(language)
    return [
      "date": Routine([
        .required("value"), .optional("format", "%Y-%m-%d"), .optional("locale"),
      ]) { arguments, _ throws(CallError) in
        guard case .date(let date) = arguments[0] else {
          throw CallMessages.badInput("date", "a date", arguments[0])
        }
        var bytes: [UInt8] = []
        let style = try styles.style(try arguments.optionalText(2))
        try style.write(date, try arguments.text(1), into: &bytes)
        return .string(String(decoding: bytes, as: UTF8.self))
      }.writing { arguments, output throws(CallError) in
        guard case .date(let date) = arguments[0], case .string(let format) = arguments[1] else {
          return false
        }
        var bytes: [UInt8] = []
        try styles.style(try arguments.optionalText(2)).write(date, format, into: &bytes)
        output.append(escaping: bytes)
        return true
      }.checked { call in
        // What is written out can be tried on any date.
        var style = styles.own
        do throws(CallError) {
          if let tag = call.text(2) { style = try styles.style(tag) }
        } catch {
          return (error, 2)
        }
        guard let format = call.text(1) else { return nil }
        do throws(CallError) {
          var bytes: [UInt8] = []
          try style.write(DateTime(instant: 0), format, into: &bytes)
        } catch {
          return (error, 1)
        }
        return nil
      }
    ]
  }

  /// A date written by a pattern of `strftime`, with English names as in Python.
  static func formatted(_ date: DateTime, _ pattern: String) throws(CallError) -> String {
    switch date.formatted(pattern) {
    case .success(let text): return text
    case .failure(let unknown): throw CallMessages.unknownDirective(unknown.text)
    }
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
