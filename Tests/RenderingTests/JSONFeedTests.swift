import Foundation
import Testing

/// The JSON feeds keep what JSON Feed 1.1 asks for.
@Suite struct JSONFeedTests {
  private func read(_ path: String, _ sample: SampleSite = FeedSample.sample) throws -> [String:
    Any]
  {
    let text = try #require(sample.text(at: path))
    return try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func items(_ feed: [String: Any]) throws -> [[String: Any]] {
    try #require(feed["items"] as? [[String: Any]])
  }

  @Test(arguments: [
    "feed.json", "tags/x/feed.json", "tags/y-z/feed.json", "categories/c/feed.json",
  ])
  func theRulesOfTheSpecification(path: String) throws {
    let feed = try read(path)
    #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
    #expect((feed["title"] as? String)?.isEmpty == false)
    #expect(FeedSample.isWhole(feed["home_page_url"] as? String))
    #expect(feed["feed_url"] as? String == "https://example.org/blog/\(path)")
    #expect(feed["language"] as? String == "pt-BR")
    let top: Set = [
      "version", "title", "home_page_url", "feed_url", "description", "icon", "authors", "language",
      "items",
    ]
    #expect(Set(feed.keys).isSubset(of: top))
    var ids: Set<String> = []
    for item in try items(feed) {
      let id = try #require(item["id"] as? String)
      #expect(ids.insert(id).inserted)
      #expect(item["url"] as? String == id)
      #expect(FeedSample.isWhole(id))
      #expect(item["content_html"] is String || item["content_text"] is String)
      #expect(FeedSample.isDate(try #require(item["date_published"] as? String)))
      #expect(FeedSample.isDate(try #require(item["date_modified"] as? String)))
      let authors = try #require(item["authors"] as? [[String: String]])
      #expect(authors.allSatisfy { $0["name"]?.isEmpty == false })
      let known: Set = [
        "id", "url", "title", "summary", "image", "date_published", "date_modified", "authors",
        "tags", "language", "content_html", "content_text",
      ]
      #expect(Set(item.keys).isSubset(of: known))
    }
    #expect(!ids.isEmpty)
  }

  @Test func whatIsInIt() throws {
    let feed = try read("tags/x/feed.json")
    #expect(feed["title"] as? String == "x · A & B <c>")
    let item = try #require(try items(feed).first)
    #expect((item["title"] as? String)?.hasPrefix("<b> & ]]> ") == true)
    #expect((item["title"] as? String)?.hasSuffix("'x' 😀") == true)
    #expect(item["summary"] as? String == "1 < 2")
    #expect(item["image"] as? String == "https://example.org/blog/a.png")
    #expect(item["tags"] as? [String] == ["x", "y & z", "c"])
    #expect(
      (item["content_html"] as? String)?.contains("let a = &quot;&lt;&quot;\n</code>") == true)
    #expect((item["content_html"] as? String)?.contains("alert") == false)
  }

  @Test func onlyTheSummaryWhenAskedFor() throws {
    let sample = SampleSite(
      FeedSample.files,
      settings: "base_url: https://example.org/blog\nfeeds: {site: json, text: summary}\n")
    let feed = try read("feed.json", sample)
    #expect(try items(feed).prefix(3).map { $0["content_text"] as? String } == ["Q", "B", "Short"])
    #expect(try items(feed).allSatisfy { $0["content_html"] == nil })
  }
}
