package import FrontMatter

/// A way to sort posts by words (`tags`), with the terms in use.
package struct Taxonomy: Sendable {
  /// A taxonomy as the site’s settings name it.
  package struct Settings: Sendable {
    package let name: String
    /// What its page is called, nil for its name.
    package var ownTitle: String?
    /// The style of its terms' lists, nil for that of the home page.
    package var style: Style?
    /// Posts a page of its terms' lists, nil for the site's own number.
    package var size: Int?
    /// In which formats its terms' lists can be followed, nil for what the site says of terms.
    package var feeds: [FeedFormat]?
    /// The template of its terms' lists.
    package var template: Located<String>?
    /// Whether it is made of the series that posts name, whose parts stand from the first to the last.
    package let isSeries: Bool
    /// Its name in the settings, nil where they do not name it.
    package let place: Range<Int>?

    package init(name: String, isSeries: Bool = false, place: Range<Int>? = nil) {
      self.name = name
      self.place = place
      self.isSeries = isSeries
    }

    /// `tags` → `Tags`.
    package var title: String { ownTitle ?? name.prefix(1).uppercased() + name.dropFirst() }
  }

  /// One word of a taxonomy, with the posts that have it.
  package struct Term: Sendable {
    /// As its first post (by the order of the home list) writes it.
    package let name: String
    /// Its `_index.md` at `Content/TAXONOMY/SLUG/`.
    package internal(set) var file: LoadedFile?
    /// Its own title, else its name.
    package var title: String { file?.page.title ?? name }
    /// The last part of its address.
    package let slug: String
    package let url: URLPath
    /// Its posts, newest first: indices of `Site.pages`.
    package internal(set) var pages: [Int]
  }

  /// Its name.
  package let settings: Settings
  /// The language of its posts, an index of `Settings.languages`.
  package let language: Int
  /// What its page is called in that language.
  package let title: String
  /// Its `_index.md` at `Content/TAXONOMY/`.
  package internal(set) var file: LoadedFile?
  /// The page of all terms.
  package let url: URLPath
  /// By name.
  package internal(set) var terms: [Term]
}
