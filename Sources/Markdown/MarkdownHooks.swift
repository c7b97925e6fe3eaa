/// What the floors above give the HTML of: code in colours, formulas, a template of the site.
///
/// A hook gets the construct's own bytes and returns the whole HTML in its place, or nil to leave it to
/// the room. Every requirement has a default that returns nil, so a hook is written for one construct.
/// A hook must not depend on anything but what it is given: documents are rendered on many threads and
/// kept in a cache.
package protocol MarkdownHooks: Sendable {
  /// The HTML of a code block; places of problems count in `info`. `info` is what stands after the fence (empty for an indented block), `source` the code.
  func codeBlock(info: UnsafeRawBufferPointer, source: UnsafeRawBufferPointer) -> HookResult?

  /// What braces behind a fence say of a code block; it is asked where there are any. Nil leaves them to the room.
  func codeFence(info: UnsafeRawBufferPointer) -> FenceInfo?

  /// The formulas in the source of a block's text, in order and apart from each other.
  func formulas(in text: UnsafeRawBufferPointer) -> [MarkdownFormula]

  /// The same hooks for the rest of a document of which enough problems are told: they give the same HTML, and need
  /// not look for what to say.
  var quiet: any MarkdownHooks { get }

  /// The HTML of a formula: `source` is what stands between its marks; `display` when it stands on lines of its own.
  func math(source: UnsafeRawBufferPointer, display: Bool) -> HookResult?
}

extension MarkdownHooks {
  package var quiet: any MarkdownHooks { self }
  package func formulas(in text: UnsafeRawBufferPointer) -> [MarkdownFormula] { [] }
  package func codeFence(info: UnsafeRawBufferPointer) -> FenceInfo? { nil }
  package func codeBlock(info: UnsafeRawBufferPointer, source: UnsafeRawBufferPointer)
    -> HookResult?
  { nil }
  package func math(source: UnsafeRawBufferPointer, display: Bool) -> HookResult? { nil }
}

/// HTML that a hook made, and what it has to say about the text it got.
package struct HookResult: Sendable {
  /// Something wrong in the text a hook was given.
  package struct Problem: Sendable {
    /// As in `Diagnostic`: stable, lower-case, with dots.
    package let identifier: String
    package let summary: String
    package let hint: String?
    /// Counts from the first byte of the text that the hook was given.
    package let range: Range<Int>

    package init(_ identifier: String, _ summary: String, hint: String? = nil, range: Range<Int>) {
      self.identifier = identifier
      self.summary = summary
      self.hint = hint
      self.range = range
    }
  }

  package let html: [UInt8]
  package let problems: [Problem]

  package init(html: [UInt8], problems: [Problem] = []) {
    self.html = html
    self.problems = problems
  }
}

/// What stands behind the fence of a code block: ```` ```{.swift #id .class key=value} ````.
package struct FenceInfo: Sendable {
  /// Empty for none.
  package let language: String
  /// What is no option of code; several may be `class`.
  package let attributes: [WrittenAttribute]

  package init(language: String, attributes: [WrittenAttribute]) {
    self.language = language
    self.attributes = attributes
  }
}

/// Where a formula stands in a text.
package struct MarkdownFormula: Sendable {
  /// All of it with its marks.
  package let range: Range<Int>
  /// What stands between the marks.
  package let content: Range<Int>
  /// Whether it is set on lines of its own.
  package let isDisplay: Bool

  package init(range: Range<Int>, content: Range<Int>, isDisplay: Bool) {
    self.range = range
    self.content = content.clamped(to: range)
    self.isDisplay = isDisplay
  }

  /// `content`, counted from the beginning of `range`.
  var contentInRange: Range<Int> {
    content.lowerBound &- range.lowerBound..<content.upperBound &- range.lowerBound
  }
}
