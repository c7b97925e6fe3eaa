/// The colours that the cards of a site are shown in: their own, or, when those are too many for one
/// stylesheet, the nearest of a fixed set.
package struct ShownColors: Sendable {
  /// Distinct colours up to which each is shown as it is.
  package static let limit = 256

  /// Every colour that is shown, in order.
  package let all: [CardColor]
  private let standIns: [CardColor: CardColor]

  /// - Parameter colors: every colour that the site's cards have.
  /// - Complexity: O(n), times 254 past the limit.
  package init(_ colors: Set<CardColor> = []) {
    guard colors.count > Self.limit else {
      all = colors.sorted()
      standIns = [:]
      return
    }
    let steps = Self.steps
    var standIns: [CardColor: CardColor] = [:]
    standIns.reserveCapacity(colors.count)
    for color in colors {
      let place = OKLab(color)
      let nearest = steps.min {
        $0.place.difference(from: place) < $1.place.difference(from: place)
      }
      standIns[color] = nearest?.color ?? color
    }
    self.standIns = standIns
    all = Set(standIns.values).sorted()
  }

  /// What a colour is shown as.
  package func shown(_ color: CardColor) -> CardColor { standIns[color] ?? color }

  /// The points of a cubic grid in OKLab, 0.06 apart, that sRGB has: 254 colours, the same for every
  /// site, so that a new post's colour changes no other's.
  private static let steps: [(place: OKLab, color: CardColor)] = {
    let width = 0.06
    var found: Set<CardColor> = []
    var steps: [(OKLab, CardColor)] = []
    for lightness in 0...17 {
      for a in -6...6 {
        for b in -6...6 {
          let place = OKLab(
            lightness: Double(lightness) * width, a: Double(a) * width, b: Double(b) * width)
          guard let color = place.color, found.insert(color).inserted else { continue }
          steps.append((place, color))
        }
      }
    }
    return steps
  }()
}
