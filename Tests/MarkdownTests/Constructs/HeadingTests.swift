@testable import Markdown
import Testing

@Suite struct HeadingTests {
  private typealias Heading = RenderedMarkdown.ContentHeading

  @Test func `get an id and a link to themselves`() {
    #expect(
      html("## One *two* & `three`", options: .only([.headingIDs, .headingAnchors])) == """
        <h2 id="one-two--three">One <em>two</em> &amp; <code>three</code> \
        <a class="anchor" href="#one-two--three" aria-label="Permalink: One two &amp; three"></a></h2>

        """)
  }

  @Test func `are listed for a table of contents`() {
    let page = rendered("# A\n\nB\n-\n\n> ### A [c](d) :tada:\n\n|x|\n|-|").page
    #expect(
      page.headings == [
        Heading(level: 1, id: "a", text: "A"), Heading(level: 2, id: "b", text: "B"),
        Heading(level: 3, id: "a-c-", text: "A c 🎉"),
      ])
  }

  @Test func `can be shifted to lower levels`() {
    var options = MarkdownOptions.only([])
    options.headingShift = 2
    #expect(html("# A\n\n##### B", options: options) == "<h3>A</h3>\n<h6>B</h6>\n")
  }
}
