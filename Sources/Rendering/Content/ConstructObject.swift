import Markdown
import Templating

/// What the templates under `markdown/` know of the construct they make: `link.url`, `heading.level` and so on.
///
/// Every construct has `id`, `class` and `attributes`: what braces in the text say of it. `attributes` is a map of all
/// of them, in the order in which the program writes them.
enum ConstructObject {
  static func value(
    _ construct: HookedConstruct, _ attributes: [WrittenAttribute],
    _ href: (HookedConstruct.Address) -> String
  ) -> Value {
    let values: [Value] =
      switch construct {
      case .link(let address, let title): link(href(address), title)
      case .image(let address, let title, let alt):
        [.string(href(address)), .string(title), .string(alt)]
      case .heading(let level, _, let text): [.int(level), .string(text)]
      case .code(let language, let info, let source):
        [.string(language), .string(info), .string(source)]
      case .table: []
      case .blockquote(let alert): [.string(alert)]
      }
    return .object(Record(shape(of: construct.name), values + common(attributes)))
  }

  /// What the template checker is told of a construct.
  static func record(_ name: HookedConstruct.Name) -> RecordType {
    RecordType(name.rawValue, fields(of: name))
  }

  private static func link(_ url: String, _ title: String) -> [Value] {
    [.string(url), .string(title), .bool(isExternal(url))]
  }

  private static func common(_ attributes: [WrittenAttribute]) -> [Value] {
    func value(_ name: String) -> Value {
      .string(attributes.first { $0.name == name }?.value ?? "")
    }
    let map = OrderedMap(attributes.map { ($0.name, Value.string($0.value)) })
    return [value("id"), value("class"), .map(map)]
  }

  private static func isExternal(_ url: String) -> Bool {
    url.hasPrefix("https://") || url.hasPrefix("http://") || url.hasPrefix("//")
  }

  // MARK: Shapes

  private typealias Field = (name: String, type: ValueType)

  private static func fields(of name: HookedConstruct.Name) -> [(name: String, type: ValueType)] {
    let own: [Field] =
      switch name {
      case .link: [("url", .text), ("title", .text), ("is_external", .boolean)]
      case .image: [("url", .text), ("title", .text), ("alt", .text)]
      case .heading: [("level", .number), ("text", .text)]
      case .code: [("language", .text), ("info", .text), ("source", .text)]
      case .table: []
      case .blockquote: [("alert", .text)]
      }
    return own + [("id", .text), ("class", .text), ("attributes", .unknown)]
  }

  private static let shapes = HookedConstruct.Name.allCases.map { name in
    Shape(name: name.rawValue, fields: fields(of: name).map(\.name))
  }

  private static func shape(of name: HookedConstruct.Name) -> Shape {
    shapes[HookedConstruct.Name.allCases.firstIndex(of: name) ?? 0]
  }
}
