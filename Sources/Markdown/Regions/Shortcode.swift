/// A call of a template in the middle of Markdown: `{{< name positional key="value" >}}`.
package struct Shortcode: Sendable, Hashable {
  /// What a call gives its template.
  package struct Argument: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
      case text(String)
      case integer(Int)
      case number(Double)
      case flag(Bool)
    }

    /// nil for a positional one.
    package let name: String?
    package let value: Value
    /// The bytes of the source with the whole argument.
    package let range: Range<Int>
  }

  package let name: String
  /// The bytes of the source with the name.
  package let nameRange: Range<Int>
  package let arguments: [Argument]
  /// Whether something stands between it and its `{{< /name >}}`.
  package let isPair: Bool
}
