/// A name for the bytes that a URL gives: equal as long as they are (RFC 9110 §8.8.3).
package struct EntityTag: Equatable, Sendable {
  /// What stands between the quotes.
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// As a header shows it.
  package var quoted: String { "\"\(name)\"" }

  /// Whether an `If-None-Match` names this one, by the weak comparison, or any by `*`.
  package func isNamed(in ifNoneMatch: String) -> Bool {
    let own = Array(quoted.utf8)[...]
    return FieldText.members(ifNoneMatch).contains { member in
      member == own || member.elementsEqual("*".utf8)
        || (member.starts(with: "W/".utf8) && member.dropFirst(2) == own)
    }
  }

  /// Whether an `If-Range` names it: only by the strong comparison.
  package func isSame(asIfRange value: String) -> Bool {
    FieldText.trimmed(Array(value.utf8)[...]).elementsEqual(quoted.utf8)
  }
}
