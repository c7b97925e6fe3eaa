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

  private static let code =
    "<pre tabindex=\"0\"><code class=\"language-json\">"
    + "<span class=\"mi\">1</span>\n</code></pre></figure>\n"

  /// In Pandoc's form the first class is the language, in Hugo's a word before the braces.
  @Test(arguments: [
    ("{.json .b #a k=v}", "id=\"a\" class=\"highlight b\" k=\"v\" data-lang=\"json\""),
    ("{#a .json}", "id=\"a\" class=\"highlight\" data-lang=\"json\""),
    ("json {.b .c}", "class=\"highlight b c\" data-lang=\"json\""),
    ("json{.b}", "class=\"highlight b\" data-lang=\"json\""),
    (
      "json {class=\"b c\",id=a,data-x='\"<&'}",
      "id=\"a\" class=\"highlight b c\" data-x=\"&#34;&lt;&amp;\" data-lang=\"json\""
    ),
    ("{.json K=1 k=2}", "class=\"highlight\" k=\"1\" data-lang=\"json\""),
    ("{.json #}", "class=\"highlight\" data-lang=\"json\""),
    ("json class=b id=a", "class=\"highlight\" data-lang=\"json\""),
  ])
  func attributesMayStandBehindTheFence(info: String, written: String) {
    #expect(html("```\(info)\n1\n```\n") == "<figure \(written)>" + Self.code)
    #expect(html("- ~~~ \(info)\n  1\n  ~~~\n").contains("<figure \(written)>" + Self.code))
  }

  @Test func attributesBehindTheFenceAndBelowTheBlockAddUp() {
    #expect(
      html("```{.json .b k=v}\n1\n```\n{.c #a}\n")
        == "<figure id=\"a\" class=\"highlight b c\" k=\"v\" data-lang=\"json\">" + Self.code)
  }

  /// Whatever makes the code: no colours, a formula, or nothing that knows braces.
  @Test(arguments: [
    (
      MarkdownConstructs.site.subtracting(.highlighting), "{.json .b #a}",
      "<pre id=\"a\" class=\"b\"><code class=\"language-json\">1\n</code></pre>\n"
    ),
    (
      .site.subtracting(.highlighting), "{linenos}", "<pre><code>1\n</code></pre>\n"
    ),
    (
      .site.subtracting(.attributes), "{.json .b #a}",
      "<figure class=\"highlight\" data-lang=\"json\">" + code
    ),
    (
      .site, "{.math .b #a}",
      "<math id=\"a\" class=\"b\" display=\"block\"><semantics><mn>1</mn>"
        + "<annotation encoding=\"application/x-tex\">1</annotation></semantics></math>\n"
    ),
    (.gfm, "{.json .b}", "<pre><code class=\"language-{.json\">1\n</code></pre>\n"),
  ])
  func attributesDependOnWhatIsSwitchedOn(
    constructs: MarkdownConstructs, info: String, written: String
  ) {
    let source = SourceText(path: "post.md", text: "```\(info)\n1\n```\n")
    var options = MarkdownOptions.site
    options.constructs = constructs
    let (page, diagnostics) = render(
      source, body: 0..<source.bytes.count, options: options, hooks: ContentHooks(constructs))
    #expect(diagnostics.map(\.summary) == [])
    #expect(String(decoding: page.html, as: UTF8.self) == written)
  }

  private func messages(_ text: String) -> String {
    let source = SourceText(path: "post.md", text: text)
    return render(source, body: 0..<source.bytes.count, options: .site, hooks: ContentHooks()).1
      .map { DiagnosticText().format($0) }.joined()
  }

  @Test func theirIDsAreThePagesOwn() {
    let text = "# A\n\n[x](#a) [y](#c)\n\n```{.json #a}\n1\n```\n\n> ```json {#c}\n> 1\n> ```\n"
    #expect(html(text).contains("<h1 id=\"a-1\">"))
    #expect(
      messages("- b [x]{#a}\n\n  ```json {.b #a}\n  1\n  ```\n") == """
        post.md:3:11: warning: another element of this page has the id 'a' already
          3 |   ```json {.b #a}
            |           ^~~~~~~ the first one keeps it: give this one another

        """)
  }

  /// What no element may have, and what is nearly an option, is told as before.
  @Test(arguments: [
    (
      "json {onclick=x}",
      """
      post.md:1:10: warning: a code block has no option 'onclick'
        1 | ```json {onclick=x}
          |          ^~~~~~~ the options are 'linenos', 'hl_lines', 'title', 'start' and 'diff'

      """
    ),
    (
      "{.json lineos=true}",
      """
      post.md:1:11: warning: a code block has no option 'lineos'
        1 | ```{.json lineos=true}
          |           ^~~~~~ did you mean 'linenos'?

      """
    ),
    (
      "json key=value",
      """
      post.md:1:9: warning: a code block has no option 'key'
        1 | ```json key=value
          |         ^~~ the options are 'linenos', 'hl_lines', 'title', 'start' and 'diff'

      """
    ),
    (
      "{#a .jsom .b}",
      """
      post.md:1:9: warning: 'jsom' is no language that can be highlighted
        1 | ```{#a .jsom .b}
          |         ^~~~ did you mean 'json'?

      """
    ),
  ])
  func whatIsNoAttributeIsTold(info: String, message: String) {
    #expect(messages("```\(info)\n1\n```\n") == message)
  }
}
