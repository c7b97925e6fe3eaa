import Dates
import Templating

/// Dates in the forms that feeds and metadata need, which are the same in every language.
enum FixedDateFilters {
  static let all: [String: NativeFunction] = [
    "rfc3339": filter("rfc3339") { $0.rfc3339 },
    "rfc822": filter("rfc822", rfc822),
  ]

  /// `Mon, 30 Nov 2026 09:00:00 +0200`: RFC 822 with the year in four digits, as RSS 2.0 asks for it.
  private static func rfc822(_ date: DateTime) -> String {
    // Like `rfc3339`, since the form knows whole minutes of offset only.
    let whole = DateTime(instant: date.instant, offset: date.offset / 60 * 60)
    return (try? whole.formatted("%a, %d %b %Y %H:%M:%S %z").get()) ?? ""
  }

  private static func filter(
    _ name: String, _ write: @escaping @Sendable (DateTime) -> String
  ) -> NativeFunction {
    NativeFunction([.required("date")]) { arguments throws(CallError) in
      guard case .date(let date) = arguments[0] else {
        throw CallError("'\(name)' needs a date", hint: nil)
      }
      return .string(write(date))
    }
  }
}
