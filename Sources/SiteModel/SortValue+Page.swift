import Dates
import FrontMatter

extension LoadedFile {
  /// The fields of cards that lists are sorted by.
  static let sortableFields = [
    "rating", "ratings", "progress", "author", "subtitle", "location", "group", "description",
    "series", "slug", "path",
  ]

  /// What the post has in a field, nil for nothing, a list or a mapping.
  ///
  /// - Parameter declared: the fields that its section declares, for what they are by default.
  func sortValue(_ name: String, declared: [DeclaredField], zone: TimeZone) -> SortValue? {
    func text(_ text: String?) -> SortValue? { text.map { .text($0.lowercased()) } }
    switch name {
    case "rating": return page.card.rating.map { .number(Double($0)) }
    case "ratings": return page.card.ratings.map { .number(Double($0)) }
    case "progress": return page.card.progress.map { .number($0) }
    case "author": return text(page.authors.first)
    case "subtitle": return text(page.card.subtitle)
    case "location": return text(page.card.location)
    case "group": return text(page.card.group)
    case "description": return text(page.description)
    case "series": return text(page.series)
    case "slug": return text(facts.slug)
    case "path": return text(place.path)
    default: break
    }
    let node =
      page.extra.first { $0.key == name && !$0.value.isNull }?.value
      ?? declared.first { $0.name == name }?.fallback
    switch node?.value {
    case .boolean(let flag): return .number(flag ? 1 : 0)
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .text(let written): return text(written)
    case .date(let date): return .date(date.resolved(in: zone).instant)
    case .null, .list, .mapping, nil: return nil
    }
  }
}
