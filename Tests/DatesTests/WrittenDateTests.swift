import Dates
import Testing

@Suite struct WrittenDateTests {
  @Test(arguments: [
    ("2026-11-30", "2026-11-30T00:00:00Z"),
    ("2026-11-30T09:00", "2026-11-30T09:00:00Z"),
    ("2026-11-30T09:00:07", "2026-11-30T09:00:07Z"),
    ("2026-11-30 09:00:07.25", "2026-11-30T09:00:07Z"),
    ("2026-11-30t09:00:07.123456789z", "2026-11-30T09:00:07Z"),
    ("2026-11-30T09:00Z", "2026-11-30T09:00:00Z"),
    ("2026-11-30T09:00+02:00", "2026-11-30T09:00:00+02:00"),
    ("2026-11-30T09:00:00+0200", "2026-11-30T09:00:00+02:00"),
    ("2026-11-30T09:00:00-05", "2026-11-30T09:00:00-05:00"),
    ("2026-11-30 09:00:00 +0530", "2026-11-30T09:00:00+05:30"),
    ("2026-11-30 09:00:00 UTC", "2026-11-30T09:00:00Z"),
    ("2026-11-30 09:00:00-00:00", "2026-11-30T09:00:00Z"),
    ("2024-02-29", "2024-02-29T00:00:00Z"),
    ("0001-01-01", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59-23:59"),
  ])
  func readsTheForms(text: String, expected: String) {
    #expect(WrittenDate(text)?.resolved(in: .utc).rfc3339 == expected)
  }

  @Test(arguments: [
    "", " ", "yestreday", "2026", "2026-11", "2026-11-3", "26-11-30", "2026/11/30", "30.11.2026",
    "2026-11-30 ", " 2026-11-30", "2026-11-30T", "2026-11-30T9:00", "2026-11-30T09",
    "2026-11-30T09:00:", "2026-11-30T09:00:00.", "2026-11-30T24:00", "2026-11-30T09:60",
    "2026-11-30T09:00:60", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "2026-11-00",
    "0000-01-01", "-2026-01-01", "2026-11-30T09:00+24:00", "2026-11-30T09:00+02:60",
    "2026-11-30T09:00+2", "2026-11-30T09:00+02:", "2026-11-30T09:00  Z", "2026-11-30T09:00 CET",
    "2026-11-30T09:00ZZ", "2026-11-30Z", "2026-11-30  09:00", "２０２６-11-30",
    "2026-11-30T09:00:00.00000000000000000000000000000000000000000000000000",
  ])
  func refusesAnythingElse(text: String) {
    #expect(WrittenDate(text) == nil)
  }

  @Test func knowsWhatWasLeftOut() {
    let day = WrittenDate("2026-11-30")
    #expect(day?.hasTime == false)
    #expect(day?.offset == nil)
    let time = WrittenDate(Array("2026-11-30T00:00-01:30".utf8)[...])
    #expect(time?.hasTime == true)
    #expect(time?.offset == -5400)
  }

  @Test func takesTheZoneOnlyWhenNoneIsWritten() throws {
    let zone = try #require(TimeZone(fixed: "+02:00"))
    #expect(
      WrittenDate("2026-11-30T09:00")?.resolved(in: zone).rfc3339 == "2026-11-30T09:00:00+02:00")
    #expect(WrittenDate("2026-11-30T09:00Z")?.resolved(in: zone).rfc3339 == "2026-11-30T09:00:00Z")
  }

  @Test(arguments: [
    ("2026-11-30-hello", "hello"), ("2026-11-30_hello.de", "hello.de"), ("2026-11-30 a b", "a b"),
    ("2026-11-30", ""), ("2026-11-30-", ""), ("2026-11-30--x", "-x"), ("2026-11-30-日記", "日記"),
  ])
  func opensAFileName(name: String, rest: String) throws {
    let (date, found) = try #require(WrittenDate.opening(name))
    #expect(found == rest)
    #expect(date.resolved(in: .utc).rfc3339 == "2026-11-30T00:00:00Z")
    #expect(!date.hasTime)
  }

  @Test(arguments: ["hello", "", "2026-11-305", "2026-11-30hello", "2026-02-30-x", "x2026-11-30-y"])
  func leavesOtherFileNames(name: String) {
    #expect(WrittenDate.opening(name) == nil)
  }
}
