import Dates
import Foundation
import Languages
import Templating
import Testing

/// The guide's page of languages: its tables of dates and of texts are right.
@Suite struct LanguagesGuideTests {
  private static let rows: [[String]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Content/guide/languages.md")
    let page = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
        !$0.isEmpty
      }
    }
  }()

  @Test func datesAreAsShown() throws {
    let rows = Self.rows.filter { $0.count == 4 && $0[0].hasPrefix("`date(") }
    #expect(rows.count == 10)
    let day = try #require(CivilTime(year: 2026, month: 6, day: 5, hour: 9))
    for row in rows {
      for (language, shown) in zip(["en", "de", "ja"], row.dropFirst()) {
        var options = Environment.Options()
        options.language = Language(tag: language)
        let outcome = render(
          ["main": "{{ d | \(row[0].dropFirst().dropLast()) }}"],
          [("d", .date(DateTime(day, offset: 7200)))], options: options)
        let text = outcome.text.replacingOccurrences(of: "\u{202F}", with: " ")
        #expect(text + outcome.messages == shown, "\(row[0]) \(language)")
      }
    }
  }

  @Test func everyTextIsListed() {
    let rows = Self.rows.filter { $0.count == 2 }
    let words = Language.english.words
    #expect(rows.map { String($0[0].dropFirst().dropLast()) }.sorted() == words.keys.sorted())
    for row in rows {
      let phrase = words[String(row[0].dropFirst().dropLast())]
      let forms = [PluralCategory.one, .other].compactMap { phrase?.forms[$0] }
      #expect(row[1].replacingOccurrences(of: "`", with: "") == forms.joined(separator: " / "))
    }
  }
}
