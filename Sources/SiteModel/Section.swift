package import Markdown

/// A folder of `Content/` with an `_index.md`; the home of each language may do without.
package struct Section: Sendable {
  /// The folder below `Content/`, empty for the home.
  package let folder: String
  /// Its language, an index of `Settings.languages`.
  package let language: Int
  /// Its `_index.md`, nil for one that its language has none for.
  package let file: LoadedFile?
  /// The `_index.md` that says how it is: its own, else that of the first language.
  package let definition: LoadedFile?
  private let own: Fields
  /// The file whose filter its list has.
  let filterPath: String?
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
    folder: String, language: Int, file: LoadedFile?, definition: LoadedFile?,
    fields: SectionFields, filterPath: String?, url: URLPath,
    title: String, titleIsFirstHeading: Bool, style: Style, parent: Int?
  ) {
    self.folder = folder
    self.language = language
    self.file = file
    self.definition = definition
    self.url = url
    self.title = title
    self.titleIsFirstHeading = titleIsFirstHeading
    self.style = style
    self.parent = parent
    own = Fields(fields)
    self.filterPath = filterPath
    declared = fields.declared
  }

  /// Whether it is the home page of its language.
  package var isHome: Bool { parent == nil }
  /// The file below `Content/`.
  package var path: String? { file?.place.path }
  /// What the `_index.md` says; read in place, since a copy costs a reference count for each field.
  package var fields: SectionFields {
    _read { yield own.fields }
  }
  /// The body of its `_index.md`.
  package var markdown: RenderedMarkdown? { file?.markdown }

  /// Shared by all copies of the section.
  private final class Fields: Sendable {
    let fields: SectionFields

    init(_ fields: SectionFields) { self.fields = fields }
  }
}
