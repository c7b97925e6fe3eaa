package import Diagnostics

/// Turns the Markdown in the bytes `body` of a file into HTML, and says what looks wrong in it.
///
/// The dialect is CommonMark 0.30. Ranges of slots and diagnostics count from the file's first byte.
package func render(
  _ source: SourceText, body: Range<Int>, options: MarkdownOptions = MarkdownOptions()
) -> (RenderedMarkdown, [Diagnostic]) {
  (
    RenderedMarkdown(
      html: [], slots: [], firstHeading: nil, titleHeading: nil, wordCount: 0, summary: ""), []
  )
}
