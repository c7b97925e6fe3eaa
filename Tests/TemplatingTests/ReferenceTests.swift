import Dates
import Foundation
import Templating
import Testing

/// The guide's page of everything that a template may use: its examples are right, and nothing is missing.
@Suite struct ReferenceTests {
  /// One line: "- `name(…)` says what it does: `template` → `output`".
  struct Entry: Sendable, CustomTestStringConvertible {
    let section: String
    let name: String
    let template: String
    let output: String

    var testDescription: String { "\(section): \(name)" }
  }

  static let page: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Content/guide/template-reference.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  static let entries: [Entry] = {
    var entries: [Entry] = []
    var section = ""
    for line in page.split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if let match = try? /- `([^`]+)` .*: `([^`]+)` → `([^`]+)`/.wholeMatch(in: line) {
        let name = match.1.prefix { $0 != "(" }
        entries.append(
          Entry(
            section: section, name: name.isEmpty ? String(match.1) : String(name),
            template: String(match.2),
            output: String(match.3).replacingOccurrences(of: "↵", with: "\n")))
      }
    }
    return entries
  }()

  /// The block of JSON at the top of the page, and the date that JSON has no form for.
  static let data: [(String, Value)] = {
    guard let start = page.firstRange(of: "```json\n"),
      let end = page[start.upperBound...].firstRange(of: "```"),
      case .map(let map) = JSONReader.read(
        Array(page[start.upperBound..<end.lowerBound].utf8)),
      let day = CivilTime(year: 2026, month: 6, day: 5, hour: 9)
    else { return [] }
    let values = map.entries.compactMap { entry -> (String, Value)? in
      if case .string(let name) = entry.key { (name, entry.value) } else { nil }
    }
    return values + [("day", .date(DateTime(day, offset: 7200)))]
  }()

  @Test(arguments: entries) func isRight(_ entry: Entry) {
    #expect(render(["main": entry.template], Self.data) == Outcome(text: entry.output))
  }

  @Test func everyLineOfALanguageThingIsAnEntry() {
    let lines = Self.page.split(separator: "\n").filter { $0.contains("→") }
    #expect(lines.count == Self.entries.count)
    #expect(Self.entries.count > 200)
  }

  @Test(arguments: [
    ("Filters", Vocabulary.filters), ("Tests", Vocabulary.tests),
    ("Functions", Vocabulary.functions),
    ("Methods of text", Vocabulary.methods(of: "text")),
    ("Methods of lists", Vocabulary.methods(of: "lists")),
    ("Methods of maps", Vocabulary.methods(of: "maps")),
    ("Methods of dates", Vocabulary.methods(of: "dates")),
    ("Methods of cyclers", Vocabulary.methods(of: "cyclers")),
  ])
  func isComplete(section: String, names: [String]) {
    #expect(!names.isEmpty)
    #expect(Self.entries.filter { $0.section == section }.map { $0.name }.sorted() == names)
  }
}
