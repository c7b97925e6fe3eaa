import Diagnostics
import Templating
import Testing

@Suite struct InputUsesTests {
  private func uses(_ text: String, others: [String: String] = [:]) throws -> String {
    var options = Environment.Options()
    options.inputs = ["args", "params", "inner"]
    let environment = Environment(
      globalNames: ["args", "params", "inner"], options: options,
      loader: { name in others[name].map { SourceText(path: name, text: $0) } })
    let (template, diagnostics) = environment.load(
      SourceText(path: "t.html", text: text), as: "t.html")
    let found = try #require(template, "\(diagnostics)")
    return ["args", "params", "inner"].compactMap { name in
      let use = found.use(of: name)
      guard use != InputUse() else { return nil }
      let fields = use.fields.sorted { $0.key < $1.key }.map {
        $0.key + ($0.value == .optional ? "?" : "")
      }
      let elements = use.elements > 0 ? ["\(use.neededElements) of \(use.elements)"] : []
      let ways = use.alternatives.map { places in
        places.map { place in
          switch place.key {
          case .field(let field): field
          case .element(let number): "\(number)"
          }
        }.joined(separator: "|")
      }
      let whole = use.isWhole ? [use.isNeeded ? "whole" : "whole?"] : []
      return "\(name): " + (fields + elements + ways + whole).joined(separator: " ")
    }.joined(separator: "; ")
  }

  @Test(arguments: [
    ("{{ params.src }}", "params: src"),
    ("{{ params['src'] }}{{ args[0] }}", "args: 1 of 1; params: src"),
    ("{{ params.alt | default('') }}", "params: alt?"),
    ("{{ params.id | default(args[0]) }}", "args: 0 of 1; params: id? id|0"),
    (
      "{{ params.a | default(params.b) | default(args[1]) | upper }}",
      "args: 0 of 2; params: a? b? a|b|1"
    ),
    ("{{ params.a | default(args[0], true) }}", "args: 0 of 1; params: a?"),
    ("{{ params.a | default(args[0] ~ 'x') }}", "args: 0 of 1; params: a?"),
    (
      "{% if x is defined %}{{ params.a | default(args[0]) }}{% endif %}",
      "args: 0 of 1; params: a?"
    ),
    ("{% if params.alt is defined %}{{ params.alt }}{% endif %}", "params: alt?"),
    ("{% if 'alt' in params %}{{ params.alt }}{% endif %}", "params: alt?"),
    ("{{ params.a if params.b else 1 }}", "params: a? b"),
    ("{{ params.a or params.b }}", "params: a b?"),
    ("{{ inner }}", "inner: whole"),
    ("{{ inner | default('') }}", "inner: whole?"),
    ("{% for a in args %}{{ a }}{% endfor %}", "args: whole"),
    ("{% for a in args %}{{ params.x }}{% endfor %}", "args: whole; params: x?"),
    ("{{ args[1] }}{{ args[0] }}{{ args[-1] }}", "args: 2 of 2 whole"),
    ("{{ params | length }}", "params: whole"),
    ("{{ params.a ~ params.b | upper }}", "params: a b"),
    ("{% set params = {} %}nothing", ""),
  ])
  func `tells what a template does with what it is given`(text: String, found: String) throws {
    #expect(try uses(text) == found)
  }

  @Test func `counts what other templates do in`() throws {
    let others = ["a.html": "{{ params.a }}", "b.html": "{{ params.b }}{{ inner }}"]
    #expect(
      try uses(
        "{% extends 'a.html' %}{% block x %}{% include 'b.html' %}{% endblock %}", others: others)
        == "params: a b; inner: whole")
  }
}
