import Diagnostics
import Markdown
import Testing

@Suite struct AttributePlacesTests {
  private func html(_ markdown: String) -> String {
    MarkdownTests.html(markdown, options: .only(.attributes))
  }

  @Test(arguments: [
    ("# A {#b .c}", "<h1 id=\"b\" class=\"c\">A</h1>\n"),
    ("A {#b}\n===", "<h1 id=\"b\">A</h1>\n"),
    ("# A {#b} #", "<h1 id=\"b\">A</h1>\n"),
    ("[a](b){.c}", "<p><a href=\"b\" class=\"c\">a</a></p>\n"),
    ("[a][b]{.c}\n\n[b]: /d", "<p><a href=\"/d\" class=\"c\">a</a></p>\n"),
    ("<https://a.b>{.c}", "<p><a href=\"https://a.b\" class=\"c\">https://a.b</a></p>\n"),
    ("<b>a</b>{.c} d >{.c}", "<p><b>a</b>{.c} d &gt;{.c}</p>\n"),
    ("![a](b){width=3}", "<p><img src=\"b\" alt=\"a\" width=\"3\" /></p>\n"),
    ("`a`{.b}", "<p><code class=\"b\">a</code></p>\n"),
    ("*a*{.b} __c__{#d}", "<p><em class=\"b\">a</em> <strong id=\"d\">c</strong></p>\n"),
    ("[a *b*]{.c} d", "<p><span class=\"c\">a <em>b</em></span> d</p>\n"),
    ("[a [b]{.c}]{.d}", "<p><span class=\"d\">a <span class=\"c\">b</span></span></p>\n"),
    ("_[a]{.b}_", "<p><em><span class=\"b\">a</span></em></p>\n"),
    ("a b\n{.c}", "<p class=\"c\">a b</p>\n"),
    ("- a\n\n{.b}", "<ul class=\"b\">\n<li>a</li>\n</ul>\n"),
    ("1. a\n\n{.b}\n\nc", "<ol class=\"b\">\n<li>a</li>\n</ol>\n<p>c</p>\n"),
    ("> a\n\n{.b}", "<blockquote class=\"b\">\n<p>a</p>\n</blockquote>\n"),
    ("# A\n\n[x](y)\n{.b}\n\nc", "<h1>A</h1>\n<p class=\"b\"><a href=\"y\">x</a></p>\n<p>c</p>\n"),
    ("***\n\n{.b}", "<hr class=\"b\" />\n"),
    ("    a\n\n{.b}", "<pre class=\"b\"><code>a\n</code></pre>\n"),
    ("- a\n  {.b}\n- c", "<ul>\n<li class=\"b\">a</li>\n<li>c</li>\n</ul>\n"),
    (
      "- a\n  {.b}\n\n- c",
      "<ul>\n<li>\n<p class=\"b\">a</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n"
    ),
  ])
  func `go to what they stand behind`(markdown: String, written: String) {
    #expect(html(markdown) == written)
  }

  @Test(arguments: [
    "| a |\n|---|\n| b |\n{#c .d}", "| a |\n|---|\n| b |\n\n{#c .d}",
  ])
  func `go to tables`(markdown: String) {
    #expect(
      MarkdownTests.html(markdown, options: .only([.attributes, .tables]))
        == "<table id=\"c\" class=\"d\">\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n"
    )
  }

  /// In what is no element of Markdown's own nothing could hold them: they stay where they can be seen.
  @Test(arguments: [
    ("<br>\n\n{.b}", "<br>\n<p>{.b}</p>\n"), ("{{< a >}}\n{.b}", "\n<p>{.b}</p>\n"),
    ("{{< a >}}\n\n{.b}", "\n<p>{.b}</p>\n"),
    ("{{< a >}}c{{< /a >}}\n\n{.b}", "c\n<p>{.b}</p>\n"),
    ("{{< a >}}c{{< /a >}}\n{.b}", "<p class=\"b\">c</p>\n"),
    (
      "- [ ] a\n  {.b}", "<ul>\n<li><input type=\"checkbox\" disabled=\"\" /> a\n{.b}</li>\n</ul>\n"
    ),
    (
      "a\nc\n{#d .b}\n: e",
      "<dl>\n<dt id=\"d\" class=\"b\">a</dt>\n<dt class=\"b\">c</dt>\n<dd>e</dd>\n</dl>\n"
    ),
    ("a\n: c\n  {.b}", "<dl>\n<dt>a</dt>\n<dd class=\"b\">c</dd>\n</dl>\n"),
    (
      "> [!TIP] a\n> {.b}",
      "<div class=\"markdown-alert markdown-alert-tip\">\n<p class=\"markdown-alert-title b\">a</p>\n</div>\n"
    ),
    (
      "> [!TIP]\n> a\n> {.b}",
      "<div class=\"markdown-alert markdown-alert-tip\">\n<p class=\"markdown-alert-title\">Tip</p>\n<p class=\"b\">a</p>\n</div>\n"
    ),
  ])
  func `never vanish`(markdown: String, written: String) {
    #expect(MarkdownTests.html(markdown) == written)
  }

  @Test(arguments: [
    ("# A {#x}\n\n# B {#x .c}", "<h1 id=\"x\">A</h1>\n<h1 class=\"c\">B</h1>\n", "3:5", "{#x .c}"),
    ("*a*{#x} [b]{#x}", "<p><em id=\"x\">a</em> <span>b</span></p>\n", "1:11", "]{#x}"),
    ("[b]{#x} *a*{#x}", "<p><span id=\"x\">b</span> <em>a</em></p>\n", "1:12", "{#x}"),
    ("a\n{#x}\n\nb\n  {#x}", "<p id=\"x\">a</p>\n<p>b</p>\n", "5:3", "{#x}"),
  ])
  func `give an id once`(markdown: String, written: String, place: String, shown: String) {
    #expect(MarkdownTests.html(markdown) == written)
    let (line, column) = (
      markdown.split(separator: "\n", omittingEmptySubsequences: false)[Int(place.prefix(1))! - 1],
      Int(place.dropFirst(2))! - 1
    )
    #expect(
      rendered(markdown).diagnostics.map { DiagnosticText().format($0) } == [
        """
        post.md:\(place): warning: another element of this page has the id 'x' already
          \(place.prefix(1)) | \(line)
            | \(String(repeating: " ", count: column))^\(String(repeating: "~", count: shown.count - 1)) the first one keeps it: give this one another

        """
      ])
  }

  @Test(arguments: [
    ("[a ~b]{.c} d~", "<p><span class=\"c\">a ~b</span> d~</p>\n"),
    ("~a [b~ c]{.d}", "<p>~a <span class=\"d\">b~ c</span></p>\n"),
    ("~a [~b~]{.c} d~", "<p><del>a <span class=\"c\"><del>b</del></span> d</del></p>\n"),
    (
      "[~a]{.b} ~c [d~]{.e} f~",
      "<p><span class=\"b\">~a</span> <del>c <span class=\"e\">d~</span> f</del></p>\n"
    ),
  ])
  func `do not cross what is struck through`(markdown: String, written: String) {
    #expect(
      MarkdownTests.html(markdown, options: .only([.attributes, .strikethrough])) == written)
  }

  @Test(arguments: [
    ("a\n{.b\n #c}", "<p id=\"c\" class=\"b\">a</p>\n"),
    ("> a\n> {.b\n> #c}", "<blockquote>\n<p id=\"c\" class=\"b\">a</p>\n</blockquote>\n"),
    ("- a\n\n{.b\n.c}", "<ul class=\"b c\">\n<li>a</li>\n</ul>\n"),
    ("[a](b){.c\n.d} e", "<p><a href=\"b\" class=\"c d\">a</a>\n e</p>\n"),
    ("> [a]{.c\n> .d}", "<blockquote>\n<p><span class=\"c d\">a</span>\n</p>\n</blockquote>\n"),
  ])
  func `may go over lines`(markdown: String, written: String) {
    #expect(html(markdown) == written)
  }

  /// Lines that attributes take must not shift what stands below.
  @Test func `keep their lines`() {
    let options = MarkdownOptions.only([.attributes, .tables])
    for before in ["{a\n}\n", "x\n{a\n}\n", "*x*{a\n}\n", "[x]{a\n}\n"] {
      let written = MarkdownTests.html(before + "a|b\n-|-\nc|d", options: options)
      #expect(written.contains("<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table>\n"))
    }
  }

  @Test func `go to a table of one row, and to none that is a row`() {
    let options = MarkdownOptions.only([.attributes, .tables])
    #expect(
      MarkdownTests.html("- x\n\n  a|b\n  -|-\n  {.c}\n- y", options: options).contains(
        "<table class=\"c\">\n<thead>"))
    #expect(MarkdownTests.html("a|b\n-|-\n{.c}|d", options: options).contains("<td>{.c}</td>"))
  }

  @Test(arguments: [
    "a {.b} c", "a{.b}", "a {.b}", "{.b}", "\\{.b}", "`{.b}`", "# {.b} a", "[a](b) {.c}", "{{x}}",
    "[a]{b c d=}", "![a]{.b}", "a\n{.b} c", "| {.b} |", "<b>x</b>{.c}",
  ])
  func `stay text elsewhere`(markdown: String) {
    #expect(html(markdown) == MarkdownTests.html(markdown, options: .only([])))
  }

  @Test func `give headings their ids, which no other heading gets`() {
    var options = MarkdownOptions.only([.attributes, .headingIDs])
    #expect(
      MarkdownTests.html("# A\n\n# B {#a}\n\n# A", options: options)
        == "<h1 id=\"a-1\">A</h1>\n<h1 id=\"a\">B</h1>\n<h1 id=\"a-2\">A</h1>\n")
    options.reservedIDs = [Array("main".utf8)]
    #expect(MarkdownTests.html("# Main", options: options) == "<h1 id=\"main-1\">Main</h1>\n")
  }

  @Test func `tell which ids there are`() {
    let page = rendered("# A {#b}\n\n[c]{#d} `e`{#f}", options: .only([.attributes, .headingIDs]))
      .page
    #expect(page.ids == ["b", "d", "f"])
  }
}
