/// What patterns of dates ask of a moment: its day and time as a clock of its zone shows them.
package struct CalendarDate: Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int
  /// 1 to 366.
  package let dayOfYear: Int
  /// 0 for Sunday.
  package let weekday: Int
  package let hour: Int
  package let minute: Int
  package let second: Int
  /// Minutes east of UTC.
  package let offset: Int

  package init(
    year: Int, month: Int, day: Int, dayOfYear: Int, weekday: Int, hour: Int, minute: Int,
    second: Int, offset: Int
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.dayOfYear = dayOfYear
    self.weekday = weekday
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
  }

  /// From midnight.
  var seconds: Int { (hour * 60 + minute) * 60 + second }
}
