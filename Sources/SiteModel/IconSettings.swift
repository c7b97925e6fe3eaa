import Diagnostics
package import FrontMatter

/// What icons are made of.
package struct IconSettings: Sendable {
  /// The picture as written, relative to `Content/`, at the value that names it.
  package let picture: Located<String>
  /// The ground of those that nothing shines through, nil for that of pages.
  package var background: CardColor?

  /// `icons: true`, `icons: /mark.svg`, or `icons: { from: /mark.svg, background: "#fff" }`.
  ///
  /// Without a picture of its own it is the site's `logo`, else its `icon`.
  static func read(_ reader: inout FieldReader, palette: Palette) -> IconSettings? {
    guard let node = reader.node("icons") else { return nil }
    var own: Located<String>?
    var background: CardColor?
    switch node.value {
    case .boolean(let isOn):
      if !isOn { return nil }
    case .text(let path): own = Located(path, range: node.range)
    case .mapping:
      reader.mapping("icons") { inner in
        own = inner.located("from")
        if let written = inner.located("background") {
          background = palette.color(written.value)
          if background == nil {
            inner.report(IconSettingsProblem.background(written, palette, in: inner.source))
          }
        }
        inner.reportUnknown(known: ["from", "background"])
      }
    default:
      reader.report(IconSettingsProblem.shape(node, in: reader.source))
      return nil
    }
    let picture =
      own ?? path(of: "logo", in: reader.mapping) ?? path(of: "icon", in: reader.mapping)
    guard let picture, !picture.value.pathParts.isEmpty else {
      reader.report(IconSettingsProblem.noPicture(in: reader.source, own, node.range))
      return nil
    }
    return IconSettings(picture: picture, background: background)
  }

  /// The value of another setting, which is checked where that is read.
  private static func path(of key: String, in mapping: Mapping) -> Located<String>? {
    guard let node = mapping[key]?.value, let text = node.text, !text.pathParts.isEmpty else {
      return nil
    }
    if case .boolean = node.value { return nil }
    return Located(text, range: node.range)
  }
}

extension Settings {
  /// The ground of icons that nothing shines through: what the settings say, else that of the built-in pages.
  package var iconBackground: CardColor {
    hosting.icons?.background
      ?? (theme.colorScheme == .dark ? CardColor(rgb: 0x121214) : .white)
  }
}

/// The wording of what is wrong in `icons:`.
private enum IconSettingsProblem {
  static func shape(_ node: Node, in source: SourceText) -> Diagnostic {
    .error(
      "settings.icons", "'icons' cannot be \(node.text.map { "'\($0)'" } ?? "a list")", in: source,
      node.range,
      hint: "write true, false, /logo.svg, or { from: /logo.svg, background: \"#ffffff\" }")
  }

  /// - Parameter own: an empty path that `icons` itself gives; one that is not there leaves it to `logo`.
  static func noPicture(
    in source: SourceText, _ own: Located<String>?, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "settings.icons",
      own == nil
        ? "'icons' names no picture, and there is no 'logo'" : "'icons' names no picture",
      in: source, own?.range ?? range,
      hint: "write 'icons' as /logo.svg for the file Content/logo.svg")
  }

  static func background(
    _ written: Located<String>, _ palette: Palette, in source: SourceText
  ) -> Diagnostic {
    .error(
      "settings.icons", "'icons.background' is not a colour: '\(written.value)'", in: source,
      written.range,
      hint: nearestName(to: written.value, among: palette.names).map { "did you mean '\($0)'?" }
        ?? ColorProblem.hint)
  }
}
