import Markdown
import Testing

@Suite struct FootnoteTests {
  private func reference(_ label: String, _ number: Int, _ occurrence: Int = 1) -> String {
    let id = occurrence > 1 ? "\(label)-\(occurrence)" : label
    return
      "<sup class=\"footnote-ref\"><a href=\"#fn-\(label)\" id=\"fnref-\(id)\" data-footnote-ref>\(number)</a></sup>"
  }

  private func back(_ label: String, _ number: Int, _ occurrence: Int = 1) -> String {
    let suffix = occurrence > 1 ? "-\(occurrence)" : ""
    let mark = occurrence > 1 ? "<sup class=\"footnote-ref\">\(occurrence)</sup>" : ""
    return
      "<a href=\"#fnref-\(label)\(suffix)\" class=\"footnote-backref\" data-footnote-backref data-footnote-backref-idx=\"\(number)\(suffix)\" aria-label=\"Back to reference \(number)\(suffix)\">↩\(mark)</a>"
  }

  private func section(_ notes: String...) -> String {
    "<section class=\"footnotes\" data-footnotes>\n<ol>\n\(notes.joined())</ol>\n</section>\n"
  }

  private func note(_ label: String, _ inner: String) -> String {
    "<li id=\"fn-\(label)\">\n\(inner)</li>\n"
  }

  private func gfm(_ markdown: String) -> String { html(markdown, options: .gfm) }

  @Test func numberedInTheOrderOfTheirReferences() {
    #expect(
      gfm("[^b] [^a]\n\n[^a]: x\n[^b]: y")
        == "<p>\(reference("b", 1)) \(reference("a", 2))</p>\n"
        + section(
          note("b", "<p>y \(back("b", 1))</p>\n"), note("a", "<p>x \(back("a", 2))</p>\n")))
  }

  @Test(arguments: [
    ("[^a]: n\n\n\t\tx\ty", "<p>n</p>\n<pre><code>x\ty\n</code></pre>\n"),
    ("[^a]:\tn\n\n\t\t\tx\n\n\t\t y", "<p>n</p>\n<pre><code>\tx\n\n y\n</code></pre>\n"),
    ("[^a]: n\n\n  \t  \tx", "<p>n</p>\n<pre><code>x\n</code></pre>\n"),
    ("[^a]: n\n\n\t```\n\t\tx\n\t```", "<p>n</p>\n<pre><code>\tx\n</code></pre>\n"),
    ("[^a]: - n\n\n\t\t\tx", "<ul>\n<li>\n<p>n</p>\n<pre><code>  x\n</code></pre>\n</li>\n</ul>\n"),
  ])
  func keepTabsOfCode(note: String, inner: String) {
    #expect(
      gfm("[^a]\n\n" + note)
        == "<p>\(reference("a", 1))</p>\n"
        + section(self.note("a", inner + back("a", 1) + "\n")))
  }

  @Test func holdNoBrackets() {
    #expect(
      gfm("[^[b]] [^a[b]]\n\n[b]: /u")
        == "<p>[^<a href=\"/u\">b</a>] [^a<a href=\"/u\">b</a>]</p>\n")
  }

  @Test func usedAgain() {
    #expect(
      gfm("a[^x]b[^X]\n\n[^x]: y")
        == "<p>a\(reference("x", 1))b\(reference("x", 1, 2))</p>\n"
        + section(note("x", "<p>y \(back("x", 1)) \(back("x", 1, 2))</p>\n")))
  }

  @Test func neverDefinedAndNeverUsed() {
    #expect(gfm("a[^x] [^*y*]\n\n[^z]: w") == "<p>a[^x] [^*y*]</p>\n")
    #expect(gfm("[^z]: w") == "")
  }

  @Test func theFirstDefinitionCounts() {
    #expect(
      gfm("[^a]\n\n[^a]: x\n\n[^a]: y")
        == "<p>\(reference("a", 1))</p>\n" + section(note("a", "<p>x \(back("a", 1))</p>\n")))
  }

  @Test func severalBlocks() {
    #expect(
      gfm("[^a]\n\n[^a]: x\n\n    - y\n\n        c\n\n    > z\n\nend")
        == "<p>\(reference("a", 1))</p>\n<p>end</p>\n"
        + section(
          note(
            "a",
            "<p>x</p>\n<ul>\n<li>\n<p>y</p>\n<p>c</p>\n</li>\n</ul>\n<blockquote>\n<p>z</p>\n</blockquote>\n\(back("a", 1))\n"
          )))
    #expect(
      gfm("[^a]\n\n[^a]:\n    x\n\n\t\tc\n")
        == "<p>\(reference("a", 1))</p>\n"
        + section(note("a", "<p>x</p>\n<pre><code>c\n</code></pre>\n\(back("a", 1))\n")))
  }

  @Test func nextToQuotations() {
    let rest = section(
      note("a", "<p>x \(back("a", 1))</p>\n"), note("b", "<p>y \(back("b", 2))</p>\n"))
    #expect(
      gfm("[^a][^b]\n> q\n[^a]: x\n[^b]: y\n> r")
        == "<p>\(reference("a", 1))\(reference("b", 2))</p>\n<blockquote>\n<p>q</p>\n</blockquote>\n<blockquote>\n<p>r</p>\n</blockquote>\n"
        + rest)
  }

  @Test func insideOtherBlocks() {
    #expect(
      gfm("- a[^x]\n  [^x]: b\n\n> [^y]: c\n> d\n\n[^y]")
        == "<ul>\n<li>a\(reference("x", 1))</li>\n</ul>\n<blockquote>\n</blockquote>\n<p>\(reference("y", 2))</p>\n"
        + section(
          note("x", "<p>b \(back("x", 1))</p>\n"), note("y", "<p>c\nd \(back("y", 2))</p>\n")))
  }

  @Test func nested() {
    #expect(
      gfm("[^a]\n\n[^a]: x[^b]\n\n    [^b]: y")
        == "<p>\(reference("a", 1))</p>\n"
        + section(
          note("a", "<p>x\(reference("b", 2)) \(back("a", 1))</p>\n"),
          note("b", "<p>y \(back("b", 2))</p>\n")))
  }

  @Test func inTablesLinksAndHeadings() {
    let rest = section(note("a", "<p>x \(back("a", 1))</p>\n"))
    #expect(gfm("# h[^a]\n\n[^a]: x") == "<h1>h\(reference("a", 1))</h1>\n" + rest)
    #expect(
      gfm("|h[^a]|\n|-|\n\n[^a]: x")
        == "<table>\n<thead>\n<tr>\n<th>h\(reference("a", 1))</th>\n</tr>\n</thead>\n</table>\n"
        + rest)
    #expect(gfm("![^a]\n\n[^a]: x") == "<p>!\(reference("a", 1))</p>\n" + rest)
    #expect(gfm("[^a](u)\n\n[^a]: x") == "<p><a href=\"u\">^a</a></p>\n")
    #expect(gfm("`[^a]` \\[^a]\n\n[^a]: x") == "<p><code>[^a]</code> [^a]</p>\n")
    #expect(gfm("*[^a]*\n\n[^a]: x") == "<p><em>\(reference("a", 1))</em></p>\n" + rest)
  }

  @Test func aSiteWritesADivision() {
    #expect(
      html("[^a]\n\n[^a]: x")
        == "<p>\(reference("a", 1))</p>\n<div class=\"footnotes\" role=\"doc-endnotes\">\n<ol>\n\(note("a", "<p>x \(back("a", 1))</p>\n"))</ol>\n</div>\n"
    )
    #expect(rendered("Text[^a].\n\n[^a]: x").page.summary == "Text.")
  }

  @Test func switchedOff() {
    var options = MarkdownOptions()
    options.constructs.remove(.footnotes)
    #expect(html("[^a]\n\n[^a]: x", options: options) == "<p><a href=\"x\">^a</a></p>\n")
  }
}
