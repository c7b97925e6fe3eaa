import Diagnostics
import FrontMatter

extension Theme {
  private static let keys = [
    "accent", "font", "heading_font", "code_font", "radius", "card_height", "color_scheme",
  ]

  /// Reads `theme:`, and reports what is wrong in it to the reader.
  static func read(_ reader: inout FieldReader, palette: Palette) -> Theme {
    let theme = reader.mapping("theme") { inner -> Theme in
      var theme = Theme()
      if let written = inner.text("accent") {
        theme.accent = palette.color(written)
        if theme.accent == nil {
          inner.report(
            ThemeProblem.accent(written, palette, in: inner.source, inner.range(of: "accent")))
        }
      }
      theme.font = families("font", &inner)
      theme.headingFont = families("heading_font", &inner)
      theme.codeFont = families("code_font", &inner)
      theme.radius = inner.integer("radius", in: 0...100)
      theme.cardHeight = height(&inner)
      if let scheme = inner.choice("color_scheme", as: ColorScheme.self) {
        theme.colorScheme = scheme
      }
      inner.reportUnknown(known: keys)
      return theme
    }
    return theme ?? Theme()
  }

  /// Families from a list, or from one text with commas between them.
  private static func families(_ key: String, _ reader: inout FieldReader) -> [String]? {
    guard let texts = reader.texts(key) else { return nil }
    var families: [String] = []
    for text in texts {
      for part in text.value.split(separator: ",") {
        let name = String(part).trimmed
        // Quotes around a whole name are CSS's own, which the stylesheet puts there anyway.
        let bare =
          name.count > 1 && name.first == name.last && (name.first == "\"" || name.first == "'")
          ? String(name.dropFirst().dropLast()).trimmed : name
        guard !bare.isEmpty, bare.utf8.count <= 100, bare.unicodeScalars.allSatisfy(isOfName) else {
          reader.report(ThemeProblem.family(key, name, in: reader.source, text.range))
          return nil
        }
        families.append(bare)
      }
    }
    return families.isEmpty ? nil : families
  }

  /// Letters of any script, digits, and what else names of typefaces hold; nothing that CSS gives a meaning in quotes.
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || " -_.+&".unicodeScalars.contains(scalar)
  }

  /// `240` for pixels, `50%` for half the window.
  private static func height(_ reader: inout FieldReader) -> Height? {
    guard let written = reader.text("card_height") else { return nil }
    if let pixels = Int(written), (40...2000).contains(pixels) { return .pixels(pixels) }
    if written.hasSuffix("%"), let percent = Int(written.dropLast()), (5...100).contains(percent) {
      return .percent(percent)
    }
    reader.report(
      ThemeProblem.height(written, in: reader.source, reader.range(of: "card_height")))
    return nil
  }
}

/// The wording of what is wrong in `theme:`.
private enum ThemeProblem {
  static func accent(
    _ written: String, _ palette: Palette, in source: SourceText, _ range: Range<Int>?
  ) -> Diagnostic {
    let nearest = nearestName(to: written, among: palette.names)
    return .error(
      "settings.theme", "'theme.accent' is not a colour: '\(written)'", in: source, range ?? 0..<0,
      hint: nearest.map { "did you mean '\($0)'?" } ?? ColorProblem.hint)
  }

  static func family(
    _ key: String, _ name: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "settings.theme", "'theme.\(key)' is not the name of a typeface: '\(name)'", in: source,
      range, hint: "write names with commas between them: Georgia, serif")
  }

  static func height(_ written: String, in source: SourceText, _ range: Range<Int>?) -> Diagnostic {
    .error(
      "settings.theme", "'theme.card_height' is not a height: '\(written)'", in: source,
      range ?? 0..<0,
      hint: "write pixels from 40 to 2000, or a part of the window from 5% to 100%")
  }
}
