import Diagnostics
import SiteModel
import Testing

/// `theme:` in `site.yaml`.
@Suite struct ThemeTests {
  @Test func everyKey() {
    let (settings, problems) = readSettings(
      """
      palette: { harbour: "#3a6ea5" }
      theme:
        accent: harbour
        font: Source Serif 4, Georgia, serif
        heading_font: ["'Inter'", system-ui]
        code_font: Iosevka
        radius: 4
        card_height: 240
        color_scheme: dark
      """)
    #expect(problems.isEmpty)
    #expect(settings.theme.accent == CardColor(rgb: 0x3A6EA5))
    #expect(settings.theme.font == ["Source Serif 4", "Georgia", "serif"])
    #expect(settings.theme.headingFont == ["Inter", "system-ui"])
    #expect(settings.theme.codeFont == ["Iosevka"])
    #expect(settings.theme.radius == 4)
    #expect(settings.theme.cardHeight == .pixels(240))
    #expect(settings.theme.colorScheme == .dark)
  }

  @Test func nothingSaidChangesNothing() {
    let (settings, problems) = readSettings("theme: {}")
    #expect(problems.isEmpty)
    #expect(settings.theme.accent == nil)
    #expect(settings.theme.font == nil)
    #expect(settings.theme.radius == nil)
    #expect(settings.theme.cardHeight == nil)
    #expect(settings.theme.colorScheme == .auto)
  }

  @Test func aHeightMayBeAPartOfTheWindow() {
    #expect(readSettings("theme: { card_height: 50% }").0.theme.cardHeight == .percent(50))
  }

  private static let wrong: [(String, String)] = [
    (
      "accent: pnik",
      """
      site.yaml:1:18: error: 'theme.accent' is not a colour: 'pnik'
        1 | theme: { accent: pnik }
          |                  ^~~~ did you mean 'pink'?

      """
    ),
    (
      "font: 'a;b'",
      """
      site.yaml:1:16: error: 'theme.font' is not the name of a typeface: 'a;b'
        1 | theme: { font: 'a;b' }
          |                ^~~~~ write names with commas between them: Georgia, serif

      """
    ),
    (
      "code_font: 'x, url(y)'",
      """
      site.yaml:1:21: error: 'theme.code_font' is not the name of a typeface: 'url(y)'
        1 | theme: { code_font: 'x, url(y)' }
          |                     ^~~~~~~~~~~ write names with commas between them: Georgia, serif

      """
    ),
    (
      "radius: 101",
      """
      site.yaml:1:18: error: 'theme.radius' must be a whole number from 0 to 100, not 101
        1 | theme: { radius: 101 }
          |                  ^~~ write it as 4

      """
    ),
    (
      "card_height: 3em",
      """
      site.yaml:1:23: error: 'theme.card_height' is not a height: '3em'
        1 | theme: { card_height: 3em }
          |                       ^~~ write pixels from 40 to 2000, or a part of the window from 5% to 100%

      """
    ),
    (
      "color_scheme: night",
      """
      site.yaml:1:24: error: 'theme.color_scheme' must be one of 'auto', 'light' or 'dark', not 'night'
        1 | theme: { color_scheme: night }
          |                        ^~~~~ did you mean 'light'?

      """
    ),
    (
      "acent: pink",
      """
      site.yaml:1:10: warning: unknown key 'theme.acent'
        1 | theme: { acent: pink }
          |          ^~~~~ did you mean 'accent'?

      """
    ),
  ]

  @Test(arguments: wrong)
  func whatIsWrong(line: String, message: String) {
    let (_, problems) = readSettings("theme: { \(line) }")
    #expect(problems.map { DiagnosticText().format($0) }.joined() == message)
  }

  /// The accent as text keeps its hue and reads on the surfaces that it stands on.
  @Test(arguments: [0xE385B4, 0xFFFF00, 0x000080, 0xFFFFFF, 0x000000, 0x2F6FDB, 0x808080])
  func theAccentIsReadable(rgb: UInt32) throws {
    var theme = Theme()
    theme.accent = CardColor(rgb: rgb)
    let light = try #require(theme.accentOnLight)
    let dark = try #require(theme.accentOnDark)
    #expect(light.contrast(with: CardColor(rgb: 0xF2F2F7)) >= 4.5)
    #expect(light.contrast(with: .white) >= 4.5)
    #expect(dark.contrast(with: CardColor(rgb: 0x2E2E2E)) >= 4.5)
  }

  @Test func anAccentThatReadsAlreadyIsLeftAlone() {
    #expect(CardColor(rgb: 0x1F4FA0).readable(on: .white) == CardColor(rgb: 0x1F4FA0))
  }
}
