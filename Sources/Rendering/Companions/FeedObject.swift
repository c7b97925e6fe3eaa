import Dates
import Records
import SiteModel
import Templating

/// `feed` in the templates of feeds: which one it is.
final class FeedObject: EntityObject {
  private enum Field: String, CaseIterable {
    case title, format, type, url, text, updated
    case absoluteURL = "absolute_url"

    var fieldType: ValueType { self == .updated ? .date : .text }
  }

  static let record = RecordType("feed", fields.map { ($0.rawValue, $0.fieldType) })

  private static let fields = Field.allCases
  private static let feedShape = Shape(name: "feed", fields: fields.map(\.rawValue))

  private let context: SiteContext
  private let feed: Feeds.Feed
  let key: UInt64

  init(_ context: SiteContext, _ feed: Feeds.Feed) {
    self.context = context
    self.feed = feed
    key = Entity.feedKey(feed, in: context.site)
  }

  var shape: Shape { Self.feedShape }
  func index(of name: FieldName) -> Int? { Self.feedShape.index(of: name) }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    switch Self.fields[index] {
    case .title: return .string(feed.title)
    case .format: return .string(feed.format.rawValue)
    case .type: return .string(feed.format.mediaType)
    case .url: return .string(context.site.settings.baseURL.href(feed.url))
    case .absoluteURL: return .string(context.site.settings.baseURL.absolute(feed.url))
    case .text: return .string(context.site.settings.feeds.text.rawValue)
    case .updated: return updated.map { .date($0) } ?? .none
    }
  }

  /// When the last of its posts was written or changed, so that it changes with them alone.
  private var updated: DateTime? {
    let posts = context.companions.feeds.posts(ofList: feed.list)
    return posts.compactMap { context.site.pages[$0].updated ?? context.site.pages[$0].date }
      .max { $0.instant < $1.instant }
  }
}

extension SiteContext {
  /// Feeds as `site.feeds` and `page.feeds` have them.
  func feeds(of kind: PostList.Kind) -> Value {
    let base = site.settings.baseURL
    return .list(
      companions.feeds.feeds(of: kind).map { feed in
        .map(
          OrderedMap([
            ("title", .string(feed.title)), ("format", .string(feed.format.rawValue)),
            ("type", .string(feed.format.mediaType)), ("url", .string(base.href(feed.url))),
            ("absolute_url", .string(base.absolute(feed.url))),
          ]))
      })
  }
}

extension ValueType {
  /// Of `site.feeds` and `page.feeds`.
  static let feeds = ValueType.list(
    .map([
      "title": .text, "format": .text, "type": .text, "url": .text, "absolute_url": .text,
    ]))
}
