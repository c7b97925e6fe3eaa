import SiteModel
import Templating

/// `page` in the template of a redirect: where it leads.
final class RedirectObject: Object {
  static let record = RecordType(
    "page", [("title", .text), ("url", .text), ("absolute_url", .text)])
  private static let redirectShape = Shape(name: record.name, fields: record.names)

  private let base: BaseURL
  private let url: URLPath
  private let title: String

  init(_ base: BaseURL, _ url: URLPath, _ title: String) {
    self.base = base
    self.url = url
    self.title = title
  }

  var shape: Shape { Self.redirectShape }

  func field(_ index: Int) -> Value {
    switch index {
    case 0: .string(title)
    case 1: .string(base.href(url))
    default: .string(base.absolute(url))
    }
  }
}
