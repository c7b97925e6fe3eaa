package import Markdown

/// A Markdown file of `Content/` after it was read: its place, its typed front matter and its rendered body.
package struct LoadedFile: Sendable {
  package enum Fields: Sendable {
    case post(PostFields)
    case section(SectionFields)
  }

  package let place: ContentPath
  package let fields: Fields
  package let markdown: RenderedMarkdown

  package init(place: ContentPath, fields: Fields, markdown: RenderedMarkdown) {
    self.place = place
    self.fields = fields
    self.markdown = markdown
  }
}
