/// Text as a terminal shows it: how wide it is, and nothing in it that would steer the terminal.
package enum TerminalText {
  /// The text with its control characters made visible.
  package static func visible(_ text: String, keepsTabs: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && !(keepsTabs && $0 == "\t") })
    else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isControl(scalar) || (keepsTabs && scalar == "\t") {
        result.append(scalar)
      } else if scalar.value < 0x20 {
        // The block of control pictures has one for each.
        result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      } else {
        result.append("\u{FFFD}")
      }
    }
    return String(result)
  }

  /// Spaces as wide as the text, tabs kept, so that what follows stands under what follows the text.
  static func blank(_ text: String) -> String {
    text.unicodeScalars
      .map { $0 == "\t" ? "\t" : String(repeating: " ", count: width($0)) }
      .joined()
  }

  /// Columns that a terminal gives the text.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// 0 for marks that go over another character, 2 for wide ones (Unicode TR #11), else 1.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // The vowels and finals of a Hangul syllable go into the block of its first letter.
    case 0x1160...0x11FF: return 0
    // Two regional indicators make one flag.
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Control characters, and those that turn the direction of what follows around.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
