import Diagnostics
import FrontMatter
import SiteModel
import Testing

@Suite struct OwnListTests {
  private let files = [
    "p/_index.md": "", "p/a.md": "---\ndate: 2026-03-01\nrating: 2\n---",
    "p/b.md": "---\ndate: 2025-02-01\nrating: 5\n---", "p/i/_index.md": "",
    "p/i/c.md": "---\ndate: 2025-01-01\nprice: 3\n---", "q/_index.md": "",
    "q/d.md": "---\ndate: 2024-01-01\nrating: 4\n---", "about.md": "",
  ]

  @Test func ofTheWholeSiteOrOneSection() {
    let site = AssembledSite(
      files,
      settings: """
        lists:
          - { path: /best/, title: Best, sort: rating, reverse: true, style: grid, size: 2 }
          - { path: /all/p, title: P, section: p }
        """)
    #expect(site.messages == "")
    #expect(site.posts(of: .own(0)) == ["/p/b/", "/q/d/", "/p/a/", "/p/i/c/"])
    #expect(site.posts(of: .own(1)) == ["/p/a/", "/p/b/", "/p/i/c/"])
    let list = site.site.lists.first { $0.kind == .own(0) }
    #expect(list?.url.text == "/best/")
    #expect(list?.style == .grid)
    #expect(list?.pageCount == 2)
    #expect(site.site.lists.first { $0.kind == .own(1) }?.url.text == "/all/p/")
  }

  @Test func anUnknownSectionIsTold() {
    let site = AssembledSite(
      files, settings: "lists:\n  - { path: /x/, title: X, section: pp }\n")
    #expect(
      site.messages == """
        site.yaml:2:37: error: there is no section 'pp'
          2 |   - { path: /x/, title: X, section: pp }
            |                                     ^~ did you mean 'p'?

        """)
  }

  @Test func postsOfATransparentSectionStandInTheOneAroundItToo() {
    let site = AssembledSite(
      files.merging(["p/i/_index.md": "---\ntransparent: true\n---"]) { $1 })
    #expect(site.posts(in: "p") == ["/p/a/", "/p/b/", "/p/i/c/"])
    #expect(site.posts(in: "p/i") == ["/p/i/c/"])
    #expect(site.page("p/i/c.md")?.back?.url.text == "/p/i/")
    // Neighbours are those of its own list.
    #expect(site.page("p/i/c.md")?.previous == nil)
    #expect(site.page("p/b.md")?.next == nil)
  }

  @Test func permanentPagesKeepTheirPosts() {
    func site(_ count: Int) -> AssembledSite {
      var files = ["p/_index.md": "---\nsize: 2\npagination: permanent\n---"]
      for number in 0..<count {
        files["p/\(number).md"] = "---\ndate: 2026-01-\(number < 9 ? "0" : "")\(number + 1)\n---"
      }
      return AssembledSite(files)
    }
    func pages(_ count: Int) -> [String] {
      let site = site(count)
      guard let list = site.list(in: "p") else { return [] }
      return (1...list.pageCount).map { number in
        list.url(ofPage: number).text + "="
          + list.range(ofPage: number).map { site.site.pages[list.posts[$0]].slug }.joined()
      }
    }
    #expect(pages(0) == ["/p/="])
    #expect(pages(1) == ["/p/=0"])
    #expect(pages(3) == ["/p/=210"])
    #expect(pages(4) == ["/p/=32", "/p/page/1/=10"])
    #expect(pages(5) == ["/p/=432", "/p/page/1/=10"])
    #expect(pages(6) == ["/p/=54", "/p/page/2/=32", "/p/page/1/=10"])
    #expect(pages(7) == ["/p/=654", "/p/page/2/=32", "/p/page/1/=10"])
  }

  @Test func allPostsMayStandOnOnePage() {
    let site = AssembledSite(
      files.merging(["_index.md": "---\nsize: all\n---"]) { $1 }, settings: "size: 1")
    #expect(site.list(in: "")?.pageCount == 1)
    #expect(site.list(in: "p")?.pageCount == 2)
  }

  @Test func archiveByYearAndMonth() {
    let years = AssembledSite(files, settings: "archive: true").site
    #expect(years.archives.map(\.url.text) == ["/archive/"])
    #expect(years.archives[0].years.map(\.year) == [2026, 2025, 2024])
    #expect(years.archives[0].years.map { $0.months.map(\.month) } == [[3], [2, 1], [1]])
    let lists = { (site: Site) in
      site.lists.filter { if case .period = $0.kind { true } else { false } }.map(\.url.text)
    }
    #expect(lists(years) == ["/archive/2026/", "/archive/2025/", "/archive/2024/"])
    let months = AssembledSite(files, settings: "archive: { path: /when/, by: month }")
    #expect(
      lists(months.site) == [
        "/when/2026/", "/when/2026/03/", "/when/2025/", "/when/2025/02/", "/when/2025/01/",
        "/when/2024/", "/when/2024/01/",
      ])
    #expect(months.posts(of: .period(year: 2025, month: nil)) == ["/p/b/", "/p/i/c/"])
    #expect(AssembledSite(files).site.archives.isEmpty)
  }

  @Test func sortByAnyField() {
    func order(_ sort: String) -> [String] {
      AssembledSite(files.merging(["_index.md": "---\nsort: \(sort)\n---"]) { $1 }).posts(in: "")
    }
    #expect(order("rating") == ["/p/a/", "/q/d/", "/p/b/", "/p/i/c/"])
    #expect(order("rating\nreverse: true") == ["/p/b/", "/q/d/", "/p/a/", "/p/i/c/"])
    #expect(order("price") == ["/p/i/c/", "/p/a/", "/p/b/", "/q/d/"])
    #expect(order("slug") == ["/p/a/", "/p/b/", "/p/i/c/", "/q/d/"])
  }
}

@Suite struct SeriesTests {
  @Test func partsStandFromTheFirstToTheLast() {
    let site = AssembledSite([
      "a.md": "---\ndate: 2026-01-03\nseries: Trip\n---",
      "b.md": "---\ndate: 2026-01-01\nseries: Trip\n---",
      "c.md": "---\ndate: 2026-01-09\nseries: trip\nweight: 1\n---", "d.md": "",
    ]).site
    let series = site.taxonomies.last
    #expect(series?.settings.isSeries == true)
    #expect(series?.url.text == "/series/")
    #expect(series?.terms.map(\.name) == ["trip"])
    #expect(series?.terms[0].pages.map { site.pages[$0].slug } == ["c", "b", "a"])
    #expect(
      AssembledSite(["d.md": ""]).site.taxonomies.map(\.settings.name) == ["tags", "categories"])
  }

  @Test func aTermMayHaveAFileOfItsOwn() {
    let site = AssembledSite([
      "tags/_index.md": "---\ntitle: Topics\n---",
      "tags/swift/_index.md": "---\ntitle: The Swift language\nsize: 1\nstyle: grid\n---\nText",
      "tags/swfit/_index.md": "", "a.md": "---\ntags: [Swift]\n---",
      "b.md": "---\ntags: [Swift]\n---",
    ])
    #expect(
      site.messages == """
        Content/tags/swfit/_index.md: warning: no post has the term 'swfit' of 'tags', so this page is left out
          did you mean 'swift'?

        """)
    #expect(site.site.sections.map(\.folder) == [""])
    let tags = site.site.taxonomies[0]
    #expect(tags.title == "Topics")
    #expect(tags.terms[0].title == "The Swift language")
    #expect(tags.terms[0].name == "Swift")
    let list = site.site.lists.first { $0.kind == .term(taxonomy: 0, term: 0) }
    #expect(list?.pageCount == 2)
    #expect(list?.style == .grid)
  }

  @Test func taxonomiesMaySayMore() {
    let site = AssembledSite(
      ["a.md": "---\npeople: [Ann]\n---"],
      settings: "taxonomies: [tags, { name: people, title: Who, style: sidebar, size: 3 }]"
    ).site
    #expect(site.taxonomies.map(\.title) == ["Tags", "Who"])
    #expect(site.lists.last?.style == .sidebar)
    #expect(site.lists.last?.size == 3)
    let mapped = readSettings("taxonomies:\n  tags:\n  people: { title: Who }").0
    #expect(mapped.taxonomies.map(\.title) == ["Tags", "Who"])
  }
}
