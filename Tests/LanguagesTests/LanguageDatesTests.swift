import Testing

@testable import Languages

@Suite struct LanguageDatesTests {
  /// Made by `make-skeletons.mjs` with ICU.
  @Test func skeletonsThatNoPatternIsListedForAreMadeAsICUMakesThem() {
    #expect(wrongCases("skeletons.tsv", atLeast: 200) == [])
  }

  /// Made by `make-languages.py` with Babel.
  @Test func allLengthsAndSkeletonsAreThoseOfCLDR() {
    #expect(wrongCases("dates.tsv", atLeast: 2_000) == [])
  }

  @Test func whatIsNoLengthAndNoSkeletonHasNoPattern() {
    let dates = Language.english.dates
    for name in ["", "longer", "Long", "yMMMdy", "yyyyyyyM", "dS", "a", "yQQQd", "%Y"] {
      #expect(dates.pattern(name) == nil, "\(name)")
    }
  }

  @Test func zonesAreShownByTheirOffsets() {
    let date = CalendarDate("2026-11-30T09:05:07", offset: 330)
    #expect(Language.english.dates.text(date, "long_time") == "9:05:07\u{202F}AM GMT+5:30")
    #expect(Language.english.dates.text(date, "full_time") == "9:05:07\u{202F}AM GMT+05:30")
    #expect(Language(tag: "fr").dates.text(date, "Hmv") == "09:05 UTC+5:30")
    let west = CalendarDate("2026-11-30T09:05:07", offset: -180)
    #expect(Language(tag: "de").dates.text(west, "long_time") == "09:05:07 GMT-3")
    let inLondon = CalendarDate("2026-11-30T09:05:07")
    #expect(Language(tag: "en-GB").dates.text(inLondon, "long_time") == "09:05:07 GMT")
  }

  @Test func yearsBeforeTheFirstAreOfTheOtherEra() {
    let date = CalendarDate(
      year: -43, month: 3, day: 15, dayOfYear: 74, weekday: 5, hour: 12, minute: 0, second: 0,
      offset: 0)
    #expect(Language.english.dates.text(date, "Gy") == "44 BC")
    #expect(Language.english.dates.text(date, "y") == "-43")
  }

  private func wrongCases(_ file: String, atLeast count: Int) -> [String] {
    var languages: [String: Language] = [:]
    var wrong: [String] = []
    let lines = CaseFile.lines(file)
    if lines.count < count { wrong.append("only \(lines.count) cases") }
    for line in lines {
      let language = languages[line[0]] ?? Language(tag: line[0])
      languages[line[0]] = language
      let text = language.dates.text(CalendarDate(line[2]), line[1])
      if text.map({ Array($0.utf8) }) != Array(line[3].utf8) {
        wrong.append("\(line): \(text ?? "nil")")
      }
    }
    return wrong
  }
}
