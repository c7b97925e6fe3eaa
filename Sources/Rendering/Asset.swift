package import SiteModel

/// A file that the program makes for all pages, with a fingerprint of its bytes in its name, so that a
/// browser may keep it for ever.
package struct Asset: Sendable {
  /// What the file holds.
  package let bytes: [UInt8]
  /// Where it is published: `assets/site.0123456789abcdef.css`.
  package let url: URLPath
  /// What a page says beside the address, so that a browser takes no other bytes.
  package let integrity: String

  init(_ name: String, _ ending: String, _ bytes: [UInt8], folder: String = "assets") {
    self.bytes = bytes
    let fingerprint = StableHash.digits(StableHash.fnv1a(bytes))
    url = URLPath(file: "\(folder)/\(name).\(fingerprint).\(ending)")
    integrity = Integrity.of(bytes)
  }
}

/// The files that every page refers to.
package struct Assets: Sendable {
  /// The one stylesheet.
  package let stylesheet: Asset
  /// The one script, nil when `site.js` is empty.
  package let script: Asset?
  /// What the dialog of the search does, for sites with one.
  package let searchScript: Asset?
  /// Beside the site's languages; none for a site without a search.
  package let search: [SearchFiles]

  /// - Parameters:
  ///   - search: the index of the site's search in each language.
  ///   - isBuiltIn: whether no file of the site takes the place of a built-in one; the scripts of an author are published
  ///     as they were written.
  ///   - template: the text of a file of `Templates/`, nil when there is none.
  package static func make(
    _ site: Site, search: [SearchFiles] = [], isBuiltIn: (String) -> Bool = { _ in false },
    template: (String) -> [UInt8]?
  ) -> Assets {
    func text(_ name: String) -> [UInt8] {
      let text = template(name) ?? []
      return isBuiltIn(name) ? CompactText.script(text) : text
    }
    let script = text("site.js")
    let searchScript = site.settings.search == nil ? [] : text("search.js")
    return Assets(
      stylesheet: Stylesheet.make(site, template: template),
      script: script.isEmpty ? nil : Asset("site", "js", script),
      searchScript: searchScript.isEmpty
        ? nil : Asset("search", "js", searchScript, folder: "search"),
      search: search)
  }

  /// All of them, in a fixed order.
  package var all: [Asset] { [stylesheet] + [script, searchScript].compactMap { $0 } }
}
