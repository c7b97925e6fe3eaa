import Markdown
import Testing

@Suite struct TableTests {
  /// The HTML of a table, its alignments as GitHub writes them.
  private func table(_ heading: String, _ rows: String...) -> String {
    var html = "<table>\n<thead>\n<tr>\n\(heading)</tr>\n</thead>\n"
    if !rows.isEmpty {
      html += "<tbody>\n" + rows.map { "<tr>\n\($0)</tr>\n" }.joined() + "</tbody>\n"
    }
    return html + "</table>\n"
  }

  /// The row of headings may go on with a paragraph, further in than a block may begin.
  @Test(arguments: [
    ("t|\n\t/\n|-\n<", "<p>t|</p>\n", ""), ("t\n      /\n|-\n<", "<p>t</p>\n", ""),
    ("- t\n      /\n  |-\n  <", "<ul>\n<li>t\n", "</li>\n</ul>\n"),
    ("> t\n>\t  /\n> |-\n> <", "<blockquote>\n<p>t</p>\n", "</blockquote>\n"),
  ])
  func headingsThatAreIndented(markdown: String, before: String, after: String) {
    #expect(
      html(markdown, options: .gfm)
        == before + table("<th>/</th>\n", "<td>&lt;</td>\n") + after)
  }

  @Test func rowsAndAlignments() {
    #expect(
      html("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |", options: .gfm)
        == table(
          """
          <th>a</th>
          <th align="left">b</th>
          <th align="center">c</th>
          <th align="right">d</th>

          """,
          """
          <td>1</td>
          <td align="left">2</td>
          <td align="center">3</td>
          <td align="right">4</td>

          """))
    #expect(
      html("a | b\n:-|-:\n")
        == table(
          "<th class=\"align-left\">a</th>\n<th class=\"align-right\">b</th>\n"))
  }

  @Test func cellsHoldInlinesAndTheDocumentsDefinitions() {
    #expect(
      html("|*a*|[x][y]|\n|-|-|\n|`p\\|q`|r\\|s|\n|www.e.f|![i](j)|\n\n[y]: /z \"t\"")
        == table(
          "<th><em>a</em></th>\n<th><a href=\"/z\" title=\"t\">x</a></th>\n",
          "<td><code>p|q</code></td>\n<td>r|s</td>\n",
          "<td><a href=\"http://www.e.f\">www.e.f</a></td>\n<td><img src=\"j\" alt=\"i\" /></td>\n")
    )
  }

  @Test func hashesInCellsStay() {
    #expect(
      html("a|b\n-|-\n# x|y #\n#|##")
        == table("<th>a</th>\n<th>b</th>\n") + "<h1>x|y</h1>\n<p>#|##</p>\n")
    #expect(
      html("a|b\n-|-\n|# x #|y ##|\n||#|")
        == table(
          "<th>a</th>\n<th>b</th>\n", "<td># x #</td>\n<td>y ##</td>\n", "<td></td>\n<td>#</td>\n"))
  }

  @Test func raggedRows() {
    #expect(
      html("|a|b|\n|-|-|\n|1|\n|1|2|3|\n||")
        == table(
          "<th>a</th>\n<th>b</th>\n", "<td>1</td>\n<td></td>\n", "<td>1</td>\n<td>2</td>\n",
          "<td></td>\n<td></td>\n"))
  }

  @Test func whatIsNoTable() {
    #expect(html("|a|b|\n|-|") == "<p>|a|b|\n|-|</p>\n")
    #expect(html("a\n---") == "<h2>a</h2>\n")
    #expect(html("|a|\n- |") == "<p>|a|</p>\n<ul>\n<li>|</li>\n</ul>\n")
    #expect(html("|a|\n\n|-|") == "<p>|a|</p>\n<p>|-|</p>\n")
    #expect(html("    |a|\n    |-|") == "<pre><code>|a|\n|-|\n</code></pre>\n")
    #expect(html("```\n|a|\n|-|\n```") == "<pre><code>|a|\n|-|\n</code></pre>\n")
    // A row of dashes that does not fit is tried once in a paragraph.
    #expect(html("|a|b|\n|-|\n|-|") == "<p>|a|b|\n|-|\n|-|</p>\n")
  }

  @Test func theLastLineOfAParagraphBecomesTheHeading() {
    #expect(
      html("text\nmore\na|b\n-|-\n1|2")
        == "<p>text\nmore</p>\n"
        + table("<th>a</th>\n<th>b</th>\n", "<td>1</td>\n<td>2</td>\n"))
  }

  @Test(arguments: [
    ("> q", "<blockquote>\n<p>q</p>\n</blockquote>\n"), ("# h", "<h1>h</h1>\n"),
    ("```\nc\n```", "<pre><code>c\n</code></pre>\n"), ("***", "<hr />\n"), ("---", "<hr />\n"),
    ("- i", "<ul>\n<li>i</li>\n</ul>\n"), ("7. i", "<ol start=\"7\">\n<li>i</li>\n</ol>\n"),
    ("<div>", "<div>\n"), ("<b>", "<b>\n"), ("    c", "<pre><code>c\n</code></pre>\n"),
    ("\nt", "<p>t</p>\n"),
  ])
  func otherBlocksEndIt(_ markdown: String, _ after: String) {
    #expect(
      html("|a|\n|-|\n|1|\n" + markdown) == table("<th>a</th>\n", "<td>1</td>\n") + after)
  }

  @Test func insideOtherBlocks() {
    let inner = table("<th>a</th>\n<th>b</th>\n", "<td>1</td>\n<td>2</td>\n")
    #expect(
      html("> a|b\n> -|-\n> 1|2\n3|4")
        == "<blockquote>\n\(inner)</blockquote>\n<p>3|4</p>\n")
    #expect(html("- a|b\n  -|-\n  1|2\n- c") == "<ul>\n<li>\n\(inner)</li>\n<li>c</li>\n</ul>\n")
    #expect(
      html("1. > a|b\n   > -|-\n   > 1|2\n\n   c")
        == "<ol>\n<li>\n<blockquote>\n\(inner)</blockquote>\n<p>c</p>\n</li>\n</ol>\n")
    #expect(
      html("x[^n]\n\n[^n]: a|b\n    -|-\n    1|2\n", options: .gfm).contains(
        "<li id=\"fn-n\">\n\(inner)<a "))
    // The row of headings may go on without the mark of its quotation.
    #expect(html("> x\na|b\n> -|-\n> 1|2") == "<blockquote>\n<p>x</p>\n\(inner)</blockquote>\n")
  }

  @Test func lineEndsOfEveryKind() {
    let inner = table("<th>a</th>\n", "<td>1</td>\n")
    #expect(html("|a|\r\n|-|\r\n|1|\r\n") == inner)
    #expect(html("|a|\r|-|\r|1|") == inner)
    #expect(html("\u{FEFF}|a|\n|-|\n|1|") == inner)
  }

  @Test func manyRows() {
    let text = "a|b\n-|-\n" + String(repeating: "1|2\n", count: 10_000)
    let row = "<td>1</td>\n<td>2</td>\n"
    let written = html(text)
    #expect(written.components(of: row) == 10_000)
    #expect(written.hasSuffix("</tr>\n</tbody>\n</table>\n"))
  }

  @Test func aLonePipeEndsATable() {
    let table = "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n"
    let row = "<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n"
    #expect(html("|a|\n|-|\n|b|\n|\n") == table + row + "<p>|</p>\n")
    #expect(html("|a|\n|-|\n|\nb\n") == table + "</table>\n<p>|\nb</p>\n")
  }

  @Test func headingsOfAPageAreNoCells() {
    let (page, _) = rendered("|a|\n|-|\n|b c|\n\n# Title\n\nText")
    #expect(page.firstHeading?.text == "Title")
    #expect(page.firstHeading?.opensDocument == false)
    #expect(page.summary == "Text")
    #expect(page.wordCount == 5)
  }

  @Test func switchedOff() {
    var options = MarkdownOptions()
    options.constructs.remove(.tables)
    #expect(html("|a|\n|-|", options: options) == "<p>|a|\n|-|</p>\n")
  }
}

extension String {
  /// How often a text occurs, counted without overlaps.
  func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
