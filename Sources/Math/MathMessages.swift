import Diagnostics

/// The wording of everything that is said about formulas.
enum MathMessages {
  static func unknownCommand(_ name: String, nearest: String?, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.unknown-command", summary: "there is no command '\(name)' in formulas",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "the formula is shown as its source",
      range: range)
  }

  static func formulaInText(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.formula-in-text", summary: "'\(name)' is for formulas, and this is text",
      hint: "put it between dollar signs", range: range)
  }

  static func definition(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.definition", summary: "'\(name)' cannot define a command here",
      hint: "write out what the command stands for", range: range)
  }

  static func color(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.color", summary: "formulas have no colours: '\(name)'",
      hint: "leave it out", range: range)
  }

  static func unknownEnvironment(
    _ name: String, nearest: String?, _ range: Range<Int>
  ) -> MathProblem {
    MathProblem(
      identifier: "math.unknown-environment",
      summary: "there is no environment '\(name)' in formulas",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "the formula is shown as its source",
      range: range)
  }

  static func unclosed(_ opening: String, closing: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.unclosed", summary: "'\(opening)' is never closed",
      hint: "a '\(closing)' is missing", range: range)
  }

  static func unopened(_ closing: String, opening: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.unopened", summary: "'\(closing)' closes nothing",
      hint: "a '\(opening)' is missing before it", range: range)
  }

  static func wrongEnd(_ name: String, expected: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.wrong-end", summary: "'\\end{\(name)}' does not end '\(expected)'",
      hint: "'\\end{\(expected)}' is expected here", range: range)
  }

  static func missingArgument(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.missing-argument", summary: "'\(name)' lacks an argument",
      hint: "write it between braces", range: range)
  }

  static func missingDelimiter(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.missing-delimiter", summary: "'\(name)' lacks a delimiter",
      hint: "a bracket, a bar or '.' follows it", range: range)
  }

  static func doubleScript(_ character: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.double-script",
      summary: "a second '\(character)' on the same base",
      hint: "put braces around what belongs together", range: range)
  }

  static func outsideTable(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.outside-table", summary: "'\(name)' stands outside of an environment",
      hint: "put the lines between '\\begin{aligned}' and '\\end{aligned}'", range: range)
  }

  static func twoFractions(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.two-fractions", summary: "a second '\(name)' in the same group",
      hint: "put braces around what belongs together", range: range)
  }

  static func notOperator(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.not-operator", summary: "'\(name)' does not follow an operator",
      hint: "it stands between an operator such as '\\sum' and its scripts", range: range)
  }

  static func wrongLength(_ name: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.wrong-length", summary: "'\(name)' lacks a length",
      hint: "write one such as '1em' or '3mu'", range: range)
  }

  static func wrongColumns(_ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.wrong-columns", summary: "the columns of an array are not understood",
      hint: "write 'l', 'c' or 'r' for each, and '|' for a line", range: range)
  }

  static func strayCharacter(_ character: String, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.stray-character", summary: "'\(character)' has no meaning in a formula",
      hint: "write '\\\(character)' for the sign itself", range: range)
  }

  static func tooDeep(limit: Int, _ range: Range<Int>) -> MathProblem {
    MathProblem(
      identifier: "math.too-deep", summary: "the formula is nested more than \(limit) levels deep",
      hint: "take it apart", range: range)
  }
}
