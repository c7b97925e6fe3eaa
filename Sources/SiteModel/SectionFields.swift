import Dates
package import Diagnostics
package import FrontMatter

/// What a section's `_index.md` says: about its list page and, through `page`, about itself.
package struct SectionFields: Sendable {
  /// How a list leads to its posts in the style `sidebar`.
  package enum Navigation: String, Sendable, CaseIterable {
    /// The list beside the post where there is room, else one after the other.
    case split
    /// One after the other, always.
    case stack
  }

  /// How the pages of a list are numbered.
  package enum Pagination: String, Sendable, CaseIterable {
    /// From the newest posts, so that each new one moves all others on.
    case newest
    /// From the oldest posts, so that a page keeps its posts for ever.
    case permanent
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
  /// The name of the field in the file.
  package var sortPlace: Range<Int>?
  /// The other way round.
  package var isReversed = false
  /// Posts a page.
  package var size: Int?
  /// How the pages of the list are numbered.
  package var pagination = Pagination.newest
  /// An expression that posts in the list have to fulfil.
  package var filter: Located<String>?
  /// Whether its posts stand in the list of the section around it too.
  package var isTransparent = false
  /// What all posts below it have unless they say otherwise.
  package var cascade: PostFields?
  /// The pattern of the addresses of all posts below it.
  package var permalink: Permalink?
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
      "pagination", "fields", "cascade", "permalinks", "transparent", "feeds",
    ]

  /// What means something in a post but nothing in an `_index.md`.
  private static let postsOnly = ["slug", "url", "path", "expires"]

  /// The fields of an `_index.md`, and what is wrong with them.
  package static func read(
    _ mapping: Mapping, in source: SourceText, settings: Settings
  ) -> (SectionFields, [Diagnostic]) {
    var fields = SectionFields()
    if mapping.isEmpty { return (fields, []) }
    var reader = FieldReader(mapping, in: source, rules: FieldForms.ofPages)
    if let sort = reader.located("sort") {
      fields.sort = SortKey(sort.value)
      fields.sortPlace = sort.range
    }
    fields.isReversed = reader.boolean("reverse") ?? false
    fields.size = reader.size("size")
    if let pagination = reader.choice("pagination", as: Pagination.self) {
      fields.pagination = pagination
      reader.reportNothingToNumber(pagination, size: fields.size ?? settings.size)
    }
    fields.filter = reader.located("filter")
    fields.isTransparent = reader.boolean("transparent") ?? false
    fields.permalink = reader.permalink("permalinks")
    fields.cascade = readCascade(&reader, settings)
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
        "pagination", "filter", "transparent", "permalinks", "cascade", "feeds",
      ]
    let rest = mapping.entries.filter { !own.contains($0.key) }
    let (page, diagnostics) = PostFields.read(
      Mapping(rest), in: source, settings: settings, known: keys)
    fields.page = page
    fields.style = page.style
    for key in ["slug", "url"] {
      guard let range = reader.keyRange(of: key) else { continue }
      fields.page.remarks.append(Remark(kind: .notActedOn(key), range: range))
    }
    return (fields, reader.diagnostics + diagnostics)
  }

  private static func readCascade(
    _ reader: inout FieldReader, _ settings: Settings
  ) -> PostFields? {
    guard let mapping = reader.mapping("cascade") else { return nil }
    let (fields, problems) = PostFields.read(
      mapping, in: reader.source, settings: settings, path: "cascade.")
    for problem in problems { reader.report(problem) }
    for key in PostFields.notCascaded {
      guard let range = mapping[key]?.keyRange else { continue }
      reader.report(SectionProblem.notCascaded(key, in: reader.source, range))
    }
    return fields
  }
}

extension FieldReader {
  /// Posts a page; `all` for a list of one page.
  mutating func size(_ key: String) -> Int? {
    integer(key, in: 1...10_000, or: "all", for: PostList.unlimited)
  }

  /// Warns of a `pagination` for a list that has one page only.
  mutating func reportNothingToNumber(_ pagination: SectionFields.Pagination, size: Int) {
    guard pagination == .permanent, size == PostList.unlimited else { return }
    report(SectionProblem.nothingToNumber(in: source, range(of: "pagination")))
  }

  /// The pattern of addresses that a key holds.
  mutating func permalink(_ key: String) -> Permalink? {
    guard let written = located(key) else { return nil }
    do {
      return try Permalink(written.value)
    } catch {
      report(SectionProblem.permalink(written, error, in: source))
      return nil
    }
  }

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
  static func notCascaded(
    _ key: String, in source: SourceText, _ range: Range<Int>
  ) -> Diagnostic {
    .error(
      "front-matter.cascade", "'\(key)' cannot be the same for all pages below", in: source, range,
      hint: "take it out of 'cascade'")
  }

  static func nothingToNumber(in source: SourceText, _ range: Range<Int>?) -> Diagnostic {
    .warning(
      "front-matter.pagination",
      "a list of 'size: all' has one page, and 'pagination' nothing to number", in: source,
      range ?? 0..<0, hint: "give it a number as its 'size', or take 'pagination' out")
  }

  static func permalink(
    _ written: Located<String>, _ flaw: Permalink.Flaw, in source: SourceText
  ) -> Diagnostic {
    switch flaw {
    case .notAnAddress:
      return .error(
        "front-matter.permalink", "'\(written.value)' is not a pattern of addresses", in: source,
        written.range, hint: "write it as /:year/:month/:slug/")
    case .unknown(let word):
      let names = Permalink.Token.allCases.map(\.rawValue)
      let nearest = nearestName(to: word, among: names)
      return .error(
        "front-matter.permalink", "addresses have no part ':\(word)'", in: source, written.range,
        hint: nearest.map { "did you mean ':\($0)'?" }
          ?? "write one of \(names.map { ":" + $0 }.joined(separator: ", "))")
    }
  }

  static func icon(
    _ name: String, _ nearest: String, in source: SourceText, _ range: Range<Int>?
  ) -> Diagnostic {
    .warning(
      "front-matter.icon", "there is no icon '\(name)'", in: source, range ?? 0..<0,
      hint: "did you mean '\(nearest)'?")
  }
}
