package import Dates
package import Markdown

/// What `site.yaml` says about the whole site, with a value for everything it leaves out.
package struct Settings: Sendable {
  /// The site’s name.
  package var title = "Untitled"
  /// One sentence about the site.
  package var description: String?
  /// Where the site will stand.
  package var baseURL = BaseURL.none
  /// A BCP 47 tag, for `lang`.
  package var language = "en"
  /// The zone of dates that name none.
  package var zone = TimeZone.utc
  /// The author of posts that name none.
  package var author: String?
  /// The address of a picture for the bar.
  package var logo: String?
  /// The style of lists that name none.
  package var style = Style.plain
  /// Posts a list page.
  package var size = 20
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
  /// Links for every page.
  package var menu: [MenuItem] = []

  package init() {}

  /// A link in the foot of every page.
  package struct MenuItem: Sendable {
    /// What the link says.
    package let title: String
    /// Where it leads, as written.
    package let url: String
  }

  /// `rtl` for languages that are written from the right, else `ltr`.
  package var direction: String {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return ["ar", "he", "fa", "ur", "yi", "ps", "dv", "ug", "ckb"].contains(primary) ? "rtl" : "ltr"
  }
}
