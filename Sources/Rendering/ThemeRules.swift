import SiteModel

/// What a site's `theme:` says, as CSS that comes behind every style.
enum ThemeRules {
  /// Custom properties on the root; empty for a theme that changes nothing.
  static func css(_ theme: Theme) -> String {
    var rules: [String] = []
    if let accent = theme.accent, let light = theme.accentOnLight, let dark = theme.accentOnDark {
      rules.append("--accent:\(accent.hex)")
      rules.append("--accent-text:light-dark(\(light.hex),\(dark.hex))")
    }
    if let font = theme.font { rules.append("--font:\(families(font, "sans-serif"))") }
    if let font = theme.headingFont {
      rules.append("--heading-font:\(families(font, "sans-serif"))")
    }
    if let font = theme.codeFont { rules.append("--mono:\(families(font, "monospace"))") }
    if let radius = theme.radius { rules.append("--radius:\(radius)px") }
    switch theme.cardHeight {
    case .pixels(let height): rules.append("--card-height:\(height)px")
    case .percent(let part): rules.append("--card-height:\(part)svh")
    case nil: break
    }
    if theme.colorScheme != .auto { rules.append("color-scheme:\(theme.colorScheme.rawValue)") }
    return rules.isEmpty ? "" : ":root{\(rules.joined(separator: ";"))}\n"
  }

  /// Names in quotes, CSS's own words without; `last` for visitors who have none of them.
  private static func families(_ names: [String], _ last: String) -> String {
    let words: Set = [
      "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
      "ui-sans-serif", "ui-monospace", "ui-rounded", "math",
    ]
    var shown = names.map { words.contains($0) ? $0 : "\"\($0)\"" }
    if !names.contains(where: words.contains) { shown.append(last) }
    return shown.joined(separator: ",")
  }
}
