import Diagnostics
import Markdown
import Testing

/// Our writer against libcmark's own.
@Suite struct HTMLWriterTests {
  private static var modes: [MarkdownOptions] {
    var smart = MarkdownOptions.commonMark
    smart.smartPunctuation = true
    var mended = MarkdownOptions.commonMark
    mended.replacesInvalidUTF8 = true
    return [.commonMark, smart, mended]
  }

  @Test func nastyDocumentsComeOutAsFromLibcmark() {
    var source = NastyMarkdown(seed: 30)
    for number in 0..<3000 {
      let document = source.document()
      for options in Self.modes {
        let ours = rendered(document, options: options).page.html
        guard ours != libcmarkHTML(document, options: options) else { continue }
        Issue.record(
          "document \(number): \(String(decoding: document, as: UTF8.self).debugDescription)")
      }
    }
  }

  @Test(arguments: [
    "", "\n", "\u{FEFF}", "\u{FEFF}# t", "\0", "a\0b", "# ", "#", "-", "1.", "0. a", "1) a\n2. b",
    "- a\n\n  b\n- c", "- a\n- b\n\n- c", "> - a\n>\n>   b", "- # h\n- ***\n- ```\n  c\n  ```",
    "- <b>\n- > q\n- a\n  - b\n    - c", "a  \nb\\\nc\nd", "```  a&b\"c d\nx\n```", "~~~\u{A0}é\nx",
    "```\tswift\nx", "``` a\u{B}b\nx\n```", "    indented\n\n    more\n\n", "<div>\n\nx\n\n</div>",
    "<!-- a", "x <!-- a --> y", "[a](b \"\")", "[a](b '')", "[a]()", "[a](<> \"t\")",
    "![*a* `b` <c> d\ne  \nf ![g](h)](i \"j\")", "![[l](m)](n)", "[![a](b)](c)",
    "<https://a.b/ä?c=[d]&e='f'>", "[a](%20%zz&amp;\\&`\"<)", "[a]\n\n[a]: b \"\"", "[a]: b",
    "a\r\rb",
    "***a** b*", "**a*b***", "__a__b", "* * *\n- - -\n_ _ _", "a\n===\n\nb\n---", "\ta", " \t a",
    ">\ta\n>\n>b\nlazy", "1. a\n\n   ```\n   b\n   ```", "&#x0; &#99999999; &nbsp; &NotEqualTilde;",
  ])
  func cornersComeOutAsFromLibcmark(_ markdown: String) {
    let bytes = Array(markdown.utf8)
    for options in Self.modes {
      #expect(rendered(bytes, options: options).page.html == libcmarkHTML(bytes, options: options))
    }
  }

  @Test func onlyTheBodyIsRendered() {
    let (page, _) = Markdown.render(
      SourceText(path: "a.md", text: "---\n*no*\n---\n*yes*\nno"), body: 13..<19)
    #expect(String(decoding: page.html, as: UTF8.self) == "<p><em>yes</em></p>\n")
  }

  @Test func bytesThatAreNotUTF8BecomeReplacementCharacters() {
    let (page, _) = rendered([0x61, 0xFF, 0x62])
    #expect(String(decoding: page.html, as: UTF8.self) == "<p>a\u{FFFD}b</p>\n")
    #expect(Array(page.html).contains(0xFF) == false)
  }

  @Test func smartPunctuationIsAskedFor() {
    var options = MarkdownOptions()
    #expect(html("\"a\" -- it's...", options: options) == "<p>&quot;a&quot; -- it's...</p>\n")
    options.smartPunctuation = true
    #expect(html("\"a\" -- it's...", options: options) == "<p>“a” – it’s…</p>\n")
  }
}
