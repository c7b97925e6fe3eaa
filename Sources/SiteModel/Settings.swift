package import Dates
package import Markdown

/// What `site.yaml` says about the whole site, with a value for everything it leaves out.
package struct Settings: Sendable {
  package var title = "Untitled"
  package var description: String?
  package var baseURL = BaseURL.none
  /// A BCP 47 tag, for `lang`.
  package var language = "en"
  package var zone = TimeZone.utc
  package var author: String?
  package var logo: String?
  package var style = Style.plain
  /// Posts a list page.
  package var size = 20
  package var taxonomies = [Taxonomy.Settings(name: "tags"), Taxonomy.Settings(name: "categories")]
  package var palette = Palette()
  package var markdown = {
    var options = MarkdownOptions()
    options.placesFiles = true
    return options
  }()
  package var menu: [MenuItem] = []

  package init() {}

  /// A link in the foot of every page.
  package struct MenuItem: Sendable {
    package let title: String
    package let url: String
  }

  /// `rtl` for languages that are written from the right, else `ltr`.
  package var direction: String {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return ["ar", "he", "fa", "ur", "yi", "ps", "dv", "ug", "ckb"].contains(primary) ? "rtl" : "ltr"
  }
}

/// Where the site will stand: `https://example.org/blog`, kept without its last slash.
package struct BaseURL: Sendable {
  package let text: String
  /// What stands before every address within the site: `""` or `/blog`.
  package let path: String

  package static let none = BaseURL(text: "", path: "")

  private init(text: String, path: String) {
    self.text = text
    self.path = path
  }

  /// Nil for anything but `http://` or `https://`, a host, and a plain path.
  package init?(_ written: String) {
    var text = written
    while text.hasSuffix("/") { text.removeLast() }
    let rest: Substring
    if text.hasPrefix("https://") {
      rest = text.dropFirst(8)
    } else if text.hasPrefix("http://") {
      rest = text.dropFirst(7)
    } else {
      return nil
    }
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty else { return nil }
    for scalar in rest.unicodeScalars {
      switch scalar {
      case "\u{0}"..."\u{20}", "\u{7F}", "?", "#", "\"", "<", ">", "\\": return nil
      default: break
      }
    }
    let path = String(rest.dropFirst(host.count))
    let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard path.isEmpty || !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
      return nil
    }
    self.init(text: text, path: path)
  }

  /// The address as pages link to it: with the base URL's path before it, percent-encoded.
  package func href(_ url: URLPath) -> String { path + url.href }

  /// The address with scheme and host; the same as `href` when the site has no base URL.
  package func absolute(_ url: URLPath) -> String { text + url.href }
}
