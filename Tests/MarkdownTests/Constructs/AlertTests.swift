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

  @Test(arguments: [
    ("> [!NOTE] a ~b\n> c~ ~d\n> e~", "a ~b", "c~ <del>d\ne</del>"),
    ("> [!NOTE] a [b\n> c]{.d} [e\n> f]{.g}", "a [b", "c]{.d} <span class=\"g\">e\nf</span>"),
    ("> [!NOTE] a *b\n> c*", "a <em>b\nc</em>", nil),
  ])
  func `ends what is struck through and spans with its title`(
    markdown: String, title: String, text: String?
  ) {
    let written = MarkdownTests.html(
      markdown, options: .only([.alerts, .strikethrough, .attributes]))
    let paragraph = text.map { "<p>\($0)</p>\n" } ?? ""
    #expect(written.contains("<p class=\"markdown-alert-title\">\(title)</p>\n\(paragraph)</div>"))
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
