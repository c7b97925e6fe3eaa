import Diagnostics
import HTML
import Math
import Testing

@Suite struct MathProblemTests {
  /// Source, the place that is pointed at, identifier, summary and hint.
  typealias Fault = (source: String, place: String, id: String, summary: String, hint: String)

  static let asSource = "the formula is shown as its source"
  static let braces = "put braces around what belongs together"
  static let lines = "put the lines between '\\begin{aligned}' and '\\end{aligned}'"

  static let faults: [Fault] = [
    (
      "x + \\alhpa", "\\alhpa", "unknown-command", "there is no command '\\alhpa' in formulas",
      "did you mean '\\alpha'?"
    ),
    (
      "\\zzzzzzzz", "\\zzzzzzzz", "unknown-command",
      "there is no command '\\zzzzzzzz' in formulas", asSource
    ),
    ("\\", "\\", "unknown-command", "there is no command '\\' in formulas", asSource),
    (
      "\\text{\\alpha}", "\\alpha", "formula-in-text",
      "'\\alpha' is for formulas, and this is text",
      "put it between dollar signs"
    ),
    (
      "\\newcommand{\\R}{x}", "\\newcommand", "definition",
      "'\\newcommand' cannot define a command here", "write out what the command stands for"
    ),
    (
      "\\color{red} x", "\\color", "color", "formulas have no colours: '\\color'", "leave it out"
    ),
    (
      "\\begin{matirx} a \\end{matirx}", "matirx", "unknown-environment",
      "there is no environment 'matirx' in formulas", "did you mean 'matrix'?"
    ),
    ("a^{b", "{", "unclosed", "'{' is never closed", "a '}' is missing"),
    ("a}", "}", "unopened", "'}' closes nothing", "a '{' is missing before it"),
    ("\\sqrt[3{x}", "[", "unclosed", "'[' is never closed", "a ']' is missing"),
    (
      "\\left( x", "\\left", "unclosed", "'\\left' is never closed", "a '\\right' is missing"
    ),
    (
      "x \\right)", "\\right", "unopened", "'\\right' closes nothing",
      "a '\\left' is missing before it"
    ),
    (
      "a \\middle| b", "\\middle", "unopened", "'\\middle' closes nothing",
      "a '\\left' is missing before it"
    ),
    (
      "x \\end{a}", "\\end", "unopened", "'\\end' closes nothing",
      "a '\\begin' is missing before it"
    ),
    (
      "\\begin{cases} a", "\\begin", "unclosed", "'\\begin{cases}' is never closed",
      "a '\\end{cases}' is missing"
    ),
    (
      "\\begin{cases} a \\end{matrix}", "matrix", "wrong-end",
      "'\\end{matrix}' does not end 'cases'", "'\\end{cases}' is expected here"
    ),
    ("\\text{a", "{", "unclosed", "'{' is never closed", "a '}' is missing"),
    ("\\text{$a}", "$", "unclosed", "'$' is never closed", "a '$' is missing"),
    (
      "\\frac{1}", "\\frac", "missing-argument", "'\\frac' lacks an argument",
      "write it between braces"
    ),
    ("x^", "^", "missing-argument", "'^' lacks an argument", "write it between braces"),
    ("x_^2", "_", "missing-argument", "'_' lacks an argument", "write it between braces"),
    (
      "\\left x \\right)", "\\left", "missing-delimiter", "'\\left' lacks a delimiter",
      "a bracket, a bar or '.' follows it"
    ),
    ("x^2^3", "^3", "double-script", "a second '^' on the same base", braces),
    ("x_a_b", "_b", "double-script", "a second '_' on the same base", braces),
    ("x^2'", "'", "double-script", "a second ''' on the same base", braces),
    ("a & b", "&", "outside-table", "'&' stands outside of an environment", lines),
    ("{a \\\\ b}", "\\\\", "outside-table", "'\\\\' stands outside of an environment", lines),
    (
      "a \\over b \\over c", "\\over c", "two-fractions", "a second '\\over' in the same group",
      braces
    ),
    (
      "x\\limits_a", "\\limits", "not-operator", "'\\limits' does not follow an operator",
      "it stands between an operator such as '\\sum' and its scripts"
    ),
    (
      "\\hspace{wide}", "\\hspace", "wrong-length", "'\\hspace' lacks a length",
      "write one such as '1em' or '3mu'"
    ),
    (
      "\\begin{array}{xyz} a \\end{array}", "xyz", "wrong-columns",
      "the columns of an array are not understood",
      "write 'l', 'c' or 'r' for each, and '|' for a line"
    ),
    (
      "a # b", "#", "stray-character", "'#' has no meaning in a formula",
      "write '\\#' for the sign itself"
    ),
    (
      "a $ b", "$", "stray-character", "'$' has no meaning in a formula",
      "write '\\$' for the sign itself"
    ),
  ]

  @Test(arguments: faults.indices) func isSaidAtItsPlace(_ index: Int) throws {
    let fault = Self.faults[index]
    let (html, problems) = written(fault.source)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.identifier == "math." + fault.id)
    #expect(problem.summary == fault.summary)
    #expect(problem.hint == fault.hint)
    let bytes = Array(fault.source.utf8)
    let rest = String(decoding: bytes[problem.range.lowerBound...], as: UTF8.self)
    #expect(rest.hasPrefix(fault.place))
    #expect(html == "<code class=\"math\">\(escaped(fault.source))</code>")
  }

  @Test func severalUnknownCommandsAreAllSaidOnce() {
    let (_, problems) = written("\\aaaaaa \\bbbbbb \\aaaaaa")
    #expect(problems.map(\.range) == [0..<7, 8..<15])
  }

  @Test func unknownCommandsAreSaidFiveTimesAtMost() {
    let source = (0..<26).map {
      "\\qq" + String(repeating: Character(Unicode.Scalar(UInt8(97 + $0))), count: 9)
    }
    #expect(written(source.joined(separator: " ")).problems.count == 5)
  }

  @Test func rangesAreInTheIndicesOfTheSlice() {
    let bytes = Array("text $\\foooooo$".utf8)
    var buffer = ByteBuffer()
    let problems = mathML(bytes[6..<14], display: false, into: &buffer)
    #expect(problems.map(\.range) == [6..<14])
  }

  @Test func aProblemBecomesAWarning() throws {
    let source = SourceText(path: "post.md", bytes: Array("$x^$\n".utf8))
    var buffer = ByteBuffer()
    let problem = try #require(mathML(source.bytes[1..<3], display: false, into: &buffer).first)
    #expect(
      DiagnosticText().format(problem.diagnostic(in: source, problem.range))
        == """
        post.md:1:3: warning: '^' lacks an argument
          1 | $x^$
            |   ^ write it between braces

        """)
  }
}
