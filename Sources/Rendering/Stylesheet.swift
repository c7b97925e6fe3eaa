import HTML
import Markdown
import SiteModel

/// Makes the site's one stylesheet: the base, the styles in use, the theme, a rule for each colour in
/// use, and last the site's own `custom.css`.
enum Stylesheet {
  /// - Parameter template: the text of a file of `Templates/`, nil when there is none.
  static func make(_ site: Site, template: (String) -> [UInt8]?) -> Asset {
    var buffer = ByteBuffer(capacity: 64 << 10)
    for name in styleParts(site) + contentParts(site) {
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

  /// The parts that the content of pages needs, and the search.
  private static func contentParts(_ site: Site) -> [String] {
    var features: RenderedMarkdown.Features = []
    for index in site.pages.indices {
      features.formUnion(site.pages[index].file.markdown.features)
    }
    for section in site.sections {
      if let markdown = section.markdown { features.formUnion(markdown.features) }
    }
    for file in site.termFiles { features.formUnion(file.markdown.features) }
    var names: [String] = []
    if !features.isEmpty { names.append("content.css") }
    if features.contains(.code) { names.append("highlight.css") }
    if features.contains(.math) { names.append("math.css") }
    if site.settings.search != nil { names.append("search.css") }
    return names
  }

  /// The base and the parts of the styles in use, each once.
  private static func styleParts(_ site: Site) -> [String] {
    var styles = Set(site.lists.map(\.style))
    for index in site.pages.indices { styles.insert(site.pages[index].style) }
    var names = ["base.css"]
    for style in Style.allCases where styles.contains(style) {
      for sheet in style.sheets where !names.contains(sheet) { names.append(sheet) }
    }
    return names
  }

  /// The files of `Templates/` that it is made of.
  static func parts(_ site: Site) -> [String] {
    styleParts(site) + contentParts(site) + ["custom.css"]
  }
}
