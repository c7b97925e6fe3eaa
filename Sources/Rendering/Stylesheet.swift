import HTML
import SiteModel

/// Makes the site's one stylesheet: the base, the styles in use, the theme, a rule for each colour in
/// use, and last the site's own `custom.css`.
enum Stylesheet {
  /// - Parameters:
  ///   - parts: further files of `Templates/` that the site needs, in their order.
  ///   - template: the text of a file of `Templates/`, nil when there is none.
  static func make(_ site: Site, parts: [String], template: (String) -> [UInt8]?) -> Asset {
    var buffer = ByteBuffer(capacity: 64 << 10)
    for name in names(site) + parts {
      if let css = template(name) { buffer.append(CompactText.css(css)) }
    }
    buffer.append(ThemeRules.css(site.settings.theme))
    for color in site.colors.all {
      let text = color.textColor == .black ? "#000" : "#fff"
      buffer.append(".\(color.className){--card:\(color.hex);--on-card:\(text)}\n")
    }
    if let own = template("custom.css") { buffer.append(own) }
    return Asset("site", "css", buffer.bytes())
  }

  /// The base and the parts of the styles in use, each once.
  private static func names(_ site: Site) -> [String] {
    var styles = Set(site.lists.map(\.style))
    for page in site.pages { styles.insert(page.style) }
    var names = ["base.css"]
    for style in Style.allCases where styles.contains(style) {
      for sheet in style.sheets where !names.contains(sheet) { names.append(sheet) }
    }
    return names
  }
}
