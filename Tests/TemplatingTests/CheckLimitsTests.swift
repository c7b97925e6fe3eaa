import Testing

/// Templates that would take a checker long, or much memory or stack, and must not.
@Suite struct CheckLimitsTests {
  private func repeated(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  @Test func templatesThatCallEachOtherWithoutAnEnd() {
    #expect(
      SampleSite.check(
        [
          "main": "{% include 'a' %}{% include 'a' %}{{ page.titel }}",
          "a": "{% include 'main' %}{% include 'a' %}",
        ],
        for: ["page"]) == """
          main:1:43: error: 'page' has no field 'titel'
            1 | {% include 'a' %}{% include 'a' %}{{ page.titel }}
              |                                           ^~~~~ did you mean 'title'?

          """)
    let macros =
      "{% macro a(x) %}{{ b([x]) }}{{ b(x) }}{% endmacro %}{% macro b(x) %}{{ a([x]) }}{{ a((x, x)) }}{% endmacro %}{{ a(page) }}"
    #expect(SampleSite.check(["main": macros], for: ["page"]) == "")
  }

  @Test func typesThatGrow() {
    let nested = "{% set x = page %}" + repeated(2_000) { _ in "{% set x = [x] %}" } + "{{ x }}"
    #expect(SampleSite.check(["main": nested], for: ["page"]) == "")
    let doubled =
      "{% set x = page %}" + repeated(200) { _ in "{% set x = {'a': x, 'b': x, 'c': (x, x)} %}" }
      + "{{ x }}"
    #expect(SampleSite.check(["main": doubled], for: ["page"]) == "")
  }

  @Test func manyWays() {
    let ways =
      repeated(1_000) {
        "{% if page.extra.team == \($0) %}{% set x\($0) = 1 %}{% set y = 1 %}{% endif %}"
      }
      + "{% if page.title %}{% if page.date %}{{ page.titel }}{% endif %}{% endif %}"
    #expect(SampleSite.check(["main": ways], for: ["page"]).hasPrefix("main:1:"))
    let chain =
      "{% if page.draft %}"
      + repeated(1_000) { "{% elif page.weight == \($0) %}{% set x = \($0) %}{{ x }}" }
      + "{% endif %}{{ page.titel }}"
    #expect(SampleSite.check(["main": chain], for: ["page"]).hasPrefix("main:1:"))
  }

  @Test func manyTextsOnOneLine() {
    let text = "{% extends 'base' %}" + repeated(2_000) { _ in "x{{ page }}" }
    #expect(
      SampleSite.check(["main": text, "base": ""], for: ["page"])
        .components("is never shown") == 1)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
