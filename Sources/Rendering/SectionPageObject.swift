import Dates
import HTML
import Markdown
import SiteModel
import Templating

/// `page` in templates for the list page of a section or of the home.
final class SectionPageObject: EntityObject {
  private let context: SiteContext
  private let index: Int
  private let section: Section

  init(_ context: SiteContext, _ index: Int) {
    self.context = context
    self.index = index
    self.section = context.site.sections[index]
  }

  var shape: Shape { PageField.shape }
  func index(of name: FieldName) -> Int? { PageField.shape.index(of: name) }

  var key: UInt64 { Entity.sectionPageKey(section) }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    return value(PageField.all[index])
  }

  func print(ofField index: Int) -> UInt64? {
    let field = PageField.all[index]
    return section.file.flatMap {
      context.print(of: field, $0, withoutTitle: section.titleIsFirstHeading)
    } ?? context.print(of: field, in: section.language, context.translations(ofSection: self.index))
  }

  /// Written into the page as it stands: the text between would be as long as the page.
  func write(_ index: Int, into output: inout ByteBuffer) -> Bool {
    guard PageField.all[index] == .content else { return field(index).writeText(into: &output) }
    Reads.note(key, index)
    context.write(
      section.file, withoutTitle: section.titleIsFirstHeading,
      page: { [index = self.index] in SectionPageObject($0, index) }, to: &output)
    return true
  }

  private func value(_ field: PageField) -> Value {
    let base = context.site.settings.baseURL
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
        section.file, withoutTitle: section.titleIsFirstHeading
      ) { SectionPageObject($0, index) }
    case .summary:
      return .text(section.fields.page.summary ?? section.markdown?.summary.nilIfEmpty)
    case .toc:
      guard let markdown = section.markdown else { return .list([]) }
      return TableOfContents.value(markdown, levels: context.site.settings.contentsLevels)
    case .showsContents: return .bool(section.fields.page.showsContents)
    case .summaryContent:
      return context.summaryContent(
        section.file, withoutTitle: section.titleIsFirstHeading
      ) { SectionPageObject($0, index) }
    case .feeds:
      return context.feeds(of: .section(index))
    case .authors: return .list(section.fields.page.authors.map { .string($0) })
    case .author:
      return .text(
        section.fields.page.authors.first ?? context.site.settings.author(in: section.language))
    case .language: return .string(context.site.settings.languages[section.language].tag)
    case .translations: return context.value(of: context.translations(ofSection: index))
    case .languages:
      return context.languageLinks(
        from: section.language, context.translations(ofSection: index))
    case .breadcrumbs: return .list(section.parent.map { context.breadcrumbs(from: $0) } ?? [])
    case .related, .backlinks: return .list([])
    case .tags, .taxonomies: return .list([])
    case .color, .colorClass, .textOn:
      return context.colorField(
        section.fields.page.card.color
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
    default: return context.ownField(field, of: section.definition)
    }
  }
}
