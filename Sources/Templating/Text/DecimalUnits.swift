/// A number as a whole count of tenths, hundredths and so on, rounded from its exact binary value to the nearest
/// and, half-way, to the even one, as C's `%.Nf` does.
struct DecimalUnits {
  private let count: UInt64
  private let places: Int

  /// 10 to the power of 0 up to 15.
  private static let powers: [UInt64] = (0...15).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  /// Nil for numbers and places that do not fit into the arithmetic here, which are rare.
  init?(of number: Double, _ places: Int) {
    guard places >= 0, places < Self.powers.count, number < 9_007_199_254_740_992 else {
      return nil
    }
    // The number is significand / 2^shift.
    let shift = 52 - Int(max(number.exponent, -1022))
    guard number == 0 || number.isNormal, shift >= 0, shift < 120 else {
      guard number == 0 else { return nil }
      (count, self.places) = (0, places)
      return
    }
    let significand = UInt128(number.significandBitPattern | 1 << 52)
    // At most 53 bits and 50 bits.
    let product = significand * UInt128(Self.powers[places])
    var count = product >> UInt128(shift)
    let rest = product - count << UInt128(shift)
    if shift > 0 {
      let half = UInt128(1) << UInt128(shift - 1)
      if rest > half || (rest == half && count & 1 == 1) { count += 1 }
    }
    guard let fitting = UInt64(exactly: count) else { return nil }
    (self.count, self.places) = (fitting, places)
  }

  /// The double nearest to it, nil where one division cannot tell.
  var double: Double? {
    count < 1 << 53 ? Double(count) / Double(Self.powers[places]) : nil
  }

  func text(isNegative: Bool) -> String {
    String(unsafeUninitializedCapacity: 40) { bytes in
      var end = 0
      var rest = count
      // From the last digit on, turned around below.
      while rest > 0 || end <= places {
        if end == places, places > 0, end > 0 {
          bytes[end] = UInt8(ascii: ".")
          end += 1
          if rest == 0 {
            bytes[end] = UInt8(ascii: "0")
            end += 1
            break
          }
        }
        bytes[end] = 0x30 | UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
        end += 1
      }
      if isNegative {
        bytes[end] = UInt8(ascii: "-")
        end += 1
      }
      var written = bytes[..<end]
      written.reverse()
      return end
    }
  }
}
