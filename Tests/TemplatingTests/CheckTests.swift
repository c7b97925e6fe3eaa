import Diagnostics
import Templating
import Testing

/// What is found when templates are checked against the kinds of pages they are rendered for.
///
/// The cases stand in `Cases/checks.txt` and `Cases/no-alarms.txt`; kinds in brackets behind a name are
/// those that `main` is rendered for, else it is `home` and `page`.
@Suite struct CheckTests {
  static let cases = TemplateCase.read("checks.txt")
  static let quietCases = TemplateCase.read("no-alarms.txt")

  @Test func casesAreThere() {
    #expect(Self.cases.count >= 50)
    #expect(Self.quietCases.count >= 60)
  }

  @Test(arguments: cases) func saysWhatIsWrong(_ item: TemplateCase) {
    #expect(check(item) == item.expected)
  }

  @Test(arguments: quietCases) func raisesNoFalseAlarm(_ item: TemplateCase) {
    #expect(check(item) == "")
  }

  private func check(_ item: TemplateCase) -> String {
    var kinds = ["home", "page"]
    if let bracket = item.name.firstIndex(of: "["), item.name.hasSuffix("]") {
      kinds = item.name[bracket...].dropFirst().dropLast().split(separator: " ").map(String.init)
    }
    return SampleSite.check(item.templates, for: kinds)
  }
}

/// A small world of pages to check templates against.
enum SampleSite {
  static let records: [String: RecordType] = [
    "page": RecordType(
      "page",
      [
        ("title", .text), ("date", .date), ("tags", .list(.record("term"))), ("content", .text),
        ("section", .record("section")), ("previous", .record("page")), ("kind", .text),
        ("extra", .map(["video": .text, "team": .unknown])), ("weight", .number),
        ("badge", .map(["value": .text, "unit": .text])), ("draft", .boolean),
      ]),
    "section": RecordType(
      "section", [("title", .text), ("url", .text), ("posts", .list(.record("page")))]),
    "term": RecordType("term", [("name", .text), ("url", .text), ("count", .number)]),
    "list": RecordType(
      "list", [("posts", .list(.record("page"))), ("title", .text), ("number", .number)]),
    "site": RecordType(
      "site",
      [
        ("title", .text), ("author", .text), ("sections", .list(.record("section"))),
        ("menu", .list(.map(["title": .text, "url": .text]))),
      ]),
    "redirect": RecordType("page", [("title", .text), ("url", .text)]),
  ]

  static func kind(_ name: String) -> PageKind {
    var globals: [String: ValueType] = ["site": .record("site"), "kind": .word(name)]
    globals["page"] = .record(name == "redirect" ? "redirect" : "page")
    if name == "home" || name == "section" { globals["list"] = .record("list") }
    return PageKind(name, globals: globals, records: records)
  }

  static func environment(_ templates: [String: String]) -> Environment {
    Environment(
      globalNames: ["site", "page", "list", "kind"],
      templateNames: { templates.keys.sorted() },
      loader: { name in templates[name].map { SourceText(path: name, text: $0) } })
  }

  /// All that is said of `main` and what it uses, for pages of these kinds.
  static func check(_ templates: [String: String], for kinds: [String]) -> String {
    let environment = environment(templates)
    let (_, problems) = environment.load("main")
    let found = environment.check(kinds.map { TemplateUse("main", for: kind($0)) })
    return (problems + found).map { DiagnosticText().format($0) }.joined()
  }
}
