import SiteModel
import Templating

/// A section as others refer to it: `page.section`, `site.sections`.
final class SectionObject: EntityObject {
  private enum Field: String, CaseIterable {
    case title, url, style, description, count, image, posts, navigation, sections, parent, weight
    case language

    var type: ValueType {
      switch self {
      case .title, .url, .style, .description, .image, .navigation, .language: .text
      case .count, .weight: .number
      case .sections: .list(.section)
      case .parent: .section
      case .posts: .list(.page)
      }
    }
  }

  static let record = RecordType("section", fields.map { ($0.rawValue, $0.type) })

  private static let fields = Field.allCases
  private static let sectionShape = Shape(name: "section", fields: fields.map(\.rawValue))

  private let context: SiteContext
  private let index: Int
  private let section: Section

  init(_ context: SiteContext, _ index: Int) {
    self.context = context
    self.index = index
    self.section = context.site.sections[index]
  }

  var shape: Shape { Self.sectionShape }
  func index(of name: FieldName) -> Int? { Self.sectionShape.index(of: name) }

  var key: UInt64 { Entity.sectionKey(section) }

  func print(ofField index: Int) -> UInt64? {
    guard Self.fields[index] == .posts else { return nil }
    return context.print(ofPages: section.pages)
  }

  func field(_ place: Int) -> Value {
    Reads.note(key, place)
    switch Self.fields[place] {
    case .title: return .string(section.title)
    case .url: return .string(context.site.settings.baseURL.href(section.url))
    case .style: return .string(section.style.rawValue)
    case .description: return .text(section.fields.page.description)
    case .count: return .int(section.pages.count)
    case .image:
      return context.image(
        section.fields.page.card.image, of: section.definition?.place)
    case .sections:
      let inner = context.sections[section.language].filter {
        context.site.sections[$0].parent == index
      }
      return .list(inner.map { .object(SectionObject(context, $0)) })
    case .parent: return section.parent.map { .object(SectionObject(context, $0)) } ?? .none
    case .weight: return section.fields.page.weight.map { .int($0) } ?? .none
    case .language: return .string(context.site.settings.languages[section.language].tag)
    case .navigation: return .string(section.fields.navigation.rawValue)
    case .posts: return .list(section.pages.map { .object(PostObject(context, $0)) })
    }
  }
}
