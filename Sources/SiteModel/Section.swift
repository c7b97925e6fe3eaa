package import Markdown

/// A folder of `Content/` with an `_index.md`; the first one, `Content/` itself, is the home and may do without.
package struct Section: Sendable {
  /// The folder below `Content/`, empty for the home.
  package let folder: String
  /// The file below `Content/`, nil for a home without `_index.md`.
  package let path: String?
  package let fields: SectionFields
  package let markdown: RenderedMarkdown?
  package let url: URLPath
  package let title: String
  package let titleIsFirstHeading: Bool
  package let style: Style
  /// The section around it, nil for the home.
  package let parent: Int?
  /// Its own posts in its own order: indices of `Site.pages`.
  package internal(set) var pages: [Int] = []
  /// Its list: an index of `Site.lists`.
  package internal(set) var list = 0
}
