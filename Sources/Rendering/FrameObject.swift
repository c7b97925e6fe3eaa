import HTML
import Markdown
import SiteModel
import Templating

/// `page` in templates for a page that no post or section is behind: a term, all terms of a taxonomy, a list of the
/// settings, a year, all years, a template, a missing address.
final class FrameObject: EntityObject {
  enum Subject: Sendable {
    case term(taxonomy: Int, term: Int)
    case terms(taxonomy: Int)
    /// A list of the settings, or of a year or month.
    case list(Int)
    case archive(language: Int)
    case templatePage(Int)
    case notFound
  }

  private let context: SiteContext
  private let title: String
  private let url: URLPath
  private let kind: String
  private let subject: Subject
  private let language: Int
  private let style: Style
  /// The `_index.md` of a term or a taxonomy.
  private let file: LoadedFile?
  private let description: String?
  let key: UInt64

  init(_ context: SiteContext, _ subject: Subject) {
    self.context = context
    self.subject = subject
    let site = context.site
    var description: String?
    switch subject {
    case .term(let taxonomy, let place):
      let term = site.taxonomies[taxonomy].terms[place]
      (title, url, file) = (term.title, term.url, term.file)
      kind = "term"
      language = site.taxonomies[taxonomy].language
      style =
        term.file?.section?.style ?? site.taxonomies[taxonomy].settings.style
        ?? site.home(in: language).style
      key = Entity.termPageKey(term)
    case .terms(let taxonomy):
      (title, url, file) = (
        site.taxonomies[taxonomy].title, site.taxonomies[taxonomy].url,
        site.taxonomies[taxonomy].file
      )
      kind = "terms"
      language = site.taxonomies[taxonomy].language
      style = file?.section?.style ?? site.home(in: language).style
      key = Entity.termsPageKey(site.taxonomies[taxonomy])
    case .list(let place):
      let list = site.lists[place]
      (title, url, file) = (list.title, list.url, nil)
      if case .own(let index) = list.kind {
        kind = "list"
        description = site.settings.lists[index].description
      } else {
        kind = "archive"
      }
      (language, style) = (list.language, list.style)
      key = Entity.listPageKey(list)
    case .archive(let language):
      (title, url, file) = (
        context.words[language].text("archive"), site.archives[language].url, nil
      )
      kind = "archive"
      (self.language, style) = (language, site.home(in: language).style)
      key = Entity.archivePageKey(site.archives[language])
    case .templatePage(let index):
      let page = site.templatePages[index]
      (title, url, file) = (page.title, page.url, nil)
      kind = "page"
      (language, style) = (page.language, site.home(in: page.language).style)
      key = Entity.templatePageKey(page)
    case .notFound:
      (title, url, file) = (context.words[0].text("not_found"), URLPath(file: "404.html"), nil)
      kind = "404"
      (language, style) = (0, site.home.style)
      key = Entity.notFoundKey
    }
    self.description = description
  }

  var shape: Shape { PageField.shape }
  func index(of name: FieldName) -> Int? { PageField.shape.index(of: name) }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return value(PageField.all[index])
  }

  func print(ofField index: Int) -> UInt64? {
    let field = PageField.all[index]
    return file.flatMap { context.print(of: field, $0, withoutTitle: withoutTitle) }
      ?? context.print(of: field, in: language, [])
  }

  private var withoutTitle: Bool { file?.facts.titleIsFirstHeading ?? false }

  private func value(_ field: PageField) -> Value {
    let base = context.site.settings.baseURL
    switch field {
    case .title: return .string(title)
    case .url: return .string(base.href(url))
    case .absoluteURL: return .string(base.absolute(url))
    case .path: return .text(file?.place.path)
    case .kind: return .string(kind)
    case .slug: return .string("")
    case .style: return .string(style.rawValue)
    case .content:
      return context.content(file, withoutTitle: withoutTitle) { [subject] in
        FrameObject($0, subject)
      }
    case .description: return .text(description ?? file?.page.description)
    case .summary: return .text(file.flatMap { $0.page.summary ?? $0.markdown.summary.nilIfEmpty })
    case .authors, .tags, .taxonomies, .related, .backlinks, .translations: return .list([])
    case .languages: return context.languageLinks(from: language, [])
    case .feeds:
      switch subject {
      case .term(let taxonomy, let term):
        return context.feeds(of: .term(taxonomy: taxonomy, term: term))
      case .list(let place): return context.feeds(of: context.site.lists[place].kind)
      case .terms, .archive, .templatePage, .notFound: return .list([])
      }
    case .author: return .text(context.site.settings.author(in: language))
    case .color, .colorClass, .textOn:
      return context.colorField(
        file?.page.card.color ?? context.site.settings.palette.automaticColor(slug: title), field)
    case .readingTime: return .int(1)
    case .wordCount: return .int(file?.markdown.wordCount ?? 0)
    case .language: return .string(context.site.settings.languages[language].tag)
    case .breadcrumbs: return .list(context.breadcrumbs(from: context.site.homes[language]))
    case .back:
      let home = context.site.home(in: language)
      return .map(
        OrderedMap([("url", .string(base.href(home.url))), ("title", .string(home.title))]))
    default: return context.ownField(field, of: file)
    }
  }
}
