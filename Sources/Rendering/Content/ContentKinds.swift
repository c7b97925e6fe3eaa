import Markdown
import Templating

/// What the templates of shortcodes and constructs are given, told to the template checker; the twin of
/// `ContentTemplates.write`.
enum ContentKinds {
  /// The uses of all of them.
  ///
  /// - Parameters:
  ///   - templates: their names.
  ///   - records: what the templates of pages know.
  static func uses(
    _ templates: some Sequence<String>, records: [String: RecordType]
  ) -> [TemplateUse] {
    templates.map { TemplateUse($0, for: kind(of: $0, records)) }
  }

  private static func kind(of template: String, _ records: [String: RecordType]) -> PageKind {
    var records = records
    var globals: [String: ValueType] = [
      "site": .record("site"), "data": .record("data"), "page": .record("page"), "inner": .text,
    ]
    let path = template.split(separator: "/", maxSplits: 1)
    let file = path.last.map { $0.hasSuffix(".html") ? String($0.dropLast(5)) : String($0) } ?? ""
    if path.first == "shortcodes" {
      globals["name"] = .text
      globals["args"] = .list(.unknown)
      globals["params"] = .unknown
    } else if let name = construct(file) {
      // Another record is called `heading` already: that of the list of contents.
      let key = "markdown " + name.rawValue
      globals[name.rawValue] = .record(key)
      records[key] = ConstructObject.record(name)
    }
    return PageKind(file, globals: globals, records: records)
  }

  /// `code` for `code-mermaid` too.
  private static func construct(_ file: String) -> HookedConstruct.Name? {
    HookedConstruct.Name.allCases.first {
      file == $0.rawValue || $0 == .code && file.hasPrefix("code-")
    }
  }
}
