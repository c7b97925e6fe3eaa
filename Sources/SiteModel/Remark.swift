/// A finding that many files share, reported once with the number of files it is true of.
package struct Remark: Sendable {
  /// What was found.
  package enum Kind: Sendable, Hashable {
    /// A key of the contract that this version does not act on.
    case notActedOn(String)
    /// Zola's `path`, read as `url`.
    case zolaPath
    /// A folder `_posts` as Jekyll has it.
    case jekyllPosts(String)
  }

  /// What was found.
  package let kind: Kind
  /// The key, in the file.
  package let range: Range<Int>
}
