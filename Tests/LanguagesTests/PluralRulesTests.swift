import Testing

@testable import Languages

@Suite struct PluralRulesTests {
  private static let letters: [PluralCategory: Character] = [
    .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o",
  ]
  private static let decimals = [
    0.0, 0.1, 0.5, 1.0, 1.1, 1.5, 1.9, 2.1, 2.5, 3.0, 5.5, 10.1, 11.5, 21.1, 100.5, 1_000_000,
    2_000_000, 1_000_001,
  ]

  /// Made by `make-languages.py` with Babel.
  @Test func formsAreThoseOfCLDR() {
    let lines = CaseFile.lines("plurals.tsv")
    for line in lines {
      let rules = Language(tag: line[0]).plurals
      let whole = String((0...1000).map { Self.letters[rules.category(of: PluralOperands($0))]! })
      let some = String(
        Self.decimals.map { Self.letters[rules.category(of: PluralOperands($0))]! })
      #expect(whole == line[1], "\(line[0])")
      #expect(some == line[2], "\(line[0])")
    }
    #expect(lines.count > 70)
  }
}
