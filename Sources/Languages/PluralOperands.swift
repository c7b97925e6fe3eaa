/// What plural rules ask of a number (UTS #35 part 3, §5.1.1).
package struct PluralOperands: Sendable {
  /// `i`: the digits before the point; very large numbers count as the largest there is.
  private let whole: UInt64
  /// `v` and `f`: how many digits are behind the point, and what they are as a number. No zeros end them, so that
  /// `w` and `t` are the same.
  private let places: UInt64
  private let fraction: UInt64

  package init(_ number: Int) {
    whole = UInt64(number.magnitude)
    places = 0
    fraction = 0
  }

  /// Counts the digits that the number has when it is written as short as it can be.
  package init(_ number: Double) {
    let size = number.magnitude
    guard size.isFinite, size < 0x1p63 else {
      (whole, places, fraction) = (.max, 0, 0)
      return
    }
    whole = UInt64(size)
    guard size != size.rounded(.down) else {
      (places, fraction) = (0, 0)
      return
    }
    // Numbers below 0.0001 are written with an exponent: what counts is that they are no whole ones.
    let text = Array("\(size)".utf8).prefix { $0 != UInt8(ascii: "e") }
    let digits = text.drop { $0 != UInt8(ascii: ".") }.dropFirst().prefix(18)
    places = UInt64(max(digits.count, 1))
    fraction = digits.reduce(0) { $0 &* 10 &+ UInt64($1 &- UInt8(ascii: "0")) }
  }

  /// The operand of a letter, nil for `n` of a number that is no whole one.
  subscript(_ letter: UInt8) -> UInt64? {
    switch letter {
    case UInt8(ascii: "n"): places == 0 ? whole : nil
    case UInt8(ascii: "i"): whole
    case UInt8(ascii: "v"), UInt8(ascii: "w"): places
    case UInt8(ascii: "f"), UInt8(ascii: "t"): fraction
    // Numbers are never written in short forms such as 1.2M, whose exponent the others are.
    default: 0
    }
  }
}
