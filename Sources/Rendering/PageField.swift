import Templating

/// The fields of `page` in templates, whatever kind of page it is; the guide's “Templates” describes each.
enum PageField: String, CaseIterable {
  case title, url, path, slug, kind, style, content, description, summary, date, updated
  case expires, draft, author, authors, tags, taxonomies, image, color, progress, rating
  case ratings, badge, subtitle, location, phone, group, weight, anchor, section, previous
  case next, back, extra, aliases, language, series, related, backlinks, translations, breadcrumbs
  case absoluteURL = "absolute_url"
  case imageAlt = "image_alt"
  case colorClass = "color_class"
  case textOn = "text_on"
  case phoneURL = "phone_url"
  case readingTime = "reading_time"
  case wordCount = "word_count"
  case toc
  case showsContents = "shows_toc"
  case summaryContent = "summary_content"
  case feedContent = "feed_content"
  case feeds, robots

  /// In the order of the shape's fields.
  static let all = allCases
  static let shape = Shape(name: "page", fields: all.map(\.rawValue))

  /// What templates are told of the field's value when they are checked.
  var type: ValueType {
    switch self {
    case .title, .url, .absoluteURL, .path, .slug, .kind, .style, .content, .description, .summary,
      .author, .image, .imageAlt, .color, .colorClass, .textOn, .subtitle, .location, .phone,
      .phoneURL, .group, .anchor, .language, .summaryContent, .feedContent, .robots:
      .text
    case .date, .updated, .expires: .date
    case .draft, .showsContents: .boolean
    case .progress, .rating, .ratings, .weight, .readingTime, .wordCount: .number
    case .authors, .aliases: .list(.text)
    case .tags: .list(.term)
    case .feeds: .feeds
    case .toc: .list(.heading)
    case .taxonomies:
      .list(
        .map([
          "name": .text, "title": .text, "terms": .list(.term),
        ]))
    case .badge: .map(["value": .text, "unit": .text])
    case .section: .section
    case .previous, .next: .page
    case .back: .map(["url": .text, "title": .text])
    case .series:
      .map([
        "name": .text, "title": .text, "url": .text, "number": .number, "count": .number,
        "posts": .list(.page), "previous": .page, "next": .page,
      ])
    case .related, .backlinks: .list(.page)
    case .translations:
      .list(
        .map([
          "language": .text, "name": .text, "url": .text, "absolute_url": .text, "title": .text,
        ]))
    case .breadcrumbs: .list(.map(["url": .text, "title": .text]))
    // What front matter holds is each site's own; `PageKinds` knows.
    case .extra: .unknown
    }
  }

  /// The fields that other pages decide, a bit for each.
  static let farFields: UInt64 = all.enumerated().reduce(0) { bits, field in
    switch field.element {
    case .series, .related, .backlinks, .translations, .breadcrumbs:
      bits | 1 << UInt64(field.offset)
    default: bits
    }
  }

  static let record = RecordType("page", all.map { ($0.rawValue, $0.type) })
}
