import Dates
import FrontMatter
import Records
import SiteModel
import Templating

/// `list` in templates: one page of a list of posts, or the list of a taxonomy's terms.
final class ListObject: EntityObject {
  enum Subject: Sendable {
    case posts(list: Int, number: Int)
    case terms(taxonomy: Int)
    /// The years that posts were written in.
    case archive(language: Int)
    /// The newest posts of a list, for its feeds.
    case feed(list: Int)
  }

  private enum Field: String, CaseIterable {
    case title, url, style, posts, total, number, count, size, first, previous, next, last, header
    case footer, term, terms, groups, navigation, years, date
    case isPermanent = "permanent"
    case allowsHiding = "hide"
    case absoluteURL = "absolute_url"

    var type: ValueType {
      switch self {
      case .title, .url, .absoluteURL, .style, .first, .previous, .next, .last, .term, .navigation:
        .text
      case .posts: .list(.page)
      case .total, .number, .count, .size: .number
      case .header, .footer: .map(["icon": .text, "text": .text, "link": .text])
      case .terms: .list(.term)
      case .groups: .list(.map(["name": .text, "posts": .list(.page)]))
      case .allowsHiding, .isPermanent: .boolean
      case .date: .date
      case .years:
        .list(
          .map([
            "year": .number, "date": .date, "url": .text, "count": .number,
            "months": .list(
              .map([
                "month": .number, "date": .date, "url": .text, "count": .number,
                "posts": .list(.page),
              ])),
          ]))
      }
    }
  }

  static let record = RecordType("list", fields.map { ($0.rawValue, $0.type) })

  private static let fields = Field.allCases
  private static let listShape = Shape(name: "list", fields: fields.map(\.rawValue))

  private let context: SiteContext
  private let subject: Subject
  let key: UInt64

  init(_ context: SiteContext, _ subject: Subject) {
    self.context = context
    self.subject = subject
    let site = context.site
    switch subject {
    case .posts(let list, let number):
      key = Entity.listKey(site.lists[list], number: number)
    case .terms(let taxonomy): key = Entity.termsListKey(site.taxonomies[taxonomy])
    case .archive(let language): key = Entity.archiveListKey(site.archives[language])
    case .feed(let list): key = Entity.feedListKey(site.lists[list])
    }
  }

  var shape: Shape { Self.listShape }
  func index(of name: FieldName) -> Int? { Self.listShape.index(of: name) }

  /// The posts of a list page with the ids of their cards, which only the list knows.
  func print(ofField index: Int) -> UInt64? {
    guard case .posts(let list, let number) = subject else { return nil }
    var print = Fingerprinter()
    switch Self.fields[index] {
    case .posts, .groups:
      let hasGroups = self[list].hasGroups
      print.combine(hasGroups)
      for place in self[list].range(ofPage: number) {
        let post = self[list].posts[place]
        print.combine(context.pageKeys[post])
        print.combine(self[list].anchors[place])
        if hasGroups { print.combine(context.site.pages[post].group) }
      }
      return print.value
    default: return nil
    }
  }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return switch subject {
    case .posts(let list, let number):
      postsField(Self.fields[index], list, number)
    case .terms(let taxonomy): termsField(Self.fields[index], taxonomy)
    case .archive(let language): archiveField(Self.fields[index], language)
    case .feed(let list): feedField(Self.fields[index], list)
    }
  }

  /// A list, looked at in place: a copy costs a reference count for all that is in it.
  private subscript(list: Int) -> PostList {
    _read { yield context.site.lists[list] }
  }

  private func postsField(_ field: Field, _ list: Int, _ number: Int) -> Value {
    let base = context.site.settings.baseURL
    func url(_ page: Int) -> Value {
      page > 0 && page != number && page <= self[list].pageCount
        ? .string(base.href(self[list].url(ofPage: page))) : .none
    }
    switch field {
    case .title: return .string(self[list].title)
    case .url: return .string(base.href(self[list].url(ofPage: number)))
    case .absoluteURL: return .string(base.absolute(self[list].url(ofPage: number)))
    case .style: return .string(self[list].style.rawValue)
    case .posts:
      return posts(of: list, self[list].range(ofPage: number))
    case .groups: return groups(of: list, self[list].range(ofPage: number))
    case .navigation:
      return .string((section(of: list)?.fields.navigation ?? .split).rawValue)
    case .allowsHiding:
      return .bool(section(of: list)?.fields.allowsHiding ?? (self[list].style == .grid))
    case .total: return .int(self[list].posts.count)
    case .number: return .int(self[list].shownNumber(ofPage: number))
    case .isPermanent: return .bool(self[list].isPermanent)
    case .years: return .list([])
    case .date:
      guard case .period(let year, let month) = self[list].kind else { return .none }
      return .date(year, month, in: context.site)
    case .count: return .int(self[list].pageCount)
    case .size: return .int(self[list].size)
    case .first: return url(1)
    case .previous: return url(number - 1)
    case .next: return url(number + 1)
    case .last: return url(self[list].pageCount)
    case .header: return banner(section(of: list)?.fields.header)
    case .footer: return banner(section(of: list)?.fields.footer)
    case .term:
      if case .term = self[list].kind { return .string(self[list].title) }
      return .none
    case .terms: return .list([])
    }
  }

  private func posts(of list: Int, _ places: Range<Int>) -> Value {
    .list(
      places.map { place in
        .object(PostObject(context, self[list].posts[place], anchor: self[list].anchors[place]))
      })
  }

  /// The posts by the heading they stand under; one group without a name where the list has none.
  private func groups(of list: Int, _ places: Range<Int>) -> Value {
    var groups: [Value] = []
    var start = places.lowerBound
    while start < places.upperBound {
      let name = self[list].hasGroups ? context.site.pages[self[list].posts[start]].group : nil
      var end = start + 1
      while end < places.upperBound,
        !self[list].hasGroups || context.site.pages[self[list].posts[end]].group == name
      {
        end += 1
      }
      groups.append(
        .map(OrderedMap([("name", .text(name)), ("posts", posts(of: list, start..<end))])))
      start = end
    }
    return .list(groups)
  }

  private func section(of list: Int) -> Section? {
    switch self[list].kind {
    case .section(let index): context.site.sections[index]
    case .term, .own, .period: nil
    }
  }

  private func banner(_ banner: SectionFields.Banner?) -> Value {
    guard let banner else { return .none }
    return .map(
      OrderedMap([
        ("icon", .text(banner.icon)), ("text", .string(banner.text)),
        ("link", .text(banner.link.map { context.href($0) })),
      ]))
  }

  private func termsField(_ field: Field, _ index: Int) -> Value {
    let taxonomy = context.site.taxonomies[index]
    return switch field {
    case .title: .string(taxonomy.title)
    case .url: .string(context.site.settings.baseURL.href(taxonomy.url))
    case .absoluteURL: .string(context.site.settings.baseURL.absolute(taxonomy.url))
    case .style:
      .string(
        (taxonomy.file?.section?.style ?? context.site.home(in: taxonomy.language).style).rawValue)
    case .terms:
      .list(
        taxonomy.terms.indices.map {
          .object(TermObject(context, taxonomy: index, term: $0))
        })
    case .total, .size: .int(taxonomy.terms.count)
    case .number, .count: .int(1)
    case .posts, .groups, .years: .list([])
    case .allowsHiding, .isPermanent: .bool(false)
    default: .none
    }
  }

  private func archiveField(_ field: Field, _ language: Int) -> Value {
    let archive = context.site.archives[language]
    let base = context.site.settings.baseURL
    switch field {
    case .title: return .string(context.words[language].text("archive"))
    case .url: return .string(base.href(archive.url))
    case .absoluteURL: return .string(base.absolute(archive.url))
    case .style: return .string(context.site.home(in: language).style.rawValue)
    case .years: return .list(archive.years.map { year($0) })
    case .total: return .int(archive.years.reduce(0) { $0 + $1.posts.count })
    case .size: return .int(archive.years.count)
    case .number, .count: return .int(1)
    case .posts, .groups, .terms: return .list([])
    case .allowsHiding, .isPermanent: return .bool(false)
    default: return .none
    }
  }

  private func year(_ year: ArchivePage.Year) -> Value {
    let site = context.site
    let base = site.settings.baseURL
    let months = year.months.map { month in
      Value.map(
        OrderedMap([
          ("month", .int(month.month)), ("date", .date(year.year, month.month, in: site)),
          ("url", month.list.map { .string(base.href(site.lists[$0].url)) } ?? .none),
          ("count", .int(month.posts.count)),
          ("posts", .list(month.posts.map { .object(PostObject(context, $0)) })),
        ]))
    }
    return .map(
      OrderedMap([
        ("year", .int(year.year)), ("date", .date(year.year, nil, in: site)),
        ("url", .string(base.href(site.lists[year.list].url))),
        ("count", .int(year.posts.count)), ("months", .list(months)),
      ]))
  }

  private func feedField(_ field: Field, _ index: Int) -> Value {
    let list = context.site.lists[index]
    let posts = context.companions.feeds.posts(ofList: index)
    switch field {
    case .title: return .string(list.title)
    case .url: return .string(context.site.settings.baseURL.href(list.url))
    case .absoluteURL: return .string(context.site.settings.baseURL.absolute(list.url))
    case .style: return .string(list.style.rawValue)
    case .posts: return .list(posts.map { .object(PostObject(context, $0)) })
    case .total, .size: return .int(posts.count)
    case .number, .count: return .int(1)
    case .term:
      if case .term = list.kind { return .string(list.title) }
      return .none
    case .terms, .groups, .years: return .list([])
    case .allowsHiding, .isPermanent: return .bool(false)
    default: return .none
    }
  }
}

extension Value {
  /// The first day of a year or of a month of it.
  fileprivate static func date(_ year: Int, _ month: Int?, in site: Site) -> Value {
    guard let day = CivilTime(year: year, month: month ?? 1, day: 1) else { return .none }
    return .date(
      WrittenDate(civil: day, offset: nil, hasTime: false).resolved(in: site.settings.zone))
  }
}
