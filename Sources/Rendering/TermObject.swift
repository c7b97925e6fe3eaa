import SiteModel
import Templating

/// One term of a page, or of the list of all terms; made once a build.
final class TermObject: EntityObject {
  static let record = RecordType("term", [("name", .text), ("url", .text), ("count", .number)])
  private static let termShape = Shape(name: record.name, fields: record.names)

  private let name: Value
  private let url: Value
  private let count: Value

  init(_ term: Taxonomy.Term, _ base: BaseURL) {
    name = .string(term.name)
    url = .string(base.href(term.url))
    count = .int(term.pages.count)
    key = Entity.termKey(term)
  }

  var shape: Shape { Self.termShape }

  let key: UInt64

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return switch index {
    case 0: name
    case 1: url
    default: count
    }
  }
}
