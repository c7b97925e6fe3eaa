/// A formula in the text of a paragraph.
package struct MathSpan: Sendable, Equatable {
  /// All of it with its delimiters, in the indices of the bytes that were looked at.
  package let range: Range<Int>
  /// The formula between them.
  package let content: Range<Int>
  /// Whether it is set on lines of its own.
  package let isDisplay: Bool

  package init(range: Range<Int>, content: Range<Int>, isDisplay: Bool) {
    self.range = range
    self.content = content
    self.isDisplay = isDisplay
  }
}

/// What marks a formula in Markdown.
package struct MathDelimiters: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// `$…$`, `$$…$$` and `` $`…`$ ``.
  package static let dollars = MathDelimiters(rawValue: 1)
  /// `\(…\)` and `\[…\]`, which are escaped brackets in CommonMark.
  package static let brackets = MathDelimiters(rawValue: 2)

  package static let all: MathDelimiters = [.dollars, .brackets]
}
