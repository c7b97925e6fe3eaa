import Diagnostics
import Templating
import Testing

/// What of a site's templates nothing uses.
@Suite struct UnusedTests {
  /// All that is said when `roots` are rendered and every template is the site's own.
  private func unused(_ templates: [String: String], roots: [String] = ["main"]) -> String {
    let environment = SampleSite.environment(templates)
    for root in roots { #expect(environment.load(root).diagnostics.isEmpty) }
    let (files, diagnostics) = environment.unused(of: Set(templates.keys), from: roots)
    return files.map { "\($0) is not used\n" }.joined()
      + diagnostics.map { DiagnosticText().format($0) }.joined()
  }

  @Test func templates() {
    let texts = [
      "main": "{% extends 'base' %}{% include 'a' ignore missing %}",
      "base": "{% include ['b', 'c'] %}",
      "a": "", "b": "{% import 'd' as d %}{{ d }}", "c": "", "d": "", "e": "{% include 'f' %}",
      "f": "",
    ]
    #expect(unused(texts) == "e is not used\nf is not used\n")
    #expect(unused(texts, roots: ["main", "e"]) == "")
  }

  @Test func templatesThatOnlyARenderNames() {
    #expect(unused(["main": "{% include page.title ~ '.html' %}", "a": ""]) == "")
  }

  private static let names: [(String, String)] = [
    (
      "{% set x = 1 %}",
      "main:1:8: warning: 'x' is set and never read\n  1 | {% set x = 1 %}\n    |        ^ take it out, or call it '_x'\n"
    ),
    (
      "{% import 'm' as m %}",
      "main:1:18: warning: 'm' is imported and never used\n  1 | {% import 'm' as m %}\n    |                  ^ take it out\n"
    ),
    (
      "{% from 'm' import f as g %}",
      "main:1:25: warning: 'g' is imported and never used\n  1 | {% from 'm' import f as g %}\n    |                         ^ take it out\n"
    ),
    (
      "{% macro m(a, b=1) %}{{ b }}{% endmacro %}{{ m(1) }}",
      "main:1:12: warning: 'a' of the macro 'm' is never read\n  1 | {% macro m(a, b=1) %}{{ b }}{% endmacro %}{{ m(1) }}\n    |            ^ take it out, or call it '_a'\n"
    ),
    (
      "{% macro m() %}{% endmacro %}",
      "main:1:10: warning: the macro 'm' is never called\n  1 | {% macro m() %}{% endmacro %}\n    |          ^ take it out, or call it '_m'\n"
    ),
    (
      "{% with a = 1 %}{% endwith %}",
      "main:1:9: warning: 'a' is set and never read\n  1 | {% with a = 1 %}{% endwith %}\n    |         ^ take it out, or call it '_a'\n"
    ),
    (
      "{% macro m() %}{{ caller(1) }}{% endmacro %}{% call(a) m() %}{% endcall %}",
      "main:1:53: warning: 'a' is never read\n  1 | {% macro m() %}{{ caller(1) }}{% endmacro %}{% call(a) m() %}{% endcall %}\n    |                                                     ^ take it out, or call it '_a'\n"
    ),
    (
      "{% for i in [1] %}{% set x = i %}{% endfor %}{% block b %}{{ x is defined }}{% endblock %}",
      "main:1:26: warning: 'x' is set and never read\n  1 | {% for i in [1] %}{% set x = i %}{% endfor %}{% block b %}{{ x is defined }}{% endblock %}\n    |                          ^ take it out, or call it '_x'\n"
    ),
    (
      "{% block b %}{% set x = 1 %}{% endblock %}",
      "main:1:21: warning: 'x' is set and never read\n  1 | {% block b %}{% set x = 1 %}{% endblock %}\n    |                     ^ take it out, or call it '_x'\n"
    ),
    (
      "{% if page %}{% set x = 1 %}{% else %}{% set x = 2 %}{% endif %}",
      "main:1:21: warning: 'x' is set and never read\n  1 | {% if page %}{% set x = 1 %}{% else %}{% set x = 2 %}{% endif %}\n    |                     ^ take it out, or call it '_x'\n"
    ),
  ]

  @Test(arguments: names) func namesThatNobodyReads(_ item: (String, String)) {
    #expect(
      unused(
        ["main": item.0, "m": "{% set _f = 1 %}{% set f = _f %}{{ f }}"], roots: ["main", "m"])
        == item.1)
  }

  @Test(arguments: [
    "{% set _x = 1 %}", "{% for i in [1] %}a{% endfor %}", "{% set x = 1 %}{{ x }}",
    "{% set x = 1 %}{% block b %}{{ x }}{% endblock %}", "{% set x = 1 %}{% include 'reads' %}",
    "{% with x = 1 %}{% include 'reads' %}{% endwith %}",
    "{% for x in [1] %}{% set x = x %}{% include 'reads' %}{% endfor %}",
    "{% set ns = namespace() %}{% set ns.a = 1 %}",
    "{% macro m(a, b=a) %}{{ b }}{% endmacro %}{{ m(1) }}", "{% set x = 1 %}{% include page %}",
    "{% set x %}a{% endset %}{{ x | upper }}",
  ])
  func namesThatSomethingReads(_ text: String) {
    #expect(
      unused(["main": text, "reads": "{{ x | default(1) }}"], roots: ["main", "reads"]) == "")
  }

  @Test func namesAcrossTemplates() {
    // A parent reads what a child sets, and a child's blocks what the parent does.
    let family = [
      "main": "{% extends 'base' %}{% set wide = 1 %}{% block b %}{{ text }}{% endblock %}",
      "base": "{% set text = 1 %}{{ wide | default(0) }}{% block b %}{% endblock %}",
    ]
    #expect(unused(family) == "")
    // What an imported template stores is there for others.
    #expect(
      unused(["main": "{% import 'm' as m %}{{ m.a }}", "m": "{% set a = 1 %}{% set b = 2 %}"])
        == "")
    // An included template keeps its own to itself.
    #expect(
      unused(["main": "{% include 'm' %}{{ x | default(1) }}", "m": "{% set x = 1 %}"]) == """
        m:1:8: warning: 'x' is set and never read
          1 | {% set x = 1 %}
            |        ^ take it out, or call it '_x'

        """)
  }

  @Test func blocks() {
    #expect(
      unused([
        "main":
          "{% extends 'base' %}{% block mian %}{% block inner %}{% endblock %}{% endblock %}{% block c %}{% endblock %}",
        "base": "{% block main %}{{ self.c() }}{% endblock %}",
      ]) == """
        main:1:30: warning: no template above has a block 'mian', so it is never shown
          1 | {% extends 'base' %}{% block mian %}{% block inner %}{% endblock %}{% endblock %}{% block c %}{% endblock %}
            |                              ^~~~ did you mean 'main'?

        """)
    #expect(
      unused([
        "main": "{% extends 'middle' %}{% block a %}{% endblock %}{% block b %}{% endblock %}",
        "middle": "{% extends 'base' %}{% block a %}{% block b %}{% endblock %}{% endblock %}",
        "base": "{% block a %}{% endblock %}",
      ]) == "")
    #expect(unused(["main": "{% extends page.base %}{% block a %}{% endblock %}"]) == "")
  }
}
