/// Where weeks begin and which is a year's first (UTS #35 part 4, §8, fields `Y`, `w` and `W`).
struct WeekRule: Sendable {
  /// 0 for Sunday.
  let firstDay: Int
  /// So many days at least has the first week of a year or a month in it.
  let fewestDays: Int

  /// - Parameter text: `1 4`; Sunday and one day for what is none.
  init(_ text: String) {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    firstDay = numbers.count == 2 ? numbers[0] : 0
    fewestDays = numbers.count == 2 ? numbers[1] : 1
  }

  /// The week of a day within its month or year, both counted from 1; 0 when it is the last of the one before.
  private func week(ofDay day: Int, weekday: Int) -> Int {
    let start = (((weekday - firstDay - day + 1) % 7) + 7) % 7
    return (day + start - 1) / 7 + (7 - start >= fewestDays ? 1 : 0)
  }

  func weekOfMonth(_ date: CalendarDate) -> Int { week(ofDay: date.day, weekday: date.weekday) }

  /// The week of the year and the year that it belongs to.
  func weekOfYear(_ date: CalendarDate) -> (year: Int, week: Int) {
    let week = week(ofDay: date.dayOfYear, weekday: date.weekday)
    if week == 0 {
      let length = Self.days(in: date.year - 1)
      let before = date.dayOfYear + length
      return (date.year - 1, self.week(ofDay: before, weekday: date.weekday))
    }
    // The days at the end of a year may stand in the first week of the next.
    let length = Self.days(in: date.year)
    if date.dayOfYear > length - 7,
      self.week(ofDay: date.dayOfYear - length, weekday: date.weekday) == 1
    {
      return (date.year + 1, 1)
    }
    return (date.year, week)
  }

  private static func days(in year: Int) -> Int {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
  }
}
