import Testing

@testable import Languages

@Suite struct LanguageDatesTests {
  /// Made by `make-languages.py` with Babel.
  @Test func allLengthsAndSkeletonsAreThoseOfCLDR() {
    var languages: [String: Language] = [:]
    var wrong: [String] = []
    let lines = CaseFile.lines("dates.tsv")
    for line in lines {
      let language = languages[line[0]] ?? Language(tag: line[0])
      languages[line[0]] = language
      let text = language.dates.text(CalendarDate(line[2]), line[1])
      if text.map({ Array($0.utf8) }) != Array(line[3].utf8) {
        wrong.append("\(line): \(text ?? "nil")")
      }
    }
    #expect(lines.count > 2_000)
    #expect(wrong == [])
  }
}
