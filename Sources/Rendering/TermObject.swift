import SiteModel
import Templating

/// One term of a page, or of the list of all terms.
final class TermObject: EntityObject {
  static let record = RecordType("term", [("name", .text), ("url", .text), ("count", .number)])
  private static let termShape = Shape(name: record.name, fields: record.names)

  private let context: SiteContext
  private let term: Taxonomy.Term

  init(_ context: SiteContext, _ term: Taxonomy.Term) {
    self.context = context
    self.term = term
  }

  var shape: Shape { Self.termShape }

  var key: UInt64 { Entity.termKey(term) }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return switch index {
    case 0: .string(term.name)
    case 1: .string(context.site.settings.baseURL.href(term.url))
    default: .int(term.pages.count)
    }
  }
}
