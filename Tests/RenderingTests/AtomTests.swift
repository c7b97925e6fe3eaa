import Foundation
import Testing

/// The Atom feeds keep what RFC 4287 asks for.
@Suite struct AtomTests {
  @Test(arguments: ["feed.xml", "s/feed.xml"])
  func theRulesOfTheStandard(path: String) throws {
    let feed = try XMLTree.parse(FeedSample.sample.text(at: path))
    #expect(feed.name == "feed")
    #expect(feed.attributes["xmlns"] == "http://www.w3.org/2005/Atom")
    #expect(feed.attributes["xml:lang"] == "pt-BR")
    // 4.1.1: exactly one of each.
    #expect(try !feed.one("title").isEmpty)
    #expect(FeedSample.isWhole(try feed.one("id")))
    #expect(FeedSample.isDate(try feed.one("updated")))
    let links = feed.all("link")
    #expect(links.map { $0.attributes["rel"] } == ["alternate", "self"])
    #expect(links.allSatisfy { FeedSample.isWhole($0.attributes["href"]) })
    #expect(links[1].attributes["href"] == "https://example.org/blog/\(path)")
    #expect(links[1].attributes["type"] == "application/atom+xml")
    var ids: Set<String> = [try feed.one("id")]
    for entry in feed.all("entry") {
      // 4.1.2.
      #expect(try !entry.one("title").isEmpty)
      let id = try entry.one("id")
      #expect(FeedSample.isWhole(id))
      #expect(ids.insert(id).inserted)
      #expect(FeedSample.isDate(try entry.one("updated")))
      #expect(FeedSample.isDate(try entry.one("published")))
      #expect(!entry.all("author").isEmpty)
      for author in entry.all("author") { #expect(try !author.one("name").isEmpty) }
      let alternates = entry.all("link").filter { $0.attributes["rel"] == "alternate" }
      #expect(alternates.count == 1)
      #expect(alternates.first?.attributes["href"] == id)
      let contents = entry.all("content")
      #expect(contents.map { $0.attributes["type"] } == ["html"])
      for category in entry.all("category") { #expect(category.attributes["term"] != nil) }
    }
    let known: Set = [
      "title", "subtitle", "id", "link", "updated", "author", "entry", "published", "category",
      "summary", "content", "icon",
    ]
    #expect(Set(feed.children.map(\.name)).isSubset(of: known))
  }

  @Test func whatIsInIt() throws {
    let feed = try XMLTree.parse(FeedSample.sample.text(at: "feed.xml"))
    #expect(try feed.one("title") == "A & B <c>")
    #expect(try feed.one("subtitle") == "All \"of\" it")
    #expect(try feed.one("id") == "https://example.org/blog/")
    // Of all its posts, the last change of any.
    #expect(try feed.one("updated") == "2026-01-09T00:00:00+02:00")
    #expect(try feed.all("entry").map { try $0.one("title") } == ["Q", "B", "C"])
  }

  @Test func aSectionsFeedIsInTheOrderOfDates() throws {
    let feed = try XMLTree.parse(FeedSample.sample.text(at: "s/feed.xml"))
    #expect(try feed.one("title") == "S · A & B <c>")
    #expect(try feed.one("subtitle") == "About S")
    #expect(try feed.one("updated") == "2026-02-03T00:00:00+02:00")
    let entries = feed.all("entry")
    #expect(
      try entries.map { try $0.one("id") }
        == ["b", "c", "a"].map { "https://example.org/blog/s/\($0)/" })
    let last = try #require(entries.last)
    #expect(try last.one("title").hasPrefix("<b> & ]]> "))
    #expect(try last.one("published") == "2026-01-02T03:04:05-03:30")
    #expect(try last.one("updated") == "2026-02-03T00:00:00+02:00")
    #expect(try last.all("author").map { try $0.one("name") } == ["Ann", "B \"O'C\""])
    #expect(last.all("category").map { $0.attributes["term"] } == ["x", "y & z", "c"])
    #expect(try last.one("summary") == "1 < 2")
    #expect(
      try last.one("content") == """
        <h2 id="part">Part</h2>
        <p><a href="https://example.org/blog/s/b/">A</a> <em>more</em>  <a href="https://example.org/blog/s/a/#part">here</a> ]]&gt;</p>
        <pre><code class="language-swift">let a = &quot;&lt;&quot;
        </code></pre>

        """)
  }

  @Test func onlyTheSummaryWhenAskedFor() throws {
    let sample = SampleSite(
      FeedSample.files,
      settings: "base_url: https://example.org/blog\nfeeds: {sections: atom, text: summary}\n")
    let feed = try XMLTree.parse(sample.text(at: "s/feed.xml"))
    #expect(feed.all("entry").flatMap { $0.all("content") }.isEmpty)
    #expect(try feed.all("entry")[1].one("summary") == "Short")
  }
}
