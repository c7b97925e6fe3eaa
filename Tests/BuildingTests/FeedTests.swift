import Foundation
import FoundationXML
import Testing

/// The built-in feed and sitemap, read back by an XML parser.
@Suite struct FeedTests {
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [(path: String, text: String)] = []
    private var path: [String] = []
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      path.append(name)
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      texts.append((path.joined(separator: "/"), text))
      path.removeLast()
      text = ""
    }
  }

  private func read(_ xml: String?) throws -> [(path: String, text: String)] {
    let parser = XMLParser(data: Data(try #require(xml).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.texts
  }

  private func site(_ posts: [String: String]) -> TestSite {
    var files = [
      "site.yaml": "title: A & B\nbase_url: https://example.org/blog\n",
      "Content/posts/_index.md": "",
    ]
    for (name, text) in posts { files["Content/posts/\(name).md"] = text }
    return TestSite(files)
  }

  @Test func titlesOfAnyKindMakeGoodXML() throws {
    let site = site([
      "a":
        "---\ntitle: \"<b> & ]]> \\u0001 \\uFFFE 'x'\"\ndate: 2026-01-02\n---\nText & <em>more</em>\u{1}\n"
    ])
    #expect(site.messages() == "")
    let feed = try read(site.read("Output/feed.xml"))
    let title = feed.first { $0.path == "feed/entry/title" }?.text
    #expect(title?.hasPrefix("<b> & ]]> ") == true)
    #expect(feed.first { $0.path == "feed/title" }?.text == "A & B")
    _ = try read(site.read("Output/sitemap.xml"))
  }

  @Test func theNewestTwentyStandInTheFeed() throws {
    var posts = ["undated": "---\ntitle: Undated\n---\n"]
    for day in 1...25 {
      posts["p\(day)"] = "---\ntitle: P\(day)\ndate: 2026-01-\(day < 10 ? "0" : "")\(day)\n---\n"
    }
    let feed = try read(site(posts).built().read("Output/feed.xml"))
    #expect(
      feed.filter { $0.path == "feed/entry/title" }.map(\.text)
        == (6...25).reversed().map { "P\($0)" })
  }

  @Test func everyPageStandsInTheSitemapOnce() throws {
    let site = site([
      "a": "---\ndate: 2026-01-02\ntags: x y\naliases: /old/\n---\n",
      "b": "---\ndraft: true\n---\n",
    ]).built()
    let sitemap = try read(site.read("Output/sitemap.xml"))
    #expect(
      sitemap.filter { $0.path == "urlset/url/loc" }.map(\.text) == [
        "https://example.org/blog/", "https://example.org/blog/posts/",
        "https://example.org/blog/posts/a/", "https://example.org/blog/tags/",
        "https://example.org/blog/tags/x-y/",
      ])
  }

  @Test func withoutABaseURLThereIsNeither() {
    let site = TestSite(["Content/a.md": "---\ndate: 2026-01-02\n---\n"]).built()
    #expect(site.read("Output/feed.xml") == nil)
    #expect(site.read("Output/sitemap.xml") == nil)
  }

  @Test func withoutADatedPostThereIsNoFeed() {
    let site = site(["a": ""]).built()
    #expect(site.read("Output/feed.xml") == nil)
    #expect(site.read("Output/sitemap.xml") != nil)
  }
}

extension TestSite {
  fileprivate func built() -> TestSite {
    build()
    return self
  }
}
