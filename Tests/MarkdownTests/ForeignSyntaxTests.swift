import Diagnostics
import Markdown
import Testing

@Suite struct ForeignSyntaxTests {
  @Test func tagsOfOtherGeneratorsAreReportedWhereTheyStand() {
    let (page, diagnostics) = rendered("# A\n\nsee {% include \"a.html\" %}\n> {{% youtube x %}}")
    #expect(
      diagnostics.map { DiagnosticText().format($0) } == [
        """
        post.md:3:5: warning: '{% include "a.html" %}' is Liquid, not Markdown: it is shown as it is
          3 | see {% include "a.html" %}
            |     ^~~~~~~~~~~~~~~~~~~~~~ put it between backticks if it is meant to be read

        """,
        """
        post.md:4:3: warning: '{{% youtube x %}}' is a shortcode, not Markdown: it is shown as it is
          4 | > {{% youtube x %}}
            |   ^~~~~~~~~~~~~~~~~ put it between backticks if it is meant to be read

        """,
      ])
    #expect(page.filled().contains("see {% include &quot;a.html&quot; %}"))
  }

  @Test(arguments: [
    ("{{ site.url }}", "Liquid"), ("{{ now | date: \"(%Y)\" }}", "Liquid"),
    ("{%- raw -%}", "Liquid"),
    ("{{% figure src=\"a\" %}}", "a shortcode"),
    ("{{ youtube(id=\"x\") }}", "a shortcode"), ("{% quote(by=\"x\") %}", "a shortcode"),
  ])
  func eachKindHasItsName(_ tag: String, kind: String) {
    #expect(
      rendered("a \(tag) b").diagnostics.map(\.summary) == [
        "'\(tag)' is \(kind), not Markdown: it is shown as it is"
      ])
  }

  @Test(arguments: [
    "`{% raw %}` and ``{{ a ` b }}``", "```\n{% raw %}\n```", "    {{ a }}",
    "<div>\n{{ a }}\n</div>",
    "\\{% raw %}", "{%", "{{", "{{}}", "{% %}", "a {{ b\nc }}", "{ % a % }", "{{ a }", "{{{",
  ])
  func codeAndStrayBracesAreLeftAlone(_ markdown: String) {
    #expect(rendered(markdown).diagnostics.isEmpty)
  }

  @Test func oneNameIsReportedOnceAndFiveAreEnough() {
    #expect(rendered("{{ a }} {{ a }} {{ a | b }}\n\n{{ a }}").diagnostics.count == 1)
    let many = (0..<20).map { "{{ a\($0) }}" }.joined(separator: "\n\n")
    #expect(rendered(many).diagnostics.count == 5)
  }

  @Test func aLongTagIsCut() {
    let tag = "{{% figure src=\"" + String(repeating: "ä", count: 60) + "\" %}}"
    #expect(
      rendered(tag).diagnostics.map(\.summary) == [
        "'{{% figure src=\"ääääääääääää…' is a shortcode, not Markdown: it is shown as it is"
      ])
  }
}
