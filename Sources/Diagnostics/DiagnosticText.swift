/// Diagnostics as a compiler prints them: `file:line:column: error: …`, the line, a caret, the hint.
package struct DiagnosticText {
  /// Longest excerpt of a line that is shown, in bytes; a longer line is cut around the place.
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
    var place = TerminalText.visible(location.path)
    if case .range(let source, let range) = location {
      let position = source.position(at: range.lowerBound)
      place += ":\(position.line):\(position.column)"
    }
    let text = TerminalText.visible(summary)
    return "\(paint(place, "1")): \(paint("\(kind):", color)) \(paint(text, "1"))\n"
  }

  private func excerpt(_ location: Diagnostic.Location, hint: String?) -> String {
    guard case .range(let source, let range) = location else {
      return hint.map { "  \(TerminalText.visible($0))\n" } ?? ""
    }
    let line = source.lineRange(at: range.lowerBound)
    let window = Self.window(of: line, around: range, in: source)
    let number = "\(source.position(at: range.lowerBound).line)"
    // A place in the line's ending stands behind its last character.
    let start = min(max(range.lowerBound, window.lowerBound), window.upperBound)
    let before = TerminalText.visible(source.text(window.lowerBound..<start), keepsTabs: true)
    let marked = TerminalText.visible(source.text(range.clamped(to: window)))
    let opening = window.lowerBound > line.lowerBound ? "…" : ""
    let closing = window.upperBound < line.upperBound ? "…" : ""
    let shown = opening + TerminalText.visible(source.text(window), keepsTabs: true) + closing
    let indent = TerminalText.blank(opening + before)
    let underline = "^" + String(repeating: "~", count: max(0, TerminalText.width(marked) - 1))
    let gutter = String(repeating: " ", count: number.count)
    var text = "  \(number) | \(shown)\n"
    text += "  \(gutter) | \(indent)\(paint(underline, "32"))"
    if let hint { text += " \(TerminalText.visible(hint))" }
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
    // No scalar has more than three bytes after its first; bytes that are not UTF-8 may go on for ever.
    for _ in 0..<3 {
      if start > line.lowerBound, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
      if end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return start..<end
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
