package import Diagnostics
import HTML
package import Templating

/// One input of the fuzzer: templates, and the texts that they are given.
///
/// The text up to a line `--- name` is the template `main`; after such a line comes the template of that name.
/// Lines after a line `===` are the values of `a`, `b`, `c` and so on: a number, or a text. The length of
/// the whole settles `trim_blocks` and `lstrip_blocks`.
package struct TemplateInput {
  package private(set) var templates: [String: [UInt8]] = [:]
  package private(set) var values: [(String, Value)]
  private let options: Environment.Options

  package init(_ bytes: [UInt8]) {
    var options = Environment.Options()
    options.trimBlocks = bytes.count & 1 == 1
    options.stripsBlockIndent = bytes.count & 2 == 2
    options.mostRounds = 2_000
    options.largestOutput = 1 << 18
    options.deepestCall = 30
    self.options = options
    values = SampleData.values
    var part: [UInt8] = []
    var name = "main"
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      if line.elementsEqual("===".utf8) {
        readValues(lines)
        break
      }
      guard line.starts(with: "--- ".utf8) else {
        if !part.isEmpty { part.append(0x0A) }
        part += line
        continue
      }
      templates[name] = part
      name = String(decoding: line.dropFirst(4), as: UTF8.self)
      part = []
    }
    templates[name] = part
  }

  private mutating func readValues(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    for (index, line) in lines.prefix(6).enumerated() {
      let text = String(decoding: line, as: UTF8.self)
      let value: Value =
        Int(text).map { .int($0) } ?? Double(text).map { .double($0) } ?? .string(text)
      values.append(("abcdef".dropFirst(index).prefix(1).description, value))
    }
  }

  /// Loads and renders `main`; what comes out is either text or diagnostics.
  package func run() -> (text: [UInt8], diagnostics: [Diagnostic]) {
    let templates = templates
    let environment = Environment(
      globalNames: values.map { $0.0 }, options: options,
      templateNames: { templates.keys.sorted() },
      loader: { name in templates[name].map { SourceText(path: name, bytes: $0) } })
    let (template, diagnostics) = environment.load("main")
    guard let template else { return ([], diagnostics) }
    var buffer = ByteBuffer()
    let problems = template.render(environment.globals(values), into: &buffer)
    return (buffer.bytes(from: 0), diagnostics + problems)
  }
}
