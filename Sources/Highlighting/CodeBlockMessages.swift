package import Diagnostics

/// The wording of everything that is said about code blocks.
package enum CodeBlockMessages {
  /// A language that nobody here can highlight; its block is plain text. The hint names the nearest one.
  package static func unknownLanguage(
    _ name: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    let near = nearestName(to: name, among: Language.all.flatMap { $0.aliases })
    return .warning(
      "highlighting.language", "'\(name)' is no language that can be highlighted", in: source,
      range,
      hint: near.map { "did you mean '\($0)'?" } ?? "write 'text' if it is plain text")
  }

  static func unknownOption(
    _ name: String, near: String?, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "highlighting.option", "a code block has no option '\(name)'", in: source, range,
      hint: near.map { "did you mean '\($0)'?" }
        ?? "the options are 'linenos', 'hl_lines', 'title', 'start' and 'diff'")
  }

  static func noValue(
    _ name: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "highlighting.option", "the option '\(name)' has no value", in: source, range,
      hint: "write '\(name)=…'")
  }

  static func notANumber(
    _ name: String, _ value: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "highlighting.option", "'\(value)' is no line number", in: source, range,
      hint: "write a number: '\(name)=10'")
  }

  static func notLines(
    _ name: String, _ value: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "highlighting.option", "'\(value)' does not say which lines to mark", in: source, range,
      hint: "write numbers and ranges: '\(name)=\"2 5-7\"'")
  }
}
