/// A way to sort posts by words (`tags`), with the terms in use.
package struct Taxonomy: Sendable {
  /// A taxonomy as the site’s settings name it.
  package struct Settings: Sendable {
    package let name: String

    package init(name: String) { self.name = name }

    /// `tags` → `Tags`.
    package var title: String { name.prefix(1).uppercased() + name.dropFirst() }
  }

  /// One word of a taxonomy, with the posts that have it.
  package struct Term: Sendable {
    /// As its first post (by the order of the home list) writes it.
    package let name: String
    /// The last part of its address.
    package let slug: String
    package let url: URLPath
    /// Its posts, newest first: indices of `Site.pages`.
    package internal(set) var pages: [Int]
  }

  /// Its name.
  package let settings: Settings
  /// The page of all terms.
  package let url: URLPath
  /// By name.
  package internal(set) var terms: [Term]
}
