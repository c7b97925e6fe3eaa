/// Diagnostics as a compiler prints them: `file:line:column: error: …`, the line, a caret, the hint.
package struct DiagnosticText {
  /// Longest excerpt of a line that is shown, in characters; a longer line is cut around the place.
  private static let excerptWidth = 120

  package let usesColor: Bool

  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// The whole message, ending in a line feed.
  package func format(_ diagnostic: Diagnostic) -> String {
    var text = heading(
      diagnostic.location, diagnostic.severity.rawValue,
      color: diagnostic.severity == .error ? "31" : "35", diagnostic.summary)
    text += excerpt(diagnostic.location, hint: diagnostic.hint)
    for note in diagnostic.notes {
      text += heading(note.location, "note", color: "36", note.text)
      text += excerpt(note.location, hint: nil)
    }
    return text
  }

  private func heading(
    _ location: Diagnostic.Location, _ kind: String, color: String, _ summary: String
  ) -> String {
    var place = Self.visible(location.path)
    if case .range(let source, let range) = location {
      let position = source.position(at: range.lowerBound)
      place += ":\(position.line):\(position.column)"
    }
    return
      "\(paint(place, "1")): \(paint("\(kind):", color)) \(paint(Self.visible(summary), "1"))\n"
  }

  private func excerpt(_ location: Diagnostic.Location, hint: String?) -> String {
    guard case .range(let source, let range) = location else {
      return hint.map { "  \(Self.visible($0))\n" } ?? ""
    }
    let line = source.lineRange(at: range.lowerBound)
    let window = Self.window(of: line, around: range, in: source)
    let number = "\(source.position(at: range.lowerBound).line)"
    let before = source.text(window.lowerBound..<max(window.lowerBound, range.lowerBound))
    let marked = source.text(range.clamped(to: window))
    let opening = window.lowerBound > line.lowerBound ? "…" : ""
    let closing = window.upperBound < line.upperBound ? "…" : ""
    let shown = opening + Self.visible(source.text(window), keepsTabs: true) + closing
    let indent = Self.blank(opening) + Self.blank(Self.visible(before, keepsTabs: true))
    let underline =
      "^" + String(repeating: "~", count: max(0, Self.width(Self.visible(marked)) - 1))
    let gutter = String(repeating: " ", count: number.count)
    var text = "  \(number) | \(shown)\n"
    text += "  \(gutter) | \(indent)\(paint(underline, "32"))"
    if let hint { text += " \(Self.visible(hint))" }
    return text + "\n"
  }

  /// The part of a line to show: the whole of a short one, else as much as fits around the place.
  private static func window(of line: Range<Int>, around range: Range<Int>, in source: SourceText)
    -> Range<Int>
  {
    guard line.count > excerptWidth else { return line }
    let middle = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    var start = max(line.lowerBound, middle - excerptWidth / 3)
    var end = min(line.upperBound, start + excerptWidth)
    start = max(line.lowerBound, min(start, end - excerptWidth))
    while start > line.lowerBound, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// Spaces as wide as `text`, tabs kept, so that the caret stands under its place.
  private static func blank(_ text: String) -> String {
    String(
      text.unicodeScalars.map { $0 == "\t" ? "\t" : String(repeating: " ", count: width($0)) }
        .joined())
  }

  /// Control characters made visible, so that no file can steer a terminal.
  static func visible(_ text: String, keepsTabs: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && !(keepsTabs && $0 == "\t") })
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if !isControl(scalar) || (keepsTabs && scalar == "\t") {
        result.unicodeScalars.append(scalar)
      } else if scalar.value < 0x20 {
        result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      } else {
        result.unicodeScalars.append("\u{FFFD}")
      }
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  /// Columns a terminal gives a scalar: 0 for combining marks, 2 for East Asian wide ones, else 1.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
