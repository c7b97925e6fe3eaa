import Dates
import Diagnostics
import FrontMatter
import Markdown
import SiteModel
import Testing

@Suite struct SettingsTests {
  @Test func everyKnownKey() {
    let (settings, problems) = readSettings(
      """
      title: T
      description: D
      base_url: https://example.org/blog/
      language: ar-EG
      timezone: +02:00
      author: A
      logo: logo.svg
      style: flat-dark
      size: 7
      taxonomies: [topics, tags]
      palette: {brand: "#010203", rose: pink}
      markdown: {html: false, smart_punctuation: true, tables: false, tag_filter: true}
      templates: {trim_blocks: true, lstrip_blocks: true}
      search: true
      menu:
        - {title: One, url: /one/}
        - {title: Two, url: https://example.com}
      """)
    #expect(problems.isEmpty)
    #expect(settings.title == "T")
    #expect(settings.description == "D")
    #expect(settings.baseURL.text == "https://example.org/blog")
    #expect(settings.language == "ar-EG")
    #expect(settings.direction(in: 0) == "rtl")
    #expect(settings.zone.offset(at: 0) == 7200)
    #expect(settings.author == "A")
    #expect(settings.logo?.value == "logo.svg")
    #expect(settings.style == .flatDark)
    #expect(settings.size == 7)
    #expect(settings.taxonomies.map(\.name) == ["topics", "tags"])
    #expect(settings.taxonomies.map(\.title) == ["Topics", "Tags"])
    #expect(settings.palette.color("brand")?.rgb == 0x010203)
    #expect(settings.palette.color("rose")?.rgb == 0xE385B4)
    #expect(!settings.markdown.allowsRawHTML)
    #expect(settings.markdown.smartPunctuation)
    #expect(settings.templates.trimsBlocks)
    #expect(settings.templates.stripsBlockIndent)
    #expect(settings.search?.text == .full)
    #expect(
      settings.markdown.constructs
        == MarkdownConstructs.site.subtracting(.tables).union(.tagFilter))
    #expect(settings.menus[0].items.map(\.title) == ["One", "Two"])
    #expect(settings.menus[0].items.map(\.url) == ["/one/", "https://example.com"])
  }

  @Test func whatASearchLooksThrough() {
    #expect(readSettings("search: {text: summary}").0.search?.text == .summary)
    #expect(readSettings("search: {}").0.search?.text == .full)
    #expect(readSettings("search: false").0.search == nil)
    let (settings, problems) = readSettings("search: yess")
    #expect(settings.search == nil && problems.count == 1)
  }

  @Test func whatIsLeftOut() {
    let settings = Settings()
    #expect(settings.search == nil)
    #expect(settings.title == "Untitled")
    #expect(settings.baseURL.text == "")
    #expect(settings.language == "en")
    #expect(settings.direction(in: 0) == "ltr")
    #expect(settings.zone.name == "UTC")
    #expect(settings.style == .plain)
    #expect(settings.size == 20)
    #expect(settings.taxonomies.map(\.name) == ["tags", "categories"])
    #expect(settings.markdown.allowsRawHTML)
    #expect(!settings.markdown.smartPunctuation)
    #expect(!settings.templates.trimsBlocks)
    #expect(!settings.templates.stripsBlockIndent)
    #expect(settings.markdown.constructs == .site)
    #expect(readSettings("").0.title == "Untitled")
    #expect(readSettings("# nothing\n").0.title == "Untitled")
  }

  private static let wrong: [(String, Int, String, String, String)] = [
    (
      "base_url: example.org", 11, "'base_url' is not the address of a site: 'example.org'",
      " write it as https://example.org or https://example.org/blog", "^~~~~~~~~~~"
    ),
    (
      "timezone: Mars/Base", 11, "there is no time zone 'Mars/Base'",
      " write a name such as Europe/Berlin, or an offset such as +02:00", "^~~~~~~~~"
    ),
    (
      "style: gird", 8,
      "'style' must be one of 'no-space', 'blurry', 'flat-dark', 'grid', 'plain', 'grouped', 'inset-grouped'"
        + " or 'sidebar', not 'gird'",
      " did you mean 'grid'?", "^~~~"
    ),
    (
      "size: many", 7, "'size' must be a whole number from 1 to 10000 or 'all', not 'many'",
      " write it as 20, or as all", "^~~~"
    ),
    ("title: [a]", 8, "'title' must be a text, not a list", " write it as \"Notes\"", "^~~"),
    (
      "taxonomies: [title]", 14, "'title' is a field of its own and cannot be a taxonomy",
      " choose another name", "^~~~~"
    ),
    (
      "taxonomies: ['?']", 14, "'?' gives no address for a taxonomy", " use letters or digits",
      "^~~"
    ),
    (
      "taxonomies: [{title: tags}]", 15, "'taxonomies.name' is missing",
      " write it as { name: people, title: Who }", "^~~~~"
    ),
    (
      "taxonomies: {tags: {style: gird}}", 28,
      "'taxonomies.tags.style' must be one of 'no-space', 'blurry', 'flat-dark', 'grid', 'plain', 'grouped', 'inset-grouped' or 'sidebar', not 'gird'",
      " did you mean 'grid'?", "^~~~"
    ),
    ("languages: {d: }", 13, "'d' is not the tag of a language", " write it as de or pt-BR", "^"),
    (
      "languages: {de: , DE: }", 19, "'DE' is the same language as 'de'", " keep one of them", "^~"
    ),
    (
      "lists: [{path: ../x/, title: a}]", 16, "'../x/' is not the address of a list",
      " write it as /best/", "^~~~~"
    ),
    (
      "lists: [{path: /x/}]", 10, "'lists.title' is missing",
      " write it as { path: /best/, title: Best }", "^~~~"
    ),
    (
      "archive: week", 10, "'archive' cannot be 'week'",
      " write true, false, year, month, or { path: /archive/, by: month }", "^~~~"
    ),
    (
      "related: 21", 10, "'related' must be a whole number from 0 to 20, not 21",
      " write it as 3, or as false for none", "^~"
    ),
    (
      "permalinks: {a: /:foo/}", 17, "addresses have no part ':foo'",
      " write one of :year, :month, :day, :slug, :title, :section, :sections, :filename", "^~~~~~"
    ),
    (
      "palette: {brand: red}", 18, "'palette.brand' is not a colour: 'red'",
      " write a CSS hex colour in quotes such as \"#ecbcb4\", or a name of the palette", "^~~"
    ),
    (
      "palette: [pink]", 10, "'palette' must be a mapping, not a list",
      " write it as { harbour: \"#3a6ea5\" }", "^~~~~~"
    ),
    (
      "markdown: {html: 3}", 18, "'markdown.html' must be true or false, not 3",
      " write it as true or false", "^"
    ),
    (
      "menu: about", 7, "'menu' must be a list of mappings, not 'about'",
      " write it as { title: About, url: /about/ }, or as false for none", "^~~~~"
    ),
    (
      "menu: [about]", 8, "an item of 'menu' must be a mapping, not 'about'",
      " write it as { title: About, url: /about/ }", "^~~~~"
    ),
    (
      "menu: [{title: a}]", 9, "'menu.url' is missing",
      " write it as { title: About, url: /about/ }", "^~~~~"
    ),
  ]

  @Test(arguments: wrong)
  func wrongTypes(
    _ line: String, _ column: Int, _ summary: String, _ hint: String, _ underline: String
  ) {
    let text = readSettings(line).1.map { DiagnosticText().format($0) }.joined()
    #expect(
      text == """
        site.yaml:1:\(column): error: \(summary)
          1 | \(line)
            | \(String(repeating: " ", count: column - 1))\(underline)\(hint)

        """)
  }

  @Test(arguments: [
    ("titel: x", "titel", 1, " did you mean 'title'?"),
    ("baseurl: x", "baseurl", 1, " did you mean 'base_url'?"),
    ("nonsense: x", "nonsense", 1, ""),
    ("markdown: {htlm: true}", "markdown.htlm", 12, " did you mean 'html'?"),
  ])
  func unknownKeys(_ line: String, _ key: String, _ column: Int, _ hint: String) {
    let text = readSettings(line).1.map { DiagnosticText().format($0) }.joined()
    let length = key.split(separator: ".").last?.count ?? 0
    #expect(
      text == """
        site.yaml:1:\(column): warning: unknown key '\(key)'
          1 | \(line)
            | \(String(repeating: " ", count: column - 1))^\(String(repeating: "~", count: length - 1))\(hint)

        """)
  }

  @Test func aColorThatYAMLTakesForAComment() {
    let text = readSettings("palette:\n  brand: #fff").1.map { DiagnosticText().format($0) }
      .joined()
    #expect(
      text == """
        site.yaml:2:9: error: 'palette.brand' is not a colour: nothing
          2 |   brand: #fff
            |         ^ write a CSS hex colour in quotes such as "#ecbcb4", or a name of the palette

        """)
  }

  @Test(arguments: [
    ("en", "ltr"), ("he", "rtl"), ("fa-IR", "rtl"), ("AR", "rtl"), ("arn", "ltr"), ("", "ltr"),
    ("-", "ltr"),
  ])
  func direction(_ language: String, _ direction: String) {
    var settings = Settings()
    settings.language = language
    #expect(settings.direction(in: 0) == direction)
  }
}
