import SiteModel
import Testing

@Suite struct CardColorTests {
  @Test(arguments: [
    ("#ecbcb4", 0xECBCB4), ("#ECBCB4", 0xECBCB4), ("#fff", 0xFFFFFF), ("#1aF", 0x11AAFF),
    ("#000f", 0x000000), ("#0000", 0xFFFFFF), ("#ff000080", 0xFF7F7F), ("#00ff00ff", 0x00FF00),
    ("#12345600", 0xFFFFFF),
  ])
  func hexForms(_ text: String, _ rgb: UInt32) {
    #expect(CardColor(hex: text)?.rgb == rgb)
  }

  @Test(arguments: [
    "", "#", "#a", "#ab", "#abcde", "#abcdef0", "#abcdef012", "ecbcb4", "#ggg", "# fff", "#fff ",
    "#٣٣٣", "rgb(1,2,3)", "#" + String(repeating: "f", count: 1000),
  ])
  func otherForms(_ text: String) {
    #expect(CardColor(hex: text) == nil)
  }

  @Test func names() {
    #expect(CardColor(rgb: 0x00000A).hex == "#00000a")
    #expect(CardColor(rgb: 0x00000A).className == "c-00000a")
    #expect(CardColor(rgb: 0xFF00_0001).digits == "000001")
    #expect(CardColor(rgb: 1) < CardColor(rgb: 2))
  }

  /// Values of the formula of WCAG 2.2, worked out with Python's `**`.
  @Test(arguments: [
    (0x000000, 0.0), (0xFFFFFF, 1.0), (0xE385B4, 0.36401238613999615),
    (0x7B77E9, 0.23287797591916304), (0xECBCB4, 0.5709459405545996),
    (0xDB6244, 0.24212789276337893), (0x707070, 0.162029375639111),
    (0x242424, 0.017641954488384078), (0xFFCC00, 0.6444573127493376),
    (0x0A0A0A, 10.0 / 255 / 12.92),
  ])
  func luminance(_ rgb: UInt32, _ luminance: Double) {
    #expect(abs(CardColor(rgb: rgb).luminance - luminance) < 1e-14)
  }

  @Test func contrast() {
    #expect(CardColor.black.contrast(with: .white) == 21)
    #expect(CardColor.white.contrast(with: .black) == 21)
    #expect(CardColor.white.contrast(with: .white) == 1)
    // The gray that is known as the lightest with 4.5 to 1 on white, and its neighbour.
    #expect(CardColor(rgb: 0x767676).contrast(with: .white) >= 4.5)
    #expect(CardColor(rgb: 0x777777).contrast(with: .white) < 4.5)
  }

  @Test func textIsReadableOnEveryColor() {
    var worst = 21.0
    for red in stride(from: 0, through: 255, by: 5) {
      for green in stride(from: 0, through: 255, by: 5) {
        for blue in stride(from: 0, through: 255, by: 5) {
          let color = CardColor(rgb: UInt32(red << 16 | green << 8 | blue))
          worst = min(worst, color.contrast(with: color.textColor))
        }
      }
    }
    #expect(worst >= 4.5)
  }

  @Test(arguments: [
    (UInt32(0xFFFFFF), CardColor.black), (0x000000, .white), (0xECBCB4, .black), (0x7B77E9, .black),
    (0x707070, .white), (0x242424, .white), (0x0000FF, .white), (0x00FF00, .black),
  ])
  func textColor(_ rgb: UInt32, _ text: CardColor) {
    #expect(CardColor(rgb: rgb).textColor == text)
  }
}

@Suite struct PaletteTests {
  @Test(arguments: [
    ("pink", 0xE385B4), ("purple", 0x7B77E9), ("orange", 0xF092AB), ("light-pink", 0xECBCB4),
    ("light-gray", 0xE0E5EC), ("light-orange", 0xDB6244), ("icon-gray", 0x707070),
    ("lighter-pink", 0xE9DBD2), ("lighter-gray", 0xD6D6D6), ("text", 0xEBEBEB),
    ("subtext", 0xC7C7C7), ("flat-dark-background", 0x242424), ("flat-dark-card", 0x2E2E2E),
    ("star-on", 0xFFCC00), ("star-off", 0x8E8E93), ("#abc", 0xAABBCC),
  ])
  func builtInNames(_ name: String, _ rgb: UInt32) {
    #expect(Palette().color(name)?.rgb == rgb)
  }

  @Test func unknownNames() {
    #expect(Palette().color("Pink") == nil)
    #expect(Palette().color("") == nil)
    #expect(Palette().color("red") == nil)
  }

  @Test func ownColorsTakeTheNameOfBuiltInOnes() {
    let palette = Palette(own: [("pink", CardColor(rgb: 1)), ("brand", CardColor(rgb: 2))])
    #expect(palette.color("pink")?.rgb == 1)
    #expect(palette.color("brand")?.rgb == 2)
    #expect(palette.color("purple")?.rgb == 0x7B77E9)
    #expect(palette.names.prefix(3) == ["pink", "brand", "pink"])
  }

  /// Published sites rely on these: another colour for a slug would recolour all of them.
  @Test(arguments: [
    ("", "purple"), ("hello", "light-orange"), ("swift", "orange"), ("größe", "light-gray"),
    ("日本語", "orange"), ("trip", "light-orange"), ("a", "pink"), ("b", "purple"),
  ])
  func automaticColorsNeverChange(_ slug: String, _ name: String) {
    #expect(Palette().automaticColor(slug: slug) == Palette().color(name))
  }

  @Test func ownColorsAreTheAutomaticOnes() {
    let palette = Palette(own: [("x", CardColor(rgb: 1)), ("y", CardColor(rgb: 2))])
    #expect(
      ["hello", "swift", "größe", "日本語", "trip", "a", "b"].map {
        palette.automaticColor(slug: $0).rgb
      } == [2, 1, 1, 1, 2, 1, 2])
  }

  @Test func allAutomaticColorsAreUsed() {
    let palette = Palette()
    let colors = Set((0..<100).map { palette.automaticColor(slug: "post-\($0)") })
    #expect(colors.count == 8)
  }
}

@Suite struct StableHashTests {
  /// The test vectors of the algorithm's authors.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func vectors(_ text: String, _ digits: String) {
    #expect(StableHash.digits(StableHash.fnv1a(text.utf8)) == digits)
  }

  @Test func alwaysSixteenDigits() {
    #expect(StableHash.digits(10) == "000000000000000a")
  }
}
