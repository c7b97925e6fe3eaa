/// The ten digits that a language writes dates with.
struct DigitStyle: Sendable {
  private let zero: Unicode.Scalar

  /// - Parameter zero: the digit for zero, which the others follow in Unicode.
  init(zero: String) { self.zero = zero.unicodeScalars.first ?? "0" }

  /// Appends a number, filled up on the left to `width` digits.
  func append(_ number: Int, width: Int, to output: inout [UInt8]) {
    let digits = String(number.magnitude)
    if number < 0 { output.append(UInt8(ascii: "-")) }
    if digits.utf8.count < width {
      for _ in digits.utf8.count..<width { append(digit: 0, to: &output) }
    }
    // Nearly all languages have the digits that numbers have in Swift.
    if zero == "0" { return output.append(contentsOf: digits.utf8) }
    for digit in digits.utf8 { append(digit: UInt32(digit &- UInt8(ascii: "0")), to: &output) }
  }

  private func append(digit: UInt32, to output: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(zero.value + digit) else { return }
    output.append(contentsOf: String(scalar).utf8)
  }
}
