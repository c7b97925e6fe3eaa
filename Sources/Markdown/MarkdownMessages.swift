import Diagnostics

/// The wording of everything that is said about Markdown.
enum MarkdownMessages {
  static func tooLarge(_ source: SourceText, _ body: Range<Int>, limit: Int) -> Diagnostic {
    .error(
      "markdown.too-large", "the text is longer than \(limit >> 20) MB", in: source,
      body.lowerBound..<body.lowerBound, hint: "split it into several posts")
  }

  static func unsafeAddress(
    _ scheme: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "markdown.unsafe-address", "a '\(scheme)' address is never published: it is left out",
      in: source, range, hint: "use an address that begins with 'https:' or a path")
  }

  static func foreignSyntax(
    _ tag: String, _ kind: ForeignSyntax.Kind, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "markdown.foreign-syntax", "'\(tag)' is \(kind.rawValue), not Markdown: it is shown as it is",
      in: source, range, hint: "put it between backticks if it is meant to be read")
  }
}
