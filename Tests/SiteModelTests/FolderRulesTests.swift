import FrontMatter
import SiteModel
import Testing

@Suite struct FolderRulesTests {
  @Test func cascadeFillsWhatPostsLeaveOut() throws {
    let site = AssembledSite([
      "p/_index.md":
        "---\ncascade: { author: Ann, tags: [x], toc: true, color: '#010203', mine: 1, yours: 2 }\n---",
      "p/a.md": "", "p/b.md": "---\nauthor: Bob\ntags: [y]\ntoc: false\nmine: 3\n---",
      "p/inner/_index.md": "---\ncascade: { author: Cy }\n---", "p/inner/c.md": "", "d.md": "",
    ])
    #expect(site.messages == "")
    let a = try #require(site.page("p/a.md")).fields
    #expect(a.authors == ["Ann"])
    #expect(a.terms[0] == ["x"])
    #expect(a.showsContents)
    #expect(a.extra.map { "\($0.key)=\($0.value.text ?? "")" } == ["mine=1", "yours=2"])
    #expect(site.page("p/a.md")?.color.rgb == 0x010203)
    let b = try #require(site.page("p/b.md")).fields
    #expect(b.authors == ["Bob"])
    #expect(b.terms[0] == ["y"])
    #expect(!b.showsContents)
    #expect(b.extra.map { "\($0.key)=\($0.value.text ?? "")" } == ["mine=3", "yours=2"])
    // The nearest folder wins, and what it does not say comes from the one around it.
    let c = try #require(site.page("p/inner/c.md")).fields
    #expect(c.authors == ["Cy"])
    #expect(c.terms[0] == ["x"])
    // A section gets what is given to its place, not what it gives itself.
    #expect(site.site.sections.map { $0.fields.page.authors } == [[], [], ["Ann"]])
    #expect(try #require(site.page("d.md")).fields.authors == [])
    // What was written stays known, since a cache keeps that.
    #expect(try #require(site.page("p/a.md")).file.written.authors == [])
  }

  @Test func aDraftSectionByCascade() {
    let site = AssembledSite([
      "p/_index.md": "---\ncascade: { draft: true }\n---", "p/a.md": "",
      "p/b.md": "---\ndraft: false\n---",
    ])
    #expect(site.site.pages.map(\.path) == ["p/b.md"])
    #expect(site.leftOut == "Left out 1 post: 1 draft.")
  }

  @Test func requiredFieldsMayComeFromACascade() {
    let files = [
      "p/_index.md": "---\nfields: { price: { type: number, required: true } }\n---",
      "p/a.md": "",
    ]
    #expect(AssembledSite(files).messages.contains("'price' is missing"))
    let outer = ["_index.md": "---\ncascade: { price: 3 }\n---"]
    #expect(AssembledSite(files.merging(outer) { $1 }).messages == "")
  }

  @Test(arguments: [
    ("/:year/:month/:day/:slug/", "/2026/03/04/own/"), ("/blog/:title/", "/blog/a-title/"),
    ("/:section/:filename/", "/p/2026-03-04-name/"), ("/:sections/:slug/", "/p/q/own/"),
    ("/:year-:month/:slug.html", "/2026-03/own.html"), ("/x-:slug/", "/x-own/"),
  ])
  func permalinks(_ pattern: String, _ url: String) {
    let site = AssembledSite([
      "p/_index.md": "---\npermalinks: \(pattern)\n---", "p/q/_index.md": "",
      "p/q/2026-03-04-name.md": "---\ntitle: A Title\nslug: own\n---",
    ])
    #expect(site.messages == "")
    #expect(site.url("p/q/2026-03-04-name.md") == url)
  }

  @Test func permalinksOfTheSettingsAndTheUrlThatWins() {
    let site = AssembledSite(
      [
        "p/_index.md": "", "p/a.md": "---\ndate: 2026-01-02\n---",
        "p/b.md": "---\ndate: 2026-01-02\nurl: /b/\n---", "q/_index.md": "", "q/c.md": "",
        "p/a.de.md": "---\ndate: 2026-01-02\n---",
      ], settings: "permalinks: { p: '/:year/:slug/' }\nlanguages: { en: , de: }")
    #expect(site.messages == "")
    #expect(site.url("p/a.md") == "/2026/a/")
    #expect(site.url("p/a.de.md") == "/de/2026/a/")
    #expect(site.url("p/b.md") == "/b/")
    #expect(site.url("q/c.md") == "/q/c/")
  }

  @Test func aPostWithoutADateCannotHaveAnAddressWithOne() {
    let site = AssembledSite([
      "p/_index.md": "---\npermalinks: /:year/:slug/\n---", "p/a.md": "Text",
    ])
    #expect(
      site.messages == """
        Content/p/a.md:1:1: error: this post has no date, which its address '/:year/:slug/' is made of
          1 | Text
            | ^ give it a 'date', or a 'url' of its own

        """)
  }
}
