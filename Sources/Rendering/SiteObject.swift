import SiteModel
import Templating

/// `site` in templates.
final class SiteObject: EntityObject {
  enum Field: String, CaseIterable {
    case title, description, url, language, direction, author, logo, home, stylesheet, feed
    case sections, menu, taxonomies, now, script
    case tagsURL = "tags_url"
    case stylesheetIntegrity = "stylesheet_integrity"
    case scriptIntegrity = "script_integrity"
    case colorScheme = "color_scheme"
    case feeds, icon, manifest
    case themeColor = "theme_color"

    var type: ValueType {
      switch self {
      case .title, .description, .url, .language, .direction, .author, .logo, .home, .stylesheet,
        .stylesheetIntegrity, .script, .scriptIntegrity, .colorScheme,
        .feed, .tagsURL, .manifest, .themeColor:
        .text
      case .sections: .list(.section)
      case .menu: .list(.map(["title": .text, "url": .text]))
      case .taxonomies: .list(.map(["name": .text, "title": .text, "url": .text]))
      case .now: .date
      case .feeds: .feeds
      case .icon: .map(["url": .text, "type": .text, "sizes": .text])
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
    case .stylesheetIntegrity: return integrity(of: context.assets.stylesheet, context)
    case .script: return context.assets.script.map { .string(base.href($0.url)) } ?? .none
    case .scriptIntegrity: return integrity(of: context.assets.script, context)
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
    case .feeds: return context.feeds(of: .home)
    case .icon:
      guard let icon = context.companions.icon else { return .none }
      return .map(
        OrderedMap([
          ("url", .string(icon.url.hasScheme ? icon.url : base.path + icon.url)),
          ("type", .text(icon.type)), ("sizes", .text(icon.sizes)),
        ]))
    case .manifest:
      guard context.site.settings.hosting.hasManifest else { return .none }
      return .string(base.href(OutputPlan.manifest))
    case .themeColor: return .text(context.site.settings.theme.accent?.hex)
    }
  }

  /// None for pages that are opened from a disk, of whose files browsers check none and then refuse all.
  private static func integrity(of asset: Asset?, _ context: SiteContext) -> Value {
    context.site.settings.hosting.usesRelativeURLs ? .none : .text(asset?.integrity)
  }
}
