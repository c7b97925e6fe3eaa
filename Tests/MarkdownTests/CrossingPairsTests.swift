import Diagnostics
import HTML
import Markdown
import Testing

/// Pairs that would cross each other, or the end of what they begin in: whatever wins, every tag is closed where it is open.
@Suite struct CrossingPairsTests {
  static let pairs = [
    ("~~", "~~"), ("~", "~"), ("*", "*"), ("**", "**"), ("[", "]{.s}"), ("[", "](u)"),
    ("![", "](u)"),
    ("{{< a >}}", "{{< /a >}}"), ("{{< b >}}", "{{< /b >}}"),
    ("{{< a >}}\n", "\n{{< /a >}}"), ("\n\n{{< a >}}\n\n", "\n\n{{< /a >}}\n\n"),
  ]

  /// What the pairs stand in: before the text, before each of its other lines, and behind it.
  static let containers = [
    ("", "", ""), ("> ", "> ", ""), ("> [!NOTE] ", "> ", ""), ("> [!NOTE] *", "> ", "*"),
    ("> [!NOTE]\n> ", "> ", ""), ("- ", "  ", "\n- e"), ("", "", "\n: e"), ("e\n: ", "  ", ""),
    ("| f |\n|---|\n| ", "", " |"), ("# ", "", ""), ("[^n]\n\n[^n]: ", "    ", ""),
    ("*", "", "*"), ("~~", "", "~~"), ("[", "", "]{.t}"), ("{{< c >}}", "", "{{< /c >}}"),
    ("{{< c >}}\n\n", "", "\n\n{{< /c >}}"), ("> [!NOTE] {{< c >}}", "> ", "{{< /c >}}"),
  ]

  static let gaps = [" x ", "\n", "\n\n"]

  private func written(_ document: String) -> String {
    var buffer = ByteBuffer()
    rendered(document, options: .withoutIDs).page.write(to: &buffer) {
      $1.append($0.writtenAddress)
    } replacingRegions: { region, inner, buffer in
      guard case .shortcode(let shortcode) = region.kind else { return }
      buffer.append("<x-\(shortcode.name)>")
      buffer.append(inner)
      buffer.append("</x-\(shortcode.name)>")
    }
    return buffer.string()
  }

  /// The first tag that closes nothing, or else one that is left open; nil when all pairs match.
  private func unbalancedTag(_ html: String) -> String? {
    var open: [Substring] = []
    for piece in html.split(separator: "<").dropFirst(html.hasPrefix("<") ? 0 : 1) {
      let tag = piece.prefix { $0 != ">" && $0 != " " }
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return String(tag) }
      } else if !["br", "hr", "img", "input"].contains(tag) {
        open.append(tag)
      }
    }
    return open.last.map(String.init)
  }

  @Test(arguments: containers) func twoPairsIn(_ container: (String, String, String)) {
    for (open, close) in Self.pairs {
      for (otherOpen, otherClose) in Self.pairs {
        for first in Self.gaps.dropLast() {
          for second in Self.gaps {
            let text = "\(open)\(first)\(otherOpen)y\(second)\(close) z\(first)\(otherClose)"
            let lines = text.replacing("\n", with: "\n" + container.1)
            let document = container.0 + lines + container.2 + "\n\nw\n"
            let html = written(document)
            #expect(unbalancedTag(html) == nil, "\(document)\n\(html)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    // Of shortcodes and what is struck through the shortcodes win, of spans and shortcodes what ends first.
    ("~~a {{< b >}} c~~ d {{< /b >}}", "<p>~~a <x-b> c~~ d </x-b></p>\n"),
    ("{{< b >}} c ~~d {{< /b >}} e~~", "<p><x-b> c ~~d </x-b> e~~</p>\n"),
    ("~~a {{< b >}}c{{< /b >}} d~~", "<p><del>a <x-b>c</x-b> d</del></p>\n"),
    ("{{< b >}}~~c~~{{< /b >}}", "<x-b><del>c</del></x-b>\n"),
    (
      "[a {{< b >}} c]{.d} e {{< /b >}}",
      "<p><span class=\"d\">a <x-b></x-b> c</span> e {{&lt; /b &gt;}}</p>\n"
    ),
    ("{{< b >}} [c {{< /b >}} d]{.e}", "<p><x-b> [c </x-b> d]{.e}</p>\n"),
    (
      "> [!NOTE] {{< a >}} b\n> c {{< /a >}}\n",
      """
      <div class="markdown-alert markdown-alert-note">
      <p class="markdown-alert-title"><x-a></x-a> b</p>
      <p>c {{&lt; /a &gt;}}</p>
      </div>

      """
    ),
    (
      "> [!NOTE] {{< a >}}b{{< /a >}}\n> c {{< a >}}d{{< /a >}}\n",
      """
      <div class="markdown-alert markdown-alert-note">
      <p class="markdown-alert-title"><x-a>b</x-a></p>
      <p>c <x-a>d</x-a></p>
      </div>

      """
    ),
  ]) func whatWins(markdown: String, html: String) {
    #expect(written(markdown) == html)
  }

  @Test func aTagThatClosesNothingBehindAnAlertsTitleIsReported() {
    let (_, diagnostics) = rendered("> [!NOTE] {{< a >}} b\n> c {{< /a >}}\n")
    #expect(diagnostics.map(\.identifier) == ["markdown.shortcode"])
  }
}
