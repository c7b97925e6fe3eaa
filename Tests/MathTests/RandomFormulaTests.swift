import Math
import Testing

/// Whatever is written, well-formed elements come out.
@Suite struct RandomFormulaTests {
  /// A linear congruential generator (Knuth's MMIX constants), so that every run is the same.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  static let parts = [
    "x", "1", "+", "-", "=", "(", ")", "[", "]", "{", "}", "{", "}", "^", "_", "'", "&", "\\\\",
    "$",
    "~", "%\n", "#", " ", ",", "|", "<", "\"", "é", "≤", "𝐱", "\u{0}", "\\frac", "\\sqrt",
    "\\left(",
    "\\right)", "\\left.", "\\middle|", "\\right", "\\text{", "\\mathbf", "\\mathrm{", "\\hat",
    "\\begin{matrix}", "\\end{matrix}", "\\begin{aligned}", "\\end{aligned}", "\\begin{array}{c|c}",
    "\\end{array}", "\\over", "\\displaystyle", "\\bf", "\\sum", "\\lim", "\\limits", "\\nolimits",
    "\\big", "\\not", "\\dots", "\\tag{1}", "\\hline", "\\alpha", "\\,", "\\!", "\\quad",
    "\\hspace",
    "1em", "\\operatorname*", "\\overset", "\\xrightarrow", "\\substack{", "\\boxed", "\\phantom",
    "\\pmod", "\\underbrace", "\\foo", "\\", "\\newline", "\\label{a}", "*{2}{c}", "\\hspace{-1em}",
  ]

  @Test(arguments: 0..<10) func partsInAnyOrder(_ seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<100 {
      let count = Int.random(in: 1...24, using: &generator)
      let source = (0..<count).map { _ in
        Self.parts[Int.random(in: 0..<Self.parts.count, using: &generator)]
      }.joined()
      check(Array(source.utf8))
    }
  }

  @Test(arguments: 0..<10) func bytesInAnyOrder(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &+ 1000)
    for _ in 0..<100 {
      let count = Int.random(in: 0...40, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  /// Every case with a part of it taken out or put in twice.
  @Test(arguments: 0..<4) func casesWithOneFault(_ seed: Int) {
    var generator = Generator(state: UInt64(seed) &+ 2000)
    for item in FormulaTests.cases {
      var bytes = Array(item.source.utf8)
      guard !bytes.isEmpty else { continue }
      let lower = Int.random(in: 0..<bytes.count, using: &generator)
      let upper = min(lower + Int.random(in: 1...4, using: &generator), bytes.count)
      if seed % 2 == 0 {
        bytes.removeSubrange(lower..<upper)
      } else {
        bytes.insert(contentsOf: bytes[lower..<upper], at: upper)
      }
      check(bytes)
    }
  }

  private func check(_ source: [UInt8]) {
    for display in [false, true] {
      let (html, problems) = written(source, display: display)
      #expect(elementFault(in: html) == nil, "\(source)")
      #expect(problems.isEmpty == html.hasPrefix("<math"))
      #expect(
        problems.allSatisfy { $0.range.upperBound <= source.count && $0.range.lowerBound >= 0 })
    }
    for span in mathSpans(in: source[...]) {
      #expect(span.range.upperBound <= source.count)
      #expect(
        span.range.contains(span.content.lowerBound)
          && span.content.upperBound < span.range.upperBound)
    }
  }
}
