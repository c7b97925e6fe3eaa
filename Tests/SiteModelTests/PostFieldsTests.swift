import Dates
import FrontMatter
import SiteModel
import Testing

@Suite struct PostFieldsTests {
  @Test func everyKnownKey() throws {
    let (fields, messages) = readPost(
      """
      title: A title
      date: 2026-11-30
      updated: 2026-12-01T09:00:00+01:00
      expires: 2027-01-01
      draft: true
      slug: my-slug
      url: /a/b/
      aliases: [/old/, /older/]
      weight: -3
      description: D
      summary: S
      author: Ann
      authors: [Bob, Cid]
      tags: [x, y]
      categories: z
      template: my.html
      search: false
      style: grid
      image: a.png
      image_alt: Alt
      color: light-pink
      progress: 0.3
      rating: 4
      ratings: 100
      badge: {value: 12, unit: km}
      subtitle: Sub
      location: Here
      phone: +49 30 123
      group: G
      extra: {own: 1}
      mine: 2
      """)
    #expect(messages == "")
    #expect(fields.title == "A title")
    #expect(fields.date == WrittenDate("2026-11-30"))
    #expect(fields.updated == WrittenDate("2026-12-01T09:00:00+01:00"))
    #expect(fields.expires == WrittenDate("2027-01-01"))
    #expect(fields.isDraft)
    #expect(fields.slug?.value == "my-slug")
    #expect(fields.url?.value == "/a/b/")
    #expect(fields.aliases.map(\.value) == ["/old/", "/older/"])
    #expect(fields.weight == -3)
    #expect(fields.description == "D")
    #expect(fields.summary == "S")
    #expect(fields.authors == ["Ann", "Bob", "Cid"])
    #expect(fields.terms == [["x", "y"], ["z"]])
    #expect(fields.template?.value == "my.html")
    #expect(fields.style == .grid)
    #expect(fields.card.image == "a.png")
    #expect(fields.card.imageAlt == "Alt")
    #expect(fields.card.color?.rgb == 0xECBCB4)
    #expect(fields.card.progress == 0.3)
    #expect(fields.card.rating == 4)
    #expect(fields.card.ratings == 100)
    #expect(fields.card.badge?.value == "12")
    #expect(fields.card.badge?.unit == "km")
    #expect(fields.card.subtitle == "Sub")
    #expect(fields.card.location == "Here")
    #expect(fields.card.phone == "+49 30 123")
    #expect(fields.card.group == "G")
    #expect(fields.extra.map(\.key) == ["mine", "own"])
    #expect(fields.remarks.isEmpty)
  }

  @Test func noFrontMatterSaysNothing() {
    let (fields, messages) = readPost("")
    #expect(messages == "")
    #expect(fields.title == nil && fields.date == nil && fields.style == nil)
    #expect(!fields.isDraft && fields.aliases.isEmpty && fields.extra.isEmpty)
  }

  private static let wrong: [(String, Int, String, String, String)] = [
    ("title: [a]", 8, "'title' must be a text, not a list", "", "^~~"),
    ("title: {a: 1}", 8, "'title' must be a text, not a mapping", "", "^~~~~~"),
    (
      "date: yestreday", 7, "'date' is not a date: 'yestreday'",
      " write it as 2026-11-30 or 2026-11-30T09:00:00+02:00", "^~~~~~~~~"
    ),
    (
      "updated: 2026-02-30", 10, "'updated' is not a date: there is no day '2026-02-30'",
      " 2026-02 has 28 days", "^~~~~~~~~~"
    ),
    (
      "expires: [a]", 10, "'expires' must be a date, not a list",
      " write it as 2026-11-30 or 2026-11-30T09:00:00+02:00", "^~~"
    ),
    ("draft: maybe", 8, "'draft' must be true or false, not 'maybe'", "", "^~~~~"),
    ("slug: [a]", 7, "'slug' must be a text, not a list", "", "^~~"),
    ("url: {a: b}", 6, "'url' must be a text, not a mapping", "", "^~~~~~"),
    ("aliases: {a: b}", 10, "'aliases' must be a list of texts, not a mapping", "", "^~~~~~"),
    ("weight: heavy", 9, "'weight' must be a whole number, not 'heavy'", "", "^~~~~"),
    ("weight: 1.5", 9, "'weight' must be a whole number, not 1.5", "", "^~~"),
    ("description: [a]", 14, "'description' must be a text, not a list", "", "^~~"),
    ("summary: [a]", 10, "'summary' must be a text, not a list", "", "^~~"),
    ("author: [a]", 9, "'author' must be a text, not a list", "", "^~~"),
    ("authors: {a: b}", 10, "'authors' must be a list of texts, not a mapping", "", "^~~~~~"),
    ("tags: [[a]]", 8, "an item of 'tags' must be a text, not a list", "", "^~~"),
    ("categories: {a: b}", 13, "'categories' must be a list of texts, not a mapping", "", "^~~~~~"),
    ("template: [a]", 11, "'template' must be a text, not a list", "", "^~~"),
    (
      "style: gird", 8,
      "'style' must be one of 'no-space', 'blurry', 'flat-dark', 'grid', 'plain', 'grouped', 'inset-grouped'"
        + " or 'sidebar', not 'gird'",
      " did you mean 'grid'?", "^~~~"
    ),
    ("series: [a]", 9, "'series' must be a text, not a list", "", "^~~"),
    ("toc: perhaps", 6, "'toc' must be true or false, not 'perhaps'", "", "^~~~~~~"),
    ("language: [a]", 11, "'language' must be a text, not a list", "", "^~~"),
    ("translation_key: [a]", 18, "'translation_key' must be a text, not a list", "", "^~~"),
    ("image: [a]", 8, "'image' must be a text, not a list", "", "^~~"),
    ("image_alt: [a]", 12, "'image_alt' must be a text, not a list", "", "^~~"),
    ("color: [a]", 8, "'color' must be a text, not a list", "", "^~~"),
    ("color: pnik", 8, "'color' is not a colour: 'pnik'", " did you mean 'pink'?", "^~~~"),
    (
      "color: 'rgb(1,2,3)'", 8, "'color' is not a colour: 'rgb(1,2,3)'",
      " write a CSS hex colour in quotes such as \"#ecbcb4\", or a name of the palette",
      "^~~~~~~~~~~~"
    ),
    ("progress: 30", 11, "'progress' must be a number from 0 to 1, not 30", "", "^~"),
    ("progress: .nan", 11, "'progress' must be a number from 0 to 1, not .nan", "", "^~~~"),
    ("rating: 6", 9, "'rating' must be a whole number from 1 to 5, not 6", "", "^"),
    (
      "rating: '5'", 9, "'rating' must be a whole number from 1 to 5, not '5'",
      " write it without quotes", "^~~"
    ),
    ("ratings: -1", 10, "'ratings' must be a whole number of at least 0, not -1", "", "^~"),
    (
      "badge: 12", 8, "'badge' must be a mapping, not 12", " write it as { value: 42, unit: km }",
      "^~"
    ),
    (
      "badge: {unit: km}", 9, "'badge.value' is missing", " write it as { value: 42, unit: km }",
      "^~~~"
    ),
    ("badge: {}", 8, "'badge.value' is missing", " write it as { value: 42, unit: km }", "^~"),
    ("badge: {value: [a]}", 16, "'badge.value' must be a text, not a list", "", "^~~"),
    ("subtitle: [a]", 11, "'subtitle' must be a text, not a list", "", "^~~"),
    ("location: [a]", 11, "'location' must be a text, not a list", "", "^~~"),
    ("phone: [a]", 8, "'phone' must be a text, not a list", "", "^~~"),
    ("group: [a]", 8, "'group' must be a text, not a list", "", "^~~"),
    ("extra: [a]", 8, "'extra' must be a mapping, not a list", " write it as { price: 12 }", "^~~"),
  ]

  @Test(arguments: wrong)
  func wrongTypes(
    _ line: String, _ column: Int, _ summary: String, _ hint: String, _ underline: String
  ) {
    let (_, messages) = readPost(line)
    #expect(
      messages == """
        post.md:2:\(column): error: \(summary)
          2 | \(line)
            | \(String(repeating: " ", count: column - 1))\(underline)\(hint)

        """)
  }

  @Test(arguments: [
    ("tittle: x", "tittle", "title"), ("Title: x", "Title", "title"), ("tag: x", "tag", "tags"),
    ("dates: 2026-01-01", "dates", "date"), ("colour: pink", "colour", "color"),
    ("images: a.png", "images", "image"), ("categorys: a", "categorys", "categories"),
  ])
  func nearMisses(_ line: String, _ key: String, _ nearest: String) {
    let (fields, messages) = readPost(line)
    #expect(
      messages == """
        post.md:2:1: warning: unknown key '\(key)'
          2 | \(line)
            | ^\(String(repeating: "~", count: key.count - 1)) did you mean '\(nearest)'?

        """)
    #expect(fields.extra.map(\.key) == [key])
  }

  @Test func badgeWithAKeyOfItsOwn() {
    let (fields, messages) = readPost("badge: {value: 1, units: km}")
    #expect(fields.card.badge?.value == "1")
    #expect(
      messages == """
        post.md:2:19: warning: unknown key 'badge.units'
          2 | badge: {value: 1, units: km}
            |                   ^~~~~ did you mean 'unit'?

        """)
  }

  @Test func keysOfTheUsersOwnPass() {
    let (fields, messages) = readPost("layout: post\nseo: {a: 1}\nkeywords: [a]")
    #expect(messages == "")
    #expect(fields.extra.map(\.key) == ["layout", "seo", "keywords"])
  }

  @Test func automaticColorIsNone() {
    let (fields, messages) = readPost("color: auto")
    #expect(messages == "")
    #expect(fields.card.color == nil)
  }

  @Test func aColorThatYAMLTakesForAComment() {
    let (fields, messages) = readPost("title: x\ncolor: #ecbcb4")
    #expect(fields.card.color == nil)
    #expect(
      messages == """
        post.md:3:1: warning: 'color' is empty, since '#' begins a comment here
          3 | color: #ecbcb4
            | ^~~~~ write it in quotes: "#ecbcb4"

        """)
    #expect(readPost("color: # none yet").1 == "")
    #expect(readPost("color:").1 == "")
    #expect(readPost("color: pink #fff").1 == "")
  }

  @Test func fileNameGivesTheDateThatCannotBeRead() {
    let (fields, messages) = readPost("date: soon", fileName: "2026-11-30-hello")
    #expect(fields.date == WrittenDate("2026-11-30"))
    #expect(
      messages == """
        post.md:2:7: warning: 'date' is not a date: 'soon'
          2 | date: soon
            |       ^~~~ the date of the file's name is used; write it as 2026-11-30 or 2026-11-30T09:00:00+02:00

        """)
  }

  @Test func frontMatterWinsOverTheFileName() {
    let (fields, messages) = readPost("date: 2020-01-01", fileName: "2026-11-30-hello")
    #expect(messages == "")
    #expect(fields.date == WrittenDate("2020-01-01"))
  }

  @Test func zolasPathIsTheURL() {
    let (fields, messages) = readPost("path: a/b")
    #expect(messages == "")
    #expect(fields.url?.value == "a/b")
    #expect(fields.remarks.map(\.kind) == [.zolaPath])
    let (both, _) = readPost("path: a/b\nurl: /c/")
    #expect(both.url?.value == "/c/")
    #expect(both.extra.map(\.key) == ["path"])
  }

  @Test func whatTiesPostsTogether() {
    let (fields, messages) = readPost(
      "series: ' a '\nlanguage: de\ntranslation_key: k\nmenus: { main: { weight: 2 }, foot: }")
    #expect(messages == "")
    #expect(fields.series == "a")
    #expect(fields.language?.value == "de")
    #expect(fields.translationKey == "k")
    #expect(
      fields.menus == [
        Menu.Entry(menu: "main", title: nil, weight: 2), Menu.Entry(menu: "foot"),
      ])
    #expect(readPost("menus: main").0.menus == [Menu.Entry(menu: "main")])
    #expect(readPost("menus: [a, b]").0.menus.map(\.menu) == ["a", "b"])
    #expect(fields.remarks.isEmpty)
  }

  @Test func aLanguageIsOneOfTheSites() {
    var settings = Settings()
    settings.languages = [SiteLanguage(tag: "en"), SiteLanguage(tag: "pt-BR")]
    #expect(readPost("language: PT-br", settings: settings).1 == "")
    #expect(
      readPost("language: de", settings: settings).1 == """
        post.md:2:11: error: 'de' is none of the site's languages
          2 | language: de
            |           ^~ write one of en, pt-BR

        """)
  }

  @Test func oneAuthorIsNotTwo() {
    #expect(readPost("author: Ann\nauthors: [Bob, Ann]").0.authors == ["Bob", "Ann"])
  }

  @Test func termsOfTheSitesOwnTaxonomies() {
    let (settings, _) = readSettings("taxonomies: [topics]")
    let (fields, messages) = readPost("topics: [a]\ntags: [b]", settings: settings)
    #expect(messages == "")
    #expect(fields.terms == [["a"]])
    #expect(fields.extra.map(\.key) == ["tags"])
    #expect(
      readPost("topic: [a]", settings: settings).1 == """
        post.md:2:1: warning: unknown key 'topic'
          2 | topic: [a]
            | ^~~~~ did you mean 'topics'?

        """)
  }
}
