import Dates
import Diagnostics
import FrontMatter
import SiteModel
import Testing

/// `feeds:` in `site.yaml` and in an `_index.md`.
@Suite struct FeedSettingsTests {
  private func read(_ yaml: String) -> (Settings, String) {
    let source = SourceText(path: "site.yaml", text: yaml)
    let (node, _) = DataFile.parse(source, format: .yaml)
    let (settings, diagnostics) = Settings.read(node.mapping ?? Mapping(), in: source) { _ in nil }
    return (settings, diagnostics.map { DiagnosticText().format($0) }.joined())
  }

  @Test func whatIsSaid() {
    let (settings, messages) = read(
      "feeds: {site: [rss, rss, atom], sections: true, terms: json, size: 5, text: summary}\n")
    #expect(messages == "")
    #expect(settings.feeds.site == [.rss, .atom])
    #expect(settings.feeds.sections == [.rss, .atom])
    #expect(settings.feeds.terms == [.json])
    #expect(settings.feeds.size == 5)
    #expect(settings.feeds.text == .summary)
  }

  @Test func whatIsNotSaid() {
    let feeds = read("title: T\n").0.feeds
    #expect(feeds.site == [.atom])
    #expect(feeds.sections == [] && feeds.terms == [])
    #expect(feeds.size == 20)
    #expect(feeds.text == .full)
  }

  @Test func whatIsWrong() {
    #expect(
      read("feeds: [atm, html]\n").1 == """
        site.yaml:1:9: error: there is no feed 'atm'
          1 | feeds: [atm, html]
            |         ^~~ did you mean 'atom'?
        site.yaml:1:14: error: there is no feed 'html'
          1 | feeds: [atm, html]
            |              ^~~~ write some of atom, rss and json

        """)
    #expect(
      read("feeds: {size: 0, text: all, posts: rss}\n").1 == """
        site.yaml:1:15: error: 'feeds.size' must be a whole number from 1 to 10000, not 0
          1 | feeds: {size: 0, text: all, posts: rss}
            |               ^ write it as 20
        site.yaml:1:24: error: 'feeds.text' must be one of 'full' or 'summary', not 'all'
          1 | feeds: {size: 0, text: all, posts: rss}
            |                        ^~~ write it as full or summary
        site.yaml:1:29: warning: unknown key 'feeds.posts'
          1 | feeds: {size: 0, text: all, posts: rss}
            |                             ^~~~~ write one of 'site', 'sections', 'terms', 'size' or 'text'

        """)
    #expect(
      read("csp: \"a\\nb\"\n").1 == """
        site.yaml:1:6: error: 'csp' is empty, more than one line, or holds what a header cannot
          1 | csp: "a\\nb"
            |      ^~~~~~ write it in one line: default-src 'self'; img-src *, or false for none

        """)
  }

  @Test func hosting() {
    let hosting = read(
      "relative_urls: true\nheaders: no\ncsp: false\nicon: /a.svg\nmanifest: true\n"
    ).0.hosting
    #expect(hosting.usesRelativeURLs && !hosting.writesHeaders && hosting.hasManifest)
    #expect(hosting.policy == .none)
    #expect(hosting.icon?.value == "/a.svg")
    #expect(read("csp: \"default-src 'none'\"\n").0.hosting.policy == .own("default-src 'none'"))
    #expect(read("csp: true\n").0.hosting.policy == .strict)
  }
}
