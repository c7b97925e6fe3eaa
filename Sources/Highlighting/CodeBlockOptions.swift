/// What a fence's info string says of a code block: its language and how it is shown.
package struct CodeBlockOptions: Sendable, Equatable {
  /// The first word, as it was written: what `Highlighter.language(named:)` may know; nil for a bare fence.
  package var language: String?
  /// A line above the code, the name of a file most often.
  package var title: String?
  package var numbersLines = false
  /// The number of the first line, where lines are numbered.
  package var firstNumber = 1
  /// Lines to mark, counted from 1 whatever `firstNumber` is; in the order they were written.
  package var markedLines: [ClosedRange<Int>] = []
  /// Whether lines that begin with `+` and `-` are shown as added and taken away; the signs are not code.
  package var isDiff = false

  /// What braces say that is no option: `id`, `class` and whatever else the element is to have, as it was written.
  package var attributes: [Attribute] = []

  /// An attribute of the block's element; several may be `class`.
  package struct Attribute: Sendable, Equatable {
    package let name: String
    package let value: String
  }

  package init() {}
}
