import Testing

/// Addresses that two things want, and those that give way.
@Suite struct ConflictTests {
  struct Conflict: Sendable, CustomTestStringConvertible {
    let files: [String: String]
    let said: String

    var testDescription: String { files.keys.sorted().joined(separator: ", ") }
  }

  static let conflicts: [Conflict] = [
    Conflict(
      files: ["Content/a.md": "", "Content/A.md": ""],
      said: """
        Content/a.md: error: two pages have the address '/a/'
          give one of them another 'slug' or 'url'
        Content/A.md: note: the other is this

        """),
    Conflict(
      files: ["Content/a.md": "", "Content/a/index.md": ""],
      said: """
        Content/a/index.md: error: two pages have the address '/a/'
          give one of them another 'slug' or 'url'
        Content/a.md: note: the other is this

        """),
    Conflict(
      files: ["Content/a.md": "", "Content/a/_index.md": ""],
      said: """
        Content/a/_index.md: error: two pages have the address '/a/'
          give the folder another name, or the page another 'slug' or 'url'
        Content/a.md: note: the other is this

        """),
    Conflict(
      files: ["Content/a.md": "", "Content/a/index.html": ""],
      said: """
        Content/a/index.html: error: two pages have the address '/a/index.html'
          give the file another name, or the page another 'slug' or 'url'
        Content/a.md: note: the other is this

        """),
    Conflict(
      files: ["Content/a b/_index.md": "", "Content/a-b/_index.md": ""],
      said: """
        Content/a-b/_index.md: error: two pages have the address '/a-b/'
          rename the file or folder of one of them
        Content/a b/_index.md: note: the other is this

        """),
    Conflict(
      files: ["Content/tags.md": "", "Content/b.md": "---\ntags: x\n---\n"],
      said: """
        Content/tags.md: error: two pages have the address '/tags/'
          give the page another 'slug' or 'url'
        the page of all tags: note: the other is this

        """),
    Conflict(
      files: ["Content/tags/x.md": "", "Content/b.md": "---\ntags: x\n---\n"],
      said: """
        Content/b.md:2:7: error: two pages have the address '/tags/x/'
          2 | tags: x
            |       ^ give the term another name, or the page another 'slug' or 'url'
        Content/tags/x.md: note: the other is this

        """),
    Conflict(
      files: ["Content/a.md": "---\naliases: /b/\n---\n", "Content/b.md": ""],
      said: """
        Content/a.md:2:10: error: two pages have the address '/b/'
          2 | aliases: /b/
            |          ^~~ take that address out of 'aliases'
        Content/b.md: note: the other is this

        """),
    Conflict(
      files: ["Content/a.md": "---\naliases: /404.html\n---\n"],
      said: """
        Content/a.md:2:10: error: two pages have the address '/404.html'
          2 | aliases: /404.html
            |          ^~~~~~~~~ take that address out of 'aliases'
        the page for missing addresses: note: the other is this

        """),
    Conflict(
      files: [
        "Content/a.md": "---\naliases: /old/\n---\n", "Content/b.md": "---\naliases: /old\n---\n",
      ],
      said: """
        Content/b.md:2:10: error: two pages have the address '/old/'
          2 | aliases: /old
            |          ^~~~ take that address out of 'aliases'
        Content/a.md:2:10: note: the other is this
          2 | aliases: /old/
            |          ^~~~~

        """),
    Conflict(
      files: [
        "Content/a.md": "---\nurl: /x\n---\n", "Content/x/index.html": "", "Content/x/y": "",
      ],
      said: """
        Content/x/index.html: error: two pages have the address '/x/index.html'
          give the file another name, or the page another 'slug' or 'url'
        Content/a.md:2:6: note: the other is this
          2 | url: /x
            |      ^~

        """),
    Conflict(
      files: [
        "site.yaml": "style: plain\nlists:\n  - { path: /best/, title: Best }\n",
        "Content/best.md": "",
      ],
      said: """
        site.yaml:3:13: error: two pages have the address '/best/'
          3 |   - { path: /best/, title: Best }
            |             ^~~~~~ give the list another 'path', or the page another 'slug' or 'url'
        Content/best.md: note: the other is this

        """),
    Conflict(
      files: [
        "site.yaml":
          "style: plain\nlists: [{ path: /best/, title: A }, { path: /best, title: B }]\n",
        "Content/a.md": "",
      ],
      said: """
        site.yaml:2:45: error: two pages have the address '/best/'
          2 | lists: [{ path: /best/, title: A }, { path: /best, title: B }]
            |                                             ^~~~~ give one of them another 'path'
        site.yaml:2:17: note: the other is this
          2 | lists: [{ path: /best/, title: A }, { path: /best, title: B }]
            |                 ^~~~~~

        """),
    Conflict(
      files: [
        "site.yaml": "style: plain\narchive: month\n", "Content/archive.md": "",
        "Content/archive/2026/01.md": "", "Content/b.md": "---\ndate: 2026-01-02\n---\n",
      ],
      said: """
        site.yaml:2:10: error: two pages have the address '/archive/2026/01/'
          2 | archive: month
            |          ^~~~~ give the archive another 'path', or the page another 'slug' or 'url'
        Content/archive/2026/01.md: note: the other is this
        site.yaml:2:10: error: two pages have the address '/archive/'
          2 | archive: month
            |          ^~~~~ give the archive another 'path', or the page another 'slug' or 'url'
        Content/archive.md: note: the other is this

        """),
    Conflict(
      files: [
        "site.yaml": "style: plain\narchive: { path: /when/, by: year }\n", "Content/when.md": "",
        "Content/b.md": "---\ndate: 2026-01-02\n---\n",
      ],
      said: """
        site.yaml:2:18: error: two pages have the address '/when/'
          2 | archive: { path: /when/, by: year }
            |                  ^~~~~~ give the archive another 'path', or the page another 'slug' or 'url'
        Content/when.md: note: the other is this

        """),
    Conflict(
      files: [
        "site.yaml": "style: plain\ntaxonomies: [people]\n", "Content/people.md": "",
        "Content/b.md": "---\npeople: x\n---\n",
      ],
      said: """
        site.yaml:2:14: error: two pages have the address '/people/'
          2 | taxonomies: [people]
            |              ^~~~~~ give the taxonomy another name, or the page another 'slug' or 'url'
        Content/people.md: note: the other is this

        """),
    Conflict(
      files: ["Templates/pages/contact.html": "", "Content/contact.md": ""],
      said: """
        Templates/pages/contact.html: error: two pages have the address '/contact/'
          give the template another name, or the page another 'slug' or 'url'
        Content/contact.md: note: the other is this

        """),
    Conflict(
      files: ["Templates/pages/posts/index.html": "", "Content/posts/_index.md": ""],
      said: """
        Templates/pages/posts/index.html: error: two pages have the address '/posts/'
          give the template another name, or the folder another name
        Content/posts/_index.md: note: the other is this

        """),
    Conflict(
      files: [
        "site.yaml": "style: plain\nbase_url: https://a.example\n",
        "Content/a.md": "---\nurl: /feed.xml\n---\n",
        "Content/b.md": "---\nurl: /sitemap.xml\n---\n", "Content/robots.txt.md": "",
        "Content/c.md": "---\nurl: /404.html\n---\n",
        "Content/d.md": "---\nurl: /_headers\n---\n",
        "Content/e.md": "---\ndate: 2026-01-01\n---\n",
      ],
      said: """
        Content/c.md:2:6: error: two pages have the address '/404.html'
          2 | url: /404.html
            |      ^~~~~~~~~ give the page another 'slug' or 'url'
        the page for missing addresses: note: the other is this
        Content/b.md:2:6: error: two pages have the address '/sitemap.xml'
          2 | url: /sitemap.xml
            |      ^~~~~~~~~~~~ give the page another 'slug' or 'url'
        the sitemap: note: the other is this
        Content/a.md:2:6: error: two pages have the address '/feed.xml'
          2 | url: /feed.xml
            |      ^~~~~~~~~ give the page another 'slug' or 'url'
        the feed of /: note: the other is this
        Content/d.md:2:6: error: '/_headers/' needs a folder where '/_headers' is a file
          2 | url: /_headers
            |      ^~~~~~~~~ give the page another 'slug' or 'url'
        the headers for hosts: note: the file is this
        Content/robots.txt.md: error: '/robots.txt/' needs a folder where '/robots.txt' is a file
          give the page another 'slug' or 'url'
        robots.txt: note: the file is this

        """),
  ]

  @Test(arguments: conflicts)
  func bothAreNamed(conflict: Conflict) {
    let site = TestSite(conflict.files)
    #expect(site.messages() == conflict.said)
    #expect(site.output().isEmpty)
  }

  /// As a copy from another system leaves them.
  @Test func twoFilesThatDifferInTheirNormalFormOnly() {
    let site = TestSite()
    site.write("Content/\u{E9}.png", "1")
    site.write("Content/e\u{301}.png", "2")
    #expect(
      site.messages() == """
        Content/\u{E9}.png: error: two pages have the address '/\u{E9}.png'
          rename the file or folder of one of them
        Content/e\u{301}.png: note: the other is this

        """)
  }

  @Test func aliasesThatAskForNothing() {
    let site = TestSite(["Content/a.md": "---\naliases: [/a/, a, /old/, old]\n---\n"])
    #expect(site.messages() == "")
    #expect(site.pages().keys.sorted() == ["a/index.html", "index.html", "old/index.html"])
  }

  @Test func aliasesOfSections() {
    let site = TestSite(["Content/posts/_index.md": "---\naliases: /blog/\n---\n"])
    #expect(site.messages() == "")
    #expect(site.pages()["blog/index.html"] == "to /posts/")
  }

  @Test func whatWouldBeMadeGivesWayToAFolder() {
    let site = TestSite(["Content/robots.txt/a.txt": "a", "Content/404.html/_index.md": ""])
    #expect(site.messages() == "")
    expectTree(
      site.pages(),
      ["index.html": "Test|1/1|", "robots.txt/a.txt": "a", "404.html/index.html": "404.html|1/1|"])
  }
}
