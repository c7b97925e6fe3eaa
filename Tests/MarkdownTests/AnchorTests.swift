import Diagnostics
import Markdown
import Testing

@Suite struct AnchorTests {
  private func messages(_ markdown: String, options: MarkdownOptions = .site) -> [String] {
    rendered(markdown, options: options).diagnostics.map { DiagnosticText().format($0) }
  }

  @Test func `that lead nowhere are told at their place, with one that is near`() {
    #expect(
      messages("# Where\n\nSee [a](#wher) and\n[b](#else).") == [
        """
        post.md:3:9: warning: there is no '#wher' on this page
          3 | See [a](#wher) and
            |         ^~~~~ did you mean '#where'?

        """,
        """
        post.md:4:5: warning: there is no '#else' on this page
          4 | [b](#else).
            |     ^~~~~ a heading's anchor is its text in lower case with hyphens, or what {#name} behind it says

        """,
      ])
  }

  @Test(arguments: [
    "[a](#b)\n\n# B", "[a](#)", "[a](#top) [b](#TOP)", "[a](#b)\n\n# C {#b}",
    "[a](#b)\n\nc [d]{#b}", "[a](#b)\n\n| c |\n|---|\n{#b}",
    "[a](#fn-n) [b](#fnref-n) [^n]\n\n[^n]: x",
    "[a](#b)\n\n<a id=\"b\"></a>", "[a](#b)\n\n<p id='b'>", "[a](#b) <i class=c ID=b>",
    "[a](#b) <a name = b>",
    "[a](#b%20c) <a id=\"b c\">", "[a](#gr%C3%B6%C3%9Fe)\n\n# Größe", "[a](#größe)\n\n# Größe",
    "[a](#b&c) <a id=\"b&amp;c\">", "[a][x]\n\n[x]: #b\n\n## b", "`[a](#b)`", "[a](other#b)",
    // A template may make an element of any id.
    "[a](#b)\n\n{{< c >}}",
  ])
  func `that lead somewhere are not`(markdown: String) {
    #expect(messages(markdown) == [])
    #expect(messages(markdown, options: Self.hooked) == [])
  }

  /// What the site has if templates make everything that they can.
  private static var hooked: MarkdownOptions {
    var options = MarkdownOptions.site
    options.hooks = Set(HookedConstruct.Name.allCases.map(\.rawValue))
    return options
  }

  @Test func `that templates make are told as well`() {
    let text = "# Where\n\n[a](#wher) [b](#where) ![c](#x) [a](#wher)\n\n> [d](#no)\n"
    let plain = messages(text)
    #expect(plain.count == 3)
    #expect(messages(text, options: Self.hooked) == plain)
    #expect(
      plain.last == """
        post.md:5:7: warning: there is no '#no' on this page
          5 | > [d](#no)
            |       ^~~ a heading's anchor is its text in lower case with hyphens, or what {#name} behind it says

        """)
    #expect(messages(text + "\n{{< s >}}\n", options: Self.hooked) == [])
    var options = Self.hooked
    options.checksAnchors = false
    #expect(messages(text, options: options) == [])
  }

  @Test(arguments: ["<i grid=\"b\">", "<i data-id=\"b\">", "`id=\"b\"`", "<i id=\"c\">", "id='b'"])
  func `are found in tags alone`(html: String) {
    #expect(messages("[a](#b) \(html)").count == 1)
  }

  @Test func `are many only so often`() {
    #expect(messages(String(repeating: "[a](#b)\n", count: 200)).count == 100)
  }

  @Test func `are left alone where the page has more ids than its text`() {
    var options = MarkdownOptions.site
    options.checksAnchors = false
    #expect(messages("[a](#b)", options: options) == [])
    #expect(messages("[a](#b)", options: .gfm) == [])
  }
}
