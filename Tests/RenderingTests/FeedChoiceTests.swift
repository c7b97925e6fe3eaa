import Rendering
import SiteModel
import Testing

/// Who has feeds, and who is told of them.
@Suite struct FeedChoiceTests {
  private func feeds(_ settings: String, _ files: [String: String] = FeedSample.files) -> [String] {
    let sample = SampleSite(files, settings: settings)
    #expect(sample.messages == "")
    return sample.plan.outputs.filter {
      if case .feed = $0.content { true } else { false }
    }.map(\.path)
  }

  @Test func theSitesAtomFeedByItself() {
    #expect(feeds("base_url: https://a.example\n") == ["feed.xml"])
    #expect(feeds("") == [])
    #expect(feeds("base_url: https://a.example\n", ["a.md": ""]) == [])
  }

  @Test func thoseThatTheSettingsAskFor() {
    let base = "base_url: https://a.example\n"
    #expect(feeds(base + "feeds: false\n") == [])
    #expect(feeds(base + "feeds: true\n") == ["feed.xml"])
    #expect(feeds(base + "feeds: [json, rss, json]\n") == ["feed.json", "rss.xml"])
    #expect(
      feeds(base + "feeds: {site: false, sections: atom, terms: [rss]}\n") == [
        "s/feed.xml", "tags/x/rss.xml", "tags/y-z/rss.xml", "categories/c/rss.xml",
      ])
    #expect(feeds(base + "feeds: {site: rss, sections: true}\n") == ["rss.xml", "s/rss.xml"])
  }

  @Test func aSectionDecidesForItself() {
    var files = FeedSample.files
    files["quiet/_index.md"] = "---\nfeeds: [atom, json]\n---\n"
    #expect(
      feeds("base_url: https://a.example\nfeeds: {site: false}\n", files) == [
        "quiet/feed.xml", "quiet/feed.json",
      ])
  }

  @Test func aTaxonomyATermAndAListDecideForThemselves() {
    var files = FeedSample.files
    files["tags/x/_index.md"] = "---\ntitle: X\nfeeds: json\n---\n"
    #expect(
      feeds(
        "base_url: https://a.example\nfeeds: {site: false, terms: rss}\ntaxonomies: {tags: {feeds: atom}, categories: }\n"
          + "lists: [{path: /all/, title: All, feeds: [rss, atom]}, {path: /more/, title: More}]\n",
        files) == [
          "all/rss.xml", "all/feed.xml", "tags/x/feed.json", "tags/y-z/feed.xml",
          "categories/c/rss.xml",
        ])
  }

  @Test func pagesTellOfThem() throws {
    let template =
      "{% for f in site.feeds %}{{ f.format }} {{ f.url }} {{ f.title }};{% endfor %}|{% for f in page.feeds %}{{ f.type }} {{ f.absolute_url }};{% endfor %}"
    let sample = SampleSite(
      FeedSample.files, templates: ["plain/list.html": template, "plain/detail.html": template],
      settings:
        "title: T\nbase_url: https://a.example/b\nfeeds: {site: [rss, json], sections: atom, terms: json}\n"
    )
    let site = "rss /b/rss.xml T;json /b/feed.json T;"
    #expect(
      sample.text(at: "index.html") == site
        + "|application/rss+xml https://a.example/b/rss.xml;application/feed+json https://a.example/b/feed.json;"
    )
    #expect(
      sample.text(at: "s/index.html") == site
        + "|application/atom+xml https://a.example/b/s/feed.xml;")
    #expect(
      sample.text(at: "tags/x/index.html") == site
        + "|application/feed+json https://a.example/b/tags/x/feed.json;")
    #expect(sample.text(at: "s/b/index.html") == site + "|")
    let built = SampleSite(FeedSample.files, settings: FeedSample.settings)
    let page = try #require(built.text(at: "s/index.html"))
    #expect(
      page.contains(
        "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"S · A &amp; B &lt;c&gt;\" href=\"/blog/s/rss.xml\">"
      ))
  }
}
