package import Dates

/// Everything that will be published, each thing at its address; plain values, read by all threads.
package struct Site: Sendable {
  /// What `site.yaml` says.
  package let settings: Settings
  /// The instant that “future” and “expired” were measured by.
  package let now: DateTime
  /// Every published post and page, by file.
  package internal(set) var pages: [Page] = []
  /// By language; in each home first, then by folder.
  package internal(set) var sections: [Section] = []
  /// The home of each language: indices of `sections`.
  package internal(set) var homes: [Int] = []
  /// The sections of each language by their folders.
  package internal(set) var sectionPlaces: [[String: Int]] = []
  /// The `_index.md` of taxonomies and terms that are published.
  package internal(set) var termFiles: [LoadedFile] = []
  /// By language; in each in the settings' order, then the one of series if any post names one.
  package internal(set) var taxonomies: [Taxonomy] = []
  /// The lists of the sections, of the settings, of the terms, of the years.
  package internal(set) var lists: [PostList] = []
  /// The pages that come from templates alone, by their templates.
  package internal(set) var templatePages: [TemplatePage] = []
  /// The page of all years of each language; none when the settings ask for none.
  package internal(set) var archives: [ArchivePage] = []
  /// What is not published, and why.
  package internal(set) var leftOut: [LeftOut] = []
  /// Every post of each language, newest first: indices of `pages`.
  package internal(set) var posts: [[Int]] = []
  /// The pages that say the same in other languages, in the order of languages: indices of `pages` by such.
  package internal(set) var translations: [Int: [Int]] = [:]
  /// The menus of each language.
  package internal(set) var menus: [[Menu]] = []
  /// Addresses by file below `Content/`, for links to `.md` files; nil for what is left out.
  package internal(set) var addresses: [String: URLPath?] = [:]
  /// The folders of bundles with their pages' addresses, nil for those that are left out.
  package internal(set) var bundles: [(folder: String, url: URLPath?)] = []
  /// What the cards' colours are shown as.
  package internal(set) var colors = ShownColors()

  /// The section that is the home page; there always is one.
  package var home: Section { sections[0] }

  /// The home page of a language.
  package func home(in language: Int) -> Section { sections[homes[language]] }

  /// The language of a page.
  package func language(ofPage page: Int) -> Int { sections[pages[page].section].language }

  /// Whether a page is a post, which lists hold; a page at the top without a date is none.
  package func isPost(_ page: Int) -> Bool {
    !sections[pages[page].section].isHome || pages[page].file.facts.date != nil
  }
}
