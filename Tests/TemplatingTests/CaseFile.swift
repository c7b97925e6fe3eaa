import Foundation
import Testing

/// One case of a file of `Cases/`: `=== name`, then for each template `--- name` and its text, then
/// `--- expected` and the messages.
struct TemplateCase: Sendable, CustomTestStringConvertible {
  var name: String
  var templates: [String: String] = [:]
  var expected = ""

  var testDescription: String { name }

  static func read(_ file: String) -> [TemplateCase] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/\(file)")
    var cases: [TemplateCase] = []
    var part: String?
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    var lines: [String] = []
    func finish() {
      guard let part else { return }
      let text = lines.joined(separator: "\n")
      if part == "expected" {
        cases[cases.count - 1].expected = text.trimmingCharacters(in: .newlines) + "\n"
      } else {
        cases[cases.count - 1].templates[part] = text
      }
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("=== ") {
        finish()
        part = nil
        cases.append(TemplateCase(name: String(line.dropFirst(4))))
      } else if line.hasPrefix("--- ") {
        finish()
        part = String(line.dropFirst(4))
        lines = []
      } else {
        lines.append(String(line))
      }
    }
    finish()
    return cases
  }
}
