/// Upper and lower case as Python's `str` methods have it.
enum TextCase {
  static func isUpper(_ text: String) -> Bool {
    var hasLetter = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isLowercase || scalar.properties.generalCategory == .titlecaseLetter {
        return false
      }
      if scalar.properties.isUppercase { hasLetter = true }
    }
    return hasLetter
  }

  static func isLower(_ text: String) -> Bool {
    var hasLetter = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter {
        return false
      }
      if scalar.properties.isLowercase { hasLetter = true }
    }
    return hasLetter
  }

  static func upper(_ text: String) -> String {
    if let plain = asciiMapped(text, { upper($0) }) { return plain }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        result.unicodeScalars.append(Unicode.Scalar(upper(UInt8(scalar.value))))
      } else {
        result += scalar.properties.uppercaseMapping
      }
    }
    return result
  }

  /// One byte of ASCII.
  static func upper(_ byte: UInt8) -> UInt8 { byte &- 0x61 < 26 ? byte & 0xDF : byte }
  static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  static func isASCII(_ text: String) -> Bool {
    // Without a way out of the loop, many bytes are looked at in one step.
    text.utf8.withContiguousStorageIfAvailable { $0.reduce(0) { $0 | $1 } < 0x80 }
      ?? text.utf8.allSatisfy { $0 < 0x80 }
  }

  /// Lower case; a sigma that ends a word becomes ς (SpecialCasing.txt, Final_Sigma).
  static func lower(_ text: String) -> String {
    if let plain = asciiMapped(text, { lower($0) }) { return plain }
    let scalars = Array(text.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if scalar == "Σ", endsWord(scalars, at: index) {
        result += "ς"
      } else {
        result += scalar.properties.lowercaseMapping
      }
    }
    return result
  }

  /// Each byte of a text of ASCII mapped, nil for any other text.
  @inline(__always)
  private static func asciiMapped(_ text: String, _ map: (UInt8) -> UInt8) -> String? {
    var text = text
    return text.withUTF8 { source -> String? in
      guard source.reduce(0, { $0 | $1 }) < 0x80 else { return nil }
      return String(unsafeUninitializedCapacity: source.count) { target in
        for index in 0..<source.count { target[index] = map(source[index]) }
        return source.count
      }
    }
  }

  private static func endsWord(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func isCased(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isCased }
    let before = scalars[..<index].last { !$0.properties.isCaseIgnorable }
    let after = scalars[(index + 1)...].first { !$0.properties.isCaseIgnorable }
    return before.map(isCased) ?? false && !(after.map(isCased) ?? false)
  }

  /// The first character in title case, the rest in lower case.
  static func capitalize(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    var rest = String.UnicodeScalarView()
    rest.append(contentsOf: text.unicodeScalars.dropFirst())
    return first.properties.titlecaseMapping + lower(String(rest))
  }

  /// Every letter that follows none in title case, the others in lower case (`str.title`).
  static func title(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for scalar in text.unicodeScalars {
      result +=
        isInWord ? scalar.properties.lowercaseMapping : scalar.properties.titlecaseMapping
      isInWord = scalar.properties.isCased
    }
    return result
  }

  static func swap(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.properties.isUppercase
        ? scalar.properties.lowercaseMapping
        : scalar.properties.isLowercase
          ? scalar.properties.uppercaseMapping
          : String(Character(scalar))
    }.joined()
  }
}
