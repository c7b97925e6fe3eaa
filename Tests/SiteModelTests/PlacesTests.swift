import Dates
import SiteModel
import Testing

/// Addresses, titles and sections of pages.
@Suite struct PlacesTests {
  @Test func addressesComeFromFolders() {
    let site = AssembledSite([
      "about.md": "", "posts/_index.md": "", "posts/Hello World.md": "",
      "posts/trip/index.md": "", "a/b/c.md": "", "Größe/Über.md": "",
    ])
    #expect(site.messages == "")
    #expect(
      site.site.pages.map(\.url.text) == [
        "/größe/über/", "/a/b/c/", "/about/", "/posts/hello-world/", "/posts/trip/",
      ])
  }

  @Test func sectionsAreFoldersWithAnIndex() {
    let site = AssembledSite([
      "a/_index.md": "", "a/b/x.md": "", "a/c/_index.md": "", "a/c/y.md": "", "z.md": "",
      "q/w.md": "",
    ])
    #expect(site.site.sections.map(\.folder) == ["", "a", "a/c"])
    #expect(site.site.sections.map(\.url.text) == ["/", "/a/", "/a/c/"])
    #expect(site.site.sections.map(\.parent) == [nil, 0, 1])
    #expect(site.page("a/b/x.md")?.section == 1)
    #expect(site.page("a/c/y.md")?.section == 2)
    #expect(site.page("z.md")?.section == 0)
    #expect(site.page("q/w.md")?.section == 0)
  }

  @Test func slugAndURLChangeTheAddress() {
    let site = AssembledSite([
      "a.md": "---\nslug: Other One\n---", "posts/b.md": "---\nslug: größe\n---",
      "posts/c.md": "---\nurl: /x/y.html\n---", "d.md": "---\nurl: z\n---",
      "posts/trip/index.md": "---\nslug: journey\n---",
    ])
    #expect(site.messages == "")
    #expect(site.url("a.md") == "/Other-One/")
    #expect(site.url("posts/b.md") == "/posts/größe/")
    #expect(site.url("posts/c.md") == "/x/y.html")
    #expect(site.url("d.md") == "/z/")
    #expect(site.url("posts/trip/index.md") == "/posts/journey/")
  }

  @Test func slugsThatCannotBe() {
    let site = AssembledSite([
      "a.md": "---\nslug: a/b\n---", "b.md": "---\nslug: ..\n---", "c.md": "---\nurl: /../x\n---",
    ])
    #expect(
      site.messages == """
        Content/a.md:2:7: error: 'slug' is one part of an address and cannot hold a slash
          2 | slug: a/b
            |       ^~~ write 'url: /a/b/' for a whole address
        Content/b.md:2:7: error: 'slug' gives no address: '..'
          2 | slug: ..
            |       ^~ use letters or digits
        Content/c.md:2:6: error: 'url' is not an address within the site: '/../x'
          2 | url: /../x
            |      ^~~~~ write it as /a/b/ or /a/b.html, without '..', '?' or '#'

        """)
  }

  @Test func aNameWithoutALetterGetsAnAddress() {
    let site = AssembledSite(["!!!.md": "", "---.md": ""])
    #expect(site.url("!!!.md") == "/untitled/")
    #expect(site.page("!!!.md")?.title == "!!!")
    #expect(site.page("---.md")?.title == "---")
  }

  @Test(arguments: [
    ("---\ntitle: Own\n---\n# Heading", "Own", false),
    ("---\ntitle: Heading\n---\n# Heading", "Heading", true),
    ("# *A* heading\n\ntext", "A heading", true),
    ("text\n\n# Later", "Later", false),
    ("## Second level", "Second level", false),
    ("---\ntitle: ''\n---\n# Heading", "Heading", true),
    ("---\ntitle: ' '\n---\n", "My post", false),
    ("#\n\ntext", "My post", false),
    ("text", "My post", false),
    ("", "My post", false),
  ])
  func titles(_ text: String, _ title: String, _ isFirstHeading: Bool) {
    let page = AssembledSite(["my-post.md": text]).page("my-post.md")
    #expect(page?.title == title)
    #expect(page?.titleIsFirstHeading == isFirstHeading)
  }

  @Test func titlesOfSections() {
    let site = AssembledSite(
      [
        "_index.md": "", "a-b/_index.md": "", "c/_index.md": "# Sea\n", "d/_index.md": "x\n\n# Dee",
        "e/_index.md": "---\ntitle: Own\n---\n# Heading", "f/_index.md": "## Eff",
      ], settings: "title: My site")
    #expect(site.site.sections.map(\.title) == ["My site", "A b", "Sea", "D", "Own", "Eff"])
    #expect(
      site.site.sections.map(\.titleIsFirstHeading) == [false, false, true, false, false, false])
  }

  @Test(arguments: [
    ("2026-01-02-hello.md", "/hello/", "2026-01-02T00:00:00Z", "Hello"),
    ("2026-01-02_hello.md", "/hello/", "2026-01-02T00:00:00Z", "Hello"),
    ("2026-01-02-a/index.md", "/a/", "2026-01-02T00:00:00Z", "A"),
    ("2026-01-02.md", "/2026-01-02/", "2026-01-02T00:00:00Z", "2026 01 02"),
    ("2026-02-30-hello.md", "/2026-02-30-hello/", nil, "2026 02 30 hello"),
    ("news/_posts/2026-01-02-x.md", "/news/x/", "2026-01-02T00:00:00Z", "X"),
  ])
  func datesInNames(_ path: String, _ url: String, _ date: String?, _ title: String) {
    let page = AssembledSite([path: ""]).page(path)
    #expect(page?.url.text == url)
    #expect(page?.date?.rfc3339 == date)
    #expect(page?.title == title)
  }

  @Test(arguments: [
    ("url: /2026/01/02/x/", "2026-01-02T00:00:00+02:00"),
    ("url: /2026/1/2/x/", "2026-01-02T00:00:00+02:00"),
    ("url: /2026/13/02/x/", nil), ("url: /2026/01/x/", nil), ("url: /26/01/02/x/", nil),
    ("url: /99999999999999999999/01/02/", nil), ("url: /2026/99999999999999999999/02/", nil),
    ("date: 2020-01-01\nurl: /2026/01/02/x/", "2020-01-01T00:00:00+02:00"),
  ])
  func datesInAddresses(_ yaml: String, _ date: String?) {
    let site = AssembledSite(["a.md": "---\n\(yaml)\n---"], settings: "timezone: +02:00")
    #expect(site.messages == "")
    #expect(site.page("a.md")?.date?.rfc3339 == date)
  }

  @Test func twoIndexFilesInOneFolder() {
    let site = AssembledSite(["a/_index.md": "", "a/_index.markdown": ""])
    #expect(
      site.messages == """
        Content/a/_index.md: error: this folder has a second '_index' file
          keep one of them
        Content/a/_index.markdown: note: the first is here

        """)
  }

  @Test func stylesAreInherited() {
    let site = AssembledSite(
      [
        "x.md": "", "a/_index.md": "---\nstyle: grid\n---", "a/x.md": "", "a/b/_index.md": "",
        "a/b/x.md": "", "a/y.md": "---\nstyle: plain\n---",
      ], settings: "style: blurry")
    #expect(site.page("x.md")?.style == .blurry)
    #expect(site.page("a/x.md")?.style == .grid)
    #expect(site.page("a/b/x.md")?.style == .grid)
    #expect(site.page("a/y.md")?.style == .plain)
    #expect(site.site.sections.map(\.style) == [.blurry, .grid, .grid])
  }

  @Test func colorsAreThePostsOwnOrItsSlugs() {
    let site = AssembledSite([
      "hello.md": "", "x/hello.md": "", "own.md": "---\ncolor: '#010203'\n---",
      "renamed.md": "---\nslug: hello2\n---",
    ])
    #expect(site.page("hello.md")?.color == Palette().color("light-orange"))
    #expect(site.page("x/hello.md")?.color == Palette().color("light-orange"))
    #expect(site.page("own.md")?.color.rgb == 0x010203)
    #expect(site.page("renamed.md")?.color == Palette().automaticColor(slug: "hello2"))
  }

  @Test func remarksAreToldOnce() {
    let site = AssembledSite([
      "_posts/a.md": "---\npath: /o/\n---", "b.md": "---\npath: /p/\n---",
      "c.md": "---\npath: /q/\n---",
    ])
    #expect(
      site.messages == """
        Content/_posts/a.md:1:1: warning: '_posts' is a folder of Jekyll's; its posts are published
          1 | ---
            | ^ move them out of '_posts', since other names that begin with '_' are not
        Content/_posts/a.md:2:1: warning: 'path' is Zola's name for 'url' and is read as it (and in 2 more files)
          2 | path: /o/
            | ^~~~ write 'url'

        """)
  }

  @Test func bundlesAreKnown() {
    let bundles = AssembledSite([
      "a.md": "", "t/trip/index.md": "", "t/late/index.md": "---\ndraft: true\n---",
      "s/_index.md": "",
    ]).site.bundles
    #expect(bundles.map(\.folder) == ["t/late", "t/trip"])
    #expect(bundles.map(\.url) == [nil, URLPath(folder: ["t", "trip"])])
  }

  @Test func linksToFilesAreNoted() {
    let site = AssembledSite([
      "a.md": "[b](b.md)", "b.md": "[c](/c/) [d](d.png)", "c.md": "[a](@/a.md#x)",
    ])
    #expect(site.page("a.md")?.file.facts.linksToFiles == true)
    #expect(site.page("b.md")?.file.facts.linksToFiles == false)
    #expect(site.page("c.md")?.file.facts.linksToFiles == true)
  }

  @Test func whatMayBeAMarkdownFile() {
    for path in ["a.md", "/a.MD/", "a.markdown", "a/.", "b/and"] {
      #expect(ContentReference.mayBeMarkdown(path), "\(path)")
    }
    for path in ["", "/", "/posts/a/", "a.png", "a.html", "a.css/"] {
      #expect(!ContentReference.mayBeMarkdown(path), "\(path)")
    }
  }

  @Test func addressesOfAllFilesAreKnown() {
    let site = AssembledSite([
      "a.md": "", "d.md": "---\ndraft: true\n---", "s/_index.md": "",
      "t/_index.md": "---\ndraft: true\n---", "t/x.md": "",
    ]).site
    #expect(site.addresses["a.md"] == .some(.some(URLPath(folder: ["a"]))))
    #expect(site.addresses["d.md"] == .some(nil))
    #expect(site.addresses["s/_index.md"] == .some(.some(URLPath(folder: ["s"]))))
    #expect(site.addresses["t/_index.md"] == .some(nil))
    #expect(site.addresses["t/x.md"] == .some(nil))
    #expect(site.addresses["none.md"] == nil)
  }

  @Test(arguments: [(0, 1), (1, 1), (200, 1), (201, 2), (400, 2), (401, 3)])
  func readingTime(_ words: Int, _ minutes: Int) {
    let text = String(repeating: "word ", count: words)
    #expect(AssembledSite(["a.md": text]).page("a.md")?.readingTime == minutes)
  }
}
