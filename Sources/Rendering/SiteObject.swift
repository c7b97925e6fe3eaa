import SiteModel
import Templating

/// `site` in templates.
final class SiteObject: EntityObject {
  enum Field: String, CaseIterable {
    case title, description, url, language, direction, author, logo, home, stylesheet, feed
    case sections, menu, taxonomies, now, script, search
    case searchScript = "search_script"
    case searchIntegrity = "search_integrity"
    case tagsURL = "tags_url"
    case stylesheetIntegrity = "stylesheet_integrity"
    case scriptIntegrity = "script_integrity"
    case colorScheme = "color_scheme"

    var type: ValueType {
      switch self {
      case .title, .description, .url, .language, .direction, .author, .logo, .home, .stylesheet,
        .stylesheetIntegrity, .script, .scriptIntegrity, .colorScheme,
        .feed, .tagsURL, .search, .searchScript, .searchIntegrity:
        .text
      case .sections: .list(.section)
      case .menu: .list(.map(["title": .text, "url": .text]))
      case .taxonomies: .list(.map(["name": .text, "title": .text, "url": .text]))
      case .now: .date
      }
    }
  }

  static let record = RecordType("site", fields.map { ($0.rawValue, $0.type) })

  private static let fields = Field.allCases
  /// The place of `now` among the fields.
  static let nowField = fields.firstIndex(of: .now)
  private static let siteShape = Shape(name: "site", fields: fields.map(\.rawValue))

  /// Every field's value, since every page asks for the same.
  private let values: [Value]

  init(_ context: SiteContext, feed: URLPath?) {
    values = Self.fields.map { Self.value($0, context, feed) }
  }

  var shape: Shape { Self.siteShape }

  var key: UInt64 { Entity.siteKey }

  func field(_ index: Int) -> Value {
    Reads.note(Entity.siteKey, index)
    return values[index]
  }

  private static func value(_ field: Field, _ context: SiteContext, _ feed: URLPath?) -> Value {
    let base = context.site.settings.baseURL
    switch field {
    case .title: return .string(context.site.settings.title)
    case .description: return .text(context.site.settings.description)
    case .url: return .string(base.text)
    case .language: return .string(context.site.settings.language)
    case .direction: return .string(context.site.settings.direction)
    case .author: return .text(context.site.settings.author)
    case .logo: return context.image(context.site.settings.logo, of: nil)
    case .home: return .string(base.href(context.site.home.url))
    case .stylesheet: return .string(base.href(context.assets.stylesheet.url))
    case .stylesheetIntegrity: return .string(context.assets.stylesheet.integrity)
    case .script: return context.assets.script.map { .string(base.href($0.url)) } ?? .none
    case .scriptIntegrity: return .text(context.assets.script?.integrity)
    case .search:
      return context.site.settings.search == nil
        ? .none : .string(base.href(SearchFiles.entry(context.site)))
    case .searchScript:
      return context.assets.searchScript.map { .string(base.href($0.url)) } ?? .none
    case .searchIntegrity: return .text(context.assets.searchScript?.integrity)
    case .colorScheme:
      let scheme = context.site.settings.theme.colorScheme
      return .string(scheme == .auto ? "light dark" : scheme.rawValue)
    case .feed: return feed.map { .string(base.href($0)) } ?? .none
    case .tagsURL:
      let tags = context.site.taxonomies.first { $0.settings.name == "tags" && !$0.terms.isEmpty }
      return tags.map { .string(base.href($0.url)) } ?? .none
    case .sections: return .list(context.sections.map { .object(SectionObject(context, $0)) })
    case .menu:
      return .list(
        context.site.settings.menu.map { item in
          .map(
            OrderedMap([("title", .string(item.title)), ("url", .string(context.href(item.url)))]))
        })
    case .taxonomies:
      return .list(
        context.site.taxonomies.filter { !$0.terms.isEmpty }.map { taxonomy in
          .map(
            OrderedMap([
              ("name", .string(taxonomy.settings.name)),
              ("title", .string(taxonomy.settings.title)),
              ("url", .string(base.href(taxonomy.url))),
            ]))
        })
    case .now: return .date(context.site.now)
    }
  }
}
