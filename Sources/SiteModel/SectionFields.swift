import Dates
package import Diagnostics
package import FrontMatter

/// What a section's `_index.md` says: about its list page and, through `page`, about itself.
package struct SectionFields: Sendable {
  package enum SortKey: String, Sendable, CaseIterable {
    case date, updated, title, weight
  }

  /// A line above or under a list, with an icon of the sprite and a link.
  package struct Banner: Sendable {
    package let icon: String?
    package let text: String
    package let link: String?
  }

  /// Title, description, image, colour, weight, template, own fields.
  package var page = PostFields()
  package var style: Style?
  package var sort = SortKey.date
  package var isReversed = false
  package var size: Int?
  package var header: Banner?
  package var footer: Banner?

  package init() {}

  package static let keys =
    PostFields.keys + [
      "sort", "reverse", "size", "groups", "header", "footer", "filter", "navigation",
      "pagination", "fields", "cascade", "permalinks",
    ]

  private static let notActedOn = [
    "groups", "filter", "navigation", "pagination", "fields", "cascade", "permalinks",
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
    fields.header = reader.banner("header")
    fields.footer = reader.banner("footer")
    // What is a section's alone is taken out before the rest is read as a post's.
    let own = ["sort", "reverse", "size", "header", "footer"] + notActedOn
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
      return text.map { SectionFields.Banner(icon: icon, text: $0, link: link) }
    }
    return banner ?? nil
  }
}
