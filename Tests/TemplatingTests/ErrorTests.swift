import Templating
import Testing

/// Templates with mistakes and the whole text a user sees for each, from `Cases/errors.txt`.
@Suite struct ErrorTests {
  static let cases = TemplateCase.read("errors.txt")

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

  @Test(arguments: cases) func saysWhatIsWrong(_ item: TemplateCase) {
    let outcome = render(item.templates, Self.data)
    #expect(outcome == Outcome(text: "", messages: item.expected))
  }
}
