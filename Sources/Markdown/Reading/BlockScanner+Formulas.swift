/// Formulas on lines of their own between two lines of `$$`, which may hold blank lines and anything that would
/// begin a block elsewhere: each is written as a code block of the language `math`.
extension BlockScanner {
  /// Longer than any fence in a formula.
  private static let fence = String(repeating: "~", count: 40)

  func isFormulaFence(_ line: LineReader) -> Bool {
    var end = line.end
    while end > line.firstNonspace, isSpaceOrTab(text[end &- 1]) { end &-= 1 }
    return text[line.firstNonspace..<end].elementsEqual("$$".utf8)
  }

  /// Whether the line is `$$` and a later one is too.
  mutating func opensFormula(_ line: LineReader) -> Bool {
    guard inlines.constructs.contains(.math), isFormulaFence(line) else { return false }
    // Lines of `$$` are found once: what is behind the last one closes nothing.
    if lastFormulaFence == nil { lastFormulaFence = findLastFormulaFence() }
    return line.firstNonspace < lastFormulaFence ?? 0
  }

  private func findLastFormulaFence() -> Int {
    var index = text.count &- 2
    while index >= 0 {
      if text[index] == UInt8(ascii: "$"), text[index &+ 1] == UInt8(ascii: "$"),
        text[(index &+ 2)...].first(where: { !isSpaceOrTab($0) }).map(isSpace) ?? true
      {
        return index
      }
      index &-= 1
    }
    return 0
  }

  mutating func openFormula(_ line: LineReader) {
    markChild()
    leaf = .fence(marker: UInt8(ascii: "$"), length: 2)
    rewriting.replace(
      line.firstNonspace..<line.end, onLine: number, with: Array((Self.fence + "math").utf8))
  }

  mutating func closeFormula(_ line: LineReader) {
    leaf = .none
    rewriting.replace(line.firstNonspace..<line.end, onLine: number, with: Array(Self.fence.utf8))
  }
}
