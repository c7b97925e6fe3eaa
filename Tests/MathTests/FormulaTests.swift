import Foundation
import Testing

/// Formulas and their MathML, held in `Cases/formulas.txt`: `$` or `$$` and the source on one line, what stands within
/// `<semantics>` before the annotation on the next.
@Suite struct FormulaTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let isDisplay: Bool
    let expected: String

    var testDescription: String { source }
  }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/formulas.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).compactMap { line, next in
      guard line.hasPrefix("$") else { return nil }
      let isDisplay = line.hasPrefix("$$")
      return Case(
        source: String(line.dropFirst(isDisplay ? 3 : 2)), isDisplay: isDisplay,
        expected: String(next))
    }
  }()

  @Test func casesAreThere() {
    #expect(Self.cases.count >= 200)
  }

  @Test(arguments: cases) func isWrittenAsMathML(_ item: Case) {
    let (html, problems) = written(item.source, display: item.isDisplay)
    let opening = item.isDisplay ? "<math display=\"block\">" : "<math>"
    let source = escaped(item.source.trimmingCharacters(in: .whitespaces))
    #expect(problems == [])
    #expect(
      html == "\(opening)<semantics>\(item.expected)"
        + "<annotation encoding=\"application/x-tex\">\(source)</annotation></semantics></math>")
  }

  @Test(arguments: cases) func isWellFormed(_ item: Case) throws {
    let (html, _) = written(item.source, display: item.isDisplay)
    #expect(elementFault(in: html) == nil)
  }
}
