import Diagnostics

/// The options of a code block, by our names for them and those of other generators.
enum CodeBlockOptionName: Equatable {
  case numbers, marked, title, start, diff
  /// Known elsewhere, and nothing to us: how Hugo lays its numbers out.
  case ignored

  init?(_ name: String) {
    guard let found = Self.names[name.lowercased()] else { return nil }
    self = found
  }

  private static let names: [String: Self] = [
    "linenos": .numbers, "linenumbers": .numbers, "numberlines": .numbers,
    "showlinenumbers": .numbers, "line-numbers": .numbers, "number-lines": .numbers,
    "hl_lines": .marked, "hl-lines": .marked, "hllines": .marked, "highlight": .marked,
    "mark": .marked,
    "title": .title, "filename": .title, "caption": .title, "name": .title,
    "start": .start, "linenostart": .start, "startfrom": .start, "start-from": .start,
    "diff": .diff,
    "style": .ignored, "anchorlinenos": .ignored, "lineanchors": .ignored, "tabwidth": .ignored,
    "noclasses": .ignored, "hl_inline": .ignored, "class": .ignored, "id": .ignored,
  ]

  /// The name that a misspelt one most likely meant.
  static func nearest(to name: String) -> String? {
    nearestName(to: name, among: ["linenos", "hl_lines", "title", "start", "diff"])
  }
}
