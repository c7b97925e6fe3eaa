import Dates
import Languages
import Synchronization

/// How dates are written: in the language of the page, or in one that a template names.
final class DateStyles: Sendable {
  let own: DateStyle
  /// Those of other languages, by their tags. No more than these are kept, since a template may make up any number.
  private let others = Mutex<[String: DateStyle]>([:])
  private static let mostOthers = 64

  init(_ language: Language) { own = DateStyle(language) }

  /// - Parameter tag: nil for the page's own language.
  func style(_ tag: String?) throws(CallError) -> DateStyle {
    guard let tag else { return own }
    if let style = others.withLock({ $0[tag] }) { return style }
    let language = Language(tag: tag)
    guard language.isKnown else { throw CallMessages.unknownLocale(tag) }
    let style = DateStyle(language)
    others.withLock { others in
      if others.count < Self.mostOthers { others[tag] = style }
    }
    return style
  }
}

/// How one language writes dates.
final class DateStyle: Sendable {
  private let dates: LanguageDates
  private let names: DateNames

  init(_ language: Language) {
    dates = language.dates
    let words = language.dates.words
    // English has its names as `strftime` has them: "Sep", and capitals for the halves of a day.
    names =
      language.isEnglish
      ? .english
      : DateNames(
        months: words.months(.wide), shortMonths: words.months(.abbreviated),
        weekdays: words.days(.wide), shortWeekdays: words.days(.abbreviated),
        beforeNoon: words.halves.before, afterNoon: words.halves.after) ?? .english
  }

  /// Appends a date by a pattern of `strftime`, which has a percent sign, or by a length or a skeleton.
  func write(
    _ date: DateTime, _ format: String, into bytes: inout [UInt8]
  ) throws(CallError) {
    if format.utf8.contains(UInt8(ascii: "%")) {
      guard let unknown = date.write(format, names: names, into: &bytes) else { return }
      throw CallMessages.unknownDirective(unknown.text)
    }
    guard let pattern = dates.pattern(format) else {
      throw CallMessages.unknownDateFormat(format, known: LanguageDates.lengthNames)
    }
    dates.write(CalendarDate(date), pattern, into: &bytes)
  }
}

extension CalendarDate {
  fileprivate init(_ date: DateTime) {
    let civil = date.civil
    self.init(
      year: civil.year, month: civil.month, day: civil.day, dayOfYear: civil.dayOfYear,
      weekday: civil.weekday, hour: civil.hour, minute: civil.minute, second: civil.second,
      offset: date.offset / 60)
  }
}
