import Dates
import Testing

@Suite struct CivilTimeTests {
  @Test func countsEveryDayOfFourCenturies() throws {
    var day = try #require(CivilTime(year: 1999, month: 12, day: 31)).daysSinceEpoch
    var weekday = 5
    for year in 2000..<2400 {
      var ordinal = 0
      for month in 1...12 {
        for number in 1...CivilTime.daysInMonth(month, of: year) {
          day += 1
          ordinal += 1
          weekday = (weekday + 1) % 7
          let time = CivilTime(secondsSinceEpoch: day * 86_400 + 86_399)
          guard time.year == year, time.month == month, time.day == number, time.hour == 23,
            time.minute == 59, time.second == 59, time.daysSinceEpoch == day,
            time.dayOfYear == ordinal, time.weekday == weekday
          else {
            Issue.record("\(year)-\(month)-\(number) became \(time)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("2024-12-29", 2024, 52), ("2024-12-30", 2025, 1), ("2026-01-01", 2026, 1),
    ("2027-01-01", 2026, 53), ("2027-01-04", 2027, 1), ("2021-01-03", 2020, 53),
    ("2008-12-28", 2008, 52), ("2008-12-29", 2009, 1),
  ])
  func knowsTheISOWeek(text: String, year: Int, week: Int) throws {
    let found = try #require(WrittenDate(text)).civil.isoWeek
    #expect(found.year == year)
    #expect(found.week == week)
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 0, 1, Int.max - 1, Int.max])
  func survivesEveryNumberOfSeconds(seconds: Int) {
    let time = CivilTime(secondsSinceEpoch: seconds)
    #expect((1...12).contains(time.month))
    #expect((1...31).contains(time.day))
    #expect(time.secondsSinceEpoch == seconds)
  }
}
