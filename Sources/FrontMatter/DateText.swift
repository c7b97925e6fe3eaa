import Dates

/// Dates as authors write them, and what is wrong with one that is nearly a date.
enum DateText {
  static func date(_ text: String) -> WrittenDate? { nil }

  /// For a text in the shape of a date whose day or time does not exist: `day '2026-02-30'`.
  static func flaw(_ text: String) -> (summary: String, hint: String?)? { nil }
}
