package import SiteModel

/// One file that the build writes: where, and what goes into it.
package struct Output: Sendable {
  package enum Content: Sendable {
    case page(Int)
    case list(Int, number: Int)
    case terms(taxonomy: Int)
    case redirect(to: URLPath, title: String)
    case notFound
    case feed
    case sitemap
    case robots
    case stylesheet
    /// A file of `Content/`, by its path there, published as it is.
    case copy(String)
  }

  package let url: URLPath
  package let content: Content
  /// The file, or the place in it, that asked for this output, for messages.
  package let origin: String

  package init(_ url: URLPath, _ content: Content, origin: String) {
    self.url = url
    self.content = content
    self.origin = origin
  }

  /// Below `Output/`.
  package var path: String { url.outputPath }

  /// Whether it is a page with front matter that can give it another address.
  var isPost: Bool {
    if case .page = content { true } else { false }
  }

  var isRedirect: Bool {
    if case .redirect = content { true } else { false }
  }

  var isXML: Bool {
    switch content {
    case .feed, .sitemap: true
    default: false
    }
  }

  /// Whether it is one of the pages that a build's summary counts.
  package var isPage: Bool {
    switch content {
    case .page, .list, .terms: true
    default: false
    }
  }
}
