import Diagnostics
import Markdown
import Testing

private struct Shouting: MarkdownHooks {
  func codeBlock(info: UnsafeRawBufferPointer, source: UnsafeRawBufferPointer) -> HookResult? {
    guard info.elementsEqual("loud".utf8) else { return nil }
    let text = String(decoding: source, as: UTF8.self).uppercased()
    return HookResult(
      html: Array("<b>\(text)</b>".utf8),
      problems: [.init("test.loud", "too loud", hint: "whisper", range: 2..<4)])
  }
}

@Suite struct HooksTests {
  @Test func aHookGivesTheHTMLOfItsCodeBlocksAndNoOthers() {
    let text = "| a |\n|-|\n\n``` loud\nx\ny\n```\n\n``` c\nz\n```\n"
    let source = SourceText(path: "post.md", text: text)
    let (page, diagnostics) = Markdown.render(
      source, body: 0..<source.bytes.count, hooks: Shouting())
    #expect(
      String(decoding: page.html, as: UTF8.self)
        == "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<b>X\nY\n</b>\n<pre><code class=\"language-c\">z\n</code></pre>\n"
    )
    #expect(
      diagnostics.map { DiagnosticText().format($0) } == [
        """
        post.md:4:7: warning: too loud
          4 | ``` loud
            |       ^~ whisper

        """
      ])
  }
}
