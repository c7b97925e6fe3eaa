import Foundation
import Rendering
import Testing

/// Feeds, site map and metadata of a site in two languages.
@Suite struct LanguageOutputsTests {
  private static let settings = """
    base_url: https://a.example
    languages: {en: {title: Notes}, de: {title: Notizen, author: Anna}}
    style: plain
    feeds: {site: [atom, rss], sections: json, terms: rss}
    """
  private static let files = [
    "_index.md": "---\ntitle: Home\n---\n", "_index.de.md": "---\ntitle: Heim\n---\n",
    "s/_index.md": "---\ntitle: S\n---\n", "s/_index.de.md": "---\ntitle: Abschnitt\n---\n",
    "s/a.md": "---\ntitle: A\ndate: 2026-03-02\ntags: x\n---\n",
    "s/a.de.md": "---\ntitle: Ä\ndate: 2026-03-03\ntags: x\n---\n",
    "s/only.md": "---\ntitle: Only\ndate: 2026-03-04\n---\n",
  ]
  private static let sample = SampleSite(files, settings: settings)

  @Test func eachLanguageHasItsFeeds() throws {
    #expect(Self.sample.messages == "")
    let feeds = Self.sample.plan.outputs.filter {
      if case .feed = $0.content { true } else { false }
    }
    #expect(
      Set(feeds.map(\.path)) == [
        "feed.xml", "rss.xml", "s/feed.json", "tags/x/rss.xml",
        "de/feed.xml", "de/rss.xml", "de/s/feed.json", "de/tags/x/rss.xml",
      ])
    let english = try XMLTree.parse(Self.sample.text(at: "feed.xml"))
    #expect(try english.one("title") == "Notes")
    #expect(try english.all("entry").map { try $0.one("title") } == ["Only", "A"])
    let german = try XMLTree.parse(Self.sample.text(at: "de/feed.xml"))
    #expect(german.attributes["xml:lang"] == "de")
    #expect(try german.one("title") == "Notizen")
    #expect(try german.one("id") == "https://a.example/de/")
    #expect(german.all("link").last?.attributes["href"] == "https://a.example/de/feed.xml")
    #expect(try german.all("entry").map { try $0.one("title") } == ["Ä"])
    #expect(try german.all("entry")[0].all("author").map { try $0.one("name") } == ["Anna"])
    // Names of days and months are English whatever the language.
    let rss = try XMLTree.parse(Self.sample.text(at: "de/rss.xml"))
    #expect(try rss.children[0].one("lastBuildDate") == "Tue, 03 Mar 2026 00:00:00 +0000")
    let page = try #require(Self.sample.text(at: "de/s/a/index.html"))
    #expect(
      page.contains(
        "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Notizen\" href=\"/de/feed.xml\">"
      ))
  }

  @Test func theSiteMapSaysWhatIsTheSame() throws {
    let map = try XMLTree.parse(Self.sample.text(at: "sitemap.xml"))
    #expect(map.attributes["xmlns:xhtml"] == "http://www.w3.org/1999/xhtml")
    var others: [String: [String]] = [:]
    for url in map.children {
      others[try url.one("loc")] = url.all("xhtml:link").map { link in
        #expect(link.attributes["rel"] == "alternate")
        return (link.attributes["hreflang"] ?? "") + " " + (link.attributes["href"] ?? "")
      }
    }
    let both = ["en https://a.example/s/a/", "de https://a.example/de/s/a/"]
    #expect(others["https://a.example/s/a/"] == both)
    // Each page names itself too, and each names the same pages.
    #expect(others["https://a.example/de/s/a/"].map { Set($0) } == Set(both))
    #expect(others["https://a.example/de/s/"]?.count == 2)
    #expect(others["https://a.example/de/"]?.count == 2)
    #expect(others["https://a.example/s/only/"] == [])
  }

  @Test func pagesNameTheirTranslations() throws {
    func lines(_ path: String) throws -> [String] {
      try #require(Self.sample.text(at: path)).split(separator: "\n").map(String.init).filter {
        $0.contains(" hreflang=") && $0.hasPrefix("<link")
      }
    }
    let english = "<link rel=\"alternate\" hreflang=\"en\" href=\"https://a.example/s/a/\">"
    let german = "<link rel=\"alternate\" hreflang=\"de\" href=\"https://a.example/de/s/a/\">"
    let fallback = "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://a.example/s/a/\">"
    #expect(try lines("s/a/index.html") == [english, german, fallback])
    #expect(try lines("de/s/a/index.html") == [german, english, fallback])
    #expect(try lines("s/only/index.html") == [])
    #expect(
      try lines("de/index.html").last
        == "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://a.example/\">")
  }
}
