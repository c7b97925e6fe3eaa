package import Dates
package import Diagnostics
package import FrontMatter
import Languages
package import Markdown

/// What `site.yaml` says about the whole site, with a value for everything it leaves out.
package struct Settings: Sendable {
  /// The file that they were read from, for messages.
  package var source: SourceText?
  /// The site’s name.
  package var title = "Untitled"
  /// One sentence about the site.
  package var description: String?
  /// Where the site will stand.
  package var baseURL = BaseURL.none {
    didSet { baseURL.slashes = trailingSlash }
  }
  /// How the addresses of pages end.
  package var trailingSlash = TrailingSlash.always {
    didSet { baseURL.slashes = trailingSlash }
  }
  /// The languages that the site is written in, the first that of files that name none; never empty.
  package var languages = [SiteLanguage(tag: "en")]
  /// The zone of dates that name none.
  package var zone = TimeZone.utc
  /// The author of posts that name none.
  package var author: String?
  /// The address of a picture for the bar.
  package var logo: Located<String>?
  /// The style of lists that name none.
  package var style = Style.plain
  /// Posts a list page.
  package var size = 20
  /// The patterns of posts' addresses, by the folder they are in.
  package var permalinks: [(folder: Located<String>, pattern: Permalink)] = []
  /// Lists of the whole site that no folder is behind.
  package var lists: [OwnList] = []
  /// The lists of posts by when they were written, nil for none.
  package var archive: Archive?
  /// How many related posts a post shows.
  package var related = 0
  /// The fields that sort posts by words.
  package var taxonomies = [Taxonomy.Settings(name: "tags"), Taxonomy.Settings(name: "categories")]
  /// The names of colours.
  package var palette = Palette()
  /// What the stylesheet is told.
  package var theme = Theme()
  /// The levels of headings that tables of contents show.
  package var contentsLevels = 2...4
  /// What Markdown means on this site.
  package var markdown = {
    var options = MarkdownOptions()
    options.placesFiles = true
    return options
  }()
  /// How the site's own templates are read.
  package var templates = TemplateSettings()
  /// Where the file asks for pages' dates of change to come from git; nil where it does not.
  package var gitDates: Range<Int>?
  /// Commands around a build.
  package var hooks = SiteHooks()
  /// What can be followed, and how.
  package var feeds = FeedSettings()
  /// How the files of the output are used.
  package var hosting = HostingSettings()
  /// What a search looks through, nil for a site without one.
  package var search: SearchSettings?
  /// Links that pages show together, by name.
  package var menus: [Menu] = []
  /// Texts of the first language in place of the built-in ones, and more.
  package var strings = SiteStrings()

  package init() {}

  /// The BCP 47 tag of the first language.
  package var language: String {
    get { languages.first?.tag ?? "en" }
    set { languages = [SiteLanguage(tag: newValue)] + languages.dropFirst() }
  }

  /// The tags that names of files may hold; none when the site has one language only.
  package var tagsInNames: [String] { languages.count > 1 ? languages.map(\.folder) : [] }

  /// The place of a language among the site's by its tag, nil when it is none of them.
  package func language(tagged tag: String) -> Int? {
    languages.firstIndex { $0.folder == tag.lowercased() }
  }

  /// The folder that the addresses of a language stand in; none for the first.
  package func folders(of language: Int) -> [String] {
    language == 0 ? [] : [languages[language].folder]
  }

  /// The site's name in a language.
  package func title(in language: Int) -> String { languages[language].title ?? title }
  /// The sentence about the site in a language.
  package func description(in language: Int) -> String? {
    languages[language].description ?? description
  }
  /// The author in a language.
  package func author(in language: Int) -> String? { languages[language].author ?? author }
  /// The menus in a language.
  package func menus(in language: Int) -> [Menu] { languages[language].menus ?? menus }

  /// The texts in a language.
  package func strings(in language: Int) -> SiteStrings {
    language == 0 ? languages[0].strings.over(strings) : languages[language].strings
  }

  /// A built-in text in a language by its key, or the site's own in its place; nil when there is none in it.
  package func text(_ key: String, in language: Int) -> String? {
    let phrase = strings(in: language).phrases[key] ?? languages[language].language.words[key]
    return phrase?.text(.other)
  }

  /// What Markdown means in a language: `markdown` with the language's own words.
  package func markdown(in language: Int) -> MarkdownOptions {
    var options = markdown
    for kind in ["note", "tip", "important", "warning", "caution"] {
      options.words.alerts[kind] = text(kind, in: language)
    }
    if let frame = frame("permalink", around: "title", in: language) {
      options.words.permalink = frame
    }
    if let frame = frame("footnote_back", around: "number", in: language) {
      options.words.backToReference = frame
    }
    return options
  }

  /// What Markdown means in each language.
  package var markdownInLanguages: [MarkdownOptions] {
    languages.indices.map { markdown(in: $0) }
  }

  /// The words on both sides of a place of a text.
  private func frame(
    _ key: String, around place: String, in language: Int
  ) -> MarkdownWords.Frame? {
    guard let text = text(key, in: language) else { return nil }
    var (before, after, isBehind) = ("", "", false)
    for part in Phrase.parts(of: text) {
      switch part {
      case .place(place): isBehind = true
      case .place: break
      case .words(let words): if isBehind { after += words } else { before += words }
      }
    }
    return MarkdownWords.Frame(before: before, after: after)
  }

  /// `rtl` for languages that are written from the right, else `ltr`.
  package func direction(in language: Int) -> String {
    languages[language].language.isWrittenFromRight ? "rtl" : "ltr"
  }
}
