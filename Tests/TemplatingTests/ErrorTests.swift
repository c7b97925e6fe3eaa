import Foundation
import Templating
import Testing

/// Templates with mistakes and the whole text a user sees for each, from `Cases/errors.txt`.
///
/// A case is `=== name`, then for each template `--- name` and its text, then `--- expected` and the message.
@Suite struct ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var templates: [String: String] = [:]
    var expected = ""

    var testDescription: String { name }
  }

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/errors.txt")

  static let cases: [Case] = {
    var cases: [Case] = []
    var part: String?
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var lines: [String] = []
    func finish() {
      guard let part else { return }
      let text = lines.joined(separator: "\n")
      if part == "expected" {
        cases[cases.count - 1].expected = text.trimmingCharacters(in: .newlines) + "\n"
      } else {
        cases[cases.count - 1].templates[part] = text
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        finish()
        part = nil
        cases.append(Case(name: String(line.dropFirst(4))))
      } else if line.hasPrefix("--- ") {
        finish()
        part = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(String(line))
      }
    }
    finish()
    return cases
  }()

  static let data: [(String, Value)] = [
    (
      "page",
      .object(
        Record(
          Shape(name: "page", fields: ["title", "date", "tags", "summary"]),
          ["T", .none, ["a", "b"], "s"]))
    ),
    ("items", [1, 2]), ("d", .map(OrderedMap([("name", "x")]))), ("url", "javascript:alert(1)"),
    ("kind", "page"), ("list", .undefined(nil)),
  ]

  @Test func casesAreThere() {
    #expect(Self.cases.count >= 80)
  }

  @Test(arguments: cases) func saysWhatIsWrong(_ item: Case) {
    let outcome = render(item.templates, Self.data)
    #expect(outcome == Outcome(text: "", messages: item.expected))
  }
}
