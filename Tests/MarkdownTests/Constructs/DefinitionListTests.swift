import Markdown
import Testing

@Suite struct DefinitionListTests {
  private func html(_ markdown: String, _ more: MarkdownConstructs = []) -> String {
    MarkdownTests.html(markdown, options: .only(more.union(.definitionLists)))
  }

  @Test(arguments: [
    ("A\n: b", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n"),
    (
      "A\nB *c*\n: d\n: e",
      "<dl>\n<dt>A</dt>\n<dt>B <em>c</em></dt>\n<dd>d</dd>\n<dd>e</dd>\n</dl>\n"
    ),
    ("A\n: b\n  c\nd", "<dl>\n<dt>A</dt>\n<dd>b\nc\nd</dd>\n</dl>\n"),
    ("A\n: b\n\nC\n: d", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    ("A\n\n: b", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n"),
    ("A\n:   b\n\n    c", "<dl>\n<dt>A</dt>\n<dd>\n<p>b</p>\n<p>c</p>\n</dd>\n</dl>\n"),
    (
      "A\n: - b\n  - c",
      "<dl>\n<dt>A</dt>\n<dd>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</dd>\n</dl>\n"
    ),
    (
      "A\n: b\n\n+ c", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n<ul>\n<li>c</li>\n</ul>\n"
    ),
    (
      "> A\n> : b\n\n- C\n  : d",
      "<blockquote>\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n</blockquote>\n<ul>\n<li>\n<dl>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n</li>\n</ul>\n"
    ),
    ("A\n: b\n\nText", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n<p>Text</p>\n"),
  ])
  func `shows terms and what they mean`(markdown: String, written: String) {
    #expect(html(markdown) == written)
  }

  @Test(arguments: [
    ": a", "A\n:b", "A\n:", "# A\n: b", "```\nA\n: b\n```", "    A\n    : b", "one\ntwo\n\n: three",
    "- a\n\n: b", "A\n=\n: b",
  ])
  func `leaves other colons alone`(markdown: String) {
    #expect(html(markdown) == MarkdownTests.html(markdown, options: .only([])))
  }

  @Test(arguments: [
    ("*A\nB*\nC\n: d", "<dl>\n<dt><em>A\nB</em></dt>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    ("~~A\nB~~\nC\n: d", "<dl>\n<dt><del>A\nB</del></dt>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    (
      "[A\nB]{.x}\nC\n: d",
      "<dl>\n<dt><span class=\"x\">A\nB</span></dt>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"
    ),
    ("[A\nB](c)\nC\n: d", "<dl>\n<dt><a href=\"c\">A\nB</a></dt>\n<dt>C</dt>\n<dd>d</dd>\n</dl>\n"),
    ("{{< x >}}\nA\nB\n: c\n{{< /x >}}", "\n<dl>\n<dt>A</dt>\n<dt>B</dt>\n<dd>c</dd>\n</dl>\n\n"),
  ])
  func `ends no term within an element`(markdown: String, written: String) {
    #expect(html(markdown, [.strikethrough, .attributes, .shortcodes]) == written)
  }

  @Test(arguments: [
    ("{{< x >}}A{{< /x >}}\n: b", "<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n"),
    ("{{< x >}}\n\n: b\n\n{{< /x >}}", "\n<p>: b</p>\n\n"), ("{{< x >}}\n: b", "\n<p>: b</p>\n"),
    ("A\n{.x}\n: b", "<dl>\n<dt class=\"x\">A</dt>\n<dd>b</dd>\n</dl>\n"),
  ])
  func `has a term above every definition`(markdown: String, written: String) {
    #expect(html(markdown, [.attributes, .shortcodes]) == written)
  }

  @Test func `works in a footnote`() {
    let written = html("a[^1]\n\n[^1]: A\n    : b", .footnotes)
    #expect(written.contains("<li id=\"fn-1\">\n<dl>\n<dt>A</dt>\n<dd>b</dd>\n</dl>\n"))
  }

  @Test func `keeps definitions and links in their places`() {
    #expect(
      html("A [x]\n: b [x]\n\n[x]: /y")
        == "<dl>\n<dt>A <a href=\"/y\">x</a></dt>\n<dd>b <a href=\"/y\">x</a></dd>\n</dl>\n")
  }
}
