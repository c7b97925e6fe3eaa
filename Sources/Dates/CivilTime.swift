/// A date and a time of day of the proleptic Gregorian calendar, without a zone.
///
/// Kept small, since every post has some.
package struct CivilTime: Sendable, Hashable {
  package let year: Int
  private let parts: (UInt8, UInt8, UInt8, UInt8, UInt8)

  /// 1 to 12.
  package var month: Int { Int(parts.0) }
  /// 1 to 31.
  package var day: Int { Int(parts.1) }
  /// 0 to 23.
  package var hour: Int { Int(parts.2) }
  /// 0 to 59.
  package var minute: Int { Int(parts.3) }
  /// 0 to 59.
  package var second: Int { Int(parts.4) }

  /// Nil when there is no such date or time (February 30, 25:00).
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysInMonth(month, of: year), (0...23).contains(hour), (0...59).contains(minute),
      (0...59).contains(second)
    else { return nil }
    self.year = year
    parts = Self.parts(month, day, hour, minute, second)
  }

  private static func parts(
    _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int
  ) -> (UInt8, UInt8, UInt8, UInt8, UInt8) {
    (
      UInt8(truncatingIfNeeded: month), UInt8(truncatingIfNeeded: day),
      UInt8(truncatingIfNeeded: hour), UInt8(truncatingIfNeeded: minute),
      UInt8(truncatingIfNeeded: second)
    )
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.year == right.year && left.parts == right.parts
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(secondsSinceEpoch) }

  /// The calendar's view of a number of seconds since 1970-01-01T00:00:00 of the same zone.
  ///
  /// Days to civil by Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
  package init(secondsSinceEpoch: Int) {
    let days = Self.floorDivide(secondsSinceEpoch, 86_400)
    let rest = secondsSinceEpoch &- days &* 86_400
    let shifted = days + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    parts = Self.parts(month, day, rest / 3600, rest / 60 % 60, rest % 60)
  }

  /// Seconds since 1970-01-01T00:00:00 of the same zone.
  package var secondsSinceEpoch: Int {
    daysSinceEpoch &* 86_400 &+ (hour * 3600 + minute * 60 + second)
  }

  /// Days since 1970-01-01.
  package var daysSinceEpoch: Int { Self.daysSinceEpoch(year: year, month: month, day: day) }

  /// Days from 1970-01-01 to a date, whose day may lie outside its month (`days_from_civil` of the same source).
  static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = floorDivide(shiftedYear, 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 0 for Sunday to 6 for Saturday.
  package var weekday: Int {
    Self.weekday(daysSinceEpoch: daysSinceEpoch)
  }

  /// 0 for Sunday to 6 for Saturday: 1970-01-01 was a Thursday.
  static func weekday(daysSinceEpoch days: Int) -> Int { floorModulo(days + 4, 7) }

  /// 1 for January 1.
  package var dayOfYear: Int {
    var sum = day
    for earlier in 1..<month { sum += Self.daysInMonth(earlier, of: year) }
    return sum
  }

  /// 28 to 31.
  package static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 31
    }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// What is left of `number` above the multiple of `divisor` below it, never negative.
  static func floorModulo(_ number: Int, _ divisor: Int) -> Int {
    let rest = number % divisor
    return rest < 0 ? rest + divisor : rest
  }

  static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }
}
