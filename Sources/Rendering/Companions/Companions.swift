import SiteModel

/// What is published beside the pages themselves: feeds, the site map, redirects, the icon.
package struct Companions: Sendable {
  /// Every feed, those of the site first.
  var feeds = Feeds()
  /// What the site map lists.
  var sitemap = Sitemap()
  /// Old addresses with the new ones.
  var redirects: [Redirect] = []
  /// Nil without one.
  var icon: Icon?

  /// An old address that leads to a page.
  struct Redirect: Sendable {
    let from: URLPath
    let to: URLPath
  }

  /// The site's icon.
  struct Icon: Sendable {
    /// An address within the site without its base path, or a whole one.
    let url: String
    /// Its media type, nil for one that is not known.
    let type: String?
    /// `any`, `512x512`, or nil when it is not known.
    let sizes: String?
  }

  init() {}
}
