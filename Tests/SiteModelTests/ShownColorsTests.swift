import SiteModel
import Testing

/// What cards' colours are shown as, few or many.
@Suite struct ShownColorsTests {
  @Test func upTo256ColoursAreShownAsTheyAre() {
    let colors = Set((0..<256).map { CardColor(rgb: $0 * 65_793) })
    let shown = ShownColors(colors)
    #expect(shown.all == colors.sorted())
    #expect(colors.allSatisfy { shown.shown($0) == $0 })
  }

  @Test func tenThousandColoursAreShownInAtMost256() {
    let colors = Set((0..<10_000).map { CardColor(rgb: UInt32($0) &* 2_654_435) })
    #expect(colors.count > 9000)
    let shown = ShownColors(colors)
    #expect(shown.all.count <= 256)
    #expect(shown.all.count > 200)
    for color in colors {
      #expect(shown.all.contains(shown.shown(color)))
      // No farther than the corner of a cell, but for what the border of sRGB cuts off.
      let distance = OKLab(color).difference(from: OKLab(shown.shown(color)))
      #expect(distance < 0.09 * 0.09, "\(color.hex)")
    }
  }

  @Test func theNearestOfAllStepsIsShown() {
    var steps: [(place: OKLab, color: CardColor)] = []
    for lightness in 0...17 {
      for a in -6...6 {
        for b in -6...6 {
          let place = OKLab(
            lightness: Double(lightness) * 0.06, a: Double(a) * 0.06, b: Double(b) * 0.06)
          guard let color = place.color, !steps.contains(where: { $0.color == color }) else {
            continue
          }
          steps.append((place, color))
        }
      }
    }
    #expect(steps.count == 254)
    let colors = Set((0..<600).map { CardColor(rgb: UInt32($0) &* 2_796_203) })
    let shown = ShownColors(colors)
    for color in colors {
      let place = OKLab(color)
      let nearest = steps.min {
        $0.place.difference(from: place) < $1.place.difference(from: place)
      }
      #expect(shown.shown(color) == nearest?.color, "\(color.hex)")
    }
  }

  @Test func oneMoreColourChangesNoOther() {
    let colors = Set((0..<300).map { CardColor(rgb: UInt32($0) &* 55_555) })
    let before = ShownColors(colors)
    let after = ShownColors(colors.union([CardColor(rgb: 0x123456)]))
    #expect(colors.allSatisfy { before.shown($0) == after.shown($0) })
  }
}

@Suite struct OKLabTests {
  /// From the reference implementation of B. Ottosson.
  @Test(
    arguments: [
      (0xFFFFFF, 1.0, 0.0, 0.0), (0x000000, 0.0, 0.0, 0.0), (0xFF0000, 0.62796, 0.22486, 0.12585),
      (0x00FF00, 0.86644, -0.23389, 0.17950), (0x0000FF, 0.45201, -0.03246, -0.31153),
    ] as [(UInt32, Double, Double, Double)])
  func theCornersOfSRGB(rgb: UInt32, lightness: Double, a: Double, b: Double) {
    let place = OKLab(CardColor(rgb: rgb))
    #expect(place.difference(from: OKLab(lightness: lightness, a: a, b: b)) < 1e-8)
  }

  @Test func thereAndBack() {
    for rgb in stride(from: UInt32(0), through: 0xFFFFFF, by: 12_347) {
      let color = CardColor(rgb: rgb)
      #expect(OKLab(color).color == color)
    }
  }

  @Test func whatNoScreenShowsIsNoColour() {
    #expect(OKLab(lightness: 0.9, a: 0.3, b: 0).color == nil)
    #expect(OKLab(lightness: 1.1, a: 0, b: 0).color == nil)
  }
}
