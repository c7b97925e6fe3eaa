import Markdown
import Templating

/// What the templates under `markdown/` know of the construct they make: `link.url`, `heading.level` and so on.
enum ConstructObject {
  static func value(
    _ construct: HookedConstruct, _ href: (HookedConstruct.Address) -> String
  ) -> Value {
    switch construct {
    case .link(let address, let title):
      let url = href(address)
      return record(link, [.string(url), .string(title), .bool(isExternal(url))])
    case .image(let address, let title, let alt):
      return record(image, [.string(href(address)), .string(title), .string(alt)])
    case .heading(let level, let id, let text):
      return record(heading, [.int(level), .string(id), .string(text)])
    case .code(let language, let info, let source):
      return record(code, [.string(language), .string(info), .string(source)])
    case .table: return record(table, [])
    case .blockquote(let alert): return record(blockquote, [.string(alert)])
    }
  }

  private static let link = Shape(name: "link", fields: ["url", "title", "is_external"])
  private static let image = Shape(name: "image", fields: ["url", "title", "alt"])
  private static let heading = Shape(name: "heading", fields: ["level", "id", "text"])
  private static let code = Shape(name: "code", fields: ["language", "info", "source"])
  private static let table = Shape(name: "table", fields: [])
  private static let blockquote = Shape(name: "blockquote", fields: ["alert"])

  private static func record(_ shape: Shape, _ values: [Value]) -> Value {
    .object(Record(shape, values))
  }

  private static func isExternal(_ url: String) -> Bool {
    url.hasPrefix("https://") || url.hasPrefix("http://") || url.hasPrefix("//")
  }
}
