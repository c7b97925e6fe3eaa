import Diagnostics
import Markdown
import Testing

@Suite struct SafetyTests {
  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:x", "vbscript:x", "file:///etc/passwd", "data:text/html,x",
    "data:image/svg+xml,x", "&#1;javascript:x", "<  javascript:x>", "java&Tab;script:x",
    "java&NewLine;script&colon;x", "&#106;avascript:x",
    "\\javascript:x".replacing("\\j", with: "j"),
  ])
  func aDangerousSchemeIsNeverPublished(_ address: String) {
    #expect(html("[x](\(address))") == "<p><a href=\"\">x</a></p>\n")
    #expect(html("![x](\(address))") == "<p><img src=\"\" alt=\"x\" /></p>\n")
    #expect(html("[x]\n\n[x]: \(address)") == "<p><a href=\"\">x</a></p>\n")
  }

  @Test(arguments: [
    "https://a.b/javascript:x", "javascript", "./file:x", "data:image/png;base64,AA",
    "data:image/webp,x", "DATA:IMAGE/GIF,x", "mailto:x@y", "x-javascript:y",
  ])
  func anyOtherAddressStays(_ address: String) {
    #expect(html("![x](\(address))") == "<p><img src=\"\(address)\" alt=\"x\" /></p>\n")
  }

  @Test func theBareCoreLeavesThemAsLibcmarkDoes() {
    let core = html("[x](javascript:y)", options: .commonMark)
    #expect(core == "<p><a href=\"javascript:y\">x</a></p>\n")
  }

  @Test func whatIsLeftOutIsReported() {
    let (_, diagnostics) = rendered("Text\n[x](javascript:y)")
    #expect(
      diagnostics.map { DiagnosticText().format($0) } == [
        """
        post.md:2:5: warning: a 'javascript:' address is never published: it is left out
          2 | [x](javascript:y)
            |     ^~~~~~~~~~~~ use an address that begins with 'https:' or a path

        """
      ])
    let many = String(repeating: "[x](file:a) ", count: 50)
    #expect(rendered(many).diagnostics.count == 5)
  }

  @Test func rawHTMLPassesOrIsShown() {
    let text = "<div>\n*a* &amp;\n</div>\n\nb <i title=\"x\">c</i> ![d<u>](e)"
    #expect(
      html(text)
        == "<div>\n*a* &amp;\n</div>\n<p>b <i title=\"x\">c</i> <img src=\"e\" alt=\"d&lt;u&gt;\" /></p>\n"
    )
    var options = MarkdownOptions()
    options.allowsRawHTML = false
    #expect(
      html(text, options: options) == """
        <p>&lt;div&gt;
        *a* &amp;amp;
        &lt;/div&gt;</p>
        <p>b &lt;i title=&quot;x&quot;&gt;c&lt;/i&gt; <img src="e" alt="d&lt;u&gt;" /></p>

        """)
  }

  @Test func deepNestingNeedsNoStack() {
    for unit in ["> ", "- ", "*a _b ", "[", "![a](", "<b>"] {
      let text = String(repeating: unit, count: 4000)
      #expect(!html(text).isEmpty)
    }
  }

  @Test func aTextBeyondAllMeasureIsAnError() {
    let bytes = [UInt8](repeating: 0x61, count: 32 << 20 | 1)
    let (page, diagnostics) = rendered(bytes)
    #expect(page.html.isEmpty)
    #expect(diagnostics.map(\.summary) == ["the text is longer than 32 MB"])
    #expect(diagnostics.map(\.hint) == ["split it into several posts"])
  }
}
