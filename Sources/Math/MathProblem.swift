package import Diagnostics

/// What keeps a formula from being shown as one, and where in its source.
package struct MathProblem: Error, Sendable, Equatable {
  /// Stable, lower-case, with dots: `math.unknown-command`.
  package let identifier: String
  package let summary: String
  /// What to write instead.
  package let hint: String?
  /// Bytes of the source, counted as the indices of the slice that was given.
  package let range: Range<Int>

  /// The problem as a warning at `range` of a file, which may differ from the problem's own range when
  /// the formula was not taken from the file as one piece.
  package func diagnostic(in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .warning(identifier, summary, in: source, range, hint: hint)
  }
}
