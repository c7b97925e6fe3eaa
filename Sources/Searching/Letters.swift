@_spi(_Unicode) private import Swift

/// What a scalar is to a search: part of a word in the form that words are compared in, a mark that does not count, or
/// what stands between words.
///
/// Case is folded, letters lose their diacritics, wide and narrow forms and ligatures become what they stand for.
/// `Templates/search.js` does the same to what a visitor types, by NFD, the same marks and the same few letters; the
/// cases in `Tests/SearchingTests/Cases/folding.json` hold both to it.
enum Letters {
  /// A scalar as words have it, packed into 32 bits.
  struct Folded {
    let bits: UInt32

    static let separator = Folded(bits: 0)
    /// Stands in a word without a part in it: a diacritic.
    static let nothing = Folded(bits: 1)
    /// Becomes more than fits here.
    static let long = Folded(bits: 3)

    /// One scalar, or two of which none is above U+7FFF.
    init(_ first: UInt32, _ second: UInt32 = 0) {
      bits = second == 0 ? 2 | first << 2 : 0x8000_0000 | 2 | first << 2 | second << 17
    }

    private init(bits: UInt32) { self.bits = bits }

    var isSeparator: Bool { bits == 0 }
    var isNothing: Bool { bits == 1 }
    var isLong: Bool { bits == 3 }
    private var hasTwo: Bool { bits >> 31 == 1 }
    var first: UInt32 { hasTwo ? bits >> 2 & 0x7FFF : bits >> 2 & 0x1F_FFFF }
    /// 0 when there is none.
    var second: UInt32 { hasTwo ? bits >> 17 & 0x3FFF : 0 }
  }

  /// - Parameter scalar: above U+007F.
  @inline(__always)
  static func folded(_ scalar: UInt32) -> Folded {
    if scalar < 0x700 { return low[Int(scalar &- 0x80)] }
    switch scalar {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FA,
      0x30FC...0x30FE:
      return Folded(scalar)
    case 0x2000...0x206F, 0x2190...0x245F, 0x2500...0x2BFF, 0x3000...0x3004, 0x3008...0x3020,
      0x30FB, 0xE000...0xF8FF, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF5B...0xFF65,
      0x1F000...0x1FAFF:
      return .separator
    case 0x700..<0x3000: return high[Int(scalar &- 0x700)]
    default: return short(of: scalar)
    }
  }

  /// The one scalar that a kana and its voicing mark make, or the parts of a Hangul syllable; nil where they make none.
  @inline(__always)
  static func joined(_ left: UInt32, _ right: UInt32) -> UInt32? {
    guard right == 0x3099 || right == 0x309A || (0x1161...0x11C2).contains(right) else {
      return nil
    }
    return composed(left, right)
  }

  private static func composed(_ left: UInt32, _ right: UInt32) -> UInt32? {
    guard let first = Unicode.Scalar(left), let second = Unicode.Scalar(right) else { return nil }
    var text = String.UnicodeScalarView()
    text.append(first)
    text.append(second)
    let scalars = Array(String(text)._nfc)
    return scalars.count == 1 ? scalars[0].value : nil
  }

  /// Whether words of the scalar's script are not told apart by spaces, so that any two of its letters are looked for:
  /// Han, kana, Hangul (which has spaces, but joins its words), bopomofo, Thai, Lao, Khmer, Burmese.
  @inline(__always)
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    if scalar < 0x0E00 { return false }
    switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3005...0x3007,
      0x3041...0x30FF, 0x3105...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x1B000...0x1B16F, 0x20000...0x323AF:
      return true
    default: return false
    }
  }

  /// Marks that words are compared without: diacritics of Latin, Greek and Cyrillic letters, the points of Hebrew and
  /// Arabic. Those of other scripts are vowels.
  private static func isDropped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2,
      0x05C4...0x05C5, 0x05C7, 0x0610...0x061A, 0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC,
      0x06DF...0x06E4, 0x06E7...0x06E8, 0x06EA...0x06ED, 0x1AB0...0x1ACE, 0x1DC0...0x1DFF,
      0x20D0...0x20F0, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// Letters that no decomposition takes apart.
  private static func plain(_ scalar: UInt32) -> StaticString? {
    switch scalar {
    case 0xDF: "ss"
    case 0xE6: "ae"
    case 0xF8: "o"
    case 0xF0, 0x111: "d"
    case 0xFE: "th"
    case 0x127: "h"
    case 0x131: "i"
    case 0x142: "l"
    case 0x153: "oe"
    case 0x3C2: "σ"
    default: nil
    }
  }

  /// What a scalar means by its shape alone (Unicode's compatibility mappings for these): superscripts of Latin-1,
  /// ligatures, wide Latin letters, narrow kana.
  private static func meant(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xAA: "a"
    case 0xB2: "2"
    case 0xB3: "3"
    case 0xB9: "1"
    case 0xBA: "o"
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    case 0xFB05, 0xFB06: "st"
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar &- 0xFEE0).map { String($0) }
    case 0xFF66...0xFF9F: narrowKana(scalar)
    default: nil
    }
  }

  private static func narrowKana(_ scalar: UInt32) -> String? {
    let kana = Array(
      "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
        .unicodeScalars)
    let place = Int(scalar) - 0xFF66
    return kana.indices.contains(place) ? String(kana[place]) : nil
  }

  /// All scalars that one becomes; nil for what separates words.
  static func whole(_ scalar: UInt32) -> [UInt32]? {
    guard let known = Unicode.Scalar(scalar) else { return nil }
    let text = meant(scalar) ?? String(known)
    guard let first = text.unicodeScalars.first, isLetter(first) else { return nil }
    var lower = ""
    for scalar in text.unicodeScalars { lower += scalar.properties.lowercaseMapping }
    var kept = String.UnicodeScalarView()
    for scalar in lower._nfd where !isDropped(scalar.value) {
      if let plain = plain(scalar.value) {
        kept.append(contentsOf: plain.description.unicodeScalars)
      } else {
        kept.append(scalar)
      }
    }
    return String(kept)._nfc.map(\.value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private static func short(of scalar: UInt32) -> Folded {
    guard let scalars = whole(scalar) else { return .separator }
    switch scalars.count {
    case 0: return .nothing
    case 1: return Folded(scalars[0])
    case 2 where scalars[0] < 0x8000 && scalars[1] < 0x4000: return Folded(scalars[0], scalars[1])
    default: return .long
    }
  }

  /// Latin, Greek, Cyrillic, Hebrew, Arabic.
  private static let low: [Folded] = (0x80..<0x700).map { short(of: $0) }
  /// The other alphabets, which few sites have.
  private static let high: [Folded] = (0x700..<0x3000).map { short(of: $0) }
}
