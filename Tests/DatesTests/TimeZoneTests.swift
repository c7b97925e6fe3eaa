import Dates
import Testing

@Suite struct TimeZoneTests {
  private let berlin = TZifBytes(
    changes: [(1_711_846_800, 1), (1_729_990_800, 0)], offsets: [3600, 7200],
    footer: "CET-1CEST,M3.5.0,M10.5.0/3")

  private func civil(_ text: String) throws -> CivilTime {
    try #require(WrittenDate(text)).civil
  }

  @Test(arguments: [
    ("2024-01-15T12:00", "2024-01-15T12:00:00+01:00"),
    ("2024-07-15T12:00", "2024-07-15T12:00:00+02:00"),
    // Skipped: clocks went from 02:00 to 03:00.
    ("2024-03-31T01:59:59", "2024-03-31T01:59:59+01:00"),
    ("2024-03-31T02:00", "2024-03-31T03:00:00+02:00"),
    ("2024-03-31T02:30", "2024-03-31T03:30:00+02:00"),
    ("2024-03-31T03:00", "2024-03-31T03:00:00+02:00"),
    // Shown twice: clocks went back from 03:00 to 02:00.
    ("2024-10-27T01:59:59", "2024-10-27T01:59:59+02:00"),
    ("2024-10-27T02:30", "2024-10-27T02:30:00+02:00"),
    ("2024-10-27T03:00", "2024-10-27T03:00:00+01:00"),
    // After the last change the rule goes on.
    ("2026-03-29T02:30", "2026-03-29T03:30:00+02:00"),
    ("2026-07-01T00:00", "2026-07-01T00:00:00+02:00"),
    ("2026-10-25T02:30", "2026-10-25T02:30:00+02:00"),
    ("2026-11-30T09:00", "2026-11-30T09:00:00+01:00"),
    ("9999-07-01T00:00", "9999-07-01T00:00:00+02:00"),
  ])
  func resolvesLocalTimes(written: String, expected: String) throws {
    for version in [UInt8(ascii: "2"), UInt8(ascii: "3")] {
      let zone = try #require(TimeZone(name: "Europe/Berlin", tzif: berlin.bytes(version: version)))
      #expect(zone.name == "Europe/Berlin")
      #expect(zone.dateTime(try civil(written)).rfc3339 == expected)
    }
  }

  @Test func showsInstants() throws {
    let zone = try #require(TimeZone(name: "Europe/Berlin", tzif: berlin.bytes()))
    #expect(zone.offset(at: 1_711_846_799) == 3600)
    #expect(zone.offset(at: 1_711_846_800) == 7200)
    #expect(zone.offset(at: 1_729_990_799) == 7200)
    #expect(zone.offset(at: 1_729_990_800) == 3600)
    #expect(zone.dateTime(at: 1_780_696_984).rfc3339 == "2026-06-06T00:03:04+02:00")
    for instant in [Int.min, Int.max] { _ = zone.dateTime(at: instant) }
  }

  @Test func readsVersionOneWithoutARule() throws {
    let zone = try #require(TimeZone(name: "x", tzif: berlin.bytes(version: 0)))
    #expect(zone.offset(at: 1_711_846_800) == 7200)
    #expect(zone.offset(at: 1_785_000_000) == 3600)
  }

  @Test func keepsTheLastOffsetWithoutARule() throws {
    var file = berlin
    file.footer = ""
    let zone = try #require(TimeZone(name: "x", tzif: file.bytes()))
    #expect(zone.offset(at: 1_785_000_000) == 3600)
  }

  @Test(arguments: [
    // RFC 8536, appendix B, and zones of today.
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-07-01T00:00", "2026-07-01T00:00:00-02:00"),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-01-01T00:00", "2026-01-01T00:00:00-03:00"),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-03-28T22:30", "2026-03-28T23:30:00-02:00"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T01:59", "2026-03-27T01:59:00+02:00"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T03:00", "2026-03-27T03:00:00+03:00"),
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T00:00", "2026-01-01T00:00:00-04:00"),
    ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59", "2026-12-31T23:59:59-04:00"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-01T00:00", "2026-01-01T00:00:00Z"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-01T00:00", "2026-07-01T00:00:00+01:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-01-01T00:00", "2026-01-01T00:00:00+13:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-07-01T00:00", "2026-07-01T00:00:00+12:00"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-07-01T00:00", "2026-07-01T00:00:00+10:30"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-04T02:10", "2026-10-04T02:40:00+11:00"),
    ("IST-5:30", "2026-07-01T00:00", "2026-07-01T00:00:00+05:30"),
    ("EST5EDT,J60/2,300", "2024-02-29T12:00", "2024-02-29T12:00:00-05:00"),
    ("EST5EDT,J60/2,300", "2024-03-01T12:00", "2024-03-01T12:00:00-04:00"),
    ("EST5EDT,J60/2,300", "2024-10-26T12:00", "2024-10-26T12:00:00-04:00"),
    ("EST5EDT,J60/2,300", "2024-10-27T12:00", "2024-10-27T12:00:00-05:00"),
  ])
  func followsTheRule(footer: String, written: String, expected: String) throws {
    let file = TZifBytes(changes: [], offsets: [0], footer: footer)
    let zone = try #require(TimeZone(name: "x", tzif: file.bytes()))
    #expect(zone.dateTime(try civil(written)).rfc3339 == expected)
  }

  @Test(arguments: [
    "CET", "-1", "CE-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,M10.5.0/3x",
    "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
    "CET-1CEST,J0,J365", "CET-1CEST,366,1", "CET-25", "<CET-1", "<>-1", "CET-1:60",
    "CET-1CEST,M3.5.0/168,M10.5.0", "CET-99999999999999999999",
  ])
  func refusesAnUnsoundRule(footer: String) {
    let file = TZifBytes(changes: [], offsets: [0], footer: footer)
    #expect(TimeZone(name: "x", tzif: file.bytes()) == nil)
  }

  @Test func refusesEveryCutFile() {
    for version in [0, UInt8(ascii: "2")] {
      let whole = berlin.bytes(version: version)
      for length in 0..<whole.count {
        #expect(TimeZone(name: "x", tzif: Array(whole[..<length])) == nil)
      }
    }
  }

  @Test func survivesEveryDamagedByte() {
    let whole = berlin.bytes()
    for index in whole.indices {
      for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = whole
        damaged[index] = value
        guard let zone = TimeZone(name: "x", tzif: damaged) else { continue }
        _ = zone.dateTime(zone.dateTime(at: 1_780_696_984).civil)
        _ = zone.offset(at: Int.max)
      }
    }
  }

  @Test func refusesWhatIsNoHistory() {
    #expect(TimeZone(name: "x", tzif: Array("not a zone".utf8)) == nil)
    let unordered = TZifBytes(changes: [(2, 0), (1, 0)], offsets: [0], footer: "")
    #expect(TimeZone(name: "x", tzif: unordered.bytes()) == nil)
    let wild = TZifBytes(changes: [(1, 3)], offsets: [0], footer: "")
    #expect(TimeZone(name: "x", tzif: wild.bytes()) == nil)
    let absurd = TZifBytes(changes: [], offsets: [100_000], footer: "")
    #expect(TimeZone(name: "x", tzif: absurd.bytes()) == nil)
    let empty = TZifBytes(changes: [], offsets: [], footer: "UTC0")
    #expect(TimeZone(name: "x", tzif: empty.bytes()) == nil)
  }

  @Test(arguments: [
    ("UTC", "UTC", 0), ("Z", "UTC", 0), ("+00:00", "UTC", 0), ("+02:00", "+02:00", 7200),
    ("-0930", "-09:30", -34_200), ("+14", "+14:00", 50_400),
  ])
  func knowsFixedZones(text: String, name: String, offset: Int) throws {
    let zone = try #require(TimeZone(fixed: text))
    #expect(zone.name == name)
    #expect(zone.offset(at: 0) == offset)
    #expect(zone.dateTime(try civil("2026-11-30")).offset == offset)
  }

  @Test(arguments: ["", "utc", "Europe/Berlin", "+2", "+24:00", "02:00", "+02:00x", "UTC+2"])
  func refusesOtherFixedZones(text: String) {
    #expect(TimeZone(fixed: text) == nil)
  }

  /// What is installed has forms that no made-up file has.
  @Test(arguments: [
    // Berlin's own time was 28 seconds more, which the form cannot say.
    ("Europe/Berlin", "1893-03-31T12:00", "1893-03-31T11:59:32+00:53"),
    ("Europe/Berlin", "1945-06-01T12:00", "1945-06-01T12:00:00+03:00"),
    ("America/New_York", "2030-07-04T09:00", "2030-07-04T09:00:00-04:00"),
    ("Asia/Kolkata", "2026-11-30T09:00", "2026-11-30T09:00:00+05:30"),
    ("Australia/Lord_Howe", "2026-01-01T00:00", "2026-01-01T00:00:00+11:00"),
    ("Europe/Dublin", "2026-07-01T00:00", "2026-07-01T00:00:00+01:00"),
    // Samoa skipped a whole day.
    ("Pacific/Apia", "2011-12-30T12:00", "2011-12-31T12:00:00+14:00"),
    ("UTC", "2026-11-30T09:00", "2026-11-30T09:00:00Z"),
  ])
  func readsTheInstalledZones(name: String, written: String, expected: String) throws {
    let bytes = try installedZone(name)
    let zone = try #require(TimeZone(name: name, tzif: bytes))
    #expect(zone.dateTime(try civil(written)).rfc3339 == expected)
  }
}
