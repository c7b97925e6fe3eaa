/// An sRGB colour of a card.
package struct CardColor: Sendable, Hashable, Comparable {
  /// `0xRRGGBB`.
  package let rgb: UInt32

  package init(rgb: UInt32) { self.rgb = rgb & 0xFFFFFF }

  /// A CSS hex colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`; one that is partly transparent is laid over white.
  package init?(hex: String) {
    var number: UInt32 = 0
    var count = -1
    for character in hex.utf8 {
      if count < 0 {
        guard character == UInt8(ascii: "#") else { return nil }
      } else {
        guard let digit = Self.digit(character), count < 8 else { return nil }
        number = number << 4 | digit
      }
      count += 1
    }
    let isShort = count == 3 || count == 4
    guard isShort || count == 6 || count == 8 else { return nil }
    let hasAlpha = count == 4 || count == 8
    /// One of the channels, counted from the last.
    func channel(_ place: UInt32) -> UInt32 {
      isShort ? (number >> (place * 4) & 15) * 17 : number >> (place * 8) & 255
    }
    let alpha = hasAlpha ? channel(0) : 255
    let paper: UInt32 = 255 * (255 - alpha) + 127
    var solid: UInt32 = 0
    for place: UInt32 in 0..<3 {
      let value = channel(hasAlpha ? place + 1 : place) * alpha + paper
      solid |= (value / 255) << (place * 8)
    }
    self.init(rgb: solid)
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(character - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(character - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// `ecbcb4`.
  package var digits: String { written(behind: "") }

  /// `#ecbcb4`.
  package var hex: String { written(behind: "#") }

  /// The class that the generated part of the stylesheet gives this colour: `c-ecbcb4`.
  package var className: String { written(behind: "c-") }

  /// Six digits, put together as bytes, since every card has them several times.
  private func written(behind start: StaticString) -> String {
    let before = UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount)
    return String(unsafeUninitializedCapacity: before.count + 6) { bytes in
      for (index, byte) in before.enumerated() { bytes[index] = byte }
      for place in 0..<6 {
        let digit = UInt8(truncatingIfNeeded: rgb >> UInt32(20 - place * 4)) & 15
        bytes[before.count + place] =
          digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return before.count + 6
    }
  }

  /// Red, green and blue in linear light, 0 to 1.
  var linearChannels: (Double, Double, Double) {
    (
      Self.linear[Int(rgb >> 16)], Self.linear[Int(rgb >> 8 & 255)], Self.linear[Int(rgb & 255)]
    )
  }

  /// The colour nearest to channels in linear light; what lies outside 0 to 1 is cut off.
  init(linear red: Double, _ green: Double, _ blue: Double) {
    func channel(_ value: Double) -> UInt32 {
      let above = Self.linear.firstIndex { $0 >= value } ?? 255
      guard above > 0, value - Self.linear[above - 1] < Self.linear[above] - value else {
        return UInt32(above)
      }
      return UInt32(above - 1)
    }
    self.init(rgb: channel(red) << 16 | channel(green) << 8 | channel(blue))
  }

  /// Relative luminance, 0 for black to 1 for white (WCAG 2.2, “relative luminance”).
  package var luminance: Double {
    let (red, green, blue) = linearChannels
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// Contrast ratio with another colour, 1 to 21 (WCAG 2.2, “contrast ratio”).
  package func contrast(with other: CardColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  package static let black = CardColor(rgb: 0)
  package static let white = CardColor(rgb: 0xFFFFFF)

  /// Black or white, whichever stands out more; at least 4.5 to 1 on any colour.
  package var textColor: CardColor {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }

  package static func < (left: CardColor, right: CardColor) -> Bool { left.rgb < right.rgb }

  /// sRGB channel values to linear light.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    return channel <= 0.04045 ? channel / 12.92 : power((channel + 0.055) / 1.055)
  }

  /// `base` to the power 2.4 for 0 < base ≤ 1, by the fifth root of the twelfth power (Newton's method),
  /// so that every machine gets the same bits without a mathematics library.
  private static func power(_ base: Double) -> Double {
    let squared = base * base
    let fourth = squared * squared
    let twelfth = fourth * fourth * fourth
    var root = base * base
    for _ in 0..<60 {
      let cube = root * root * root * root
      root -= (cube * root - twelfth) / (5 * cube)
    }
    return root
  }
}
