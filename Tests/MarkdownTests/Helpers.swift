import Diagnostics
import HTML
import Markdown

/// Renders a text that is nothing but Markdown, in a file `post.md`.
func rendered(
  _ text: String, options: MarkdownOptions = MarkdownOptions()
) -> (page: RenderedMarkdown, diagnostics: [Diagnostic]) {
  rendered(Array(text.utf8), options: options)
}

func rendered(
  _ bytes: [UInt8], options: MarkdownOptions = MarkdownOptions()
) -> (page: RenderedMarkdown, diagnostics: [Diagnostic]) {
  let (page, diagnostics) = render(
    SourceText(path: "post.md", bytes: bytes), body: 0..<bytes.count, options: options)
  return (page, diagnostics)
}

func html(_ text: String, options: MarkdownOptions = .withoutIDs) -> String {
  String(decoding: rendered(text, options: options).page.html, as: UTF8.self)
}

extension RenderedMarkdown {
  /// The HTML with each slot filled as `[path|suffix]`.
  func filled(withoutTitle: Bool = false) -> String {
    var buffer = ByteBuffer()
    write(to: &buffer, withoutTitle: withoutTitle) { slot, buffer in
      guard case .link(let path, let suffix) = slot.kind else { return }
      buffer.append("[\(path)|\(suffix)]")
    }
    return buffer.string()
  }
}

extension MarkdownOptions {
  /// What a site has, but with headings as CommonMark writes them.
  static var withoutIDs: MarkdownOptions {
    var options = MarkdownOptions.site
    options.constructs.subtract([.headingIDs, .headingAnchors])
    return options
  }

  /// CommonMark and these constructs.
  static func only(_ constructs: MarkdownConstructs) -> MarkdownOptions {
    var options = MarkdownOptions.site
    options.constructs = constructs
    return options
  }
}
