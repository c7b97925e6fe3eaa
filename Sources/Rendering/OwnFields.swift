import FrontMatter
import SiteModel
import Templating

extension SiteContext {
  /// What front matter says of a post or a section, which is nothing for a page without a file.
  func ownField(_ field: PageField, of file: LoadedFile?) -> Value {
    guard let file else { return emptyField(field) }
    // Each field is read in place: a copy of all of them costs a reference count for each.
    switch field {
    case .description: return .text(file.page.description)
    case .draft: return .bool(file.page.isDraft)
    case .image: return image(file.page.card.image, of: file.place)
    case .imageAlt: return .string(file.page.card.imageAlt ?? "")
    case .progress: return file.page.card.progress.map { .double($0) } ?? .none
    case .rating: return file.page.card.rating.map { .int($0) } ?? .none
    case .ratings: return file.page.card.ratings.map { .int($0) } ?? .none
    case .subtitle: return .text(file.page.card.subtitle)
    case .location: return .text(file.page.card.location)
    case .phone: return .text(file.page.card.phone)
    case .phoneURL:
      return .text(file.page.card.phone.map { "tel:" + $0.filter { "+0123456789".contains($0) } })
    case .group: return .text(file.page.card.group)
    case .weight: return file.page.weight.map { .int($0) } ?? .none
    case .extra:
      return .map(
        OrderedMap(
          file.page.extra.map { ($0.key, DataValue.make($0.value, zone: site.settings.zone)) })
      )
    case .robots: return .text(file.page.robots)
    case .feeds: return .list([])
    case .aliases: return .list(file.page.aliases.map { .string($0.value) })
    default: return .none
    }
  }

  private func emptyField(_ field: PageField) -> Value {
    switch field {
    case .draft: .bool(false)
    case .imageAlt: .string("")
    case .extra: .map(OrderedMap([(String, Value)]()))
    case .aliases, .feeds: .list([])
    default: .none
    }
  }

  /// The three fields that tell of a card's colour.
  func colorField(_ own: CardColor, _ field: PageField) -> Value {
    let color = site.colors.shown(own)
    return switch field {
    case .color: .string(color.hex)
    case .colorClass: .string(color.className)
    default: .string(color.textColor == .black ? "black" : "white")
    }
  }
}
