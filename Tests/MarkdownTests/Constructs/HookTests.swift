import Diagnostics
import HTML
import Markdown
import Testing

@Suite struct HookTests {
  /// The HTML with each construct that a template makes as `«…|inner»`.
  private func written(_ markdown: String, _ hooks: Set<String>) -> String {
    var options = MarkdownOptions.withoutIDs
    options.hooks = hooks
    options.placesFiles = true
    var buffer = ByteBuffer()
    rendered(markdown, options: options).page.write(to: &buffer) {
      $1.append($0.writtenAddress)
    } replacingRegions: { region, inner, buffer in
      guard case .construct(let construct) = region.kind else { return }
      func url(_ address: HookedConstruct.Address) -> String {
        switch address {
        case .written(let text): text
        case .slot(let kind): "slot:" + kind.writtenAddress
        }
      }
      let fields: [String] =
        switch construct {
        case .link(let address, let title): [url(address), title]
        case .image(let address, let title, let alt): [url(address), title, alt]
        case .heading(let level, let id, let text): ["\(level)", id, text]
        case .code(let language, let info, let source): [language, info, source]
        case .table: []
        case .blockquote(let alert): [alert]
        }
      buffer.append(
        "«" + ([construct.name.rawValue] + fields).joined(separator: ",") + "|")
      buffer.append(inner)
      buffer.append("»")
    }
    return buffer.string()
  }

  @Test(arguments: [
    ("[a *b*](c.md \"t\")", "link", "<p>«link,slot:c.md,t|a <em>b</em>»</p>\n"),
    ("[a](https://x.y)", "link", "<p>«link,https://x.y,|a»</p>\n"),
    ("<https://x.y/?a&b>", "link", "<p>«link,https://x.y/?a&b,|https://x.y/?a&amp;b»</p>\n"),
    (
      "www.x.y *https://x.y*, a@b.c", "link",
      "<p>«link,http://www.x.y,|www.x.y» <em>«link,https://x.y,|https://x.y»</em>, «link,mailto:a@b.c,|a@b.c»</p>\n"
    ),
    ("[www.x.y](/a)", "link", "<p>«link,slot:/a,|www.x.y»</p>\n"),
    ("[a](javascript:b)", "link", "<p>«link,,|a»</p>\n"),
    ("![a *b*](c.png \"t\") d", "image", "<p>«image,slot:c.png,t,a b|» d</p>\n"),
    ("## A `b`", "heading", "«heading,2,,A b|A <code>b</code>»"),
    ("> a", "blockquote", "«blockquote,|<p>a</p>\n»"),
    (
      "> [!NOTE]\n> a", "blockquote",
      "«blockquote,note|<p class=\"markdown-alert-title\">Note</p>\n<p>a</p>\n»"
    ),
    (
      "```js x\na\n```", "code",
      "«code,js,js x,a\n|<pre><code class=\"language-js\">a\n</code></pre>\n»"
    ),
    (
      "```Mermaid\na\n```\n\n    b", "code-mermaid",
      "«code,Mermaid,Mermaid,a\n|<pre><code class=\"language-Mermaid\">a\n</code></pre>\n»<pre><code>b\n</code></pre>\n"
    ),
    (
      "| a |\n|---|", "table",
      "«table|<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n»"
    ),
  ])
  func `hand a construct over with what is in it`(
    markdown: String, hook: String, html: String
  ) {
    #expect(written(markdown, [hook]) == html)
  }

  /// In the order in which the program would have written them: the id, the classes, the others as they came.
  @Test(arguments: [
    ("# A {.c #i key=v .d}", "heading", "id=i class=c d key=v"), ("# A", "heading", "id=a"),
    ("[a](b){.c rel=nofollow #i}", "link", "id=i class=c rel=nofollow"),
    ("<https://x.y>{.c}", "link", "class=c"), ("www.x.y", "link", ""),
    ("![a](b.png){width=3 .c title=\"x y\"}", "image", "class=c width=3 title=x y"),
    ("> a\n\n{.c #i}", "blockquote", "id=i class=c"),
    ("> [!NOTE]\n> a\n\n{.c}", "blockquote", "class=c"),
    ("```js\na\n```\n\n{.c data-x}", "code", "class=c data-x="),
    ("| a |\n|---|\n{.c #i lang=fr}", "table", "id=i class=c lang=fr"),
  ])
  func `hand over what braces give an element`(
    markdown: String, hook: String, attributes: String
  ) {
    var options = MarkdownOptions()
    options.hooks = [hook]
    let regions = rendered(markdown, options: options).page.regions
    #expect(
      regions.map { $0.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ") } == [
        attributes
      ])
  }

  @Test func `stand inside each other`() {
    #expect(
      written("> # a [b](/c)", ["blockquote", "heading", "link"])
        == "«blockquote,|«heading,1,,a b|a «link,slot:/c,|b»»\n»")
  }

  /// What a template makes is told of by the bytes of its address, and by its line where those are not found.
  @Test(arguments: [
    ("a\nb [c](/d) ![e](f.png)", ["/d", "f.png"]), ("[a](/b) [c](/b)", ["/b", "/b"]),
    ("[a]\n\n[a]: /b", ["/b"]), ("# [a](<b c>)", ["b c"]), ("a\nwww.b.c d", ["www.b.c"]),
    ("> a\n> <http://b.c> d", ["> <http://b.c> d"]), ("a b@c.d", ["a b@c.d"]),
  ])
  func `are placed at their addresses`(markdown: String, places: [String]) {
    var options = MarkdownOptions.withoutIDs
    options.hooks = ["link", "image"]
    let bytes = Array(markdown.utf8)
    let regions = rendered(markdown, options: options).page.regions
    #expect(regions.map { String(decoding: bytes[$0.range], as: UTF8.self) } == places)
  }

  @Test func `of an unsafe address are warned of`() {
    var options = MarkdownOptions.withoutIDs
    options.hooks = ["link", "image"]
    let (_, diagnostics) = rendered("[a](javascript:b) ![c](vbscript:d)", options: options)
    #expect(
      diagnostics.map { DiagnosticText().format($0) } == [
        """
        post.md:1:5: warning: a 'javascript:' address is never published: it is left out
          1 | [a](javascript:b) ![c](vbscript:d)
            |     ^~~~~~~~~~~~ use an address that begins with 'https:' or a path

        """,
        """
        post.md:1:24: warning: a 'vbscript:' address is never published: it is left out
          1 | [a](javascript:b) ![c](vbscript:d)
            |                        ^~~~~~~~~~ use an address that begins with 'https:' or a path

        """,
      ])
  }
}
