/// What a list is sorted by: the newest first, or a field from small to large.
package enum SortKey: Sendable, Equatable {
  case date, updated, title, weight
  /// Another field of a card or of the author's own, by its name.
  case field(String)

  init(_ name: String) {
    self = Self.named.first { $0.name == name }?.key ?? .field(name)
  }

  /// The name of the field.
  package var name: String {
    if case .field(let name) = self {
      name
    } else {
      Self.named.first { $0.key == self }?.name ?? ""
    }
  }

  static let named: [(name: String, key: SortKey)] = [
    ("date", .date), ("updated", .updated), ("title", .title), ("weight", .weight),
  ]
}

/// A value that posts are sorted by; numbers stand before dates, dates before texts, and nothing stands last.
enum SortValue: Comparable {
  case number(Double)
  case date(Int)
  /// In small letters.
  case text(String)
}
