import Dates
import Markdown
import SiteModel
import Templating

/// `page` in templates for a post, or another page with a file of its own.
final class PostObject: EntityObject {
  private let context: SiteContext
  private let index: Int
  private let page: Page
  /// The id of its card in the list it is shown in.
  private let anchor: String?

  init(_ context: SiteContext, _ index: Int, anchor: String? = nil) {
    self.context = context
    self.index = index
    self.page = context.site.pages[index]
    self.key = context.pageKeys[index]
    self.anchor = anchor
  }

  var shape: Shape { PageField.shape }

  let key: UInt64

  func field(_ index: Int) -> Value {
    // The id of a card in a list is the list's affair.
    if anchor == nil || PageField.all[index] != .anchor { Reads.note(key, index) }
    return value(PageField.all[index])
  }

  func print(ofField index: Int) -> UInt64? {
    context.print(
      of: PageField.all[index], page.file, withoutTitle: page.titleIsFirstHeading)
  }

  private var base: BaseURL { context.site.settings.baseURL }

  private func value(_ field: PageField) -> Value {
    switch field {
    case .title: return .string(page.title)
    case .url: return .string(base.href(page.url))
    case .absoluteURL: return .string(base.absolute(page.url))
    case .path: return .string(page.path)
    case .slug: return .string(page.slug)
    case .kind: return .string("page")
    case .style: return .string(page.style.rawValue)
    case .content:
      return context.content(
        page.file, withoutTitle: page.titleIsFirstHeading
      ) { PostObject($0, index) }
    case .summary: return .text(page.fields.summary ?? page.markdown.summary.nilIfEmpty)
    case .toc:
      return TableOfContents.value(page.markdown, levels: context.site.settings.contentsLevels)
    case .showsContents: return .bool(page.fields.showsContents)
    case .summaryContent:
      return context.summaryContent(
        page.file, withoutTitle: page.titleIsFirstHeading
      ) { PostObject($0, index) }
    case .date: return page.date.map { .date($0) } ?? .none
    case .updated: return page.updated.map { .date($0) } ?? .none
    case .expires:
      return page.fields.expires.map { .date($0.resolved(in: context.site.settings.zone)) } ?? .none
    case .author: return .text(page.fields.authors.first ?? context.site.settings.author)
    case .authors:
      let authors =
        page.fields.authors.isEmpty
        ? [context.site.settings.author].compactMap { $0 } : page.fields.authors
      return .list(authors.map { .string($0) })
    case .tags:
      return terms(taxonomy: context.site.taxonomies.firstIndex { $0.settings.name == "tags" })
    case .taxonomies:
      return .list(
        context.site.taxonomies.indices.filter { !page.terms[$0].isEmpty }.map { place in
          let taxonomy = context.site.taxonomies[place]
          return .map(
            OrderedMap([
              ("name", .string(taxonomy.settings.name)),
              ("title", .string(taxonomy.settings.title)),
              ("terms", terms(taxonomy: place)),
            ]))
        })
    case .color, .colorClass, .textOn: return context.colorField(page.color, field)
    case .readingTime: return .int(page.readingTime)
    case .wordCount: return .int(page.markdown.wordCount)
    case .badge: return badge()
    case .anchor: return .text(anchor ?? page.back?.anchor ?? page.slug)
    case .section: return .object(SectionObject(context, page.section))
    case .previous: return neighbour(page.previous)
    case .next: return neighbour(page.next)
    case .back: return back()
    case .extra: return context.extra(of: page)
    default: return context.ownField(field, of: page.file)
    }
  }

  private func neighbour(_ page: Int?) -> Value {
    page.map { .object(PostObject(context, $0)) } ?? .none
  }

  private func terms(taxonomy place: Int?) -> Value {
    guard let place else { return .list([]) }
    let taxonomy = context.site.taxonomies[place]
    return .list(
      page.terms[place].map { index in
        .object(TermObject(context, taxonomy.terms[index]))
      })
  }

  /// The post's own badge, else the reading time.
  private func badge() -> Value {
    let badge = page.fields.card.badge
    return .map(
      OrderedMap([
        ("value", .string(badge?.value ?? "\(page.readingTime)")),
        ("unit", badge.map { .text($0.unit) } ?? .string("min")),
      ]))
  }

  private func back() -> Value {
    guard let back = page.back else { return .none }
    return .map(
      OrderedMap([
        (
          "url", .string(base.href(back.url) + (back.anchor.map { "#" + URLPath.encode($0) } ?? ""))
        ),
        ("title", .string(context.site.lists[back.list].title)),
      ]))
  }
}
