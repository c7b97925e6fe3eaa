import Diagnostics
import Markdown
import Testing

/// Places in documents of which libcmark read something else than the source.
@Suite struct RewrittenPlacesTests {
  private func messages(_ markdown: String) -> [String] {
    rendered(markdown).diagnostics.map { DiagnosticText().format($0) }
  }

  @Test func belowATable() {
    #expect(
      messages("|a|b|\n|-|-|\n|1|2|\n|3|4|\n\n[x](javascript:y)") == [
        """
        post.md:6:5: warning: a 'javascript:' address is never published: it is left out
          6 | [x](javascript:y)
            |     ^~~~~~~~~~~~ use an address that begins with 'https:' or a path

        """
      ])
  }

  @Test func insideATable() {
    let (page, diagnostics) = rendered(
      "text\n\n|a|b|\n|-|-|\n|[x](p.md)|2|\n|3|[y](file:z)|\n")
    #expect(page.slots.map(\.range) == [23..<27])
    #expect(
      diagnostics.map { DiagnosticText().format($0) } == [
        """
        post.md:6:8: warning: a 'file:' address is never published: it is left out
          6 | |3|[y](file:z)|
            |        ^~~~~~ use an address that begins with 'https:' or a path

        """
      ])
  }

  @Test func insideFootnotesAndBehindBareLinks() {
    let text = "www.a.b ~c~ [x](p.md) [^n]\n\n[^m]: a\n[^n]: b\n\n    [y](q.md)\n"
    let (page, _) = rendered(text)
    let found = page.slots.map { slot in
      String(decoding: Array(text.utf8)[slot.range], as: UTF8.self)
    }
    #expect(found == ["p.md", "q.md"])
  }

  @Test func foreignSyntaxIsFoundInCells() {
    #expect(
      messages("|a|\n|-|\n|{{% b %}}|\n") == [
        """
        post.md:3:2: warning: '{{% b %}}' is a shortcode, not Markdown: it is shown as it is
          3 | |{{% b %}}|
            |  ^~~~~~~~~ put it between backticks if it is meant to be read

        """
      ])
  }

  @Test func bytesThatMarkAtomsAreReplaced() {
    #expect(html("a\u{1}a0\u{2} ~b~ \u{1}c") == "<p>a\u{1A}a0\u{1A} <del>b</del> \u{1A}c</p>\n")
    #expect(html("\u{1}a0\u{2}") == "<p>\u{1}a0\u{2}</p>\n")
    #expect(html("é\u{1}d0\u{2}é [!") == "<p>é\u{1A}d0\u{1A}é [!</p>\n")
  }

  @Test func whatIsNoTextIsWrittenAsItWas() {
    #expect(html("[b]\n\n[b]: <http://x.y?~z~>") == "<p><a href=\"http://x.y?~z~\">b</a></p>\n")
    #expect(html("[a~b~]\n\n[a~b~]: /u").contains("[a"))
  }
}

/// Fences that are none must not hide what stands between them.
@Suite struct FencedCodeTests {
  @Test(arguments: [
    "<!--\n```\n-->\n\n~a~\n\n```\n", "- x\n  ```\n  y\n\n```\nz\n```\n\n~a~\n",
    "~~~\n```\n~~~\n\n~a~\n\n```\n",
    "> ```\n> x\n\n~a~\n\n```\n", "```` `\n```\nb\n```\n\n~a~", "x\n    ```\n~a~\n```\n",
    "[^n]:\n    ```\n    x\n\n~a~\n\n```\n", "``` a`b\n~a~\n```\n", "```\n\n````\n\n~a~\n",
    "1. ```\n\n~a~\n```\n", "```\nx\n  ```\n~a~ y\n\n```\nz\n```\n", "[^n]: ```\n\n~a~\n```\n",
  ])
  func whatIsOutsideIsFound(_ markdown: String) {
    #expect(html(markdown).contains("<del>a</del>"))
  }

  @Test(arguments: [
    "```\n~a~ $x$ {#b} www.a.b\n```\n", "```sh\n~a~\n\n``\n", "x\n```\n| ~a~ |\n|-|\n```",
    "```\n    ```\n~a~\n",
    "[x](y)\n\n```\n~a~\n```\n",
  ])
  func whatIsInsideIsNot(_ markdown: String) {
    #expect(html(markdown).contains("~a~"))
    #expect(!html(markdown).contains("<del>"))
  }
}
