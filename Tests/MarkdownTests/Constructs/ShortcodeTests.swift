import Diagnostics
import HTML
import Markdown
import Testing

@Suite struct ShortcodeTests {
  /// The HTML with each shortcode as `«name arguments|inner»`.
  private func written(_ markdown: String) -> String {
    var buffer = ByteBuffer()
    rendered(markdown, options: .withoutIDs).page.write(to: &buffer) {
      $1.append($0.writtenAddress)
    } replacingRegions: { region, inner, buffer in
      guard case .shortcode(let shortcode) = region.kind else { return }
      let arguments = shortcode.arguments.map { argument in
        let name = argument.name.map { $0 + "=" } ?? ""
        return switch argument.value {
        case .text(let text): name + text
        case .integer(let integer): name + "\(integer)"
        case .number(let number): name + "\(number)"
        case .flag(let flag): name + "\(flag)"
        }
      }
      buffer.append("«" + ([shortcode.name] + arguments).joined(separator: " ") + "|")
      buffer.append(inner)
      buffer.append("»")
    }
    return buffer.string()
  }

  @Test(arguments: [
    ("{{< a >}}", "«a|»\n"), ("{{< a 1 \"b c\" >}} {{< d x=true >}}", "«a 1 b c|» «d x=true|»\n"),
    ("x {{< a >}} *y*", "<p>x «a|» <em>y</em></p>\n"),
    ("{{< a >}}x *y*{{< /a >}}", "«a|x <em>y</em>»\n"),
    ("z {{< a >}}x{{< /a >}}", "<p>z «a|x»</p>\n"),
    ("{{< a >}}x{{< /a >}} y {{< a >}}z{{< /a >}}", "<p>«a|x» y «a|z»</p>\n"),
    ("{{< a >}}\n\nx\n\n- y\n\n{{< /a >}}", "«a|\n<p>x</p>\n<ul>\n<li>y</li>\n</ul>\n»\n"),
    (
      "{{< a >}}\n\n{{< a >}}\n\nx\n\n{{< /a >}}\n\n{{< b >}}\n\n{{< /a >}}",
      "«a|\n«a|\n<p>x</p>\n»\n«b|»\n»\n"
    ),
    ("- {{< a >}}\n\n  x\n\n  {{< /a >}}", "<ul>\n<li>\n«a|\n<p>x</p>\n»\n</li>\n</ul>\n"),
    ("*{{< a >}}x{{< /a >}}*", "<p><em>«a|x»</em></p>\n"),
    ("# {{< a >}}", "<h1>«a|»</h1>\n"), ("[{{< a >}}](b)", "<p><a href=\"b\">«a|»</a></p>\n"),
    (
      "| x |\n|---|\n| {{< a >}} |",
      "<table>\n<thead>\n<tr>\n<th>x</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>«a|»</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    ("{{< a\n  b=\"c\"\n  d=1\n>}}\n\nx", "«a b=c d=1|»\n\n\n\n<p>x</p>\n"),
    ("{{< a >}}{{< b />}}{{< /a >}}", "«a|«b|»»\n"),
    ("{{</* a 1 */>}} `{{< b >}}`", "<p>{{&lt; a 1 &gt;}} <code>{{&lt; b &gt;}}</code></p>\n"),
    ("{{< a \"x_y_z *b*\" https://a_b_c >}}", "«a x_y_z *b* https://a_b_c|»\n"),
    ("```\n{{< a >}}\n```", "<pre><code>{{&lt; a &gt;}}\n</code></pre>\n"),
    ("{{<a>}}", "«a|»\n"), ("[a](b.md) {{< c >}}", "<p><a href=\"b.md\">a</a> «c|»</p>\n"),
  ])
  func `are found on the tree`(markdown: String, html: String) {
    #expect(written(markdown) == html)
    #expect(rendered(markdown).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{{< a >}}\n- b\n- c\n{{< /a >}}", "«a|\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n»\n"),
    ("x\n{{< a >}}\ny", "<p>x</p>\n«a|»\n<p>y</p>\n"),
    ("x\n{{< a >}}\n*y*\nz\n{{< /a >}}\nw", "<p>x</p>\n«a|\n<p><em>y</em>\nz</p>\n»\n<p>w</p>\n"),
    ("{{< a >}}\n---\nx", "«a|»\n<hr />\n<p>x</p>\n"), ("{{< a >}}\n===", "«a|»\n<p>===</p>\n"),
    ("{{< a >}}\n# x\n{{< /a >}}", "«a|\n<h1>x</h1>\n»\n"),
    ("{{< a >}}\n2. x\n{{< /a >}}", "«a|\n<ol start=\"2\">\n<li>x</li>\n</ol>\n»\n"),
    ("{{< a >}}\n<b>x</b>\n{{< /a >}}", "«a|\n<p><b>x</b></p>\n»\n"),
    (
      "> {{< a >}}\n> x\n> {{< /a >}}\ny",
      "<blockquote>\n«a|\n<p>x</p>\n»\n</blockquote>\n<p>y</p>\n"
    ),
    ("- x\n  {{< a >}}\n  y\n- z", "<ul>\n<li>x\n«a|»\ny</li>\n<li>z</li>\n</ul>\n"),
    ("- {{< a >}}\n- {{< b >}}", "<ul>\n<li>\n«a|»\n</li>\n<li>\n«b|»\n</li>\n</ul>\n"),
    ("[^n]\n\n[^n]: x\n    {{< a >}}\n    y", nil),
    (
      "| x |\n|---|\n{{< a >}}\ny",
      "<table>\n<thead>\n<tr>\n<th>x</th>\n</tr>\n</thead>\n</table>\n«a|»\n<p>y</p>\n"
    ),
    (
      "{{< a >}}\n| x |\n|---|\n{{< /a >}}",
      "«a|\n<table>\n<thead>\n<tr>\n<th>x</th>\n</tr>\n</thead>\n</table>\n»\n"
    ),
    ("x\n{{< a\n  b=\"c\"\n>}}\ny", "<p>x</p>\n«a b=c|»\n\n\n<p>y</p>\n"),
    ("{{< a >}} {{< b >}}\n{{< c >}}\nx", "«a|» «b|»\n«c|»\n<p>x</p>\n"),
    ("x {{< a >}}\ny", "<p>x «a|»\ny</p>\n"), ("x\n{{< a >}} y", "<p>x\n«a|» y</p>\n"),
    ("x\n    {{< a >}}\ny", "<p>x\n«a|»\ny</p>\n"),
    ("x\n{{< a >}}y{{< /a >}}\nz", "<p>x\n«a|y»\nz</p>\n"),
    ("x\n{{</* a */>}}\ny", "<p>x\n{{&lt; a &gt;}}\ny</p>\n"),
  ])
  func `on lines of their own need no blank lines`(markdown: String, html: String?) {
    guard let html else {
      #expect(written(markdown).contains("<p>x</p>\n«a|»\n<p>y <a href"))
      return
    }
    #expect(written(markdown) == html)
    #expect(rendered(markdown).diagnostics.isEmpty)
  }

  @Test func `know their places in the file`() throws {
    let text = "---\na: b\n---\n\n> x {{< name one \"two\" >}}\n"
    let source = SourceText(path: "post.md", text: text)
    let (page, _) = render(source, body: 14..<text.utf8.count)
    let region = try #require(page.regions.first)
    #expect(source.text(region.range) == "{{< name one \"two\" >}}")
    guard case .shortcode(let shortcode) = region.kind else { return #expect(Bool(false)) }
    #expect(source.text(shortcode.nameRange) == "name")
    #expect(shortcode.arguments.map { source.text($0.range) } == ["one", "\"two\""])
  }

  /// What was to open could not be read: that it closes nothing would be told twice.
  @Test func `closed behind a faulty one are one error`() {
    let faults = { (markdown: String) in rendered(markdown).diagnostics.map(\.summary) }
    #expect(
      faults("{{< x a=1 a=2 >}}b{{< /x >}}\n") == ["the argument 'a' is there already"])
    #expect(
      faults("{{< x a= >}}\n\nb\n\n{{< /x >}}\n\n{{< /y >}}\n") == [
        "this argument has no value", "nothing that is open here is closed by '/y'",
      ])
  }

  @Test(arguments: [
    (
      "a {{< x", "error: this shortcode is not closed", "{{<",
      "end it with '>}}', or put it between backticks to show it"
    ),
    ("{{< >}}", "error: this shortcode has no name", "{{<", "write it as {{< name >}}"),
    (
      "> {{< x \"a >}}", "error: this text in quotes has no end", "\"", "write a '\"' behind it"
    ),
    ("{{< x a= >}}", "error: this argument has no value", "a=", "write it as name=\"value\""),
    (
      "{{< x 1 a=2 >}}", "error: arguments with a name and without one are mixed", "a=2",
      "give all of them a name, or none"
    ),
    (
      "{{< x a=1 a=2 >}}", "error: the argument 'a' is there already", "a=2", "take one away"
    ),
    (
      "{{< /x 1 >}}", "error: what closes a shortcode has no arguments", "1",
      "write them where it is opened"
    ),
    (
      "{{< x a\"b >}}", "error: this is no argument", "\"",
      "put a space between arguments, and quotes around text"
    ),
    (
      "*{{< x >}}* {{< /x >}}", "error: nothing that is open here is closed by '/x'",
      "{{< /x >}}",
      "write {{< x >}} before it, both on lines of their own or both in one paragraph"
    ),
  ])
  func `are errors at their place`(
    markdown: String, summary: String, shown: String, hint: String
  ) throws {
    let diagnostics = rendered(markdown).diagnostics
    #expect(diagnostics.count == 1)
    let diagnostic = try #require(diagnostics.first)
    #expect("\(diagnostic.severity.rawValue): \(diagnostic.summary)" == summary)
    #expect(diagnostic.hint == hint)
    guard case .range(let source, let range) = diagnostic.location else {
      return #expect(Bool(false))
    }
    #expect(source.text(range) == shown)
  }

  @Test func `nest no deeper than a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{< a >}}\n\n", count: depth)
        + String(repeating: "{{< /a >}}\n\n", count: depth)
    }
    #expect(rendered(nested(50)).diagnostics.isEmpty)
    let summaries = rendered(nested(52)).diagnostics.map(\.summary)
    #expect(summaries == Array(repeating: "the shortcode 'a' is too deep inside others", count: 2))
  }

  @Test func `can be switched off`() {
    #expect(html("{{< a >}}", options: .only([])) == "<p>{{&lt; a &gt;}}</p>\n")
  }
}
