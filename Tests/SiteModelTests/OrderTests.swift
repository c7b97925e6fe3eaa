import SiteModel
import Testing

@Suite struct OrderTests {
  private func order(_ yaml: String, _ posts: [String: String]) -> String {
    var files = ["s/_index.md": "---\n\(yaml)\n---"]
    for (name, lines) in posts { files["s/\(name).md"] = "---\n\(lines)\n---" }
    let site = AssembledSite(files)
    return site.posts(in: "s").map { String($0.dropFirst(3).dropLast()) }.joined(separator: " ")
  }

  @Test func newestFirstByDefault() {
    #expect(
      order(
        "",
        [
          "a": "date: 2026-01-01", "b": "date: 2026-01-03", "c": "date: 2026-01-02",
        ]) == "b c a")
  }

  @Test func ofOneInstantByTitleThenAddress() {
    #expect(
      order(
        "",
        [
          "a": "title: Z\ndate: 2026-01-01", "b": "title: y\ndate: 2026-01-01T00:00:00Z",
          "c": "title: Y\ndate: 2026-01-01T02:00:00+02:00", "d": "title: A\ndate: 2026-01-01",
        ]) == "d b c a")
  }

  @Test func withoutADateLast() {
    #expect(order("", ["a": "title: A", "b": "date: 2020-01-01", "c": "title: c"]) == "b a c")
  }

  @Test func byTitle() {
    #expect(
      order(
        "sort: title",
        [
          "a": "title: banana", "b": "title: Apple", "c": "title: cherry\ndate: 2026-01-01",
          "d": "title: Éclair", "e": "title: apple\ndate: 2026-01-01",
        ]) == "e b a c d")
  }

  @Test func byWeightThenDate() {
    #expect(
      order(
        "sort: weight",
        [
          "a": "weight: 2", "b": "weight: -1", "c": "date: 2026-01-01", "d": "title: x",
          "e": "weight: 2\ndate: 2026-01-01",
        ]) == "b e a c d")
  }

  @Test func byUpdateElseDate() {
    #expect(
      order(
        "sort: updated",
        [
          "a": "date: 2020-01-01\nupdated: 2026-05-01", "b": "date: 2026-04-01",
          "c": "date: 2026-06-01", "d": "title: x",
        ]) == "c a b d")
  }

  @Test func reversed() {
    #expect(
      order(
        "reverse: true",
        [
          "a": "date: 2026-01-01", "b": "date: 2026-01-03", "c": "date: 2026-01-02",
        ]) == "a c b")
    #expect(order("sort: title\nreverse: yes", ["a": "", "b": "", "c": ""]) == "c b a")
  }

  @Test func theHomeListsEveryPost() {
    let site = AssembledSite([
      "s/_index.md": "", "t/_index.md": "", "s/a.md": "---\ndate: 2026-01-01\n---",
      "t/b.md": "---\ndate: 2026-01-02\n---", "s/undated.md": "",
      "dated.md": "---\ndate: 2026-01-03\n---", "about.md": "",
    ])
    #expect(site.posts(in: "") == ["/dated/", "/t/b/", "/s/a/", "/s/undated/"])
  }

  @Test func theHomesOwnOrder() {
    let files = [
      "s/_index.md": "", "s/a.md": "---\ndate: 2026-01-01\n---",
      "s/b.md": "---\ndate: 2026-01-02\n---", "c.md": "---\ndate: 2026-01-03\n---",
    ]
    let byTitle = AssembledSite(
      files.merging(["_index.md": "---\nsort: title\n---"]) { $1 })
    #expect(byTitle.posts(in: "") == ["/s/a/", "/s/b/", "/c/"])
    let oldest = AssembledSite(
      files.merging(["_index.md": "---\nreverse: true\n---"]) { $1 })
    #expect(oldest.posts(in: "") == ["/s/a/", "/s/b/", "/c/"])
    // Feeds and terms stay in the order of time.
    #expect(
      oldest.site.posts[0].map { oldest.site.pages[$0].url.text } == ["/c/", "/s/b/", "/s/a/"])
  }

  @Test func neighboursFollowTheListsOrder() {
    let site = AssembledSite([
      "s/_index.md": "---\nsort: title\n---", "s/a.md": "", "s/b.md": "", "s/c.md": "",
      "about.md": "", "x.md": "---\ndate: 2026-01-01\n---", "y.md": "---\ndate: 2026-01-02\n---",
    ])
    func neighbours(_ path: String) -> [String?] {
      let page = site.page(path)
      return [page?.previous, page?.next].map { index in index.map { site.site.pages[$0].path } }
    }
    #expect(neighbours("s/a.md") == [nil, "s/b.md"])
    #expect(neighbours("s/b.md") == ["s/a.md", "s/c.md"])
    #expect(neighbours("s/c.md") == ["s/b.md", nil])
    #expect(neighbours("about.md") == [nil, nil])
    // Posts of the home itself are neighbours of each other, not of those of sections.
    #expect(neighbours("y.md") == [nil, "x.md"])
    #expect(neighbours("x.md") == ["y.md", nil])
  }
}
