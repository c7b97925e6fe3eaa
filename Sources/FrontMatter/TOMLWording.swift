import Diagnostics

/// The wording of what can be wrong with TOML.
enum TOMLWording {
  /// What to say for a problem that toml++ found, where, and what to write instead of the text there.
  struct Syntax {
    enum Part { case value, rest, character }

    let summary: String
    let range: Part
    let hint: @Sendable (String) -> String?
  }

  /// By the beginning of toml++'s own words.
  static let bySyntaxProblem: [(String, Syntax)] = [
    ("could not determine value type", Syntax(summary: notAValue, range: .value, hint: valueHint)),
    ("expected 'true'", Syntax(summary: notAValue, range: .value, hint: valueHint)),
    ("expected 'false'", Syntax(summary: notAValue, range: .value, hint: valueHint)),
    ("expected 'inf'", Syntax(summary: notAValue, range: .value, hint: valueHint)),
    ("expected 'nan'", Syntax(summary: notAValue, range: .value, hint: valueHint)),
    (
      "unescaped control characters",
      syntax(
        "the quoted text is not closed on its line", .value,
        "write the same quote at its end, or three at both for several lines")
    ),
    (
      "expected '=', saw ':'",
      syntax(
        "a ':' stands where TOML has '='", .character,
        "write 'key = value', or YAML between '---' lines")
    ),
    ("expected '='", syntax("there is no '=' behind this key", .character, "write 'key = value'")),
    (
      "expected value",
      syntax("a value is missing behind the '='", .character, "write \"\" for an empty text")
    ),
    ("expected comma or closing ']'", syntax("a ',' or ']' is missing before this", .character)),
    ("expected comma or closing '}'", syntax("a ',' or '}' is missing before this", .character)),
    (
      "leading zeroes are prohibited",
      syntax("a number cannot start with 0", .value, "put it in quotes to keep it as it is")
    ),
    (
      "expected a comment or whitespace",
      syntax(
        "there is text behind the end of the value", .rest,
        "a text with quotes in it goes between quotes of the other kind")
    ),
    (
      "unknown escape sequence",
      syntax(
        "the backslash does not start an escape of TOML", .character,
        "write '\\\\' for a backslash, or use single quotes around the text")
    ),
    (
      "expected keys, tables",
      syntax(
        "a key is missing here", .character,
        "a key with more than the letters a to z, digits, '-' and '_' goes in quotes")
    ),
    (
      "encountered end-of-file",
      syntax("the value is not closed", .character, "write the same quote or bracket at its end")
    ),
  ]

  static func keyTooLong(_ range: Range<Int>, in source: SourceText) -> Diagnostic {
    error("a dotted key has more than \(Limits.dottedNames) names", range, source)
  }

  static func badDate(_ text: String, _ range: Range<Int>, in source: SourceText) -> Diagnostic {
    let flaw = DateText.flaw(text)
    return error(
      flaw.map { "there is no \($0.summary)" } ?? "this is not a date", range, source,
      hint: flaw?.hint ?? FieldProblem.dateHint)
  }

  static func error(
    _ summary: String, _ range: Range<Int>, _ source: SourceText, hint: String? = nil
  ) -> Diagnostic {
    .error("front-matter.toml", summary, in: source, range, hint: hint)
  }

  private static let notAValue = "this is not a value of TOML"

  private static func syntax(_ summary: String, _ range: Syntax.Part, _ hint: String? = nil)
    -> Syntax
  {
    Syntax(summary: summary, range: range) { _ in hint }
  }

  @Sendable private static func valueHint(_ text: String) -> String? {
    switch text.lowercased() {
    case "true", "false", "yes", "no", "on", "off": "write true or false"
    default:
      text.utf8.count <= 60 && !text.contains("\"") && !text.contains("\\")
        ? "put a text in quotes: \"\(text)\"" : "put a text in quotes"
    }
  }
}
