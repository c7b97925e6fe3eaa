package import Records

/// The words that the HTML of a document has and the document has not, in the document's language.
package struct MarkdownWords: Sendable, Hashable {
  /// What stands over an alert without a title of its own, by its kind: `note`, `tip`, `important`, `warning`, `caution`.
  package var alerts: [String: String] = [:]
  /// What the link at a heading is called, before and behind the heading's own text.
  package var permalink = Frame(before: "Permalink: ", after: "")
  /// What the link back from a footnote is called, before and behind the number of the reference.
  package var backToReference = Frame(before: "Back to reference ", after: "")

  /// The words on both sides of something.
  package struct Frame: Sendable, Hashable {
    package let before: String
    package let after: String

    package init(before: String, after: String) {
      self.before = before
      self.after = after
    }
  }

  package init() {}

  /// The title of an alert, in English when there is no other.
  func title(of kind: AlertKind) -> String { alerts[kind.rawValue] ?? kind.title }

  /// Adds all words.
  package func add(to print: inout Fingerprinter) {
    for kind in AlertKind.allCases { print.combine(title(of: kind)) }
    for frame in [permalink, backToReference] {
      print.combine(frame.before)
      print.combine(frame.after)
    }
  }
}
