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

  /// Whether the line is `$$` and the next `$$` is a line of its own too; else it begins a formula in a text.
  func opensFormula(_ line: LineReader) -> Bool {
    guard inlines.constructs.contains(.math), isFormulaFence(line) else { return false }
    var index = line.end
    // From one `$$` to the next, so that many of them look at the document once.
    while index &+ 1 < text.count {
      if text[index] == UInt8(ascii: "$"), text[index &+ 1] == UInt8(ascii: "$") {
        return standsAlone(index..<index &+ 2)
      }
      index &+= 1
    }
    return false
  }

  /// Whether nothing else than marks of quotations stands on the line of some bytes.
  private func standsAlone(_ place: Range<Int>) -> Bool {
    var start = place.lowerBound
    while start > 0, isSpaceOrTab(text[start &- 1]) || text[start &- 1] == UInt8(ascii: ">") {
      start &-= 1
    }
    guard start == 0 || text[start &- 1] == 0x0A || text[start &- 1] == 0x0D else { return false }
    return text[place.upperBound...].first { !isSpaceOrTab($0) }.map { $0 == 0x0A || $0 == 0x0D }
      ?? true
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
