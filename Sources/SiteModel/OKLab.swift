/// A colour by lightness and two axes of hue in which equal steps look equally large (OKLab, B. Ottosson, 2020).
///
/// The cube root is worked out by arithmetic alone, so that every machine gets the same bits.
package struct OKLab: Sendable {
  /// 0 for black to 1 for white.
  package var lightness: Double
  /// Green to red, about -0.3 to 0.3.
  package var a: Double
  /// Blue to yellow, about -0.3 to 0.3.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  package init(_ color: CardColor) {
    let (red, green, blue) = color.linearChannels
    let l = Self.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = Self.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = Self.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Red, green and blue in linear light; outside 0 to 1 when no screen of sRGB shows the colour.
  private var linear: (Double, Double, Double) {
    let l = Self.cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = Self.cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = Self.cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return (
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    )
  }

  /// The nearest sRGB colour, nil when sRGB has none.
  package var color: CardColor? {
    let (red, green, blue) = linear
    let shown = -0.0001...1.0001
    guard shown.contains(red), shown.contains(green), shown.contains(blue) else { return nil }
    return CardColor(linear: red, green, blue)
  }

  /// The square of the distance in which two colours differ.
  package func difference(from other: OKLab) -> Double {
    let (x, y, z) = (lightness - other.lightness, a - other.a, b - other.b)
    return x * x + y * y + z * z
  }

  private static func cube(_ value: Double) -> Double { value * value * value }

  /// For 0 ≤ value ≤ 1, by Newton's method from above, which stops where nothing changes any more.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 {
      let next = root - (root * root * root - value) / (3 * root * root)
      if next == root { break }
      root = next
    }
    return root
  }
}
