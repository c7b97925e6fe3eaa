import Building
import Dates
import SiteModel
import Testing

/// Which posts are not published, and what a build says about them.
@Suite struct LeftOutTests {
  private let site = TestSite([
    "Content/posts/_index.md": "",
    "Content/posts/plain.md": "---\ntitle: Plain\n---\n",
    "Content/posts/draft.md": "---\ntitle: Draft\ndraft: yes\n---\n",
    "Content/posts/future.md": "---\ntitle: Future\ndate: 2027-01-05T09:00+01:00\n---\n",
    "Content/posts/expired.md": "---\ntitle: Expired\nexpires: 2026-11-30T12:00:00Z\n---\n",
    "Content/posts/link.md": "---\ntitle: Link\n---\n[x](draft.md)\n",
  ])

  private func titles(_ site: TestSite) -> [String] {
    (site.pages()["posts/index.html"] ?? "").split(separator: "|").last?
      .split(separator: ";").map { String($0.prefix { $0 != "=" }) } ?? []
  }

  @Test func theyAreSaidWithTheirReasons() {
    let report = site.build()
    #expect(
      report.leftOut.report(now: report.now)
        == "Left out 3 posts: 1 draft, 1 dated 2027-01-05T09:00+01:00 (in 35 days), 1 expired.")
    #expect(titles(site) == ["Link", "Plain"])
    #expect(
      site.text(of: report) == """
        Content/posts/link.md:4:5: warning: 'draft.md' is not published, so this link leads nowhere
          4 | [x](draft.md)
            |     ^~~~~~~~

        """)
  }

  @Test func optionsTakeThemIn() {
    let report = site.build {
      $0.publication.includesDrafts = true
      $0.publication.includesFuture = true
      $0.publication.includesExpired = true
    }
    #expect(report.leftOut.report(now: report.now) == nil)
    #expect(titles(site) == ["Future", "Draft", "Expired", "Link", "Plain"])
    #expect(site.text(of: report) == "")
  }

  @Test(arguments: [
    ("UTC", "2026-11-29T23:59:59Z", "Left out 1 post: 1 dated 2026-11-30 (in 1 minute)."),
    ("UTC", "2026-11-29T10:00:00Z", "Left out 1 post: 1 dated 2026-11-30 (in 14 hours)."),
    ("UTC", "2026-11-30T00:00:00Z", nil),
    ("+01:00", "2026-11-29T23:00:00Z", nil),
    ("+01:00", "2026-11-29T22:59:00Z", "Left out 1 post: 1 dated 2026-11-30 (in 1 minute)."),
    ("-02:00", "2026-11-30T00:00:00Z", "Left out 1 post: 1 dated 2026-11-30 (in 2 hours)."),
    ("America/New_York", "2026-11-30T00:00:00-05:00", nil),
  ])
  func aDayBeginsInTheSitesZone(zone: String, now: String, said: String?) {
    let site = TestSite([
      "Content/posts/_index.md": "", "Content/posts/a.md": "---\ndate: 2026-11-30\n---\n",
    ])
    site.write("site.yaml", "style: plain\ntimezone: \"\(zone)\"\n")
    let report = site.build { $0.now = WrittenDate(now) }
    #expect(report.leftOut.report(now: report.now) == said)
  }

  @Test func aDraftSectionIsLeftOutWithItsPosts() {
    let site = TestSite([
      "Content/secret/_index.md": "---\ndraft: true\n---\n", "Content/secret/a.md": "A",
    ])
    let report = site.build()
    #expect(report.leftOut.report(now: report.now) == "Left out 2 posts: 2 drafts.")
    expectTree(site.pages(), ["index.html": "Test|1/1|"])
  }
}
