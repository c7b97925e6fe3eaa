package import Imaging
package import SiteModel

/// One file that the build writes: where, and what goes into it.
package struct Output: Sendable {
  /// What the bytes are made of; the indices are those of `Site`.
  package enum Content: Sendable {
    case page(Int)
    case list(Int, number: Int)
    case terms(taxonomy: Int)
    /// The page of all years.
    case archive(language: Int)
    /// A page that comes from a template alone.
    case templatePage(Int)
    case redirect(to: URLPath, title: String)
    case notFound
    /// A feed of a list.
    case feed(list: Int, FeedFormat)
    /// A part of the site map from 0, nil for the only one.
    case sitemap(part: Int?)
    /// The site map's list of its parts.
    case sitemapIndex
    case robots
    /// `_headers`, for hosts that read it.
    case headers
    /// `_redirects`, for hosts that read it.
    case redirects
    case manifest
    /// One that is made of the site's logo.
    case icon(Icon)
    case stylesheet
    case script
    case searchScript
    /// A file of a language's search index, by its place in `SearchFiles.files`.
    case search(language: Int, file: Int)
    /// A file of `Content/`, by its path there, published as it is.
    case copy(String)
  }

  /// Where it is published.
  package internal(set) var url: URLPath
  /// What goes into it.
  package let content: Content
  /// What asked for an output.
  package enum Origin: Sendable {
    /// A file, by its path below `Content/`.
    case file(String)
    /// Something else, in words.
    case words(String)
  }

  /// What asked for this output.
  package let origin: Origin

  /// The value that gave an output its address.
  enum Place: Sendable {
    /// In the front matter of a file, by its path below `Content/`.
    case field(of: String, Range<Int>)
    /// In the settings.
    case setting(Range<Int>)
  }

  /// Nil when its origin's own place gave it its address.
  let place: Place?

  init(_ url: URLPath, _ content: Content, origin: Origin, place: Place? = nil) {
    self.url = url
    self.content = content
    self.origin = origin
    self.place = place
  }

  /// The language that it is in, an index of `Settings.languages`; files that have none are in the first.
  package func language(in site: Site) -> Int {
    switch content {
    case .page(let index): site.language(ofPage: index)
    case .list(let index, _), .feed(let index, _): site.lists[index].language
    case .terms(let taxonomy): site.taxonomies[taxonomy].language
    case .archive(let language): language
    case .templatePage(let index): site.templatePages[index].language
    default: 0
    }
  }

  /// Below `Output/`.
  package var path: String { url.outputPath }

  /// What messages call what asked for it.
  ///
  /// - Parameter shownPath: what they call a file of `Content/`.
  package func shownOrigin(_ shownPath: (String) -> String) -> String {
    switch origin {
    case .file(let path): shownPath(path)
    case .words(let words): words
    }
  }

  var isRedirect: Bool {
    if case .redirect = content { true } else { false }
  }

  /// Whether it is one of the pages that a build's summary counts.
  package var isPage: Bool {
    switch content {
    case .page, .list, .terms, .archive, .templatePage: true
    default: false
    }
  }
}
