import Dates
import FrontMatter
import HTML
import Markdown
import SiteModel
import Templating

/// `page` in templates: a post, or the page that a list, the terms or an error stand on.
final class PageObject: Object {
  enum Subject: Sendable {
    case page(Int)
    case section(Int)
    case term(taxonomy: Int, term: Int)
    case terms(taxonomy: Int)
    case notFound
  }

  /// The fields in the order of the shape; the guide's “Templates” describes each.
  enum Field: String, CaseIterable {
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
  }

  private static let fields = Field.allCases
  private static let pageShape = Shape(name: "page", fields: fields.map(\.rawValue))

  let context: SiteContext
  let subject: Subject
  /// The id of its card in the list it is shown in.
  private let anchor: String?

  init(_ context: SiteContext, _ subject: Subject, anchor: String? = nil) {
    self.context = context
    self.subject = subject
    self.anchor = anchor
  }

  var shape: Shape { Self.pageShape }

  func field(_ index: Int) -> Value {
    switch subject {
    case .page(let page): postField(Self.fields[index], context.site.pages[page], page)
    case .section(let section): sectionField(Self.fields[index], context.site.sections[section])
    default: frameField(Self.fields[index])
    }
  }

  // MARK: Posts

  private func postField(_ field: Field, _ page: Page, _ index: Int) -> Value {
    let site = context.site
    let fields = page.fields
    switch field {
    case .title: return .string(page.title)
    case .url: return .string(site.settings.baseURL.href(page.url))
    case .absoluteURL: return .string(site.settings.baseURL.absolute(page.url))
    case .path: return .string(page.path)
    case .slug: return .string(page.slug)
    case .kind: return .string("page")
    case .style: return .string(page.style.rawValue)
    case .content:
      return context.content(
        page.markdown, of: page.path, withoutTitle: page.titleIsFirstHeading)
    case .summary: return .text(fields.summary ?? nonEmpty(page.markdown.summary))
    case .date: return page.date.map { .date($0) } ?? .none
    case .updated: return page.updated.map { .date($0) } ?? .none
    case .expires: return fields.expires.map { .date($0.resolved(in: site.settings.zone)) } ?? .none
    case .author: return .text(fields.authors.first ?? site.settings.author)
    case .authors:
      let authors =
        fields.authors.isEmpty ? [site.settings.author].compactMap { $0 } : fields.authors
      return .list(authors.map { .string($0) })
    case .tags:
      return terms(page, taxonomy: site.taxonomies.firstIndex { $0.settings.name == "tags" })
    case .taxonomies:
      return .list(
        site.taxonomies.indices.filter { !page.terms[$0].isEmpty }.map { place in
          let taxonomy = site.taxonomies[place]
          return .map(
            OrderedMap([
              ("name", .string(taxonomy.settings.name)),
              ("title", .string(taxonomy.settings.title)),
              ("terms", terms(page, taxonomy: place)),
            ]))
        })
    case .color: return .string(page.color.hex)
    case .colorClass: return .string(page.color.className)
    case .textOn: return .string(page.color.textColor == .black ? "black" : "white")
    case .readingTime: return .int(page.readingTime)
    case .wordCount: return .int(page.markdown.wordCount)
    case .badge: return badge(page)
    case .anchor: return .text(anchor ?? page.back?.anchor ?? page.slug)
    case .section: return .object(SectionObject(context, page.section))
    case .previous: return neighbour(page.previous)
    case .next: return neighbour(page.next)
    case .back: return back(page)
    default: return ownField(field, fields, page.place)
    }
  }

  private func neighbour(_ page: Int?) -> Value {
    page.map { .object(PageObject(context, .page($0))) } ?? .none
  }

  private func terms(_ page: Page, taxonomy place: Int?) -> Value {
    guard let place else { return .list([]) }
    let taxonomy = context.site.taxonomies[place]
    return .list(
      page.terms[place].map { index in
        .object(TermObject(context, taxonomy.terms[index]))
      })
  }

  /// The post's own badge, else the reading time.
  private func badge(_ page: Page) -> Value {
    let badge = page.fields.card.badge
    return .map(
      OrderedMap([
        ("value", .string(badge?.value ?? "\(page.readingTime)")),
        ("unit", badge.map { .text($0.unit) } ?? .string("min")),
      ]))
  }

  private func back(_ page: Page) -> Value {
    guard let back = page.back else { return .none }
    let base = context.site.settings.baseURL
    return .map(
      OrderedMap([
        (
          "url", .string(base.href(back.url) + (back.anchor.map { "#" + URLPath.encode($0) } ?? ""))
        ),
        ("title", .string(context.site.lists[back.list].title)),
      ]))
  }

  // MARK: What front matter says of posts and sections alike

  private func ownField(_ field: Field, _ fields: PostFields, _ place: ContentPath?) -> Value {
    let card = fields.card
    switch field {
    case .description: return .text(fields.description)
    case .draft: return .bool(fields.isDraft)
    case .image: return context.image(card.image, of: place)
    case .imageAlt: return .string(card.imageAlt ?? "")
    case .progress: return card.progress.map { .double($0) } ?? .none
    case .rating: return card.rating.map { .int($0) } ?? .none
    case .ratings: return card.ratings.map { .int($0) } ?? .none
    case .subtitle: return .text(card.subtitle)
    case .location: return .text(card.location)
    case .phone: return .text(card.phone)
    case .phoneURL:
      return .text(card.phone.map { "tel:" + $0.filter { "+0123456789".contains($0) } })
    case .group: return .text(card.group)
    case .weight: return fields.weight.map { .int($0) } ?? .none
    case .extra:
      return .map(
        OrderedMap(
          fields.extra.map { ($0.key, DataValue.make($0.value, zone: context.site.settings.zone)) })
      )
    case .aliases: return .list(fields.aliases.map { .string($0.value) })
    case .language: return .string(context.site.settings.language)
    default: return .none
    }
  }

  // MARK: Sections

  private func sectionField(_ field: Field, _ section: Section) -> Value {
    let base = context.site.settings.baseURL
    let fields = section.fields.page
    switch field {
    case .title: return .string(section.title)
    case .url: return .string(base.href(section.url))
    case .absoluteURL: return .string(base.absolute(section.url))
    case .path: return .text(section.path)
    case .slug: return .string(section.folder.split(separator: "/").last.map(String.init) ?? "")
    case .kind: return .string(section.parent == nil ? "home" : "section")
    case .style: return .string(section.style.rawValue)
    case .content:
      return context.content(
        section.markdown, of: section.path, withoutTitle: section.titleIsFirstHeading)
    case .summary:
      return .text(fields.summary ?? nonEmpty(section.markdown?.summary ?? ""))
    case .authors: return .list(fields.authors.map { .string($0) })
    case .author: return .text(fields.authors.first ?? context.site.settings.author)
    case .tags, .taxonomies: return .list([])
    case .color, .colorClass, .textOn:
      return color(
        fields.card.color
          ?? context.site.settings.palette.automaticColor(slug: section.folder), field)
    case .readingTime: return .int(1)
    case .wordCount: return .int(section.markdown?.wordCount ?? 0)
    case .section:
      return section.parent.map { .object(SectionObject(context, $0)) } ?? .none
    case .back:
      guard let parent = section.parent else { return .none }
      let around = context.site.sections[parent]
      return .map(
        OrderedMap([
          ("url", .string(base.href(around.url))), ("title", .string(around.title)),
        ]))
    default: return ownField(field, fields, section.path.flatMap { ContentPath($0) })
    }
  }

  private func color(_ color: CardColor, _ field: Field) -> Value {
    switch field {
    case .color: .string(color.hex)
    case .colorClass: .string(color.className)
    default: .string(color.textColor == .black ? "black" : "white")
    }
  }

  // MARK: Pages without a file

  private func frameField(_ field: Field) -> Value {
    let site = context.site
    let (title, url, kind): (String, URLPath, String) =
      switch subject {
      case .term(let taxonomy, let term):
        (
          site.taxonomies[taxonomy].terms[term].name, site.taxonomies[taxonomy].terms[term].url,
          "term"
        )
      case .terms(let taxonomy):
        (site.taxonomies[taxonomy].settings.title, site.taxonomies[taxonomy].url, "terms")
      default: ("Page not found", URLPath(file: "404.html"), "404")
      }
    switch field {
    case .title: return .string(title)
    case .url: return .string(site.settings.baseURL.href(url))
    case .absoluteURL: return .string(site.settings.baseURL.absolute(url))
    case .kind: return .string(kind)
    case .slug: return .string("")
    case .style: return .string(site.home.style.rawValue)
    case .content: return .markup("")
    case .authors, .tags, .taxonomies: return .list([])
    case .author: return .text(site.settings.author)
    case .color, .colorClass, .textOn:
      return color(site.settings.palette.automaticColor(slug: title), field)
    case .readingTime: return .int(1)
    case .wordCount: return .int(0)
    case .back:
      return .map(
        OrderedMap([
          ("url", .string(site.settings.baseURL.href(site.home.url))),
          ("title", .string(site.home.title)),
        ]))
    default: return ownField(field, PostFields(), nil)
    }
  }

  private func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
