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
  /// What the front matter of an `_index.md` says about its list, nil for a post.
  package let section: SectionFields?
  /// The body as HTML.
  package let markdown: RenderedMarkdown

  package init(place: ContentPath, fields: Fields, markdown: RenderedMarkdown) {
    self.place = place
    self.markdown = markdown
    switch fields {
    case .post(let post):
      page = post
      section = nil
    case .section(let fields):
      page = fields.page
      section = fields
    }
  }
}
