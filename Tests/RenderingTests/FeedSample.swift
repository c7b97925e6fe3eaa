import Foundation
import Testing

/// A site with every kind of feed, and with posts that are hard to write in any of them.
enum FeedSample {
  static let settings = """
    title: "A & B <c>"
    description: "All \\"of\\" it"
    base_url: https://example.org/blog
    author: Ann
    language: pt-BR
    timezone: "+02:00"
    feeds: { site: [atom, rss, json], sections: [atom, rss], terms: json, size: 3 }
    """

  static let files = [
    "_index.md": "---\ntitle: Home\n---\n",
    "s/_index.md": "---\ntitle: S\nsort: title\ndescription: About S\n---\n",
    "quiet/_index.md": "---\nfeeds: false\n---\n",
    "quiet/q.md": "---\ntitle: Q\ndate: 2026-01-09\n---\n",
    "s/a.md": """
    ---
    title: "<b> & ]]> \\u0001 \\uFFFE 'x' \\U0001F600"
    date: 2026-01-02T03:04:05-03:30
    updated: 2026-02-03
    tags: [x, "y & z"]
    categories: c
    authors: [Ann, "B \\"O'C\\""]
    description: "1 < 2"
    image: /a.png
    ---
    ## Part

    [A](b.md) <script>alert(1)</script><em onclick="x()">more</em> \u{1} [here](#part) ]]>

    ```swift
    let a = "<"
    ```
    """,
    "s/b.md": "---\ntitle: B\ndate: 2026-01-05\n---\n",
    "s/c.md": "---\ntitle: C\ndate: 2026-01-03\nsummary: Short\n---\nLong\n",
    "s/undated.md": "---\ntitle: U\n---\n",
    "s/old.md": "---\ntitle: Old\ndate: 1999-12-31\n---\n",
  ]

  static let sample = SampleSite(files, settings: settings)

  /// RFC 3339.
  static func isDate(_ text: String) -> Bool {
    text.wholeMatch(
      of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/#) != nil
  }

  static func isWhole(_ address: String?) -> Bool {
    address?.hasPrefix("https://example.org/blog/") == true
  }
}
