import Markdown
import Testing

@Suite struct TaskListTests {
  private let open = "<input type=\"checkbox\" disabled=\"\" /> "
  private let done = "<input type=\"checkbox\" checked=\"\" disabled=\"\" /> "

  @Test func openAndDone() {
    #expect(
      html("- [ ] a\n- [x] *b*\n1. [X] c")
        == "<ul>\n<li>\(open)a</li>\n<li>\(done)<em>b</em></li>\n</ul>\n<ol>\n<li>\(done)c</li>\n</ol>\n"
    )
  }

  @Test func looseAndNested() {
    #expect(
      html("- [x] a\n\n  b\n  - [ ] c")
        == "<ul>\n<li>\(done)\n<p>a</p>\n<p>b</p>\n<ul>\n<li>\(open)c</li>\n</ul>\n</li>\n</ul>\n")
    #expect(html("> - [ ] a") == "<blockquote>\n<ul>\n<li>\(open)a</li>\n</ul>\n</blockquote>\n")
  }

  @Test(arguments: ["[ ]a", "[y] a", "\\[ ] a", "[  ] a", "[ ](b) a", "a [ ] b", "`[ ]` a"])
  func whatIsNoTask(_ markdown: String) {
    #expect(!html("- " + markdown).contains("<input"))
  }

  @Test func onlyAtTheStartOfAnItem() {
    #expect(html("[ ] a") == "<p>[ ] a</p>\n")
    #expect(html("- a\n\n  [ ] b") == "<ul>\n<li>\n<p>a</p>\n<p>[ ] b</p>\n</li>\n</ul>\n")
    #expect(html("- [ ] # a") == "<ul>\n<li>\(open)# a</li>\n</ul>\n")
  }

  @Test func aDefinitionOfTheSameNameDoesNotMatter() {
    #expect(html("- [x] a\n\n[x]: /u") == "<ul>\n<li>\(done)a</li>\n</ul>\n")
  }

  @Test func switchedOff() {
    var options = MarkdownOptions()
    options.constructs.remove(.taskLists)
    #expect(html("- [ ] a", options: options) == "<ul>\n<li>[ ] a</li>\n</ul>\n")
  }
}
