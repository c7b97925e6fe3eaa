import HTML
package import Math

/// One input of the fuzzer for formulas: the formula.
package struct MathInput {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Writes the formula, on lines of its own when its length is odd; `isSound` tells whether the HTML is UTF-8
  /// with matching tags and the problems stand in the formula.
  package func run() -> (html: [UInt8], problems: [MathProblem], isSound: Bool) {
    var buffer = ByteBuffer()
    let problems = mathML(bytes[...], display: bytes.count & 1 == 1, into: &buffer)
    let html = buffer.bytes()
    let areInside = problems.allSatisfy {
      $0.range.lowerBound >= 0 && $0.range.upperBound <= bytes.count
    }
    let spans = mathSpans(in: bytes[...])
    let areApart = zip(spans, spans.dropFirst()).allSatisfy {
      $0.range.upperBound <= $1.range.lowerBound
    }
    return (
      html, problems,
      areInside && areApart && unbalancedTag(in: html) == nil
        && String(validating: html, as: UTF8.self) != nil
    )
  }
}
