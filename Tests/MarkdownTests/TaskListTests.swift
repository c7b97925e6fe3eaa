import Diagnostics
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

  /// As in cmark-gfm.
  @Test(arguments: [
    ("- ", "  ", "ul"), ("1. ", "   ", "ol"), ("> - ", ">   ", "ul"), ("- - ", "    ", "ul"),
  ])
  func aTableIsTheFirstOfATask(mark: String, rest: String, list: String) {
    let table =
      "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td>d</td>\n</tr>\n</tbody>\n</table>\n"
    let inside = "<\(list)>\n<li>\(open)\n\(table)</li>\n</\(list)>\n"
    for rows in [["a | b", "-|-", "c|d"], ["|a|b|", "|---|---|", "| c | d |"]] {
      let written = html("\(mark)[ ] \(rows.joined(separator: "\n" + rest))")
      #expect(written.contains(inside), "\(written)")
    }
    // Without a body, in a loose list, with something behind it.
    let written = html(
      "\(mark)[x] a|b\n\(rest)-|-\n\(rest.prefix(1) == ">" ? ">" : "")\n\(rest)*e*")
    let head = "<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>\n"
    #expect(written.contains("<li>\(done)\n\(head)<p><em>e</em></p>\n</li>"), "\(written)")
  }

  /// The lines that its cells are read as shift nothing.
  @Test func whatIsBehindATableOfATaskHasItsPlace() {
    let diagnostics = rendered("- [ ] a|[b](#x)\n  -|-\n  c|d\n\n[e](#y)").diagnostics
    #expect(
      diagnostics.map { DiagnosticText().format($0).prefix { $0 != "w" } } == [
        "post.md:1:13: ", "post.md:5:5: ",
      ])
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
