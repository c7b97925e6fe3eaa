import Diagnostics
import Markdown
import Rendering
import Testing

/// Blocks of code in a document: figures, with a language or without.
@Suite struct CodeFigureTests {
  private func html(_ text: String) -> String {
    let source = SourceText(path: "post.md", bytes: Array(text.utf8))
    let (page, diagnostics) = render(
      source, body: 0..<source.bytes.count, options: .site, hooks: ContentHooks())
    #expect(diagnostics.isEmpty)
    #expect(page.features.contains(.code))
    return String(decoding: page.html, as: UTF8.self)
  }

  /// So they have the frame and the button of the others.
  @Test(arguments: ["```\n<a>\n```\n", "    <a>\n"])
  func aBlockWithoutALanguageIsOneToo(text: String) {
    #expect(
      html(text) == "<figure class=\"highlight\"><pre tabindex=\"0\"><code>&lt;a&gt;\n"
        + "</code></pre></figure>\n")
  }

  @Test func attributesStandOnTheFigure() {
    #expect(
      html("```json\n1\n```\n{#a .b}\n").hasPrefix(
        "<figure id=\"a\" class=\"highlight b\" data-lang=\"json\"><pre"))
    #expect(html("```\n1\n```\n{.b}\n").hasPrefix("<figure class=\"highlight b\"><pre"))
  }
}
