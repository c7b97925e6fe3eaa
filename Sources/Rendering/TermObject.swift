import SiteModel
import Templating

/// One term of a page, or of the list of all terms.
final class TermObject: EntityObject {
  static let record = RecordType(
    "term",
    [
      ("name", .text), ("url", .text), ("count", .number), ("title", .text), ("slug", .text),
      ("description", .text), ("image", .text), ("posts", .list(.page)),
    ])
  private static let termShape = Shape(name: record.name, fields: record.names)

  private let context: SiteContext
  private let place: (taxonomy: Int, term: Int)

  init(_ context: SiteContext, taxonomy: Int, term: Int) {
    self.context = context
    place = (taxonomy, term)
    key = context.terms[taxonomy][term].key
  }

  var shape: Shape { Self.termShape }
  func index(of name: FieldName) -> Int? { Self.termShape.index(of: name) }

  let key: UInt64

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return switch index {
    case 0: context.terms[place.taxonomy][place.term].name
    case 1: context.terms[place.taxonomy][place.term].url
    case 2: .int(term.pages.count)
    case 3: .string(term.title)
    case 4: .string(term.slug)
    case 5: .text(term.file?.page.description)
    case 6: context.image(term.file?.page.card.image, of: term.file?.place)
    default: .list(term.pages.map { .object(PostObject(context, $0)) })
    }
  }

  func print(ofField index: Int) -> UInt64? {
    index == 7 ? context.print(ofPages: term.pages) : nil
  }

  private var term: Taxonomy.Term {
    _read { yield context.site.taxonomies[place.taxonomy].terms[place.term] }
  }
}
