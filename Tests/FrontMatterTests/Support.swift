import Dates
import Diagnostics
import FrontMatter

/// A parsed text, and its messages as a user sees them.
struct Parsed {
  let source: SourceText
  let document: Document
  let messages: String

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    source = SourceText(path: "post.md", bytes: bytes)
    let (document, diagnostics) = Document.parse(source)
    self.document = document
    messages = format(diagnostics)
  }

  /// The post that has these lines as its YAML.
  static func yaml(_ lines: String) -> Parsed { Parsed("---\n\(lines)\n---\n") }
  static func toml(_ lines: String) -> Parsed { Parsed("+++\n\(lines)\n+++\n") }

  var fields: String { show(.mapping(document.fields)) }
  var body: String { source.text(document.body) }

  /// The bytes that the value of a key stands on.
  func place(of key: String) -> String? {
    document.fields[key].map { source.text($0.value.range) }
  }
}

func format(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticText().format($0) }.joined()
}

/// A value in one line: texts in quotes, all else bare.
func show(_ value: NodeValue) -> String {
  switch value {
  case .null: "null"
  case .boolean(let boolean): "\(boolean)"
  case .integer(let integer): "\(integer)"
  case .number(let number): "\(number)"
  case .text(let text): "\"\(text)\""
  case .date(let date):
    "date(\(DateTime(date.civil, offset: date.offset ?? 0).rfc3339)"
      + "\(date.hasTime ? "" : " day")\(date.offset == nil ? " local" : ""))"
  case .list(let nodes): "[" + nodes.map { show($0.value) }.joined(separator: ", ") + "]"
  case .mapping(let mapping):
    "{" + mapping.entries.map { "\($0.key): \(show($0.value.value))" }.joined(separator: ", ") + "}"
  }
}
