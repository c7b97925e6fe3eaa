package import FrontMatter

/// A field of their own that a section's `_index.md` declares for its posts.
package struct DeclaredField: Sendable {
  /// What the value has to be.
  package indirect enum Kind: Sendable, Equatable {
    case text, number, boolean, date, image, url
    /// One value counts as a list of one.
    case list(Kind)
    case choice([String])
  }

  /// The key in a post's front matter.
  package let name: String
  package let kind: Kind
  package let isRequired: Bool
  /// What a post without the field gets, nil for none.
  package let fallback: Node?
  /// The name in the `_index.md`.
  package let range: Range<Int>
}

extension DeclaredField.Kind {
  /// What type a text names: `number`, `list of text`, `one of small, large`; nil when it names none.
  init?(_ written: String) {
    let text = written.trimmed
    if let rest = text.behind("list of ") {
      // Lists of lists would need front matter that nobody writes.
      guard rest.behind("list of ") == nil, let item = Self(rest) else { return nil }
      self = .list(item)
    } else if let rest = text.behind("one of ") {
      let choices = rest.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
      guard !choices.isEmpty else { return nil }
      self = .choice(choices)
    } else if let simple = Self.simple.first(where: { $0.name == text }) {
      self = simple.kind
    } else {
      return nil
    }
  }

  static let simple: [(name: String, kind: Self)] = [
    ("text", .text), ("number", .number), ("boolean", .boolean), ("date", .date),
    ("image", .image), ("url", .url),
  ]
}

extension String {
  fileprivate func behind(_ opening: String) -> String? {
    hasPrefix(opening) ? String(dropFirst(opening.count)).trimmed : nil
  }
}
