import Diagnostics
import Markdown
import Templating

/// The wording of what is wrong with the shortcodes in a page's Markdown.
enum ContentMessages {
  static func askedFor(_ region: Region) -> String {
    switch region.kind {
    case .shortcode(let shortcode): "while making the shortcode '\(shortcode.name)'"
    case .construct(let construct): "while making the \(construct.name.rawValue)"
    }
  }

  static func unknown(
    _ shortcode: Shortcode, nearest: String?, in source: SourceText
  ) -> Diagnostic {
    .error(
      "shortcode.unknown", "there is no shortcode '\(shortcode.name)'", in: source,
      shortcode.nameRange,
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "put its template into Templates/shortcodes/\(shortcode.name).html, or write {{</* … */>}} to show it"
    )
  }

  static func notClosed(_ shortcode: Shortcode, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .error(
      "shortcode.not-closed", "the shortcode '\(shortcode.name)' is not closed", in: source, range,
      hint: "write {{< /\(shortcode.name) >}} behind what belongs in it")
  }

  static func takesNothing(_ shortcode: Shortcode, in source: SourceText, _ range: Range<Int>)
    -> Diagnostic
  {
    .error(
      "shortcode.takes-nothing",
      "the shortcode '\(shortcode.name)' does nothing with what stands in it",
      in: source, range, hint: "take its {{< /\(shortcode.name) >}} away")
  }

  static func unknownArgument(
    _ name: String, _ argument: Shortcode.Argument, of shortcode: Shortcode, known: [String],
    in source: SourceText
  ) -> Diagnostic {
    let hint: String
    if let nearest = nearestName(to: name, among: known) {
      hint = "did you mean '\(nearest)'?"
    } else if known.isEmpty {
      hint = "it takes no argument by name"
    } else {
      hint = "it knows \(known.sorted().map { "'\($0)'" }.joined(separator: ", "))"
    }
    return .error(
      "shortcode.unknown-argument", "the shortcode '\(shortcode.name)' has no argument '\(name)'",
      in: source, argument.range, hint: hint)
  }

  static func missingArgument(_ name: String, of shortcode: Shortcode, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "shortcode.missing-argument",
      "the shortcode '\(shortcode.name)' needs the argument '\(name)'",
      in: source, shortcode.nameRange, hint: "write \(shortcode.name) \(name)=\"…\"")
  }

  /// One of several ways to give an argument is needed.
  static func missingArgument(
    of places: [InputUse.Place], _ shortcode: Shortcode, in source: SourceText
  ) -> Diagnostic {
    var name: String?
    let ways = places.map { place in
      switch place.key {
      case .field(let field):
        name = name ?? field
        return "\(shortcode.name) \(field)=\"…\""
      case .element(let number):
        let texts = Array(repeating: "\"…\"", count: number + 1)
        return ([shortcode.name] + texts).joined(separator: " ")
      }
    }
    return .error(
      "shortcode.missing-argument",
      "the shortcode '\(shortcode.name)' needs \(name.map { "the argument '\($0)'" } ?? "an argument")",
      in: source, shortcode.nameRange, hint: "write \(ways.joined(separator: " or "))")
  }

  static func tooFewArguments(_ shortcode: Shortcode, needed: Int, in source: SourceText)
    -> Diagnostic
  {
    .error(
      "shortcode.too-few-arguments",
      "the shortcode '\(shortcode.name)' needs \(count(needed))", in: source, shortcode.nameRange,
      hint:
        "write \(shortcode.name) \(Array(repeating: "\"…\"", count: needed).joined(separator: " "))"
    )
  }

  static func tooManyArguments(
    _ argument: Shortcode.Argument, of shortcode: Shortcode, taken: Int, in source: SourceText
  ) -> Diagnostic {
    .error(
      "shortcode.too-many-arguments",
      taken == 0
        ? "the shortcode '\(shortcode.name)' takes no argument without a name"
        : "the shortcode '\(shortcode.name)' takes no more than \(count(taken))",
      in: source, argument.range, hint: "take it away")
  }

  private static func count(_ number: Int) -> String {
    number == 1 ? "1 argument" : "\(number) arguments"
  }
}
