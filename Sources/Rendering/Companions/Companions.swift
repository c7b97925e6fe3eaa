import SiteModel

/// What is published beside the pages themselves: feeds, the site map, redirects, icons.
package struct Companions: Sendable {
  /// Every feed, those of the site first.
  var feeds = Feeds()
  /// What the site map lists.
  var sitemap = Sitemap()
  /// Old addresses with the new ones.
  var redirects: [Redirect] = []
  /// What stands for the site in tabs, on first screens and in lists of apps.
  var icons = SiteIcons()

  /// An old address that leads to a page.
  struct Redirect: Sendable {
    let from: URLPath
    let to: URLPath
  }

  init() {}
}
