/// A face of letters and digits, as Unicode's Mathematical Alphanumeric Symbols have it (U+1D400 to U+1D7FF).
enum MathAlphabet: Sendable {
  case upright, bold, italic, boldItalic, script, fraktur, doubleStruck, sans, monospace

  /// Letters next to each other are one word in it, and not a product.
  var formsWords: Bool {
    switch self {
    case .upright, .bold, .italic, .sans, .monospace: true
    default: false
    }
  }

  /// The character of this face for an ordinary letter, digit or Greek letter; others stay as they are.
  func callAsFunction(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if let exception = Self.exceptions[Key(alphabet: self, scalar: scalar)] { return exception }
    switch scalar.value {
    case 0x41...0x5A: return moved(scalar, by: latinBase.map { $0 &+ scalar.value &- 0x41 })
    case 0x61...0x7A: return moved(scalar, by: latinBase.map { $0 &+ scalar.value &- 0x61 &+ 26 })
    case 0x30...0x39: return moved(scalar, by: digitBase.map { $0 &+ scalar.value &- 0x30 })
    case 0x391...0x3A9: return moved(scalar, by: greekBase(1).map { $0 &+ scalar.value &- 0x391 })
    case 0x2207: return moved(scalar, by: greekBase(1).map { $0 &+ 25 })
    case 0x3B1...0x3C9:
      return moved(scalar, by: greekBase(0).map { $0 &+ scalar.value &- 0x3B1 &+ 26 })
    default:
      guard let place = Self.greekVariants.firstIndex(of: scalar) else { return scalar }
      return moved(scalar, by: greekBase(0).map { $0 &+ 51 &+ UInt32(place) })
    }
  }

  /// In the order in which they follow the small Greek letters of every face.
  private static let greekVariants: [Unicode.Scalar] = ["∂", "ϵ", "ϑ", "ϰ", "ϕ", "ϱ", "ϖ"]

  private func moved(_ scalar: Unicode.Scalar, by value: UInt32?) -> Unicode.Scalar {
    value.flatMap(Unicode.Scalar.init) ?? scalar
  }

  private var latinBase: UInt32? {
    switch self {
    case .upright: nil
    case .bold: 0x1D400
    case .italic: 0x1D434
    case .boldItalic: 0x1D468
    case .script: 0x1D49C
    case .fraktur: 0x1D504
    case .doubleStruck: 0x1D538
    case .sans: 0x1D5A0
    case .monospace: 0x1D670
    }
  }

  private var digitBase: UInt32? {
    switch self {
    case .bold, .boldItalic: 0x1D7CE
    case .doubleStruck: 0x1D7D8
    case .sans: 0x1D7E2
    case .monospace: 0x1D7F6
    default: nil
    }
  }

  /// Capitals stay upright in `\boldsymbol`, as they are in TeX.
  private func greekBase(_ isCapital: Int) -> UInt32? {
    switch self {
    case .bold: 0x1D6A8
    case .italic: 0x1D6E2
    case .boldItalic: isCapital == 1 ? 0x1D6A8 : 0x1D71C
    default: nil
    }
  }

  private struct Key: Hashable {
    let alphabet: MathAlphabet
    let scalar: Unicode.Scalar
  }

  /// Letters that Unicode had before the others of their face.
  private static let exceptions: [Key: Unicode.Scalar] = {
    let letters: [(MathAlphabet, String, String)] = [
      (.italic, "h", "ℎ"),
      (.script, "BEFHILMRego", "ℬℰℱℋℐℒℳℛℯℊℴ"),
      (.fraktur, "CHIRZ", "ℭℌℑℜℨ"),
      (.doubleStruck, "CHNPQRZ", "ℂℍℕℙℚℝℤ"),
    ]
    var found: [Key: Unicode.Scalar] = [:]
    for (alphabet, plain, styled) in letters {
      for (scalar, other) in zip(plain.unicodeScalars, styled.unicodeScalars) {
        found[Key(alphabet: alphabet, scalar: scalar)] = other
      }
    }
    return found
  }()
}
