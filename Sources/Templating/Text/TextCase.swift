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

  /// Whether upper and title case stand only where no letter is before, lower case only behind a letter.
  static func isTitle(_ text: String) -> Bool {
    var hasLetter = false
    var isInWord = false
    for scalar in text.unicodeScalars {
      let isCapital =
        scalar.properties.isUppercase || scalar.properties.generalCategory == .titlecaseLetter
      if isCapital || scalar.properties.isLowercase {
        guard isCapital != isInWord else { return false }
        hasLetter = true
        isInWord = true
      } else {
        isInWord = false
      }
    }
    return hasLetter
  }

  static func upper(_ text: String) -> String {
    if let plain = asciiMapped(text, { upper($0) }) { return plain }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let single = latinUpper(scalar) {
        result.unicodeScalars.append(single)
      } else {
        result += scalar.properties.uppercaseMapping
      }
    }
    return result
  }

  /// One byte of ASCII.
  static func upper(_ byte: UInt8) -> UInt8 { byte &- 0x61 < 26 ? byte & 0xDF : byte }
  static func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }

  /// Gives a text of ASCII with each byte mapped to one, without making a text of it.
  ///
  /// - Returns: false for any other text, with which `body` is not called.
  @inline(__always)
  static func withASCII(
    _ text: String, mapped map: (UInt8) -> UInt8, _ body: (UnsafeRawBufferPointer) -> Void
  ) -> Bool {
    let source = text.utf8Span.span
    var all: UInt8 = 0
    for index in source.indices { all |= source[index] }
    guard all < 0x80 else { return false }
    withUnsafeTemporaryAllocation(byteCount: source.count, alignment: 1) { target in
      for index in source.indices { target[index] = map(source[index]) }
      body(UnsafeRawBufferPointer(target))
    }
    return true
  }

  /// A letter of Latin-1 or ASCII in upper case, nil for what has no single one there.
  private static func latinUpper(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x80: Unicode.Scalar(upper(UInt8(truncatingIfNeeded: scalar.value)))
    case 0xE0...0xF6, 0xF8...0xFE: Unicode.Scalar(scalar.value - 0x20)
    default: nil
    }
  }

  private static func latinLower(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0..<0x80: Unicode.Scalar(lower(UInt8(truncatingIfNeeded: scalar.value)))
    case 0xC0...0xD6, 0xD8...0xDE: Unicode.Scalar(scalar.value + 0x20)
    default: nil
    }
  }

  static func lower(_ text: String) -> String {
    if let plain = asciiMapped(text, { lower($0) }) { return plain }
    return lowered(Array(text.unicodeScalars), from: 0)
  }

  private static func lowered(_ scalars: [Unicode.Scalar], from start: Int) -> String {
    var result = ""
    for index in start..<scalars.count {
      if let single = latinLower(scalars[index]) {
        result.unicodeScalars.append(single)
      } else {
        result += lower(scalars, at: index)
      }
    }
    return result
  }

  /// The first character in title case, the rest in lower case.
  static func capitalize(_ text: String) -> String {
    var isFirst = true
    let plain = asciiMapped(text) { byte in
      defer { isFirst = false }
      return isFirst ? upper(byte) : lower(byte)
    }
    if let plain { return plain }
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return text }
    return first.properties.titlecaseMapping + lowered(scalars, from: 1)
  }

  /// Every letter that follows none in title case, the others in lower case (`str.title`).
  static func title(_ text: String) -> String {
    var isInWord = false
    let plain = asciiMapped(text) { byte in
      defer { isInWord = (byte | 0x20) &- 0x61 < 26 }
      return isInWord ? lower(byte) : upper(byte)
    }
    if let plain { return plain }
    var result = ""
    isInWord = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      result += isInWord ? lower(scalars, at: index) : scalar.properties.titlecaseMapping
      isInWord = scalar.properties.isCased
    }
    return result
  }

  static func swap(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.enumerated().map { index, scalar in
      scalar.properties.isUppercase
        ? lower(scalars, at: index)
        : scalar.properties.isLowercase
          ? scalar.properties.uppercaseMapping : String(Character(scalar))
    }.joined()
  }

  /// Text to compare by when case does not count (CaseFolding.txt, full folding).
  static func fold(_ text: String) -> String {
    if let plain = asciiMapped(text, { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }) { return plain }
    return text.unicodeScalars.map { scalar in
      switch scalar.value {
      // What folding and going to upper case and back do not agree on: dotless i, sharp s, and
      // Cherokee, which folds to its capitals.
      case 0x131, 0x13A0...0x13F5: String(Character(scalar))
      case 0x1E9E: "ss"
      case 0x13F8...0x13FD: character(scalar.value - 8)
      case 0xAB70...0xABBF: character(scalar.value - 0xAB70 + 0x13A0)
      default:
        scalar.properties.uppercaseMapping.unicodeScalars.map { $0.properties.lowercaseMapping }
          .joined()
      }
    }.joined()
  }

  private static func character(_ code: UInt32) -> String {
    Unicode.Scalar(code).map { String(Character($0)) } ?? ""
  }

  /// Lower case; a sigma that ends a word becomes ς (SpecialCasing.txt, Final_Sigma).
  private static func lower(_ scalars: [Unicode.Scalar], at index: Int) -> String {
    let scalar = scalars[index]
    return scalar == "Σ" && endsWord(scalars, at: index) ? "ς" : scalar.properties.lowercaseMapping
  }

  private static func endsWord(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    func isCased(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isCased }
    let before = scalars[..<index].last { !$0.properties.isCaseIgnorable }
    let after = scalars[(index + 1)...].first { !$0.properties.isCaseIgnorable }
    return before.map(isCased) ?? false && !(after.map(isCased) ?? false)
  }

  /// Each byte of a text of ASCII mapped, nil for any other text.
  @inline(__always)
  static func asciiMapped(_ text: String, _ map: (UInt8) -> UInt8) -> String? {
    var text = text
    return text.withUTF8 { source -> String? in
      guard source.reduce(0, { $0 | $1 }) < 0x80 else { return nil }
      return String(unsafeUninitializedCapacity: source.count) { target in
        for index in 0..<source.count { target[index] = map(source[index]) }
        return source.count
      }
    }
  }
}
