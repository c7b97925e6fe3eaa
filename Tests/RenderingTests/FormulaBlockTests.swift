import Diagnostics
import Markdown
import Rendering
import Testing

/// Where formulas between lines of `$$` begin and end in a document.
@Suite struct FormulaBlockTests {
  private func html(_ text: String) -> String {
    let source = SourceText(path: "post.md", bytes: Array(text.utf8))
    var options = MarkdownOptions.site
    options.constructs.remove(.headingAnchors)
    let (page, diagnostics) = render(
      source, body: 0..<source.bytes.count, options: options, hooks: ContentHooks())
    #expect(diagnostics.isEmpty)
    return String(decoding: page.html, as: UTF8.self)
  }

  @Test(arguments: ["$$\nx\n\ny\n$$\n", "  $$\nx\n\ny\n  $$  \n", "$$\r\nx\r\n\r\ny\r\n$$"])
  func twoLinesHoldBlankOnes(text: String) {
    let written = html("\(text)\n# After\n")
    #expect(written.hasPrefix("<math display=\"block\">"))
    #expect(written.hasSuffix("<h1 id=\"after\">After</h1>\n"))
  }

  @Test func quotationsHoldThem() {
    let written = html("> $$\n> x\n>\n> y\n> $$\n\n# After\n")
    #expect(written.hasPrefix("<blockquote>\n<math display=\"block\">"))
    #expect(written.hasSuffix("</blockquote>\n<h1 id=\"after\">After</h1>\n"))
  }

  /// What begins on a line of its own and ends behind a formula's last line takes nothing else along.
  @Test(arguments: ["", "$$\nz\n$$\n", "Text with $$ at its end $$\n"])
  func endsWhereTheFormulaDoes(rest: String) {
    let written = html("$$\nx\n= y$$\n\n# After\n\n\(rest)")
    #expect(written.hasPrefix("<p><math display=\"block\">"))
    #expect(written.contains("</math>\n\n</p>\n<h1 id=\"after\">After</h1>\n"))
  }
}
