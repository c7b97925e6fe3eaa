package import Dates
package import FrontMatter
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
  /// The same before it got what its folder gives to all, nil where that is nothing.
  private let own: Own?
  /// Nil for a post, which need not have room for it.
  private let list: ListFields?
  /// The body: with its HTML, or all but that when it is stored.
  package let markdown: RenderedMarkdown
  /// Where the HTML of the body is.
  package let body: Body
  /// What the site's search knows of the body.
  package let words: Words
  /// When it was committed last, as far as that is asked for and known.
  package let committed: DateTime?
  /// What the file decides about its page, if it is one.
  package let facts: PageFacts

  /// The HTML of a body need not stay in memory between the time it is made and the time a page is written.
  package enum Body: Sendable {
    /// In `markdown`.
    case inMemory
    /// In the build's store of bodies; `print` is the fingerprint of the bytes.
    case stored(offset: Int, count: Int, print: UInt64)

    /// Bytes in the store.
    package var storedCount: Int { if case .stored(_, let count, _) = self { count } else { 0 } }
  }

  /// The words of a body, as the search index takes them.
  package enum Words: Sendable {
    /// The page is not searched.
    case none
    case inMemory([UInt8])
    /// In the build's store of bodies; `print` is the fingerprint of the bytes.
    case stored(offset: Int, count: Int, print: UInt64)
  }

  /// - Parameters:
  ///   - settings: those of the site, which the page's dates and its colour depend on.
  ///   - rules: what its folder gives to all that is in it.
  ///   - committed: when it was committed last, which is when it was changed unless it says so itself.
  package init(
    place: ContentPath, fields: consuming Fields, markdown: consuming RenderedMarkdown,
    settings: borrowing Settings, rules: FolderRules.Rules? = nil, committed: DateTime? = nil,
    body: Body = .inMemory,
    words: Words = .none
  ) {
    self.committed = committed
    // Moved where they can be, since each copy costs a reference for every field.
    let written: PostFields
    var section: SectionFields?
    switch consume fields {
    case .post(let post): written = post
    case .section(let list):
      written = list.page
      section = list
    }
    if let tag = written.language?.value, let language = settings.language(tagged: tag) {
      self.place = place.inLanguage(language, of: settings.languages.map(\.folder))
    } else {
      self.place = place
    }
    self.markdown = markdown
    self.body = body
    self.words = words
    if let cascade = rules?.cascade {
      page = written.inheriting(cascade)
      own = Own(written)
    } else {
      page = written
      own = nil
    }
    if var fields = section {
      fields.page = page
      fields.style = page.style
      list = ListFields(fields)
    } else {
      list = nil
    }
    facts = PageFacts(
      self.place, page, self.markdown, settings, permalink: rules?.permalink, committed: committed)
  }

  /// The same with what the folder around it gives, for an `_index.md`, which is read before that is known.
  package func inheriting(_ rules: FolderRules.Rules, settings: Settings) -> LoadedFile {
    let fields: Fields = section.map { .section($0) } ?? .post(written)
    return LoadedFile(
      place: place, fields: fields, markdown: markdown, settings: settings, rules: rules,
      committed: committed, body: body, words: words)
  }

  // Read here, since elsewhere each would cost a copy of all fields.

  /// The template to use.
  package var template: Located<String>? { page.template }
  /// From when on its page is left out.
  package var expires: WrittenDate? { page.expires }
  /// Whether search engines are led to its page.
  package var isForSearchEngines: Bool { page.isForSearchEngines }
  /// Where its front matter says something of its page's address.
  package var addressRange: Range<Int>? { (page.url ?? page.slug)?.range }

  /// What its own front matter says, without what its folder gives.
  package var written: PostFields { own?.fields ?? page }

  private final class Own: Sendable {
    let fields: PostFields

    init(_ fields: PostFields) { self.fields = fields }
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
