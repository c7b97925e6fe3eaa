/// What `theme:` in `site.yaml` changes in the look of every style; nil is what the style does by itself.
package struct Theme: Sendable {
  /// Whether pages follow the visitor's system.
  package enum ColorScheme: String, Sendable, CaseIterable {
    case auto, light, dark
  }

  /// A length of CSS.
  package enum Height: Sendable, Hashable {
    case pixels(Int)
    /// Hundredths of the window's height.
    case percent(Int)
  }

  /// The colour of links, bars and marks.
  package var accent: CardColor?
  /// Families for text, the first that a visitor has is used; each a bare name.
  package var font: [String]?
  /// Families for titles.
  package var headingFont: [String]?
  /// Families for code.
  package var codeFont: [String]?
  /// How round the corners of cards are, in pixels.
  package var radius: Int?
  /// The least height of a card.
  package var cardHeight: Height?
  /// Light, dark, or the visitor's own.
  package var colorScheme = ColorScheme.auto

  package init() {}
}

extension Theme {
  /// The accent where it is text on light surfaces: the same hue, as dark as 4.5 to 1 needs.
  package var accentOnLight: CardColor? { accent?.readable(on: CardColor(rgb: 0xF2F2F7)) }
  /// The accent where it is text on dark surfaces: the same hue, as light as 4.5 to 1 needs.
  package var accentOnDark: CardColor? { accent?.readable(on: CardColor(rgb: 0x2E2E2E)) }
}

extension CardColor {
  /// The nearest colour of the same hue that has at least 4.5 to 1 on `surface` (WCAG 2.2, 1.4.3).
  package func readable(on surface: CardColor) -> CardColor {
    let towards: CardColor = surface.textColor == .black ? .black : .white
    let place = OKLab(self)
    let end = towards == .black ? 0.0 : 1.0
    for step in 0...100 {
      let part = Double(step) / 100
      let lightness = place.lightness + (end - place.lightness) * part
      // Where sRGB has no colour of this lightness and hue, a paler one of the same hue stands in.
      for fading in 0...20 {
        let strength = 1 - Double(fading) / 20
        let moved = OKLab(lightness: lightness, a: place.a * strength, b: place.b * strength)
        guard let color = moved.color else { continue }
        if color.contrast(with: surface) >= 4.5 { return color }
        break
      }
    }
    return towards
  }
}
