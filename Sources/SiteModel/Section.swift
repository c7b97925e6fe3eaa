package import Markdown

/// A folder of `Content/` with an `_index.md`; the first one, `Content/` itself, is the home and may do without.
package struct Section: Sendable {
  /// The folder below `Content/`, empty for the home.
  package let folder: String
  /// Its `_index.md`, nil for a home without one.
  package let file: LoadedFile?
  /// The address of its list.
  package let url: URLPath
  /// Its own title, else its first heading, else the folder’s name.
  package let title: String
  /// The title came from the content’s first heading.
  package let titleIsFirstHeading: Bool
  /// Its own style, else that of the section around it, else the site’s.
  package let style: Style
  /// The section around it, nil for the home.
  package let parent: Int?
  /// The posts' own fields that it declares.
  package let declared: [DeclaredField]
  /// Its own posts in its own order: indices of `Site.pages`.
  package internal(set) var pages: [Int] = []

  init(
    folder: String, file: LoadedFile?, url: URLPath, title: String, titleIsFirstHeading: Bool,
    style: Style, parent: Int?
  ) {
    self.folder = folder
    self.file = file
    self.url = url
    self.title = title
    self.titleIsFirstHeading = titleIsFirstHeading
    self.style = style
    self.parent = parent
    declared = file?.section?.declared ?? []
  }

  /// The file below `Content/`.
  package var path: String? { file?.place.path }
  /// What the `_index.md` says; read in place, since a copy costs a reference count for each field.
  package var fields: SectionFields {
    _read {
      if let file, let section = file.section { yield section } else { yield Self.noFields }
    }
  }
  /// The body of its `_index.md`.
  package var markdown: RenderedMarkdown? { file?.markdown }

  private static let noFields = SectionFields()
}
