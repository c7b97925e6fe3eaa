import Foundation
import FrontMatter
import SiteModel
import Testing

@Suite struct ListTests {
  private func posts(_ count: Int, size: Int) -> AssembledSite {
    var files = ["s/_index.md": "---\nsize: \(size)\nsort: title\n---"]
    for number in 0..<count { files[String(format: "s/p%02d.md", number)] = "" }
    return AssembledSite(files)
  }

  @Test(arguments: [
    (0, [0]), (1, [1]), (4, [4]), (5, [5]), (6, [5, 1]), (10, [5, 5]), (11, [5, 5, 1]),
  ])
  func pages(_ count: Int, _ sizes: [Int]) throws {
    let list = try #require(posts(count, size: 5).list(in: "s"))
    #expect(list.pageCount == sizes.count)
    #expect((1...list.pageCount).map { list.range(ofPage: $0).count } == sizes)
    #expect((1...list.pageCount).flatMap { Array(list.range(ofPage: $0)) } == Array(0..<count))
    #expect(list.range(ofPage: list.pageCount + 1).isEmpty)
  }

  @Test func addressesOfPages() throws {
    let list = try #require(posts(6, size: 5).list(in: "s"))
    #expect(list.url(ofPage: 1).text == "/s/")
    #expect(list.url(ofPage: 2).text == "/s/page/2/")
    let home = try #require(AssembledSite([:]).list(in: ""))
    #expect(home.url(ofPage: 3).text == "/page/3/")
  }

  @Test func sizeOfTheSiteUnlessTheSectionHasItsOwn() throws {
    let site = AssembledSite(
      ["s/_index.md": "---\nsize: 3\n---", "t/_index.md": ""], settings: "size: 7")
    #expect(try #require(site.list(in: "s")).size == 3)
    #expect(try #require(site.list(in: "t")).size == 7)
    #expect(try #require(site.list(in: "")).size == 7)
  }

  @Test func backToTheCardOnItsPage() throws {
    let site = posts(20, size: 5)
    // The 4th card of page 3.
    let back = try #require(site.page("s/p13.md")?.back)
    #expect(back.url.text == "/s/page/3/")
    #expect(back.anchor == "p13")
    #expect(site.site.lists[back.list].title == "S")
    #expect(site.page("s/p00.md")?.back?.url.text == "/s/")
    #expect(site.page("s/p04.md")?.back?.url.text == "/s/")
    #expect(site.page("s/p05.md")?.back?.url.text == "/s/page/2/")
    #expect(site.page("s/p19.md")?.back?.url.text == "/s/page/4/")
  }

  @Test func pagesInNoListLeadHome() throws {
    let site = AssembledSite([
      "about.md": "", "x.md": "---\ndate: 2026-01-01\n---", "s/_index.md": "", "s/a.md": "",
    ])
    let about = try #require(site.page("about.md")?.back)
    #expect(about.url.text == "/")
    #expect(about.anchor == nil)
    #expect(site.page("x.md")?.back?.anchor == "x")
    #expect(site.page("s/a.md")?.back?.url.text == "/s/")
  }

  @Test func anchorsAreUnique() throws {
    let site = AssembledSite([
      "a/_index.md": "", "b/_index.md": "", "c/_index.md": "", "a/x.md": "", "b/x.md": "",
      "c/x.md": "", "c/x-2.md": "", "a/page-main.md": "",
    ])
    let list = try #require(site.list(in: ""))
    #expect(site.posts(list) == ["/a/page-main/", "/a/x/", "/b/x/", "/c/x/", "/c/x-2/"])
    #expect(list.anchors == ["page-main", "x", "x-2", "x-3", "x-2-2"])
    #expect(Set(list.anchors).count == list.anchors.count)
    // In their own lists they keep the slug.
    #expect(site.page("c/x.md")?.back?.anchor == "x")
  }

  @Test func manyPostsOfOneSlug() throws {
    var files: [String: String] = [:]
    for number in 0..<3000 { files["\(number)/x.md"] = "---\ndate: 2026-01-01\n---" }
    let list = try #require(AssembledSite(files).list(in: ""))
    #expect(Set(list.anchors).count == 3000)
    #expect(list.anchors.last == "x-3000")
  }

  @Test func everySectionAndTermHasAList() {
    let site = AssembledSite([
      "s/_index.md": "---\nstyle: grid\ntemplate: own.html\n---",
      "s/a.md": "---\ntags: [x]\n---", "t/_index.md": "",
    ]).site
    #expect(
      site.lists.map(\.kind) == [
        .section(0), .section(1), .section(2), .term(taxonomy: 0, term: 0),
      ])
    #expect(site.lists.map(\.title) == ["Untitled", "S", "T", "x"])
    #expect(site.lists.map(\.url.text) == ["/", "/s/", "/t/", "/tags/x/"])
    #expect(site.lists.map(\.style) == [.plain, .grid, .plain, .plain])
    #expect(site.lists.map(\.template?.value) == [nil, "own.html", nil, nil])
  }
}
