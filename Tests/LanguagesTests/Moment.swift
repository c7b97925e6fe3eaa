@testable import Languages

extension CalendarDate {
  /// From `2026-11-30T09:05:07`.
  init(_ text: String, offset: Int = 0) {
    let numbers = text.split { "-T:".contains($0) }.compactMap { Int($0) }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    let dayOfYear = lengths[..<(month - 1)].reduce(day, +)
    let before = year - 1
    // 1 January of the year 1 was a Monday.
    let weekday = (before * 365 + before / 4 - before / 100 + before / 400 + dayOfYear) % 7
    self.init(
      year: year, month: month, day: day, dayOfYear: dayOfYear, weekday: weekday, hour: numbers[3],
      minute: numbers[4], second: numbers[5], offset: offset)
  }
}

extension LanguageDates {
  /// The date by a length or a skeleton, nil for an unknown one.
  func text(_ date: CalendarDate, _ name: String) -> String? {
    guard let pattern = pattern(name) else { return nil }
    var bytes: [UInt8] = []
    write(date, pattern, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
