/// Where the site will stand: `https://example.org/blog`, kept without its last slash.
package struct BaseURL: Sendable {
  package let text: String
  /// What stands before every address within the site: `""` or `/blog`.
  package let path: String
  /// How the addresses of pages end.
  package var slashes = TrailingSlash.always

  package static let none = BaseURL(text: "", path: "")

  /// How to write one, for messages.
  package static let hint = "write it as https://example.org or https://example.org/blog"

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
  package func href(_ url: URLPath) -> String {
    let address = slashes == .always ? url.href : shown(url).href
    return path.isEmpty ? address : path + address
  }

  /// The address with scheme and host; the same as `href` when the site has no base URL.
  package func absolute(_ url: URLPath) -> String {
    text + (slashes == .always ? url.href : shown(url).href)
  }

  /// A page's address with the end that all have on this site.
  package func shown(_ url: URLPath) -> URLPath {
    switch slashes {
    case .always: url
    case .never: url.withoutSlash
    case .file: url.asFile
    }
  }
}
