import SiteModel
import Templating

/// `page` in templates for a page without a file: a term, all terms of a taxonomy, a missing address.
final class FrameObject: EntityObject {
  enum Subject: Sendable {
    case term(taxonomy: Int, term: Int)
    case terms(taxonomy: Int)
    case notFound
  }

  private let context: SiteContext
  private let title: String
  private let url: URLPath
  private let kind: String
  let key: UInt64

  init(_ context: SiteContext, _ subject: Subject) {
    self.context = context
    switch subject {
    case .term(let taxonomy, let term):
      title = context.site.taxonomies[taxonomy].terms[term].name
      url = context.site.taxonomies[taxonomy].terms[term].url
      kind = "term"
      key = Entity.termPageKey(context.site.taxonomies[taxonomy].terms[term])
    case .terms(let taxonomy):
      title = context.site.taxonomies[taxonomy].settings.title
      url = context.site.taxonomies[taxonomy].url
      kind = "terms"
      key = Entity.termsPageKey(context.site.taxonomies[taxonomy])
    case .notFound:
      title = context.words[0].text("not_found")
      url = URLPath(file: "404.html")
      kind = "404"
      key = Entity.notFoundKey
    }
  }

  var shape: Shape { PageField.shape }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return value(PageField.all[index])
  }

  private func value(_ field: PageField) -> Value {
    switch field {
    case .title: return .string(title)
    case .url: return .string(context.site.settings.baseURL.href(url))
    case .absoluteURL: return .string(context.site.settings.baseURL.absolute(url))
    case .kind: return .string(kind)
    case .slug: return .string("")
    case .style: return .string(context.site.home.style.rawValue)
    case .content: return .markup("")
    case .authors, .tags, .taxonomies: return .list([])
    case .author: return .text(context.site.settings.author)
    case .color, .colorClass, .textOn:
      return context.colorField(
        context.site.settings.palette.automaticColor(slug: title), field)
    case .readingTime: return .int(1)
    case .wordCount: return .int(0)
    case .back:
      return .map(
        OrderedMap([
          ("url", .string(context.site.settings.baseURL.href(context.site.home.url))),
          ("title", .string(context.site.home.title)),
        ]))
    default: return context.ownField(field, of: nil)
    }
  }
}
