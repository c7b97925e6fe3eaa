import Markdown
import Testing

/// Documents made to be slow or deep come out as something, in whatever order their marks stand.
@Suite struct HostileTests {
  @Test(arguments: [
    "[", "*", "_", "`", "|", "<", "![", "> ", "- ", "1. ", "![[]()", "[^a", "[^a]: ", "~a ", "~",
    "<!-- ",
    "http://", "www.", "a@", "\\|", "|-", "[a](", "[a](<", "\t", "- [ ] ", "<a b=\"", ">- [^a]: ",
    "\\(", "\\[\n", "$", "$$\n", "==", "~~", "{.a", "{.a\n", "{#a}\n", "[a]{.b}{.c}", "[^a]",
    "a@b_", "&", "&#1",
    "\\", "a_", "<?", "[a]: ", ": ", "> [!NOTE]\n", ":a", ":tada:", "{{<", "{{< a >}}",
    "{{< /a >}}", "```a ",
    "[a]: /b\n", "a\n: b\n", "# a {#b}\n", "![a](b \"c\")\n\n", "<!--more-->\n\n",
  ])
  func repeated(_ text: String) {
    let many = String(repeating: text, count: 4_000)
    for options in [MarkdownOptions.site, .gfm] {
      #expect(!html(many + "\n\n" + many + "\nx", options: options).isEmpty)
    }
  }

  /// `&#1;` and `&#2;` are the bytes that the names of atoms have around them in libcmark's tree.
  @Test(arguments: [
    ("a", "a0"), ("a", "a99999999999999999999"), ("{{< a >}}", "a99"), ("- [ ] a", "a0"),
    ("~a~", "b0"), ("[a]{.b}", "a1"), ("a :tada:", "d0"), ("> [!NOTE]\n> a", "a0"),
  ])
  func textIsNoAtom(before: String, name: String) {
    for (start, end) in [("&#1;", "&#2;"), ("&#x1;", "&#X02;"), ("&#0000001;", "&#0000002;")] {
      let written = html("\(before)\n\n\(start)\(name)\(end)\n")
      if before != "a" {
        #expect(written.hasSuffix("<p>\u{FFFD}\(name)\u{FFFD}</p>\n"), "\(before)")
      }
    }
    #expect(html("[a](b \"&#1;\(name)&#2;\") ~c~").contains("<del>c</del>"))
  }

  @Test func whatIsNoUTF8IsReplacedInConstructsToo() {
    for text in ["a {.b title='?'}\n====\n", "http://a.b/?\n", "[a]{title=?}", "a[^?]\n\n[^?]: b"] {
      let bytes = text.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
      let written = String(validating: rendered(bytes).page.html, as: UTF8.self)
      #expect(written != nil, "\(text)")
      if !text.contains("^") {
        let isShown = written?.contains("\u{FFFD}") == true
        #expect(isShown || written?.contains("%EF%BF%BD") == true, "\(text)")
      }
    }
  }

  @Test func referencesInCodeStay() {
    #expect(html("`&#1;` ~a~") == "<p><code>&amp;#1;</code> <del>a</del></p>\n")
    #expect(html("&#10;&#1&#3; ~a~").hasSuffix("&amp;#1\u{3} <del>a</del></p>\n"))
  }

  @Test func listsNestUpToAHundredLevels() {
    let text = String(repeating: "- ", count: 4_000) + "a\n" + String(repeating: "\n", count: 100)
    #expect(html(text).components(of: "<ul>") == 100)
    #expect(html(text).hasSuffix("</li>\n</ul>\n"))
    let few = String(repeating: "- ", count: 90) + "a"
    #expect(html(few).components(of: "<ul>") == 90)
  }

  @Test func wideTablesAreWhole() {
    let count = 2_000
    let cells = String(repeating: "a|", count: count)
    let table = "\(cells)\n\(String(repeating: "-|", count: count))\n\(cells)\n|a\n"
    let written = html(table)
    #expect(written.components(of: "<th>a</th>") == count)
    #expect(written.components(of: "<td>a</td>") == count + 1)
    #expect(written.components(of: "<td></td>") == count - 1)
  }

  @Test func oneIDForManyHeadingsIsTheFirstOnes() {
    let (page, diagnostics) = rendered(String(repeating: "# a {#b}\n", count: 3_000))
    let written = String(decoding: page.html, as: UTF8.self)
    #expect(written.components(of: "<h1") == 3_000)
    #expect(written.components(of: " id=\"b\"") == 1)
    #expect(written.contains(" id=\"a-2998\""))
    #expect(diagnostics.count == 5)
  }

  @Test func footnotesThatLeadToEachOtherAreAllThere() {
    let text = "[^0]\n\n" + (0..<3_000).map { "[^\($0)]: b [^\($0 + 1)]\n\n" }.joined()
    let written = html(text)
    #expect(written.components(of: "<li id=\"fn-") == 3_000)
    #expect(written.contains("b [^3000]"))
  }

  @Test func linksThatSayOneLongAddressEndWithTheText() {
    let address = String(repeating: "u", count: 20_000)
    let written = html("[a]: /\(address)\n\n" + String(repeating: "[a] ", count: 300))
    #expect(written.components(of: "<a href=\"/\(address)\">a</a>") <= 300)
    #expect(written.components(of: ">a</a>") + written.components(of: "[a]") == 300)
  }

  @Test func quotationsBeyondAHundredLevelsAreText() {
    let text = String(repeating: "> ", count: 4_000) + "a"
    let written = html(text)
    #expect(written.components(of: "<blockquote>") == 100)
    #expect(written.contains("<p>&gt; &gt; "))
  }

  @Test func imagesInsideImagesEndAtTwoHundred() {
    let text =
      String(repeating: "![", count: 4_000) + "a" + String(repeating: "](b)", count: 4_000)
    let written = html(text)
    #expect(written.components(of: "<img") == 1)
    #expect(written.components(of: "](b)") == 3_800)
  }

  @Test func nastyDocumentsKeepTheirText() {
    var source = NastyMarkdown(seed: 7)
    for _ in 0..<2000 {
      let document = source.document()
      for options in [MarkdownOptions.site, .gfm] {
        let bytes = rendered(document, options: options).page.html
        #expect(!bytes.contains(1) || document.contains(1))
        #expect(!bytes.contains(2) || document.contains(2))
      }
    }
  }
}
