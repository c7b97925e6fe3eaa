package import Dates
package import Markdown

/// A post, or another page with a Markdown file of its own, at its place in the site.
package struct Page: Sendable {
  /// What was read of its Markdown file.
  package let file: LoadedFile
  /// Its own style, else that of its section.
  package let style: Style
  /// The section it belongs to, an index of `Site.sections`; 0 is the home.
  package let section: Int
  /// Its terms, by taxonomy in the settings' order and then in its own.
  package internal(set) var terms: [Term] = []
  /// Neighbours in the order of the section's list: indices of `Site.pages`.
  package internal(set) var previous: Int?
  /// The one behind it in its section’s list, an index of `Site.pages`.
  package internal(set) var next: Int?
  /// The list page it stands on and its card's anchor there; for a page that is in no list, the home without an anchor.
  package internal(set) var back: Back?

  /// A term of the page.
  package struct Term: Sendable {
    private let places: (UInt32, UInt32)

    init(taxonomy: Int, term: Int) {
      places = (UInt32(truncatingIfNeeded: taxonomy), UInt32(truncatingIfNeeded: term))
    }

    /// An index of `Site.taxonomies`.
    package var taxonomy: Int { Int(places.0) }
    /// An index of `Taxonomy.terms`.
    package var term: Int { Int(places.1) }
  }

  /// The way back to its card.
  package struct Back: Sendable {
    package let url: URLPath
    /// The id of the card; nil for a page that is in no list.
    package let anchor: String?
    /// An index of `Site.lists`.
    package let list: Int
  }

  /// Where it is published.
  package var url: URLPath { file.facts.url }
  /// The last part of its address, and the id of its card.
  package var slug: String { file.facts.slug }
  /// Its own title, else the first heading, else the file’s name.
  package var title: String { file.facts.title }
  /// The title came from the content's own first heading, which the page therefore need not show again.
  package var titleIsFirstHeading: Bool { file.facts.titleIsFirstHeading }
  /// From front matter, the file’s name or the address; nil when none has one.
  package var date: DateTime? { file.facts.date }
  /// When it was last changed, as its author says.
  package var updated: DateTime? { file.facts.updated }
  /// Its own colour, else one of the palette.
  package var color: CardColor { file.facts.color }

  /// The file below `Content/`.
  package var path: String { file.place.path }
  /// Where its file lies.
  package var place: ContentPath { file.place }
  /// What its front matter says; read in place, since a copy costs a reference count for each field.
  package var fields: PostFields {
    _read { yield file.page }
  }
  /// Its body; read in place.
  package var markdown: RenderedMarkdown {
    _read { yield file.markdown }
  }

  /// The heading that its row stands under, nil when its author names none.
  package var group: String? { fields.card.group.flatMap { $0.isBlank ? nil : $0.trimmed } }

  /// Minutes that reading takes at 200 words a minute, at least 1.
  package var readingTime: Int { Self.readingTime(of: markdown) }

  /// The same of any text.
  package static func readingTime(of markdown: borrowing RenderedMarkdown) -> Int {
    max(1, (markdown.wordCount + 199) / 200)
  }
}
