import Glibc

/// Numbers with a point as Python writes them.
enum FloatText {
  /// The shortest digits that read back as the same number: `1.0`, `1e+16`, `inf` (Python's `repr`).
  static func represent(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    // In this range Swift writes the same digits in the same way.
    if number.magnitude >= 1e-3, number.magnitude < 1e15 { return number.description }
    let sign = number.sign == .minus ? "-" : ""
    guard number != 0 else { return sign + "0.0" }
    let (digits, exponent) = shortest(number.magnitude)
    if exponent < -4 || exponent >= 16 {
      let rest = digits.dropFirst()
      let written = String(exponent.magnitude)
      return sign + digits.prefix(1) + (rest.isEmpty ? "" : ".\(rest)") + "e"
        + (exponent < 0 ? "-" : "+") + (written.utf8.count < 2 ? "0" : "") + written
    }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    let whole = exponent + 1
    if digits.utf8.count <= whole {
      return sign + digits + String(repeating: "0", count: whole - digits.utf8.count) + ".0"
    }
    return sign + digits.prefix(whole) + "." + digits.dropFirst(whole)
  }

  /// The significant digits of a positive number and the power of ten of the first.
  private static func shortest(_ number: Double) -> (digits: String, exponent: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var power = 0
    let text = Array(number.description.utf8)
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: ".") {
        point = digits.count
      } else if byte == UInt8(ascii: "e") {
        power = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
        break
      } else {
        digits.append(byte)
      }
    }
    var exponent = (point ?? digits.count) - 1 + power
    while digits.count > 1, digits.first == UInt8(ascii: "0") {
      digits.removeFirst()
      exponent -= 1
    }
    while digits.count > 1, digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (String(decoding: digits, as: UTF8.self), exponent)
  }

  /// `%.Nf`, `%.Ne` or `%.Ng` of C, which Python shares; at most 300 digits after the point.
  ///
  /// `keepsPoint` is C's `#`: the point is there even with no digit after it, and `g` keeps its zeros.
  static func fixed(
    _ number: Double, _ precision: Int, conversion: Character = "f", keepsPoint: Bool = false
  ) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : number < 0 ? "-inf" : "inf" }
    if conversion == "f", precision > 0 || !keepsPoint,
      let units = DecimalUnits(of: number.magnitude, precision)
    {
      return units.text(isNegative: number.sign == .minus)
    }
    var buffer = [CChar](repeating: 0, count: 700)
    let count = buffer.count
    _ = withVaList([CInt(clamping: min(max(precision, 0), 300)), number]) { arguments in
      vsnprintf(&buffer, count, "%\(keepsPoint ? "#" : "").*\(conversion)", arguments)
    }
    return String(
      decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
