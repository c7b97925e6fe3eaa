import Diagnostics

/// The wording of what can be wrong with TOML.
enum TOMLWording {
  static func keyTooLong(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("a dotted key has more than \(Limits.dottedNames) names", range, source)
  }

  static func syntax(_ problem: String, in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    error("this is not TOML: \(problem)", range, source)
  }

  static func error(
    _ summary: String, _ range: Range<Int>, _ source: SourceText, hint: String? = nil
  ) -> Diagnostic {
    .error("front-matter.toml", summary, in: source, range, hint: hint)
  }
}
