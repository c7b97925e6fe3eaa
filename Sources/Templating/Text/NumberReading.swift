/// Numbers out of text, as Python's `int` and `float` read them.
enum NumberReading {
  /// A whole number in a base from 2 to 36, or 0 for the base its prefix names; nil for anything else.
  static func integer(_ text: String, base: Int) -> Int? {
    let stripped = plainDigits(TextOperations.strip(text, nil))
    var digits = Substring(stripped)
    var isNegative = false
    if let sign = digits.first, sign == "-" || sign == "+" {
      isNegative = sign == "-"
      digits = digits.dropFirst()
    }
    var radix = base
    for (prefix, value) in [("0x", 16), ("0o", 8), ("0b", 2)]
    where digits.lowercased().hasPrefix(prefix) && (base == value || base == 0) {
      digits = digits.dropFirst(2)
      if digits.hasPrefix("_") { digits = digits.dropFirst() }
      radix = value
    }
    if radix == 0 { radix = 10 }
    guard (2...36).contains(radix), let plain = withoutSeparators(digits),
      plain.first != "-", plain.first != "+"
    else { return nil }
    return Int((isNegative ? "-" : "") + plain, radix: radix)
  }

  /// A number with or without a point; nil for anything else.
  static func double(_ text: String) -> Double? {
    let stripped = plainDigits(TextOperations.strip(text, nil))
    switch stripped.lowercased() {
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    case "nan", "+nan", "-nan": return .nan
    default: break
    }
    guard let plain = withoutSeparators(Substring(stripped)),
      plain.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) })
    else { return nil }
    return Double(plain)
  }

  static func double(_ value: Value) -> Double? {
    if let number = Number(value) { return number.double }
    return value.text.flatMap { double($0) }
  }

  /// The decimal digits of any script as those of ASCII.
  private static func plainDigits(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        result += "\(Int(value))"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Digits without the `_` between them.
  private static func withoutSeparators(_ digits: Substring) -> String? {
    guard !digits.isEmpty, !digits.hasPrefix("_"), !digits.hasSuffix("_"), !digits.contains("__")
    else { return nil }
    return digits.filter { $0 != "_" }
  }
}
