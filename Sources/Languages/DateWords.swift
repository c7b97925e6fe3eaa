/// The names that dates have in a language.
package struct DateWords: Sendable {
  /// How long a name is, by the letters that ask for it: three, four, five or six.
  package enum Width: String, Sendable, CaseIterable {
    case abbreviated, wide, narrow, short

    /// - Parameter letters: of a pattern; less than three ask for the abbreviation.
    init(letters: Int) {
      switch letters {
      case 4: self = .wide
      case 5: self = .narrow
      case 6: self = .short
      default: self = .abbreviated
      }
    }
  }

  /// Names by their widths, first inside a date, then for standing alone.
  private struct Names: Sendable {
    let within: [Width: [String]]
    let alone: [Width: [String]]

    init(_ record: LanguageRecord, _ key: String) {
      var within: [Width: [String]] = [:]
      var alone: [Width: [String]] = [:]
      for width in Width.allCases {
        within[width] = record.names("\(key)-\(width.rawValue)")
        alone[width] = record.names("\(key)-\(width.rawValue)-alone")
      }
      self.within = within
      self.alone = alone
    }

    func all(_ width: Width, isAlone: Bool) -> [String] {
      if isAlone, let names = alone[width], !names.isEmpty { return names }
      return within[width] ?? []
    }

    func name(_ index: Int, _ width: Width, isAlone: Bool) -> String {
      let names = all(width, isAlone: isAlone)
      return names.indices.contains(index) ? names[index] : ""
    }
  }

  private let months: Names
  private let days: Names
  private let quarters: Names
  private let eras: Names
  /// `am=vorm.`, by the names of CLDR.
  private let periods: [Width: [(id: String, name: String)]]
  /// When a period begins, in seconds from midnight, and when it ends; nil for a moment.
  private let periodRules: [(id: String, start: Int, end: Int?)]

  init(_ record: LanguageRecord) {
    months = Names(record, "months")
    days = Names(record, "days")
    quarters = Names(record, "quarters")
    eras = Names(record, "eras")
    var periods: [Width: [(id: String, name: String)]] = [:]
    for width in Width.allCases {
      periods[width] = record.names("periods-\(width.rawValue)").compactMap { pair in
        let parts = pair.split(separator: "=", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
      }
    }
    self.periods = periods
    periodRules = record.names("period-rules").compactMap { rule in
      let words = rule.split(separator: " ")
      guard words.count > 1, let start = Int(words[1]) else { return nil }
      return (String(words[0]), start, words.count > 2 ? Int(words[2]) : nil)
    }
  }

  /// All twelve, January first, as they stand inside a date.
  package func months(_ width: Width) -> [String] { months.all(width, isAlone: false) }

  /// All seven, Sunday first, as they stand inside a date.
  package func days(_ width: Width) -> [String] { days.all(width, isAlone: false) }

  /// The words for before and after noon.
  package var halves: (before: String, after: String) {
    (period("am", .abbreviated), period("pm", .abbreviated))
  }

  func month(_ month: Int, _ width: Width, isAlone: Bool) -> String {
    months.name(month - 1, width, isAlone: isAlone)
  }

  func day(_ weekday: Int, _ width: Width, isAlone: Bool) -> String {
    days.name(weekday, width, isAlone: isAlone)
  }

  func quarter(_ quarter: Int, _ width: Width, isAlone: Bool) -> String {
    quarters.name(quarter - 1, width, isAlone: isAlone)
  }

  func era(isAfter: Bool, _ width: Width) -> String {
    eras.name(isAfter ? 1 : 0, width, isAlone: false)
  }

  func half(_ date: CalendarDate, _ width: Width) -> String {
    period(date.hour < 12 ? "am" : "pm", width)
  }

  /// `in the morning`: the part of the day, by the language's own bounds (UTS #35 part 4, §4.5).
  func partOfDay(_ date: CalendarDate, _ width: Width) -> String {
    let seconds = date.seconds
    let rule = periodRules.first { rule in
      guard let end = rule.end else { return seconds == rule.start }
      return rule.start < end
        ? (rule.start..<end).contains(seconds) : seconds >= rule.start || seconds < end
    }
    return period(rule?.id ?? (date.hour < 12 ? "am" : "pm"), width)
  }

  private func period(_ id: String, _ width: Width) -> String {
    let names = periods[width] ?? []
    return (names.isEmpty ? periods[.abbreviated] ?? [] : names).first { $0.id == id }?.name ?? ""
  }
}
