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

  init(_ name: String, _ ending: String, _ bytes: [UInt8]) {
    self.bytes = bytes
    let fingerprint = StableHash.digits(StableHash.fnv1a(bytes))
    url = URLPath(file: "assets/\(name).\(fingerprint).\(ending)")
    integrity = Integrity.of(bytes)
  }
}

/// The files that every page refers to.
package struct Assets: Sendable {
  /// The one stylesheet.
  package let stylesheet: Asset
  /// The one script, nil when `site.js` is empty.
  package let script: Asset?

  /// - Parameter template: the text of a file of `Templates/`, nil when there is none.
  package static func make(
    _ site: Site, template: (String) -> [UInt8]?
  ) -> Assets {
    let script = template("site.js") ?? []
    return Assets(
      stylesheet: Stylesheet.make(site, template: template),
      script: script.isEmpty ? nil : Asset("site", "js", script))
  }

  /// All of them, in a fixed order.
  package var all: [Asset] { [stylesheet] + (script.map { [$0] } ?? []) }
}
