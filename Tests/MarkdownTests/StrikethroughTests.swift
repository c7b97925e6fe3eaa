import Markdown
import Testing

@Suite struct StrikethroughTests {
  @Test(arguments: [
    ("~a~", "<del>a</del>"), ("~~a b~~", "<del>a b</del>"), ("x ~~~a~~~", "x ~~~a~~~"),
    ("~~a~", "~~a~"), ("~ a~", "~ a~"), ("a~b~c", "a<del>b</del>c"),
    ("\\~a~", "~a~"), ("`~a~`", "<code>~a~</code>"), ("~~_a_~~", "<del><em>a</em></del>"),
    ("*~~a~~*", "<em><del>a</del></em>"), ("*~~a~~*b", "<em><del>a</del></em>b"),
    ("~a **b** c~", "<del>a <strong>b</strong> c</del>"),
    ("~a ~~b~~ c~", "<del>a <del>b</del> c</del>"),
    ("[~a~](b)", "<a href=\"b\"><del>a</del></a>"), ("~[a~](b)", "~<a href=\"b\">a~</a>"),
    ("*~", "*~"), ("a~~~_b_", "a~~~_b_"), ("![~a~](b)", "<img src=\"b\" alt=\"a\" />"),
    ("<a b=\"~c~\">", "<a b=\"~c~\">"), ("[a](~b~ \"~c~\")", "<a href=\"~b~\" title=\"~c~\">a</a>"),
  ])
  func tildes(_ markdown: String, _ expected: String) {
    #expect(html("x\n" + markdown) == "<p>x\n\(expected)</p>\n")
  }

  @Test func overLinesAndInHeadings() {
    #expect(html("~~a\nb~~") == "<p><del>a\nb</del></p>\n")
    #expect(html("# a ~b~ #") == "<h1>a <del>b</del></h1>\n")
    #expect(html("~~a\n\nb~~") == "<p>~~a</p>\n<p>b~~</p>\n")
    #expect(rendered("# ~a~ b").page.firstHeading?.text == "a b")
  }

  @Test func switchedOff() {
    var options = MarkdownOptions()
    options.constructs.remove(.strikethrough)
    #expect(html("~~a~~", options: options) == "<p>~~a~~</p>\n")
  }
}
