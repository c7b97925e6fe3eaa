import SiteModel
import Testing

@Suite struct TermTests {
  private func terms(_ tags: [String], settings: String = "") -> [Taxonomy.Term] {
    var files: [String: String] = [:]
    for (index, tag) in tags.enumerated() {
      // The first is the newest.
      files["\(index).md"] = "---\ndate: 2026-01-\(30 - index)\ntags: \(tag)\n---"
    }
    let site = AssembledSite(files, settings: settings)
    #expect(site.messages.isEmpty || site.messages.contains("are one term of 'tags'"))
    return site.site.taxonomies[0].terms
  }

  @Test func oneTermWrittenInTwoWaysIsTold() {
    let site = AssembledSite([
      "a.md": "---\ndate: 2026-01-02\ntags: [Swift]\n---",
      "b.md": "---\ndate: 2026-01-01\ntags: [iOS, swift]\n---",
      "c.md": "---\ndate: 2025-01-01\ntags: [swift]\n---",
    ])
    #expect(
      site.messages == """
        Content/b.md:3:13: warning: 'swift' and 'Swift' are one term of 'tags'
          3 | tags: [iOS, swift]
            |             ^~~~~ write 'Swift' everywhere
        Content/a.md: note: it is written 'Swift' here

        """)
  }

  /// Whichever file comes first, it is told of what the newer post wrote, in its very bytes.
  @Test func aTwinIsShownWhereItStandsAsItIsWritten() {
    let site = AssembledSite([
      "a.md": "---\ndate: 2026-01-01\ntags: [größe]\n---",
      "b.md": "---\ndate: 2026-01-02\ntags: [x, gro\u{308}ße]\n---",
      "c.md": "---\ndate: 2026-01-03\ntags: [Größe]\n---",
    ])
    #expect(
      site.messages == """
        Content/b.md:3:11: warning: 'gro\u{308}ße' and 'Größe' are one term of 'tags'
          3 | tags: [x, gro\u{308}ße]
            |           ^~~~~ write 'Größe' everywhere
        Content/c.md: note: it is written 'Größe' here

        """)
    #expect(site.site.taxonomies[0].terms.map(\.pages.count) == [3, 1])
  }

  @Test func sortedByNameWithTheirPosts() {
    let terms = terms(["[b, a]", "[a]", "[]", "[c]"])
    #expect(terms.map(\.name) == ["a", "b", "c"])
    #expect(terms.map(\.url.text) == ["/tags/a/", "/tags/b/", "/tags/c/"])
    #expect(terms.map(\.pages.count) == [2, 1, 1])
  }

  @Test func caseAndNormalFormDoNotMakeAnother() {
    let terms = terms(["[Swift]", "[swift, SWIFT]", "[Größe]", "['Gro\u{308}ße']"])
    #expect(terms.map(\.name) == ["Größe", "Swift"])
    #expect(scalars(terms[0].name) == scalars("Größe"))
    #expect(terms.map(\.slug) == ["größe", "swift"])
    #expect(terms.map(\.pages.count) == [2, 2])
  }

  @Test func termsOfOneSlugAreToldApart() {
    let terms = terms(["[C]", "['C?']", "['C#']", "[c++]", "['c!']"])
    #expect(terms.map(\.name) == ["C", "c!", "C#", "c++", "C?"])
    #expect(terms.map(\.slug) == ["c", "c-2", "c#", "c++", "c-3"])
    #expect(
      terms.map(\.url.href) == [
        "/tags/c/", "/tags/c-2/", "/tags/c%23/", "/tags/c++/", "/tags/c-3/",
      ])
  }

  @Test func namesWithoutALetter() {
    #expect(terms(["['!']", "['?']"]).map(\.slug) == ["term", "term-2"])
  }

  /// `/tags/page/2/` is the second page of all tags.
  @Test func theTermPage() {
    #expect(terms(["[page]"]).map(\.slug) == ["page-2"])
  }

  @Test func emptyOnesAreNone() {
    #expect(terms(["['', ' ', a, ~]", "''"]).map(\.name) == ["a"])
    #expect(terms(["[' a ', a]"]).map(\.name) == ["a"])
  }

  @Test func numbersAndDatesAreTerms() {
    #expect(
      terms(["[2026, 1.0, true, 2026-01-01]"]).map(\.name) == ["1.0", "2026", "2026-01-01", "true"])
  }

  @Test func ofEachPageInItsOwnOrder() throws {
    let site = AssembledSite(
      ["a.md": "---\ntags: [z, y]\ntopics: t\n---", "b.md": ""],
      settings: "taxonomies: [tags, topics]")
    let page = try #require(site.page("a.md"))
    #expect(page.terms.map(\.taxonomy) == [0, 0, 1])
    let terms = page.terms.map { site.site.taxonomies[$0.taxonomy].terms[$0.term].url.text }
    #expect(terms == ["/tags/z/", "/tags/y/", "/topics/t/"])
    #expect(site.page("b.md")?.terms.isEmpty == true)
    #expect(site.site.taxonomies.map(\.url.text) == ["/tags/", "/topics/"])
  }

  @Test func draftsHaveNone() {
    let site = AssembledSite(["a.md": "---\ndraft: true\ntags: [x]\n---"])
    #expect(site.site.taxonomies[0].terms.isEmpty)
  }

  @Test func longNamesGetShortAddresses() {
    let terms = terms([
      "[\(String(repeating: "a", count: 500)), \(String(repeating: "a", count: 501))]"
    ])
    #expect(terms.map(\.slug.utf8.count) == [240, 242])
  }
}
