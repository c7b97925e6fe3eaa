import Diagnostics
import Markdown
import Testing

/// Words that libcmark is not given to read make no difference to anything.
struct PlainRunTests {
  /// What comes out of a document, when libcmark reads all of it and when it reads as little as possible.
  private func outcomes(
    _ text: String, _ options: MarkdownOptions
  ) -> (whole: (RenderedMarkdown, [Diagnostic]), cut: (RenderedMarkdown, [Diagnostic])) {
    let source = SourceText(path: "post.md", text: text)
    let body = 0..<source.bytes.count
    return (
      render(source, body: body, options: options, shortestRun: nil),
      render(source, body: body, options: options, shortestRun: 1)
    )
  }

  static let documents = [
    // Where a block may begin, nothing is left out.
    "1. 2. three four five\n- - six # seven\n    > eight\n",
    "\u{FEFF}1. 2. a b c\n", "  a b c\n===\n\nd e f\n---\n", "# a b c #\n\n> # d e f ##\n",
    "a b c  \nd e f\\\ng h i\n", "a b c\r\nd e f\r\n\r\ng h i\r", "a\tb c\td e\n",
    // Links, their titles and their labels, which are compared.
    "[a b c](d) e f [g h](i \"j k) l m\") n o\n", "[a b c]\n\n[a b c]: /u \"t u v\"\n",
    "[a b\nc d]: /u\n\nx [a b c d] y z\n", "[`a](b) c d e](f) g h\n",
    "[a\\](b) c d e](f) g h\n", "a [b c\nd e](f\ng h) i j\n", "![a b c](d(e f)g) h i j\n",
    "[a](<b c d> 'e f g') h i\n", "[a](\n\nfoo) b c d\n",
    // Code and raw HTML show every byte.
    "    a b c d\n\ne `f g h` i j\n", "> ```x y z\n> a b c\n> ```\n", "~~~ a b c\nd e f\n~~~\n",
    "a <b c=\"d e f\ng h\"> i j </b> k l\n", "<div>\na b c\n</div>\n\nd e f\n",
    "<!-- a b\n\nc d e --> f g\n\nh i j\n", "a < b c <5 d e\n", "a b <!-- c d --> e f\n",
    // What is no CommonMark.
    "a b | c d\n--- | ---\ne f | g h\n", "a b c\n:--\nd e f\n", "a b c\n: d e f\n\n: g h\n",
    "a b[^1] c d\n\n[^1]: e f g\n\n    h i j\n", "- [ ] a b c\n- [x] d e f\n",
    "> [!NOTE] a b c\n> d e f\n", "a ~~b c d~~ e :tada: f g\n", "a b c@d.ef g h foo_bar@x.yz\n",
    "a http://b.cd/e f www.g.hi j k\n", "a b c {#d .e}\n\nf g [h i]{.j} k l\n{.m n=\"o p\"}\n",
    "{{< a b=\"c d e\" >}} f g {{< h\n  i=j >}} k l\n", "{{ a b c }} d {% e f g %} h\n",
    "a $b + c$ d e\n\n$$\na b c\n$$\n", "a b c\n<!--more-->\nd e f\n",
    // What stands for the bytes that fence a name, and these themselves.
    "a b &#1;paa&#2; c d\n", "a b \u{1}paa\u{2} c d\n", "a \0 b c\n",
    // Words and white space of other kinds.
    "a b\u{A0}c d\u{2003}e f\n", "漢字 a かな b c\n", "\"a b c\" & d 'e f' – g h\n",
    "a *b c* d **e f** g_h i_j\n", "a b \\* c d &amp; e f &copy; g\n",
  ]

  @Test(arguments: documents)
  func makeNoDifference(_ text: String) {
    var options = MarkdownOptions.site
    options.placesFiles = true
    for options in [options, .gfm, .commonMark] {
      let (whole, cut) = outcomes(text, options)
      #expect(
        String(decoding: cut.0.html, as: UTF8.self) == String(decoding: whole.0.html, as: UTF8.self)
      )
      #expect(cut.0.slots == whole.0.slots)
      #expect(cut.0.headings == whole.0.headings)
      #expect(cut.0.firstHeading == whole.0.firstHeading)
      #expect(cut.0.wordCount == whole.0.wordCount)
      #expect(cut.0.summary == whole.0.summary)
      #expect(cut.1.map { "\($0)" } == whole.1.map { "\($0)" })
    }
  }

  @Test func makeNoDifferenceToLongText() {
    let words = String(repeating: "several words that mean nothing ", count: 9)
    let page = rendered(
      "\(words)*\(words)* & [\(words)](/u) \(words)\n\n- \(words)\n", options: .commonMark
    ).page
    let site = rendered("\(words)*\(words.dropLast())*\n", options: .withoutIDs).page
    #expect(page.wordCount == 5 * 9 * 5 + 2)
    #expect(
      String(decoding: site.html, as: UTF8.self)
        == "<p>\(words)<em>\(words.dropLast())</em></p>\n")
  }

  @Test func areCutOutOfNothingThatTypographyChanges() {
    var options = MarkdownOptions.withoutIDs
    options.smartPunctuation = true
    let text = "words -- in \"a row\" that are longer than the shortest run... or so they say"
    #expect(
      html(text, options: options)
        == "<p>words – in “a row” that are longer than the shortest run… or so they say</p>\n")
  }

  @Test func namesOfNothingAreText() {
    let text = "\u{1}d\u{2}é@\u{1}a0\u{2} ![\u{1}paa\u{2}](/u)\n\n# \u{1}a0\u{2}\n"
    #expect(
      html(text, options: .withoutIDs)
        == "<p>\u{1}d\u{2}é@\u{1}a0\u{2} <img src=\"/u\" alt=\"\u{1}paa\u{2}\" /></p>\n"
        + "<h1>\u{1}a0\u{2}</h1>\n")
  }

  @Test func keepInvalidUTF8FromThePage() {
    let bytes =
      Array("many words in a row that go on and on ".utf8) + [0xFF] + Array(" and on".utf8)
    #expect(
      String(decoding: rendered(bytes, options: .withoutIDs).page.html, as: UTF8.self)
        == "<p>many words in a row that go on and on \u{FFFD} and on</p>\n")
  }
}
