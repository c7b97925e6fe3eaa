/// One part of an address, made from a title or a name.
package enum Slug {
  /// Bytes of the longest one: a name on disk has at most 255, and a number may come behind.
  package static let longest = 240

  /// `Größe & Gewicht 1.0` → `größe-gewicht-1.0`: lower case, NFC, letters, marks and digits of every
  /// script kept, `.`, `_`, `~` and `+` kept inside, anything else one hyphen; never empty, never `.` or `..`,
  /// never longer than `longest`.
  ///
  /// - Parameter keepsCase: for a slug that the author chose.
  /// - Parameter keepsHash: for terms, so that `C#` and `C` stay apart.
  package static func make(
    _ text: String, keepsCase: Bool = false, keepsHash: Bool = false
  ) -> String? {
    if isMade(text) { return text }
    var scalars = String.UnicodeScalarView()
    var length = 0
    var hyphenIsDue = false
    for scalar in (keepsCase ? text : text.lowercased()).normalizedToNFC.unicodeScalars {
      if isKept(scalar) || (keepsHash && scalar == "#") {
        // A mark or joiner needs a letter to stand on.
        if scalars.isEmpty || hyphenIsDue, isDependent(scalar) { continue }
        if hyphenIsDue, !scalars.isEmpty {
          scalars.append("-")
          length += 1
        }
        hyphenIsDue = false
        length += UTF8.width(scalar)
        if length > longest { break }
        scalars.append(scalar)
      } else if scalar != "'" && scalar != "’" {
        hyphenIsDue = true
      }
    }
    while let last = scalars.last, last == "." || last == "-" || isJoiner(last) {
      scalars.removeLast()
    }
    while let first = scalars.first, first == "." || first == "-" || isDependent(first) {
      scalars.removeFirst()
    }
    return scalars.isEmpty ? nil : String(scalars)
  }

  /// Whether a text is a slug already, as the names of most files are.
  private static func isMade(_ text: String) -> Bool {
    text.utf8Span.span.withUnsafeBytes { bytes in
      guard bytes.count <= longest else { return false }
      // What may not stand at the ends, nor a hyphen beside another.
      var wasHyphen = true
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"):
          wasHyphen = false
        case UInt8(ascii: "-"):
          if wasHyphen { return false }
          wasHyphen = true
        default: return false
        }
      }
      return !wasHyphen
    }
  }

  /// The part of an address that a folder gives: its slug, or its very name where that has none or a meaning of its own.
  static func folder(_ name: String) -> String {
    name == ".well-known" ? name : make(name) ?? name
  }

  /// The joiners that Indic and Persian words need.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// Whether it only changes the character before it: a mark or a joiner.
  static func isDependent(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x80 else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return isJoiner(scalar)
    }
  }

  /// The slugs in order, each with a number behind it where it is taken by one before it or by `reserved`.
  ///
  /// - Complexity: O(n).
  static func unique(_ slugs: [String], except reserved: Set<String>) -> [String] {
    var taken = reserved
    var nextNumber: [String: Int] = [:]
    return slugs.map { slug in
      if taken.insert(slug).inserted { return slug }
      var number = nextNumber[slug] ?? 2
      while !taken.insert("\(slug)-\(number)").inserted { number += 1 }
      nextNumber[slug] = number + 1
      return "\(slug)-\(number)"
    }
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
    case .format: return isJoiner(scalar)
    default: return false
    }
  }
}
