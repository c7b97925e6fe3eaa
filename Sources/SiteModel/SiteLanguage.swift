package import Languages

/// A language that a site is written in; the first one is that of files that name none.
package struct SiteLanguage: Sendable {
  /// A BCP 47 tag, for `lang`.
  package let tag: String
  /// What is known of it.
  package let language: Language
  /// What the language is called in lists of languages, nil for what it calls itself.
  package var name: String?
  /// The site's name in this language, nil for the same as in the first.
  package var title: String?
  /// One sentence about the site, nil for the same as in the first.
  package var description: String?
  /// The author of posts that name none, nil for the same as in the first.
  package var author: String?
  /// The menus of this language's pages, nil for the same as in the first.
  package var menus: [Menu]?
  /// What taxonomies are called, by their names.
  package var taxonomyTitles: [String: String] = [:]
  /// Texts in place of the built-in ones, and more.
  package var strings = SiteStrings()

  package init(tag: String) {
    self.tag = tag
    language = tag == "en" ? .english : Language(tag: tag)
  }

  /// What lists of languages call it: its own `name`, else what the language calls itself.
  package var shownName: String { name ?? language.name }

  /// The folder that its files may lie in, and that its pages stand in unless it is the first: the tag in small letters.
  package var folder: String { tag.lowercased() }
}
