import Markdown
import Testing

@Suite struct FigureTests {
  private func html(_ markdown: String) -> String {
    MarkdownTests.html(markdown, options: .only([.figures, .attributes]))
  }

  @Test(arguments: [
    (
      "![A *cat*](c.png \"The \\\"cat\\\"\")",
      "<figure><img src=\"c.png\" alt=\"A cat\" /><figcaption>The &quot;cat&quot;</figcaption></figure>\n"
    ),
    (
      "![A](c.png \"T\"){width=3}\n{.wide}",
      "<figure class=\"wide\"><img src=\"c.png\" alt=\"A\" width=\"3\" /><figcaption>T</figcaption></figure>\n"
    ),
  ])
  func `shows the title of a lone picture under it`(markdown: String, written: String) {
    #expect(html(markdown) == written)
  }

  @Test(arguments: [
    "![a](b)", "![a](b \"\")", "x ![a](b \"c\")", "![a](b \"c\") x", "[![a](b \"c\")](d)",
    "![a](b \"c\")\n![d](e \"f\")",
  ])
  func `leaves other pictures in their paragraphs`(markdown: String) {
    #expect(html(markdown) == MarkdownTests.html(markdown, options: .only([])))
  }
}
