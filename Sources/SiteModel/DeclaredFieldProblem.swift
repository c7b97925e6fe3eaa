import Diagnostics
import FrontMatter

/// The wording of what is wrong with fields that a section declares, and with posts that break them.
enum DeclaredFieldProblem {
  private static let types =
    "write text, number, boolean, date, image, url, 'list of …' or 'one of a, b'"

  static func known(_ entry: Mapping.Entry, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.fields", "'\(entry.key)' is a field of every post already", in: source,
      entry.keyRange, hint: "take it out")
  }

  static func noType(_ entry: Mapping.Entry, in source: SourceText) -> Diagnostic {
    .error(
      "front-matter.fields", "the field '\(entry.key)' has no type", in: source, entry.keyRange,
      hint: types)
  }

  static func unknownType(_ type: String, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    let near = nearestName(to: type, among: DeclaredField.Kind.simple.map(\.name))
    return .error(
      "front-matter.fields", "there is no type '\(type)'", in: source, range,
      hint: near.map { "did you mean '\($0)'?" } ?? types)
  }

  static func missing(_ name: String, in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .error("front-matter.missing", "'\(name)' is missing", in: source, range)
  }

  static func notAnAddress(
    _ name: String, _ text: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "front-matter.type", "'\(name)' is not an address: '\(text)'", in: source, range,
      hint: "write it as /about/ or https://example.org")
  }
}
