import SiteModel
import Templating

/// A section as others refer to it: `page.section`, `site.sections`.
final class SectionObject: EntityObject {
  private enum Field: String, CaseIterable {
    case title, url, style, description, count, image, posts, navigation

    var type: ValueType {
      switch self {
      case .title, .url, .style, .description, .image, .navigation: .text
      case .count: .number
      case .posts: .list(.page)
      }
    }
  }

  static let record = RecordType("section", fields.map { ($0.rawValue, $0.type) })

  private static let fields = Field.allCases
  private static let sectionShape = Shape(name: "section", fields: fields.map(\.rawValue))

  private let context: SiteContext
  private let section: Section

  init(_ context: SiteContext, _ index: Int) {
    self.context = context
    self.section = context.site.sections[index]
  }

  var shape: Shape { Self.sectionShape }

  var key: UInt64 { Entity.sectionKey(section) }

  func print(ofField index: Int) -> UInt64? {
    guard Self.fields[index] == .posts else { return nil }
    return context.print(ofPages: section.pages)
  }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    switch Self.fields[index] {
    case .title: return .string(section.title)
    case .url: return .string(context.site.settings.baseURL.href(section.url))
    case .style: return .string(section.style.rawValue)
    case .description: return .text(section.fields.page.description)
    case .count: return .int(section.pages.count)
    case .image:
      return context.image(
        section.fields.page.card.image, of: section.file?.place)
    case .navigation: return .string(section.fields.navigation.rawValue)
    case .posts: return .list(section.pages.map { .object(PostObject(context, $0)) })
    }
  }
}
