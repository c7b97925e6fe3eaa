package import Dates

/// Everything that will be published, each thing at its address; plain values, read by all threads.
package struct Site: Sendable {
  /// What `site.yaml` says.
  package let settings: Settings
  /// The instant that “future” and “expired” were measured by.
  package let now: DateTime
  /// Every published post and page, by file.
  package internal(set) var pages: [Page] = []
  /// Home first, then by folder.
  package internal(set) var sections: [Section] = []
  /// In the settings' order.
  package internal(set) var taxonomies: [Taxonomy] = []
  /// The lists of the home, of the sections, of the terms.
  package internal(set) var lists: [PostList] = []
  /// What is not published, and why.
  package internal(set) var leftOut: [LeftOut] = []
  /// Every post of the site, newest first: indices of `pages`.
  package internal(set) var posts: [Int] = []
  /// Addresses by file below `Content/`, for links to `.md` files; nil for what is left out.
  package internal(set) var addresses: [String: URLPath?] = [:]
  /// The folders of bundles with their pages' addresses, nil for those that are left out.
  package internal(set) var bundles: [(folder: String, url: URLPath?)] = []
  /// What the cards' colours are shown as.
  package internal(set) var colors = ShownColors()

  /// The section that is the home page; there always is one.
  package var home: Section { sections[0] }
}
