import Dates
import Testing

@Suite struct DateFormattingTests {
  private let evening = DateTime(instant: 1_780_696_984, offset: 7200)  // 2026-06-06T00:03:04+02:00

  @Test(arguments: [
    ("%Y-%m-%d", "2026-06-06"), ("%d %b %Y", "06 Jun 2026"), ("%e %B %Y", " 6 June 2026"),
    ("%-d. %-m. %y", "6. 6. 26"), ("%a, %A", "Sat, Saturday"), ("%H:%M:%S", "00:03:04"),
    ("%I:%M %p %P", "12:03 AM am"), ("%-I|%k|%l|%-M", "12| 0|12|3"), ("%j %-j %_j", "157 157 157"),
    ("%z %:z", "+0200 +02:00"), ("%s", "1780696984"), ("%F %T", "2026-06-06 00:03:04"),
    ("%D %R", "06/06/26 00:03"), ("%r", "12:03:04 AM"), ("%c", "Sat Jun  6 00:03:04 2026"),
    ("%x %X", "06/06/26 00:03:04"), ("a%nb%tc%%", "a\nb\tc%"),
    ("%U %W %V %G %g", "22 22 23 2026 26"),
    ("%u %w", "6 6"), ("%C %h", "20 Jun"), ("%^a %^B", "SAT JUNE"), ("%_m|%_H|%0e", " 6| 0|06"),
    ("", ""), ("no directive, 日本", "no directive, 日本"), ("%Y年%-m月", "2026年6月"),
  ])
  func writesDirectives(pattern: String, expected: String) {
    #expect(evening.formatted(pattern) == .success(expected))
  }

  @Test func writesPatternsAndNamesOfAnyLength() {
    let text = String(repeating: "日本 %d, ", count: 90)
    #expect(
      evening.formatted(text + "%^B%%")
        == .success(
          String(repeating: "日本 06, ", count: 90) + "JUNE%"))
    #expect(
      evening.formatted(String(repeating: "%c", count: 40))
        == .success(
          String(repeating: "Sat Jun  6 00:03:04 2026", count: 40)))
    let long = String(repeating: "Ж", count: 200)
    let names = DateNames(
      months: Array(repeating: long, count: 12), shortMonths: Array(repeating: "ж", count: 12),
      weekdays: Array(repeating: long, count: 7), shortWeekdays: Array(repeating: "w", count: 7),
      beforeNoon: "", afterNoon: "")
    guard let names else {
      Issue.record("the names were refused")
      return
    }
    #expect(
      evening.formatted("%d %B %^b|%p|%A.", names: names) == .success("06 \(long) Ж||\(long)."))
    var bytes = Array("so far: ".utf8)
    #expect(evening.write("%Y", into: &bytes) == nil)
    #expect(String(decoding: bytes, as: UTF8.self) == "so far: 2026")
  }

  @Test(arguments: [
    ("%Q", "%Q", 0), ("%d %Z", "%Z", 3), ("%", "%", 0), ("100 %", "%", 4), ("%-", "%-", 0),
    ("é%:Y", "%:", 2), ("%E日", "%E", 0), ("%日", "%日", 0), ("%-^ü", "%-^ü", 0), ("% d", "% ", 0),
  ])
  func namesTheUnknownDirective(pattern: String, text: String, offset: Int) {
    guard case .failure(let unknown) = evening.formatted(pattern) else {
      Issue.record("'\(pattern)' was taken")
      return
    }
    #expect(unknown.text == text)
    #expect(unknown.offset == offset)
  }

  @Test func saysNoonAndMidnight() {
    let noon = DateTime(instant: 12 * 3600)
    #expect(noon.formatted("%I %p %l") == .success("12 PM 12"))
    #expect(DateTime(instant: 13 * 3600).formatted("%I %p %l") == .success("01 PM  1"))
    #expect(DateTime(instant: 0).formatted("%I %p") == .success("12 AM"))
  }

  @Test(arguments: [
    (-62_135_596_801, "0000-12-31 00 0"), (-62_167_219_201, "-0001-12-31 99 -1"),
    (253_402_300_800, "10000-01-01 00 100"), (-65_000_000_000, "-0090-03-27 10 -1"),
  ])
  func writesYearsBeyondFourDigits(instant: Int, expected: String) {
    #expect(DateTime(instant: instant).formatted("%F %y %-C") == .success(expected))
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func survivesEveryInstant(instant: Int) {
    for offset in [-93_599, 0, 93_599] {
      let date = DateTime(instant: instant, offset: offset)
      guard case .success = date.formatted("%c %G %V %U %W %j %s %z") else {
        Issue.record("\(instant) was refused")
        return
      }
      #expect(!date.rfc3339.isEmpty)
    }
  }

  @Test func keepsTheInstantWhenSecondsOfOffsetCannotBeWritten() {
    let meanTime = DateTime(instant: 0, offset: 3208)
    #expect(meanTime.rfc3339 == "1970-01-01T00:53:00+00:53")
    #expect(DateTime(instant: 0, offset: -30).rfc3339 == "1970-01-01T00:00:00Z")
    #expect(DateTime(instant: 0, offset: -5400).rfc3339 == "1969-12-31T22:30:00-01:30")
  }
}
