import Math
import Testing

@Suite struct LimitsTests {
  @Test(arguments: [
    "{", "\\sqrt{", "\\frac{", "x^{", "\\left(", "\\sqrt", "\\text{", "\\displaystyle ", "\\not",
    "\\begin{matrix}", "\\hat", "\\mathbf", "\\substack{", "\\overset{", "x_{a^{", "\\text{$",
    "\\sqrt[",
  ])
  func deepNestingIsAProblem(_ part: String) {
    let (html, problems) = written(String(repeating: part, count: 5_000))
    #expect(problems.count == 1)
    #expect(problems.first?.identifier == "math.too-deep")
    #expect(
      problems.first?.summary == "the formula is nested more than 100 levels deep")
    #expect(html.hasPrefix("<code class=\"math\">"))
  }

  @Test func nestingWithinTheLimitIsWritten() {
    let source = String(repeating: "{", count: 90) + "x" + String(repeating: "}", count: 90)
    #expect(written(source).problems == [])
  }

  @Test(arguments: [
    "x", "x^2", "a+", "\\alpha ", "\\frac12", "'", "\\quad", "{}", "\\begin{cases}a\\end{cases}",
    "\\left(a\\right)", "\\text{a b}", "%\n", "a\\\\", "\\mathrm{a}", "{\\bf a}", "9", "\\hline",
    "\\unknown ", "\\dots", "\\tag{1}\\\\", "\u{338}", "\\big(", "\\hspace{1em}",
  ])
  func longFormulasEndSoon(_ part: String) {
    let (html, _) = written(String(repeating: part, count: 5_000), display: true)
    #expect(elementFault(in: html) == nil)
  }

  @Test func oneWideRowDoesNotWidenEveryTaggedRow() {
    let wide = String(repeating: "&", count: 1_000)
    let rows = String(repeating: "a\\\\", count: 1_000)
    let source = "\\begin{align}\\tag{1}\(wide)\\\\\(rows)\\end{align}"
    #expect(written(source, display: true).html.utf8.count < 2_000_000)
  }

  @Test(arguments: [
    "*{256}{*{256}{c}}", "*{9999999999999999999}{c}", String(repeating: "*{200}{", count: 50),
    String(repeating: "c", count: 5_000), "*{0}{c}", "*{-1}{c}", "*{}{}", "p{", "@", "}",
  ])
  func columnsStayWithinBounds(_ columns: String) {
    let (_, problems) = written("\\begin{array}{\(columns)}a\\end{array}")
    #expect(problems.count == 1)
  }

  @Test(arguments: [
    ("1e999em", nil), ("99999999999999999999em", "100em"), ("-9999em", "math-back-18"),
    ("0.00000001em", nil), ("1.5pt", "0.15em"), ("2 mu", "0.111em"), (".5em", "0.5em"), ("em", nil),
    ("1..2em", nil),
  ])
  func lengthsStayWithinBounds(_ length: String, _ expected: String?) {
    let (html, problems) = written("a\\hspace{\(length)}b")
    #expect(problems.isEmpty == (expected != nil))
    if let expected { #expect(html.contains(expected)) }
  }
}
