import Diagnostics
import HTML
import Markdown
import Rendering
import Testing

/// Bytes that are no text, in everything that libcmark does not read itself: none of them is in what is published.
@Suite struct UnreadableBytesTests {
  static let constructs = [
    "$a%b$", "\\(a%b\\)", "www.a%b", "http://a.b/%", "*a*{.b c=\"d%e\"}", "{{< a \"b%c\" >}}",
    "{{< a%b", "{{</* a % */>}}", "[^a%]", "[^a%]\n\n[^a%]: b", "[a%]{.b c=%}", "a@b.c%", "~~a%~~",
    ":a%:", "{.a b=%}", "[!NOTE] %", "%",
  ]
  static let places = [
    "%", "# %", "[a](b \"%\")", "[a](%)", "[a](<%>)", "[a][c]\n\n[c]: d '%'", "`%`", "![%](b)",
    "<i title='%'>", "<i>\n%\n</i>", "|a|\n|-|\n|%|", "```%\n%\n```", "> %", "> [!NOTE] %\n> b",
    "- [ ] %", "a\n: %", "[a](b \"c %\" d) %", "{{< a >}}%{{< /a >}}", "$$\n%\n$$",
  ]

  @Test(arguments: constructs) func becomeReplacementCharacters(_ construct: String) {
    for place in Self.places {
      let document = Self.fill(Array(place.utf8), with: Array(construct.utf8))
      for unreadable: [UInt8] in [[0], [0xFF], [0xE2, 0x82], [0xED, 0xA0, 0x80]] {
        let bytes = Self.fill(document, with: unreadable)
        let body = 0..<bytes.count
        let (page, _) = render(
          SourceText(path: "post.md", bytes: bytes), body: body, options: .site,
          hooks: ContentHooks())
        var buffer = ByteBuffer()
        page.write(to: &buffer) {
          $1.append(escaping: $0.writtenAddress)
        } replacingRegions: { region, inner, buffer in
          if case .shortcode(let shortcode) = region.kind {
            for case .text(let text) in shortcode.arguments.map(\.value) { buffer.append(text) }
          }
          buffer.append(inner)
        }
        let html = buffer.bytes()
        let text = String(validating: html, as: UTF8.self)
        #expect(text != nil && !html.contains(0), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test func areReplacedWhereAFormulaIsTextAfterAll() {
    let text = Array("[a](b \"$x\0\" c$ d\")".utf8)
    let (page, _) = render(
      SourceText(path: "post.md", bytes: text), body: 0..<text.count, options: .site,
      hooks: ContentHooks())
    #expect(
      String(decoding: page.html, as: UTF8.self)
        == "<p><a href=\"b\" title=\"$x\u{FFFD}&quot; c$ d\">a</a></p>\n")
  }

  /// The text with each `%` replaced.
  private static func fill(_ text: [UInt8], with other: [UInt8]) -> [UInt8] {
    text.flatMap { $0 == UInt8(ascii: "%") ? other : [$0] }
  }
}
