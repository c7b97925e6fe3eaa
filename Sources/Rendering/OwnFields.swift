import FrontMatter
import SiteModel
import Templating

extension SiteContext {
  /// What front matter says of a post or a section, which is nothing for a page without a file.
  func ownField(_ field: PageField, of file: LoadedFile?) -> Value {
    guard let file else { return emptyField(field) }
    return ownField(field, file.page, of: file.place)
  }

  private func ownField(_ field: PageField, _ page: borrowing PostFields, of place: ContentPath)
    -> Value
  {
    switch field {
    case .description: return .text(page.description)
    case .draft: return .bool(page.isDraft)
    case .image: return image(page.card.image, of: place)
    case .imageAlt: return .string(page.card.imageAlt ?? "")
    case .progress: return page.card.progress.map { .double($0) } ?? .none
    case .rating: return page.card.rating.map { .int($0) } ?? .none
    case .ratings: return page.card.ratings.map { .int($0) } ?? .none
    case .subtitle: return .text(page.card.subtitle)
    case .location: return .text(page.card.location)
    case .phone: return .text(page.card.phone)
    case .phoneURL:
      return .text(page.card.phone.map { "tel:" + $0.filter { "+0123456789".contains($0) } })
    case .group: return .text(page.card.group)
    case .weight: return page.weight.map { .int($0) } ?? .none
    case .extra:
      return .map(
        OrderedMap(
          page.extra.map { ($0.key, DataValue.make($0.value, zone: site.settings.zone)) })
      )
    case .aliases: return .list(page.aliases.map { .string($0.value) })
    case .language: return .string(site.settings.language)
    default: return .none
    }
  }

  private func emptyField(_ field: PageField) -> Value {
    switch field {
    case .draft: .bool(false)
    case .imageAlt: .string("")
    case .extra: .map(OrderedMap([(String, Value)]()))
    case .aliases: .list([])
    case .language: .string(site.settings.language)
    default: .none
    }
  }

  /// The three fields that tell of a card's colour.
  func colorField(_ color: CardColor, _ field: PageField) -> Value {
    switch field {
    case .color: .string(color.hex)
    case .colorClass: .string(color.className)
    default: .string(color.textColor == .black ? "black" : "white")
    }
  }
}
