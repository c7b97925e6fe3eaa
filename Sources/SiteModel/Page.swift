package import Dates
package import Markdown

/// A post, or another page with a Markdown file of its own, at its place in the site.
package struct Page: Sendable {
  package let file: LoadedFile
  package let url: URLPath
  package let slug: String
  package let title: String
  /// The title came from the content's own first heading, which the page therefore need not show again.
  package let titleIsFirstHeading: Bool
  package let date: DateTime?
  package let updated: DateTime?
  package let color: CardColor
  package let style: Style
  /// The section it belongs to, an index of `Site.sections`; 0 is the home.
  package let section: Int
  /// Its terms, by taxonomy in the settings' order and then in its own: indices of `Taxonomy.terms`.
  package internal(set) var terms: [[Int]] = []
  /// Neighbours in the order of the section's list: indices of `Site.pages`.
  package internal(set) var previous: Int?
  package internal(set) var next: Int?
  /// The list page it stands on and its card's anchor there; for a page that is in no list, the home without an anchor.
  package internal(set) var back: Back?

  package struct Back: Sendable {
    package let url: URLPath
    package let anchor: String?
    package let list: Int
  }

  /// The file below `Content/`.
  package var path: String { file.place.path }
  package var place: ContentPath { file.place }
  /// What its front matter says; read in place, since a copy costs a reference count for each field.
  package var fields: PostFields {
    _read { yield file.page }
  }
  package var markdown: RenderedMarkdown {
    _read { yield file.markdown }
  }

  /// Minutes that reading takes at 200 words a minute, at least 1.
  package var readingTime: Int { max(1, (markdown.wordCount + 199) / 200) }
}
