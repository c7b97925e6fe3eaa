import Foundation
import Rendering
import Testing

/// The site map keeps what sitemaps.org asks for.
@Suite struct SitemapTests {
  private static let files = [
    "_index.md": "", "s/_index.md": "---\ntitle: S\n---\n", "a & b's.md": "# A\n",
    "s/a.md": "---\ndate: 2026-01-02\ntags: [x]\n---\n",
    "s/b.md": "---\ndate: 2026-01-02\nupdated: 2026-01-04\naliases: /old/\n---\n",
  ]

  private func urls(_ sample: SampleSite, _ path: String) throws -> [(String, String?)] {
    let map = try XMLTree.parse(sample.text(at: path))
    #expect(map.name == "urlset")
    #expect(map.attributes["xmlns"] == "http://www.sitemaps.org/schemas/sitemap/0.9")
    #expect(map.children.allSatisfy { $0.name == "url" })
    return try map.children.map { url in
      #expect(Set(url.children.map(\.name)).isSubset(of: ["loc", "lastmod", "xhtml:link"]))
      #expect(url.children.first?.name == "loc")
      let address = try url.one("loc")
      #expect(address.hasPrefix("https://a.example/") && address.utf8.count < 2048)
      let date = url.all("lastmod").first?.text
      // A date of W3C's profile of ISO 8601.
      if let date {
        #expect(date.wholeMatch(of: #/\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z))?/#) != nil)
      }
      return (address, date)
    }
  }

  @Test func oneFile() throws {
    let sample = SampleSite(Self.files, settings: "base_url: https://a.example\n")
    let urls = try urls(sample, "sitemap.xml")
    #expect(
      urls.map(\.0) == [
        "https://a.example/", "https://a.example/s/", "https://a.example/a-bs/",
        "https://a.example/s/a/", "https://a.example/s/b/", "https://a.example/tags/",
        "https://a.example/tags/x/",
      ])
    #expect(urls.compactMap(\.1) == ["2026-01-02", "2026-01-04"])
    #expect(sample.text(at: "sitemap-1.xml") == nil)
    #expect(
      sample.text(at: "robots.txt")?.hasSuffix("\nSitemap: https://a.example/sitemap.xml\n") == true
    )
  }

  @Test(arguments: 1...7)
  func inParts(size: Int) throws {
    let settings = "base_url: https://a.example\n"
    let whole = try urls(SampleSite(Self.files, settings: settings), "sitemap.xml").map(\.0)
    let sample = SampleSite(Self.files, settings: settings, sitemapSize: size)
    #expect(sample.messages == "")
    guard size < 7 else {
      #expect(try urls(sample, "sitemap.xml").count == 7)
      return
    }
    let index = try XMLTree.parse(sample.text(at: "sitemap.xml"))
    #expect(index.name == "sitemapindex")
    #expect(index.attributes["xmlns"] == "http://www.sitemaps.org/schemas/sitemap/0.9")
    let parts = try index.all("sitemap").map { try $0.one("loc") }
    #expect(parts == (1...(6 + size) / size).map { "https://a.example/sitemap-\($0).xml" })
    let found = try parts.map { try urls(sample, String($0.dropFirst(18))).map(\.0) }
    #expect(found.flatMap { $0 } == whole)
    #expect(found.allSatisfy { !$0.isEmpty && $0.count <= size })
  }
}
