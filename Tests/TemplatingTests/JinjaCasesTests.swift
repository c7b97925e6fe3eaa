import Foundation
import Templating
import Testing

/// Templates whose output was taken from Jinja2 by `make-cases.py`.
@Suite struct JinjaCasesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let templates: [String: String]
    let data: [(String, Value)]
    let options: Environment.Options
    let expected: String

    var testDescription: String { name }
  }

  static let cases: [Case] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases/cases.json")
    guard let bytes = try? Data(contentsOf: file),
      case .list(let items) = JSONReader.read([UInt8](bytes))
    else { return [] }
    return items.compactMap { item in
      guard case .map(let map) = item, case .string(let name)? = map["name"],
        case .map(let templates)? = map["templates"], case .map(let data)? = map["data"],
        case .string(let expected)? = map["expected"]
      else { return nil }
      var options = Environment.Options()
      if case .bool(true)? = map["trim_blocks"] { options.trimBlocks = true }
      if case .bool(true)? = map["lstrip_blocks"] { options.stripsBlockIndent = true }
      return Case(
        name: name,
        templates: Dictionary(
          uniqueKeysWithValues: templates.entries.compactMap { entry in
            guard case .string(let key) = entry.key, case .string(let text) = entry.value else {
              return nil
            }
            return (key, text)
          }),
        data: data.entries.compactMap { entry in
          if case .string(let key) = entry.key { (key, entry.value) } else { nil }
        }, options: options, expected: expected)
    }
  }()

  @Test func casesAreThere() {
    #expect(Self.cases.count >= 800)
  }

  @Test(arguments: cases) func rendersAsJinja(_ item: Case) {
    let outcome = render(item.templates, item.data, options: item.options)
    #expect(outcome == Outcome(text: item.expected))
  }
}
