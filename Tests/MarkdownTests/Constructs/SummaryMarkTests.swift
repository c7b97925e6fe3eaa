import Markdown
import Testing

@Suite struct SummaryMarkTests {
  private func parts(_ markdown: String) -> [String] {
    let page = rendered(markdown, options: .withoutIDs).page
    let html = String(decoding: page.html[..<(page.summaryEnd ?? 0)], as: UTF8.self)
    return [html, page.summary, page.filled()]
  }

  @Test func `ends the summary between blocks`() {
    #expect(
      parts("One *two* &amp; <b>x</b>\n\nThree :tada:\n\n<!--more-->\n\nFour") == [
        "<p>One <em>two</em> &amp; <b>x</b></p>\n<p>Three 🎉</p>\n", "One two & x Three 🎉",
        "<p>One <em>two</em> &amp; <b>x</b></p>\n<p>Three 🎉</p>\n<p>Four</p>\n",
      ])
  }

  @Test func `ends it behind the paragraph it stands in, and cuts no tag`() {
    #expect(
      parts("One *two<!-- more -->three* four\n\nFive") == [
        "<p>One <em>twothree</em> four</p>\n", "One twothree four",
        "<p>One <em>twothree</em> four</p>\n<p>Five</p>\n",
      ])
  }

  @Test(arguments: ["> One\n>\n> <!--more-->\n\nTwo", "- One <!--more-->\n- Two"])
  func `counts only in the document itself`(markdown: String) {
    let page = rendered(markdown).page
    #expect(page.summaryEnd == nil)
    #expect(!page.filled().contains("more"))
  }

  @Test func `counts once, and not in code`() {
    #expect(parts("a\n\n`<!--more-->`\n\n<!--more-->\n\nb\n\n<!--more-->")[1] == "a <!--more-->")
  }

  @Test func `leaves the title out of the summary`() {
    #expect(parts("# Title\n\na\n\n<!--more-->\n\nb")[1] == "a")
  }
}
