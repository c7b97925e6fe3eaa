package import Markdown

/// A Markdown file of `Content/` after it was read: its place, its typed front matter and its rendered body.
///
/// A class, so that the many values that refer to it share it at the cost of one reference.
package final class LoadedFile: Sendable {
  /// What the front matter was read as.
  package enum Fields: Sendable {
    case post(PostFields)
    case section(SectionFields)
  }

  /// Where the file lies.
  package let place: ContentPath
  /// What the front matter says about the page itself, be it a post's or a section's.
  package let page: PostFields
  /// Nil for a post, which need not have room for it.
  private let list: ListFields?
  /// The body as HTML.
  package let markdown: RenderedMarkdown
  /// What the file decides about its page, if it is one.
  package let facts: PageFacts

  /// - Parameter settings: those of the site, which the page's dates and its colour depend on.
  package init(
    place: ContentPath, fields: Fields, markdown: RenderedMarkdown, settings: Settings
  ) {
    self.place = place
    self.markdown = markdown
    switch fields {
    case .post(let post):
      page = post
      list = nil
    case .section(let fields):
      page = fields.page
      list = ListFields(fields)
    }
    facts = PageFacts(place, page, markdown, settings)
  }

  /// Whether it is an `_index.md`.
  package var isSection: Bool { list != nil }

  /// What the front matter of an `_index.md` says about its list, nil for a post.
  package var section: SectionFields? { list?.fields }

  private final class ListFields: Sendable {
    let fields: SectionFields

    init(_ fields: SectionFields) { self.fields = fields }
  }
}
