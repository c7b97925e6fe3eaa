import Dates
package import Diagnostics
package import FrontMatter

/// What a section's `_index.md` says: about its list page and, through `page`, about itself.
package struct SectionFields: Sendable {
  /// What a list is sorted by.
  package enum SortKey: String, Sendable, CaseIterable {
    case date, updated, title, weight
  }

  /// How a list leads to its posts in the style `sidebar`.
  package enum Navigation: String, Sendable, CaseIterable {
    /// The list beside the post where there is room, else one after the other.
    case split
    /// One after the other, always.
    case stack
  }

  /// A line above or under a list, with an icon of the sprite and a link.
  package struct Banner: Sendable {
    /// The names of the icons that come with the program; templates may add their own.
    package static let icons = [
      "grid", "search", "arrow-left", "arrow-right", "bell", "menu", "ellipsis", "map-pin", "phone",
      "star", "x-circle", "tray", "card", "chevron",
    ]

    /// The name of an icon of the sprite.
    package let icon: String?
    /// What the line says.
    package let text: String
    /// Where it leads.
    package let link: String?
  }

  /// Title, description, image, colour, weight, template, own fields.
  package var page = PostFields()
  /// The style of the list and of its posts.
  package var style: Style?
  /// What the list is sorted by.
  package var sort = SortKey.date
  /// The other way round.
  package var isReversed = false
  /// Posts a page.
  package var size: Int?
  /// The names of groups in the order they are to stand in; others follow.
  package var groups: [String] = []
  /// How the list leads to its posts.
  package var navigation = Navigation.split
  /// Whether a visitor may hide cards, nil for what the style does by itself.
  package var allowsHiding: Bool?
  /// The line above the list.
  package var header: Banner?
  /// The line under the list.
  package var footer: Banner?
  /// In which formats its list can be followed, nil for what the site says of sections.
  package var feeds: [FeedFormat]?
  /// The posts' own fields that it declares.
  package var declared: [DeclaredField] = []

  package init() {}

  /// Every key that has a meaning of its own in an `_index.md`.
  package static let keys =
    PostFields.keys + [
      "sort", "reverse", "size", "groups", "header", "footer", "filter", "navigation", "hide",
      "pagination", "fields", "cascade", "permalinks", "feeds",
    ]

  private static let notActedOn = [
    "filter", "pagination", "cascade", "permalinks",
  ]
  /// What means something in a post but nothing in an `_index.md`.
  private static let postsOnly = ["slug", "url", "path", "expires"]

  /// The fields of an `_index.md`, and what is wrong with them.
  package static func read(
    _ mapping: Mapping, in source: SourceText, settings: Settings
  ) -> (SectionFields, [Diagnostic]) {
    var fields = SectionFields()
    if mapping.isEmpty { return (fields, []) }
    var reader = FieldReader(mapping, in: source)
    if let sort = reader.choice("sort", as: SortKey.self) { fields.sort = sort }
    fields.isReversed = reader.boolean("reverse") ?? false
    fields.size = reader.integer("size", in: 1...10_000)
    fields.groups = (reader.texts("groups") ?? []).map(\.value)
    if let navigation = reader.choice("navigation", as: Navigation.self) {
      fields.navigation = navigation
    }
    fields.allowsHiding = reader.boolean("hide")
    fields.header = reader.banner("header")
    fields.footer = reader.banner("footer")
    fields.declared = DeclaredField.read(&reader)
    if let formats = reader.feedFormats("feeds") { fields.feeds = formats ?? [.atom] }
    // What is a section's alone is taken out before the rest is read as a post's.
    let own =
      [
        "sort", "reverse", "size", "groups", "navigation", "hide", "header", "footer", "fields",
        "feeds",
      ]
      + notActedOn
    let rest = mapping.entries.filter { !own.contains($0.key) }
    let (page, diagnostics) = PostFields.read(
      Mapping(rest), in: source, settings: settings, known: keys)
    fields.page = page
    fields.style = page.style
    for key in notActedOn + ["slug", "url"] {
      guard let range = reader.keyRange(of: key) else { continue }
      fields.page.remarks.append(Remark(kind: .notActedOn(key), range: range))
    }
    return (fields, reader.diagnostics + diagnostics)
  }
}

extension FieldReader {
  fileprivate mutating func banner(_ key: String) -> SectionFields.Banner? {
    let place = range(of: key) ?? 0..<0
    let banner = mapping(key) { inner -> SectionFields.Banner? in
      let (icon, text, link) = (inner.text("icon"), inner.text("text"), inner.text("link"))
      inner.require("text", at: inner.mapping.entries.first?.keyRange ?? place)
      inner.reportUnknown(known: ["icon", "text", "link"])
      if let icon, !SectionFields.Banner.icons.contains(icon),
        let nearest = nearestName(to: icon, among: SectionFields.Banner.icons)
      {
        inner.report(SectionProblem.icon(icon, nearest, in: inner.source, inner.range(of: "icon")))
      }
      return text.map { SectionFields.Banner(icon: icon, text: $0, link: link) }
    }
    return banner ?? nil
  }
}

private enum SectionProblem {
  static func icon(
    _ name: String, _ nearest: String, in source: SourceText, _ range: Range<Int>?
  ) -> Diagnostic {
    .warning(
      "front-matter.icon", "there is no icon '\(name)'", in: source, range ?? 0..<0,
      hint: "did you mean '\(nearest)'?")
  }
}
