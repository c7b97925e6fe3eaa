import SiteModel
import Testing

/// The order of rows that stand under the names of their groups.
@Suite struct GroupTests {
  private static let posts = [
    "staff/a.md": "---\nweight: 1\ngroup: Engineering\n---\n",
    "staff/b.md": "---\nweight: 2\n---\n",
    "staff/c.md": "---\nweight: 3\ngroup: Sales\n---\n",
    "staff/d.md": "---\nweight: 4\ngroup: ' Engineering '\n---\n",
    "staff/e.md": "---\nweight: 5\ngroup: ' '\n---\n",
    "staff/f.md": "---\nweight: 6\ngroup: Design\n---\n",
  ]

  private func order(_ section: String) -> [String] {
    let files = Self.posts.merging(["staff/_index.md": "---\nsort: weight\n\(section)\n---\n"]) {
      $1
    }
    let built = AssembledSite(files)
    #expect(built.messages == "")
    return built.posts(in: "staff").map { String($0.dropFirst("/staff/".count).prefix(1)) }
  }

  @Test(arguments: ["plain", "grouped", "inset-grouped", "sidebar"])
  func groupsStandAsTheyAppearAndPostsWithoutOneLast(style: String) {
    #expect(order("style: \(style)") == ["a", "d", "c", "f", "b", "e"])
  }

  @Test func groupsThatAreNamedStandFirst() {
    #expect(
      order("style: grouped\ngroups: [Design, Nobody, Sales, Design]")
        == ["f", "c", "a", "d", "b", "e"])
  }

  @Test(arguments: ["no-space", "blurry", "flat-dark", "grid"])
  func otherStylesKnowNoGroups(style: String) {
    #expect(order("style: \(style)\ngroups: [Design]") == ["a", "b", "c", "d", "e", "f"])
  }

  @Test func neighboursFollowTheGroups() throws {
    let built = AssembledSite(
      Self.posts.merging(["staff/_index.md": "---\nsort: weight\nstyle: grouped\n---\n"]) { $1 })
    let page = try #require(built.page("staff/d.md"))
    #expect(page.previous.map { built.site.pages[$0].path } == "staff/a.md")
    #expect(page.next.map { built.site.pages[$0].path } == "staff/c.md")
  }

  /// The home lists the posts of all sections, so it has groups only when it names some.
  @Test func theHomeHasGroupsWhenItNamesThem() {
    let posts = [
      "a.md": "---\ndate: 2026-01-03\ngroup: One\n---\n",
      "b.md": "---\ndate: 2026-01-02\n---\n",
      "c.md": "---\ndate: 2026-01-01\ngroup: One\n---\n",
    ]
    #expect(AssembledSite(posts).posts(in: "") == ["/a/", "/b/", "/c/"])
    let named = posts.merging(["_index.md": "---\ngroups: [One]\n---\n"]) { $1 }
    #expect(AssembledSite(named).posts(in: "") == ["/a/", "/c/", "/b/"])
    #expect(AssembledSite(named).list(in: "")?.hasGroups == true)
  }
}
