import Dates
import FrontMatter
import HTML
import Markdown
import Records
import SiteModel
import Templating

/// `page` in templates for a post, or another page with a file of its own.
final class PostObject: EntityObject {
  private let context: SiteContext
  private let index: Int
  private let file: LoadedFile
  /// The id of its card in the list it is shown in.
  private let anchor: String?

  init(_ context: SiteContext, _ index: Int, anchor: String? = nil) {
    self.context = context
    self.index = index
    file = context.site.pages[index].file
    key = context.pageKeys[index]
    self.anchor = anchor
  }

  var shape: Shape { PageField.shape }
  func index(of name: FieldName) -> Int? { PageField.shape.index(of: name) }

  let key: UInt64

  var identity: Identity? {
    Identity(PostObject.self, number: index, of: context.site.pages.count, variant: anchor)
  }

  func field(_ index: Int) -> Value {
    // The id of a card in a list is the list's affair.
    let field = PageField.all[index]
    if anchor == nil || field != .anchor { Reads.note(key, index) }
    switch field {
    case .content, .summaryContent, .feedContent: Reads.noteContent(key)
    default: break
    }
    return value(field)
  }

  func print(ofField index: Int) -> UInt64? {
    let field = PageField.all[index]
    switch field {
    case .tags: return context.print(ofTags: page.terms, in: language)
    case .taxonomies: return context.print(ofTerms: page.terms, in: language)
    case .translations, .languages:
      return context.print(of: field, in: language, context.translations(ofPage: self.index))
    // The same as of their values, which need not be made for it.
    case .title: return Fingerprinter.print(ofText: file.facts.title)
    case .url: return Fingerprinter.print(ofText: base.href(file.facts.url))
    case .absoluteURL: return Fingerprinter.print(ofText: base.absolute(file.facts.url))
    case .path: return Fingerprinter.print(ofText: file.place.path)
    case .slug: return Fingerprinter.print(ofText: file.facts.slug)
    case .description: return Fingerprinter.print(ofText: file.page.description)
    case .date: return Fingerprinter.print(ofDate: file.facts.date)
    case .updated: return Fingerprinter.print(ofDate: file.facts.updated)
    case .rating: return Fingerprinter.print(ofNumber: file.page.card.rating)
    case .readingTime: return Fingerprinter.print(ofNumber: page.readingTime)
    case .wordCount: return Fingerprinter.print(ofNumber: file.markdown.wordCount)
    default:
      return context.print(of: field, file, withoutTitle: file.facts.titleIsFirstHeading)
    }
  }

  /// Written into the page as it stands: the text between would be as long as the page.
  func write(_ index: Int, into output: inout ByteBuffer) -> Bool {
    guard PageField.all[index] == .content else { return field(index).writeText(into: &output) }
    Reads.note(key, index)
    Reads.noteContent(key)
    let start = output.count
    context.write(
      file, withoutTitle: file.facts.titleIsFirstHeading,
      page: { [index = self.index] in PostObject($0, index) }, to: &output)
    output.setApart(from: start)
    return true
  }

  /// The page's place in the site; what its file alone says is read from there, which costs less.
  private var page: Page {
    _read { yield context.site.pages[index] }
  }

  private var base: BaseURL { context.site.settings.baseURL }

  private func value(_ field: PageField) -> Value {
    switch field {
    case .title: return .string(file.facts.title)
    case .url: return .string(base.href(file.facts.url))
    case .absoluteURL: return .string(base.absolute(file.facts.url))
    case .path: return .string(file.place.path)
    case .slug: return .string(file.facts.slug)
    case .kind: return .string("page")
    case .style: return .string(page.style.rawValue)
    case .content:
      return context.content(
        file, withoutTitle: file.facts.titleIsFirstHeading
      ) { PostObject($0, index) }
    case .feedContent:
      return context.feedContent(
        file, withoutTitle: file.facts.titleIsFirstHeading
      ) { PostObject($0, index) }
    case .summary: return .text(file.page.summary ?? file.markdown.summary.nilIfEmpty)
    case .toc:
      return TableOfContents.value(file.markdown, levels: context.site.settings.contentsLevels)
    case .showsContents: return .bool(file.page.showsContents)
    case .summaryContent:
      return context.summaryContent(
        file, withoutTitle: file.facts.titleIsFirstHeading
      ) { PostObject($0, index) }
    case .date: return file.facts.date.map { .date($0) } ?? .none
    case .updated: return file.facts.updated.map { .date($0) } ?? .none
    case .expires:
      return file.page.expires.map { .date($0.resolved(in: context.site.settings.zone)) } ?? .none
    case .author: return .text(file.page.authors.first ?? siteAuthor)
    case .authors:
      let authors =
        file.page.authors.isEmpty ? [siteAuthor].compactMap { $0 } : file.page.authors
      return .list(authors.map { .string($0) })
    case .tags:
      return .list(context.tags(page.terms, in: language))
    case .language:
      let own = context.site.homes.count == 1 ? file.page.language?.value : nil
      return .string(own ?? context.site.settings.languages[language].tag)
    case .series: return series()
    case .related: return pages(context.related.pages(for: index))
    case .backlinks: return pages(context.backlinks.pages(linkingTo: index))
    case .translations: return context.value(of: context.translations(ofPage: index))
    case .languages:
      return context.languageLinks(from: language, context.translations(ofPage: index))
    case .breadcrumbs: return .list(context.breadcrumbs(from: page.section))
    case .taxonomies:
      var taxonomies: [Value] = []
      for taxonomy in context.site.taxonomies.indices
      where context.site.taxonomies[taxonomy].language == language
        && !context.site.taxonomies[taxonomy].settings.isSeries
      {
        let terms = context.terms(page.terms, in: taxonomy)
        if !terms.isEmpty { taxonomies.append(context.taxonomy(taxonomy, terms)) }
      }
      return .list(taxonomies)
    case .color, .colorClass, .textOn: return context.colorField(file.facts.color, field)
    case .readingTime: return .int(page.readingTime)
    case .wordCount: return .int(file.markdown.wordCount)
    case .badge: return badge()
    case .anchor: return .text(anchor ?? page.back?.anchor ?? file.facts.slug)
    case .section: return .object(SectionObject(context, page.section))
    case .previous: return neighbour(page.previous)
    case .next: return neighbour(page.next)
    case .back: return back()
    case .extra: return context.extra(of: page)
    default: return context.ownField(field, of: file)
    }
  }

  private var language: Int { context.site.sections[page.section].language }

  private var siteAuthor: String? { context.site.settings.author(in: language) }

  private func pages(_ pages: [Int]) -> Value {
    .list(pages.map { .object(PostObject(context, $0)) })
  }

  /// The series that the post is a part of, and which part.
  private func series() -> Value {
    let site = context.site
    guard let term = page.terms.first(where: { site.taxonomies[$0.taxonomy].settings.isSeries })
    else { return .none }
    let series = site.taxonomies[term.taxonomy].terms[term.term]
    guard let place = series.pages.firstIndex(of: index) else { return .none }
    return .map(
      OrderedMap([
        ("name", .string(series.name)), ("title", .string(series.title)),
        ("url", .string(base.href(series.url))), ("number", .int(place + 1)),
        ("count", .int(series.pages.count)), ("posts", pages(series.pages)),
        ("previous", neighbour(place > 0 ? series.pages[place - 1] : nil)),
        ("next", neighbour(place + 1 < series.pages.count ? series.pages[place + 1] : nil)),
      ]))
  }

  private func neighbour(_ page: Int?) -> Value {
    page.map { .object(PostObject(context, $0)) } ?? .none
  }

  /// The post's own badge, else the reading time.
  private func badge() -> Value {
    let badge = file.page.card.badge
    return .map(
      OrderedMap(
        like: Self.badgeKeys,
        [
          .string(badge?.value ?? "\(page.readingTime)"),
          badge.map { .text($0.unit) } ?? .string("min"),
        ]))
  }

  private func back() -> Value {
    guard let back = page.back else { return .none }
    return .map(
      OrderedMap(
        like: Self.backKeys,
        [
          .string(base.href(back.url) + (back.anchor.map { "#" + URLPath.encode($0) } ?? "")),
          .string(context.site.lists[back.list].title),
        ]))
  }

  private static let badgeKeys = OrderedMap([("value", .none), ("unit", .none)])
  private static let backKeys = OrderedMap([("url", .none), ("title", .none)])
}
