import Foundation
import Testing

/// The RSS feeds keep what RSS 2.0 asks for.
@Suite struct RSSTests {
  @Test(arguments: ["rss.xml", "s/rss.xml"])
  func theRulesOfTheSpecification(path: String) throws {
    let rss = try XMLTree.parse(FeedSample.sample.text(at: path))
    #expect(rss.name == "rss")
    #expect(rss.attributes["version"] == "2.0")
    #expect(rss.children.map(\.name) == ["channel"])
    let channel = try #require(rss.children.first)
    #expect(try !channel.one("title").isEmpty)
    #expect(FeedSample.isWhole(try channel.one("link")))
    #expect(try !channel.one("description").isEmpty)
    #expect(try channel.one("language") == "pt-BR")
    #expect(isDate(try channel.one("lastBuildDate")))
    let own = try #require(channel.all("atom:link").first)
    #expect(own.attributes["href"] == "https://example.org/blog/\(path)")
    #expect(own.attributes["rel"] == "self")
    for item in channel.all("item") {
      #expect(try !item.one("title").isEmpty)
      #expect(try item.one("guid") == item.one("link"))
      #expect(FeedSample.isWhole(try item.one("link")))
      #expect(isDate(try item.one("pubDate")))
      #expect(item.all("content:encoded").count == 1)
    }
  }

  /// RFC 822 with four digits of the year.
  private func isDate(_ text: String) -> Bool {
    text.wholeMatch(
      of:
        #/(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d [+-]\d{4}/#
    ) != nil
  }

  @Test func whatIsInIt() throws {
    let rss = try XMLTree.parse(FeedSample.sample.text(at: "s/rss.xml"))
    let channel = try #require(rss.children.first)
    #expect(try channel.one("title") == "S · A & B <c>")
    #expect(try channel.one("description") == "About S")
    #expect(try channel.one("lastBuildDate") == "Tue, 03 Feb 2026 00:00:00 +0200")
    let item = try #require(channel.all("item").last)
    #expect(try item.one("pubDate") == "Fri, 02 Jan 2026 03:04:05 -0330")
    #expect(item.all("dc:creator").map(\.text) == ["Ann", "B \"O'C\""])
    #expect(item.all("category").map(\.text) == ["x", "y & z", "c"])
    // A description is HTML to readers.
    #expect(try item.one("description") == "1 &lt; 2")
    #expect(
      try item.one("content:encoded").hasPrefix(
        "<h2 id=\"part\">Part</h2>\n<p><a href=\"https://example.org/blog/s/b/\">A</a>"))
  }
}
