/// Which fields a date is to be shown with, and how wide: `yMMMd` (UTS #35 part 4, §2.6.2).
struct DateSkeleton: Hashable {
  /// What a letter of a skeleton or a pattern stands for.
  enum Field: Int, CaseIterable {
    case era, year, quarter, month, week, weekOfMonth, weekday, day, period, hour12, hour24
    case minute, second, zone

    static let dates: [Field] = [
      .era, .year, .quarter, .month, .week, .weekOfMonth, .weekday, .day,
    ]

    init?(letter: UInt8) {
      switch letter {
      case UInt8(ascii: "G"): self = .era
      case UInt8(ascii: "y"), UInt8(ascii: "Y"): self = .year
      case UInt8(ascii: "Q"), UInt8(ascii: "q"): self = .quarter
      case UInt8(ascii: "M"), UInt8(ascii: "L"): self = .month
      case UInt8(ascii: "w"): self = .week
      case UInt8(ascii: "W"): self = .weekOfMonth
      case UInt8(ascii: "E"), UInt8(ascii: "c"): self = .weekday
      case UInt8(ascii: "d"): self = .day
      case UInt8(ascii: "B"): self = .period
      case UInt8(ascii: "h"), UInt8(ascii: "K"): self = .hour12
      case UInt8(ascii: "H"), UInt8(ascii: "k"): self = .hour24
      case UInt8(ascii: "m"): self = .minute
      case UInt8(ascii: "s"): self = .second
      case UInt8(ascii: "z"), UInt8(ascii: "v"): self = .zone
      default: return nil
      }
    }
  }

  /// Letters of each field, 0 for none, by the field's number.
  private(set) var widths = [UInt8](repeating: 0, count: Field.allCases.count)

  /// - Parameter hour: the letter for the hour that `j` stands for.
  /// - Returns: nil for a letter that skeletons have not, one too often, or at two places.
  init?(_ text: String, hour: UInt8) {
    let letters = Array(text.utf8)
    guard !letters.isEmpty, letters.count <= 40 else { return nil }
    var start = 0
    while start < letters.count {
      var end = start
      while end < letters.count, letters[end] == letters[start] { end += 1 }
      let letter = letters[start] == UInt8(ascii: "j") ? hour : letters[start]
      // Which half of the day it is follows from an hour of twelve.
      if letter != UInt8(ascii: "a") {
        guard let field = Field(letter: letter), end - start <= 6, self[field] == 0 else {
          return nil
        }
        self[field] = end - start
      }
      start = end
    }
    // One to three letters all ask for the short name.
    if self[.weekday] == 2 || self[.weekday] == 3 { self[.weekday] = 1 }
    guard widths.contains(where: { $0 > 0 }) else { return nil }
  }

  /// The fields that a pattern has.
  init(_ pattern: DatePattern) {
    for part in pattern.parts {
      guard case .field(let letter, let width) = part, let field = Field(letter: letter) else {
        continue
      }
      self[field] = field == .weekday && width <= 3 ? 1 : width
    }
  }

  subscript(_ field: Field) -> Int {
    get { Int(widths[field.rawValue]) }
    set { widths[field.rawValue] = UInt8(truncatingIfNeeded: newValue) }
  }

  /// The same without the fields of the time, or without those of the date; nil when none is left.
  func part(isDate: Bool) -> DateSkeleton? {
    var part = self
    for field in Field.allCases where Field.dates.contains(field) != isDate { part[field] = 0 }
    return part.widths.contains { $0 > 0 } ? part : nil
  }

  /// How far a known skeleton is from this one, nil when it has other fields.
  func distance(to known: DateSkeleton) -> Int? {
    var distance = 0
    for field in Field.allCases {
      let (left, right) = (self[field], known[field])
      guard left != right else { continue }
      guard left > 0, right > 0 else { return nil }
      // A number in place of a name is worse than any other width.
      distance += abs(left - right)
      if Self.isNumber(field, left) != Self.isNumber(field, right) { distance += 0x100 }
    }
    return distance
  }

  /// Whether a field of a width is shown as a number.
  static func isNumber(_ field: Field, _ width: Int) -> Bool {
    switch field {
    case .month, .quarter: width <= 2
    case .era, .weekday, .period, .zone: false
    default: true
    }
  }
}
