import SiteModel
import Testing

@Suite struct LeftOutTests {
  private func leftOut(_ posts: [String], now: String, settings: String = "") -> String? {
    var files: [String: String] = [:]
    for (index, yaml) in posts.enumerated() { files["\(index).md"] = "---\n\(yaml)\n---" }
    let site = AssembledSite(files, settings: settings, now: now)
    #expect(site.messages == "")
    return site.leftOut
  }

  @Test func nothing() {
    #expect(leftOut(["title: a"], now: "2026-11-30") == nil)
    #expect([LeftOut]().report(now: AssembledSite([:]).site.now) == nil)
  }

  @Test(arguments: [
    (["draft: true"], "Left out 1 post: 1 draft."),
    (["draft: true", "draft: yes"], "Left out 2 posts: 2 drafts."),
    (
      ["date: 2027-01-05T09:00+01:00"],
      "Left out 1 post: 1 dated 2027-01-05T09:00+01:00 (in 36 days)."
    ),
    (["date: 2027-01-05"], "Left out 1 post: 1 dated 2027-01-05 (in 36 days)."),
    (["date: 2026-11-30T00:01"], "Left out 1 post: 1 dated 2026-11-30T00:01 (in 1 minute)."),
    (["date: 2026-11-30T00:00:01Z"], "Left out 1 post: 1 dated 2026-11-30T00:00Z (in 1 minute)."),
    (["date: 2026-11-30T00:59:59Z"], "Left out 1 post: 1 dated 2026-11-30T00:59Z (in 59 minutes)."),
    (["date: 2026-11-30T01:00Z"], "Left out 1 post: 1 dated 2026-11-30T01:00Z (in 1 hour)."),
    (["date: 2026-11-30T23:59Z"], "Left out 1 post: 1 dated 2026-11-30T23:59Z (in 23 hours)."),
    (["date: 2026-12-01"], "Left out 1 post: 1 dated 2026-12-01 (in 1 day)."),
    (["date: 9999-12-31"], "Left out 1 post: 1 dated 9999-12-31 (in 2912109 days)."),
    (
      ["date: 2027-01-05", "date: 2026-12-02"],
      "Left out 2 posts: 2 dated in the future, the first 2026-12-02 (in 2 days)."
    ),
    (["expires: 2026-11-30"], "Left out 1 post: 1 expired."),
    (["expires: 2026-11-29T23:59:59Z", "expires: 2020-01-01"], "Left out 2 posts: 2 expired."),
    (
      ["draft: true", "date: 2026-12-01", "expires: 2020-01-01"],
      "Left out 3 posts: 1 draft, 1 dated 2026-12-01 (in 1 day), 1 expired."
    ),
    // A draft is one whatever else it is.
    (["draft: true\ndate: 2027-01-01\nexpires: 2020-01-01"], "Left out 1 post: 1 draft."),
  ])
  func report(_ posts: [String], _ text: String) {
    #expect(leftOut(posts, now: "2026-11-30T00:00:00Z") == text)
  }

  @Test func datesOfNowAreDue() {
    #expect(leftOut(["date: 2026-11-30T12:00:00Z"], now: "2026-11-30T12:00:00Z") == nil)
    #expect(leftOut(["date: 2026-11-30"], now: "2026-11-30") == nil)
    #expect(leftOut(["expires: 2026-11-30T12:00:01Z"], now: "2026-11-30T12:00:00Z") == nil)
  }

  @Test func daysBeginInTheSitesZone() {
    // 2026-11-30 begins at 22:00Z of the day before for +02:00, at 02:00Z for -02:00.
    let post = ["date: 2026-11-30"]
    #expect(leftOut(post, now: "2026-11-29T22:00:00Z", settings: "timezone: '+02:00'") == nil)
    #expect(
      leftOut(post, now: "2026-11-29T21:59:59Z", settings: "timezone: '+02:00'")
        == "Left out 1 post: 1 dated 2026-11-30 (in 1 minute).")
    #expect(leftOut(post, now: "2026-11-30T02:00:00Z", settings: "timezone: '-02:00'") == nil)
    #expect(
      leftOut(post, now: "2026-11-30T00:00:00Z", settings: "timezone: '-02:00'")
        == "Left out 1 post: 1 dated 2026-11-30 (in 2 hours).")
    #expect(
      leftOut(["expires: 2026-11-30"], now: "2026-11-29T22:00:00Z", settings: "timezone: '+02:00'")
        == "Left out 1 post: 1 expired.")
  }

  @Test func aPostsOwnZoneWins() {
    #expect(
      leftOut(
        ["date: 2026-11-30T00:00-05:00"], now: "2026-11-30T04:00:00Z",
        settings: "timezone: '+02:00'")
        == "Left out 1 post: 1 dated 2026-11-30T00:00-05:00 (in 1 hour).")
  }

  @Test func publicationTakesThemIn() {
    let files = [
      "a.md": "---\ndraft: true\n---", "b.md": "---\ndate: 2027-01-01\n---",
      "c.md": "---\nexpires: 2020-01-01\n---",
    ]
    func urls(_ change: (inout Publication) -> Void) -> [String] {
      var publication = Publication()
      change(&publication)
      return AssembledSite(files, publication: publication).site.pages.map(\.url.text)
    }
    #expect(urls { _ in } == [])
    #expect(urls { $0.includesDrafts = true } == ["/a/"])
    #expect(urls { $0.includesFuture = true } == ["/b/"])
    #expect(urls { $0.includesExpired = true } == ["/c/"])
  }

  @Test func aDraftSectionTakesAllBelowWithIt() {
    let files = [
      "s/_index.md": "---\ndraft: true\n---", "s/a.md": "", "s/t/_index.md": "", "s/t/b.md": "",
      "c.md": "",
    ]
    let site = AssembledSite(files)
    #expect(site.site.pages.map(\.url.text) == ["/c/"])
    #expect(site.site.lists.map(\.url.text) == ["/"])
    #expect(site.leftOut == "Left out 4 posts: 4 drafts.")
    var publication = Publication()
    publication.includesDrafts = true
    #expect(
      AssembledSite(files, publication: publication).site.lists.map(\.url.text) == [
        "/", "/s/", "/s/t/",
      ])
  }
}
