package import Dates

/// Everything that will be published, each thing at its address; plain values, read by all threads.
package struct Site: Sendable {
  package let settings: Settings
  /// The instant that “future” and “expired” were measured by.
  package let now: DateTime
  package internal(set) var pages: [Page] = []
  /// Home first, then by folder.
  package internal(set) var sections: [Section] = []
  /// In the settings' order.
  package internal(set) var taxonomies: [Taxonomy] = []
  package internal(set) var lists: [PostList] = []
  package internal(set) var leftOut: [LeftOut] = []
  /// Every post of the site, newest first: indices of `pages`.
  package internal(set) var posts: [Int] = []
  /// Addresses by file below `Content/`, for links to `.md` files; nil for what is left out.
  package internal(set) var addresses: [String: URLPath?] = [:]

  package var home: Section { sections[0] }
}
