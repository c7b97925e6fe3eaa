/// One part of an address, made from a title or a name.
package enum Slug {
  /// `Größe & Gewicht 1.0` → `größe-gewicht-1.0`: lower case, NFC, letters, marks and digits of every
  /// script kept, `.`, `_`, `~` and `+` kept inside, anything else one hyphen; never empty, never `.` or `..`.
  ///
  /// - Parameter keepsCase: for a slug that the author chose.
  /// - Parameter keepsHash: for terms, so that `C#` and `C` stay apart.
  package static func make(
    _ text: String, keepsCase: Bool = false, keepsHash: Bool = false
  ) -> String? {
    var scalars = String.UnicodeScalarView()
    var hyphenIsDue = false
    for scalar in (keepsCase ? text : text.lowercased()).normalizedToNFC.unicodeScalars {
      if isKept(scalar) || (keepsHash && scalar == "#") {
        if hyphenIsDue, !scalars.isEmpty { scalars.append("-") }
        hyphenIsDue = false
        scalars.append(scalar)
      } else if scalar != "'" && scalar != "’" {
        hyphenIsDue = true
      }
    }
    while let last = scalars.last, last == "." || last == "-" { scalars.removeLast() }
    while let first = scalars.first, first == "." || first == "-" { scalars.removeFirst() }
    return scalars.isEmpty ? nil : String(scalars)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_", "~", "+": return true
    case "\u{0}"..."\u{7F}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .otherSymbol,
      .modifierSymbol:
      return true
    // The joiners that Indic and Persian words need.
    case .format: return scalar == "\u{200C}" || scalar == "\u{200D}"
    default: return false
    }
  }
}
