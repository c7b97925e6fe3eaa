/// The type a field is wanted in, as a message names it.
enum FieldType {
  case text, boolean, texts, mapping, mappings
  case integer(ClosedRange<Int>)
  /// A number, or a word in its place.
  case integerOr(String, ClosedRange<Int>)
  case number(ClosedRange<Double>)

  /// What stands behind “must be”.
  var name: String {
    switch self {
    case .text: "a text"
    case .boolean: "true or false"
    case .texts: "a list of texts"
    case .mapping: "a mapping"
    case .mappings: "a list of mappings"
    case .integerOr(let word, let bounds):
      Self.integer(bounds).name + " or '\(word)'"
    case .integer(let bounds):
      "a whole number"
        + Self.limits(
          bounds.lowerBound == .min ? nil : "\(bounds.lowerBound)",
          bounds.upperBound == .max ? nil : "\(bounds.upperBound)")
    case .number(let bounds):
      "a number" + Self.limits(Self.short(bounds.lowerBound), Self.short(bounds.upperBound))
    }
  }

  /// What one item of a list must be.
  var itemName: String {
    switch self {
    case .mappings: "a mapping"
    default: "a text"
    }
  }

  private static func limits(_ low: String?, _ high: String?) -> String {
    switch (low, high) {
    case (let low?, let high?): " from \(low) to \(high)"
    case (let low?, nil): " of at least \(low)"
    case (nil, let high?): " of at most \(high)"
    case (nil, nil): ""
    }
  }

  /// A number without a needless `.0`, nil for the infinite.
  private static func short(_ number: Double) -> String? {
    guard number.isFinite else { return nil }
    return Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
