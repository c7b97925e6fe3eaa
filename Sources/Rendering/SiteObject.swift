import FrontMatter
import SiteModel
import Templating

/// `site` in templates.
final class SiteObject: EntityObject {
  enum Field: String, CaseIterable {
    case title, description, url, language, direction, author, logo, home, stylesheet, feed
    case sections, menu, menus, taxonomies, now, script, languages, archive, search
    case searchScript = "search_script"
    case searchIntegrity = "search_integrity"
    case tagsURL = "tags_url"
    case stylesheetIntegrity = "stylesheet_integrity"
    case scriptIntegrity = "script_integrity"
    case colorScheme = "color_scheme"
    case feeds, icon, icons, manifest
    case appIcons = "app_icons"
    case themeColor = "theme_color"

    var type: ValueType {
      switch self {
      case .title, .description, .url, .language, .direction, .author, .logo, .home, .stylesheet,
        .stylesheetIntegrity, .script, .scriptIntegrity, .colorScheme,
        .feed, .tagsURL, .archive, .manifest, .themeColor, .search, .searchScript,
        .searchIntegrity:
        .text
      case .sections: .list(.section)
      case .menu: .list(SiteObject.menuItem)
      // A menu that nobody has is none.
      case .menus: .unknown
      case .languages:
        .list(
          .map([
            "code": .text, "name": .text, "title": .text, "url": .text, "direction": .text,
            "current": .boolean,
          ]))
      case .taxonomies: .list(.map(["name": .text, "title": .text, "url": .text]))
      case .now: .date
      case .feeds: .feeds
      case .icon: .map(["url": .text, "type": .text, "sizes": .text])
      case .icons, .appIcons:
        .list(
          .map([
            "url": .text, "type": .text, "sizes": .text, "permanent": .boolean,
            self == .icons ? "rel" : "purpose": .text,
          ]))
      }
    }
  }

  private static let menuItem = ValueType.map([
    "title": .text, "url": .text, "children": .list(.map(["title": .text, "url": .text])),
  ])
  static let record = RecordType("site", fields.map { ($0.rawValue, $0.type) })

  private static let fields = Field.allCases
  /// The place of `now` among the fields.
  static let nowField = fields.firstIndex(of: .now)
  private static let siteShape = Shape(name: "site", fields: fields.map(\.rawValue))

  /// Every field's value, since every page asks for the same.
  private let values: [Value]

  let key: UInt64
  let isShared = true

  /// The site as pages of one language have it.
  init(_ context: SiteContext, language: Int) {
    values = Self.fields.map { Self.value($0, context, language) }
    key = Entity.siteKey(language)
  }

  var shape: Shape { Self.siteShape }
  func index(of name: FieldName) -> Int? { Self.siteShape.index(of: name) }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return values[index]
  }

  private static func value(
    _ field: Field, _ context: SiteContext, _ language: Int
  ) -> Value {
    let base = context.site.settings.baseURL
    let settings = context.site.settings
    let taxonomies = context.site.taxonomies.filter {
      $0.language == language && !$0.terms.isEmpty
    }
    switch field {
    case .title: return .string(settings.title(in: language))
    case .description: return .text(settings.description(in: language))
    case .url: return .string(base.text)
    case .language: return .string(settings.languages[language].tag)
    case .direction: return .string(settings.direction(in: language))
    case .author: return .text(settings.author(in: language))
    case .logo: return context.image(context.site.settings.logo?.value, of: nil)
    case .home: return .string(base.href(context.site.home(in: language).url))
    case .stylesheet: return .string(base.href(context.assets.stylesheet.url))
    case .stylesheetIntegrity: return integrity(of: context.assets.stylesheet, context)
    case .script: return context.assets.script.map { .string(base.href($0.url)) } ?? .none
    case .scriptIntegrity: return integrity(of: context.assets.script, context)
    case .search:
      return context.site.settings.search == nil
        ? .none : .string(base.href(SearchFiles.entry(context.site, language: language)))
    case .searchScript:
      return context.assets.searchScript.map { .string(base.href($0.url)) } ?? .none
    case .searchIntegrity: return integrity(of: context.assets.searchScript, context)
    case .colorScheme:
      let scheme = context.site.settings.theme.colorScheme
      return .string(scheme == .auto ? "light dark" : scheme.rawValue)
    case .feed:
      let feeds = context.companions.feeds.feeds(of: .section(context.site.homes[language]))
      let feed = feeds.first { $0.format == .atom } ?? feeds.first
      return feed.map { .string(base.href($0.url)) } ?? .none
    case .tagsURL:
      let tags = taxonomies.first { $0.settings.name == "tags" }
      return tags.map { .string(base.href($0.url)) } ?? .none
    case .sections:
      return .list(context.sections[language].map { .object(SectionObject(context, $0)) })
    case .menu:
      let main = context.site.menus[language].first { $0.name == Menu.main }
      return .list((main?.items ?? []).map { menuItem($0, context) })
    case .menus:
      return .map(
        OrderedMap(
          context.site.menus[language].map { menu in
            (menu.name, .list(menu.items.map { menuItem($0, context) }))
          }))
    case .languages:
      return .list(
        context.site.homes.indices.map { languageItem($0, context, isCurrent: $0 == language) })
    case .archive:
      guard language < context.site.archives.count else { return .none }
      return .string(base.href(context.site.archives[language].url))
    case .taxonomies:
      return .list(
        taxonomies.map { taxonomy in
          .map(
            OrderedMap([
              ("name", .string(taxonomy.settings.name)),
              ("title", .string(taxonomy.title)),
              ("url", .string(base.href(taxonomy.url))),
            ]))
        })
    case .now: return .date(context.site.now)
    case .feeds: return context.feeds(of: .section(context.site.homes[language]))
    case .icon:
      guard let icon = context.companions.icons.main else { return .none }
      return .map(OrderedMap(self.icon(icon, base)))
    case .icons:
      return .list(
        context.companions.icons.all.filter { $0.rel != nil }.map { icon in
          .map(
            OrderedMap(
              self.icon(icon, base) + [
                ("permanent", .bool(icon.isPermanent)), ("rel", .text(icon.rel)),
              ]))
        })
    case .appIcons:
      return .list(
        context.companions.icons.all.filter { $0.purpose != nil }.map { icon in
          .map(
            OrderedMap(
              self.icon(icon, base) + [
                ("permanent", .bool(icon.isPermanent)), ("purpose", .text(icon.purpose)),
              ]))
        })
    case .manifest:
      guard context.site.settings.hosting.hasManifest else { return .none }
      return .string(base.href(OutputPlan.manifest))
    case .themeColor: return .text(context.site.settings.theme.accent?.hex)
    }
  }

  /// What all who are told of an icon are told.
  private static func icon(_ icon: SiteIcon, _ base: BaseURL) -> [(String, Value)] {
    [
      ("url", .string(icon.url.hasScheme ? icon.url : base.path + icon.url)),
      ("type", .text(icon.type)), ("sizes", .text(icon.sizes)),
    ]
  }

  /// None for pages that are opened from a disk, of whose files browsers check none and then refuse all.
  private static func integrity(of asset: Asset?, _ context: SiteContext) -> Value {
    context.site.settings.hosting.usesRelativeURLs ? .none : .text(asset?.integrity)
  }

  private static func menuItem(_ item: Menu.Item, _ context: SiteContext) -> Value {
    .map(
      OrderedMap([
        ("title", .string(item.title)), ("url", .string(context.href(item.url))),
        ("children", .list(item.children.map { menuItem($0, context) })),
      ]))
  }

  private static func languageItem(
    _ language: Int, _ context: SiteContext, isCurrent: Bool
  ) -> Value {
    let settings = context.site.settings
    return .map(
      OrderedMap([
        ("code", .string(settings.languages[language].tag)),
        ("name", .string(settings.languages[language].shownName)),
        ("title", .string(settings.title(in: language))),
        ("url", .string(settings.baseURL.href(context.site.home(in: language).url))),
        ("direction", .string(settings.direction(in: language))),
        ("current", .bool(isCurrent)),
      ]))
  }
}
