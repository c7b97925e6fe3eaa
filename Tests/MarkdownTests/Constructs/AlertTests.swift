import Markdown
import Testing

@Suite struct AlertTests {
  private func html(_ markdown: String) -> String {
    MarkdownTests.html(markdown, options: .only(.alerts))
  }

  @Test(arguments: ["note", "tip", "important", "warning", "caution"])
  func `makes each of the five kinds`(kind: String) {
    let title = kind.prefix(1).uppercased() + kind.dropFirst()
    #expect(
      html("> [!\(kind.uppercased())]\n> Text *here*.") == """
        <div class="markdown-alert markdown-alert-\(kind)">
        <p class="markdown-alert-title">\(title)</p>
        <p>Text <em>here</em>.</p>
        </div>

        """)
  }

  @Test func `takes a title of its own`() {
    #expect(
      html("> [!note] Mind *this*\n> Text") == """
        <div class="markdown-alert markdown-alert-note">
        <p class="markdown-alert-title">Mind <em>this</em></p>
        <p>Text</p>
        </div>

        """)
  }

  @Test func `holds any block`() {
    #expect(
      html("> [!TIP]\n>\n> - a\n>\n> > b") == """
        <div class="markdown-alert markdown-alert-tip">
        <p class="markdown-alert-title">Tip</p>
        <ul>
        <li>a</li>
        </ul>
        <blockquote>
        <p>b</p>
        </blockquote>
        </div>

        """)
  }

  @Test(arguments: [
    "> [!NOPE]\n> x", "> \\[!NOTE]\n> x", "> [!NOTE]", "> a [!NOTE]\n> x", "> [!NOTE]x\n> y",
    "[!NOTE]\nx", "> `[!NOTE]`\n> x", "> - [!NOTE]\n>   x",
  ])
  func `leaves other quotations alone`(markdown: String) {
    #expect(html(markdown) == MarkdownTests.html(markdown, options: .only([])))
  }

  @Test func `can be switched off`() {
    let markdown = "> [!NOTE]\n> x"
    #expect(
      MarkdownTests.html(markdown, options: .only([]))
        == "<blockquote>\n<p>[!NOTE]\nx</p>\n</blockquote>\n")
  }
}
