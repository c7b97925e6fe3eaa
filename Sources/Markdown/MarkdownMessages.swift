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

  static func noAnchor(
    _ name: String, nearest: String?, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "markdown.anchor", "there is no '#\(name)' on this page", in: source, range,
      hint: nearest.map { "did you mean '#\($0)'?" }
        ?? "a heading's anchor is its text in lower case with hyphens, or what {#name} behind it says"
    )
  }

  static func idAgain(_ id: String, in source: SourceText, _ range: Range<Int>) -> Diagnostic {
    .warning(
      "markdown.id", "another element of this page has the id '\(id)' already", in: source, range,
      hint: "the first one keeps it: give this one another")
  }

  static func foreignSyntax(
    _ tag: String, _ kind: ForeignSyntax.Kind, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .warning(
      "markdown.foreign-syntax", "'\(tag)' is \(kind.rawValue), not Markdown: it is shown as it is",
      in: source, range, hint: "put it between backticks if it is meant to be read")
  }

  static func shortcode(
    _ kind: Shortcodes.Problem.Kind, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    let (summary, hint) = wording(kind)
    return .error("markdown.shortcode", summary, in: source, range, hint: hint)
  }

  private static func wording(_ kind: Shortcodes.Problem.Kind) -> (String, String) {
    switch kind {
    case .closesNothing(let name):
      (
        "nothing that is open here is closed by '/\(name)'",
        "write {{< \(name) >}} before it, both on lines of their own or both in one paragraph"
      )
    case .tooDeep(let name):
      (
        "the shortcode '\(name)' is too deep inside others",
        "no more than \(Shortcodes.deepest) may stand in each other"
      )
    case .unreadable(let kind): wording(kind)
    }
  }

  private static func wording(_ kind: ShortcodeProblem.Kind) -> (String, String) {
    switch kind {
    case .notClosed:
      ("this shortcode is not closed", "end it with '>}}', or put it between backticks to show it")
    case .noName: ("this shortcode has no name", "write it as {{< name >}}")
    case .textNotClosed: ("this text in quotes has no end", "write a '\"' behind it")
    case .noValue: ("this argument has no value", "write it as name=\"value\"")
    case .mixedArguments:
      ("arguments with a name and without one are mixed", "give all of them a name, or none")
    case .argumentTwice(let name): ("the argument '\(name)' is there already", "take one away")
    case .argumentsOfClosing:
      ("what closes a shortcode has no arguments", "write them where it is opened")
    case .notAnArgument:
      ("this is no argument", "put a space between arguments, and quotes around text")
    }
  }
}
