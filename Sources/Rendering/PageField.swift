import Templating

/// The fields of `page` in templates, whatever kind of page it is; the guide's “Templates” describes each.
enum PageField: String, CaseIterable {
  case title, url, path, slug, kind, style, content, description, summary, date, updated
  case expires, draft, author, authors, tags, taxonomies, image, color, progress, rating
  case ratings, badge, subtitle, location, phone, group, weight, anchor, section, previous
  case next, back, extra, aliases, language
  case absoluteURL = "absolute_url"
  case imageAlt = "image_alt"
  case colorClass = "color_class"
  case textOn = "text_on"
  case phoneURL = "phone_url"
  case readingTime = "reading_time"
  case wordCount = "word_count"
  case toc
  case summaryContent = "summary_content"

  /// In the order of the shape's fields.
  static let all = allCases
  static let shape = Shape(name: "page", fields: all.map(\.rawValue))
}
