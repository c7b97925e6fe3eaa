/// A place in rendered Markdown where something is missing that only the whole site knows.
package struct Slot: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The address of the page that the Markdown file `path` becomes.
    ///
    /// `path` has its percent-escapes decoded; it is relative to the folder of the document, or to
    /// the content's root when it begins with `@/`. `suffix` is `""` or what follows it as written,
    /// from `?` or `#` on.
    case link(path: String, suffix: String)
  }

  /// Where in the HTML it is missing: nothing stands there, inside a quoted attribute.
  package let offset: Int
  package let kind: Kind
  /// The bytes of the source that ask for it: the address itself, else the line with the link.
  package let range: Range<Int>
}
