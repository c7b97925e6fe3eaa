import HTML
package import SiteModel

/// The site's one stylesheet: the base, the styles in use, and a rule for each colour in use.
package struct Stylesheet: Sendable {
  /// The text of the stylesheet.
  package let bytes: [UInt8]
  /// With a fingerprint of the bytes in its name, so that a browser may keep it for ever.
  package let url: URLPath

  /// - Parameter template: the text of a file of `Templates/`, nil when there is none.
  package static func make(_ site: Site, template: (String) -> [UInt8]?) -> Stylesheet {
    var buffer = ByteBuffer(capacity: 64 << 10)
    for name in parts(site) {
      if let css = template(name) { buffer.append(css) }
    }
    var colors = Set(site.pages.map(\.color))
    // All that a post without a colour may get, so that a new post rarely changes the stylesheet and its name.
    colors.formUnion(site.settings.palette.automatic)
    for section in site.sections {
      colors.insert(
        section.fields.page.card.color
          ?? site.settings.palette.automaticColor(slug: section.folder))
    }
    for color in colors.sorted() {
      let text = color.textColor == .black ? "#000" : "#fff"
      buffer.append(".\(color.className){--card:\(color.hex);--on-card:\(text)}\n")
    }
    let bytes = buffer.bytes()
    let fingerprint = StableHash.digits(StableHash.fnv1a(bytes))
    return Stylesheet(bytes: bytes, url: URLPath(file: "assets/site.\(fingerprint).css"))
  }

  /// The files of `Templates/` that it is made of.
  static func parts(_ site: Site) -> [String] {
    var styles = Set(site.lists.map(\.style))
    for page in site.pages { styles.insert(page.style) }
    return ["base.css"]
      + Style.allCases.filter { styles.contains($0) }.map { "\($0.rawValue)/style.css" }
  }
}
