import Foundation
import Testing

/// What search engines and those who share an address are told of a page.
@Suite struct MetadataTests {
  private static let files = [
    "_index.md": "---\ntitle: Home\ndescription: About it\n---\n",
    "about.md": "# About\n\nUs.\n",
    "s/_index.md": "---\ntitle: S & S\nsize: 1\n---\n",
    "s/a.md":
      "---\ntitle: \"A </script> \\\"B\\\"\"\ndate: 2026-01-02\nupdated: 2026-01-03T10:00:00\ntags: [x, y]\nimage: /p.png\nimage_alt: P\ndescription: D & d\nauthors: [Ann, Ben]\n---\nOne two three\n",
    "s/b.md": "---\ntitle: B\ndate: 2026-01-01\nimage: /p.svg\nrobots: noindex\n---\n",
    "s/c.md": "---\ntitle: C\nsitemap: false\n---\n",
  ]
  private static let settings =
    "title: T\nbase_url: https://example.org/blog\nlanguage: pt-BR\nsize: 1\nstyle: plain\n"
  private static let sample = SampleSite(files, settings: settings)

  private func page(_ path: String) throws -> String {
    try #require(Self.sample.text(at: path))
  }

  /// The lines of a page's head that tell of it, without JSON-LD.
  private func lines(_ path: String) throws -> [String] {
    try page(path).split(separator: "\n").map(String.init).filter {
      ["<meta property=", "<meta name=\"d", "<meta name=\"r", "<meta name=\"t", "<link rel=\"c"]
        .contains(
          where: $0.hasPrefix) && !$0.contains("theme-color")
    }
  }

  private func graph(_ path: String) throws -> [[String: Any]] {
    let page = try page(path)
    let start = try #require(page.range(of: "<script type=\"application/ld+json\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["@context"] as? String == "https://schema.org")
    return try #require(object["@graph"] as? [[String: Any]])
  }

  @Test func ofAPost() throws {
    #expect(
      try lines("s/a/index.html") == [
        "<meta name=\"description\" content=\"D &amp; d\">",
        "<link rel=\"canonical\" href=\"https://example.org/blog/s/a/\">",
        "<meta property=\"og:type\" content=\"article\">",
        "<meta property=\"og:title\" content=\"A &lt;/script&gt; &#34;B&#34;\">",
        "<meta property=\"og:url\" content=\"https://example.org/blog/s/a/\">",
        "<meta property=\"og:site_name\" content=\"T\">",
        "<meta property=\"og:description\" content=\"D &amp; d\">",
        "<meta property=\"og:locale\" content=\"pt_BR\">",
        "<meta property=\"og:image\" content=\"https://example.org/blog/p.png\">",
        "<meta property=\"og:image:alt\" content=\"P\">",
        "<meta property=\"article:published_time\" content=\"2026-01-02T00:00:00Z\">",
        "<meta property=\"article:modified_time\" content=\"2026-01-03T10:00:00Z\">",
        "<meta property=\"article:tag\" content=\"x\">",
        "<meta property=\"article:tag\" content=\"y\">",
        "<meta name=\"twitter:card\" content=\"summary_large_image\">",
      ])
    let graph = try graph("s/a/index.html")
    #expect(graph.map { $0["@type"] as? String } == ["BlogPosting", "BreadcrumbList"])
    let post = try #require(graph.first)
    #expect(post["headline"] as? String == "A </script> \"B\"")
    #expect(post["url"] as? String == "https://example.org/blog/s/a/")
    #expect(post["mainEntityOfPage"] as? String == "https://example.org/blog/s/a/")
    #expect(post["datePublished"] as? String == "2026-01-02T00:00:00Z")
    #expect(post["dateModified"] as? String == "2026-01-03T10:00:00Z")
    #expect(post["image"] as? String == "https://example.org/blog/p.png")
    #expect(post["description"] as? String == "D & d")
    #expect(post["keywords"] as? [String] == ["x", "y"])
    #expect(post["inLanguage"] as? String == "pt-BR")
    #expect(post["wordCount"] as? Int == 3)
    #expect(
      post["author"] as? [[String: String]] == [
        ["@type": "Person", "name": "Ann"], ["@type": "Person", "name": "Ben"],
      ])
  }

  @Test func theWayToAPage() throws {
    func crumbs(_ path: String) throws -> [[String]] {
      let list = try #require(try graph(path).last)
      #expect(list["@type"] as? String == "BreadcrumbList")
      let items = try #require(list["itemListElement"] as? [[String: Any]])
      #expect(items.map { $0["position"] as? Int } == Array(1...items.count))
      #expect(items.allSatisfy { $0["@type"] as? String == "ListItem" })
      return items.map { ["\($0["name"] ?? "")", "\($0["item"] ?? "")"] }
    }
    let home = ["T", "https://example.org/blog/"]
    let section = ["S & S", "https://example.org/blog/s/"]
    #expect(
      try crumbs("s/b/index.html") == [home, section, ["B", "https://example.org/blog/s/b/"]])
    #expect(try crumbs("s/index.html") == [home, section])
    #expect(
      try crumbs("about/index.html") == [home, ["About", "https://example.org/blog/about/"]])
    #expect(try crumbs("tags/x/index.html") == [home, ["x", "https://example.org/blog/tags/x/"]])
  }

  @Test func ofTheHomePage() throws {
    #expect(try lines("index.html").contains("<meta property=\"og:title\" content=\"T\">"))
    let graph = try graph("index.html")
    #expect(graph.count == 1)
    #expect(graph[0]["@type"] as? String == "WebSite")
    #expect(graph[0]["name"] as? String == "T")
    #expect(graph[0]["url"] as? String == "https://example.org/blog/")
    #expect(graph[0]["description"] as? String == "About it")
  }

  @Test func ofThePagesOfAList() throws {
    let second = try page("s/page/2/index.html")
    #expect(second.contains("<link rel=\"canonical\" href=\"https://example.org/blog/s/page/2/\">"))
    #expect(
      second.contains(
        "<link rel=\"prev\" href=\"/blog/s/\">\n<link rel=\"next\" href=\"/blog/s/page/3/\">\n"))
  }

  @Test func ofAPostThatIsNotForSearchEngines() throws {
    let lines = try lines("s/b/index.html")
    #expect(lines.contains("<meta name=\"robots\" content=\"noindex\">"))
    // No site that shows a shared address shows an SVG.
    #expect(!lines.contains { $0.contains("og:image") })
    #expect(lines.contains("<meta name=\"twitter:card\" content=\"summary\">"))
    #expect(
      try #require(try graph("s/b/index.html").first)["author"] as? [[String: String]] == [
        ["@type": "Organization", "name": "T"]
      ])
  }

  @Test func withoutABaseURLThereIsOnlyTheDescription() throws {
    let page = try #require(
      SampleSite(Self.files, settings: "title: T\n").text(at: "s/a/index.html"))
    #expect(page.contains("<meta name=\"description\" content=\"D &amp; d\">"))
    for word in ["canonical", "og:", "ld+json", "twitter"] { #expect(!page.contains(word)) }
  }

  @Test func theSiteMapLeavesOutWhatIsNotForSearchEngines() throws {
    let map = try XMLTree.parse(Self.sample.text(at: "sitemap.xml"))
    #expect(
      try map.all("url").map { try $0.one("loc") } == [
        "https://example.org/blog/", "https://example.org/blog/s/",
        "https://example.org/blog/about/",
        "https://example.org/blog/s/a/", "https://example.org/blog/tags/",
        "https://example.org/blog/tags/x/",
        "https://example.org/blog/tags/y/",
      ])
  }
}
