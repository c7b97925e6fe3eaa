/// The colours that the cards of a site are shown in: their own, or, when those are too many for one
/// stylesheet, the nearest of a fixed set.
package struct ShownColors: Sendable {
  /// Distinct colours up to which each is shown as it is.
  package static let limit = 256

  /// Every colour that is shown, in order.
  package let all: [CardColor]
  private let standIns: [CardColor: CardColor]

  /// - Parameter colors: every colour that the site's cards have.
  /// - Complexity: O(n), times some 50 past the limit.
  package init(_ colors: Set<CardColor> = []) {
    guard colors.count > Self.limit else {
      all = colors.sorted()
      standIns = [:]
      return
    }
    var standIns: [CardColor: CardColor] = [:]
    standIns.reserveCapacity(colors.count)
    for color in colors { standIns[color] = Self.nearestStep(to: color) }
    self.standIns = standIns
    all = Set(standIns.values).sorted()
  }

  /// What a colour is shown as.
  package func shown(_ color: CardColor) -> CardColor { standIns[color] ?? color }

  /// The step that differs least from a colour, the first of several.
  private static func nearestStep(to color: CardColor) -> CardColor {
    let place = OKLab(color)
    var nearest = color
    var least = Double.infinity
    var nearestIndex = Int.max
    let layer = Int((place.lightness / width).rounded())
    // Layers of one lightness from the colour's own outwards, until a layer alone is farther away than what was found.
    for distance in 0...layers.count {
      for index in distance == 0 ? [layer] : [layer - distance, layer + distance]
      where layers.indices.contains(index) {
        let above = Double(index) * width - place.lightness
        guard above * above <= least else { continue }
        for step in layers[index] {
          let difference = step.place.difference(from: place)
          guard difference < least || (difference == least && step.index < nearestIndex) else {
            continue
          }
          (nearest, least, nearestIndex) = (step.color, difference, step.index)
        }
      }
      let beyond = (Double(distance) + 0.49) * width
      if beyond * beyond > least { break }
    }
    return nearest
  }

  private static let width = 0.06

  /// The points of a cubic grid in OKLab, 0.06 apart, that sRGB has: 254 colours, the same for every
  /// site, so that a new post's colour changes no other's. By lightness, each with its place among all.
  private static let layers: [[(place: OKLab, color: CardColor, index: Int)]] = {
    var found: Set<CardColor> = []
    var layers: [[(OKLab, CardColor, Int)]] = []
    for lightness in 0...17 {
      var layer: [(OKLab, CardColor, Int)] = []
      for a in -6...6 {
        for b in -6...6 {
          let place = OKLab(
            lightness: Double(lightness) * width, a: Double(a) * width, b: Double(b) * width)
          guard let color = place.color, found.insert(color).inserted else { continue }
          layer.append((place, color, found.count))
        }
      }
      layers.append(layer)
    }
    return layers
  }()
}
