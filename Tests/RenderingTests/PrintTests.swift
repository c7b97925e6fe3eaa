import Records
import SiteModel
import Templating
import Testing

@testable import Rendering

/// What is told apart between builds: fields by their prints, and what outputs read of them.
@Suite struct PrintTests {
  private static let files = [
    "posts/full.md": """
    ---
    title: A full one
    date: 2026-05-01T09:00:00+02:00
    updated: 2026-05-02
    description: In a line
    slug: at-length
    rating: 4
    ---
    Some words of its own.
    """,
    "posts/bare größe.md": "Nothing said.", "posts/empty.md": "---\ntitle: ''\n---\n",
  ]

  @Test(arguments: [
    "", "base_url: https://example.org/blog\ntrailing_slash: never", "trailing_slash: file",
  ])
  func fieldsArePrintedAsTheirValuesAre(settings: String) {
    let site = SampleSite(Self.files, settings: settings).site
    let context = SiteContext(site: site, assets: Assets.make(site) { _ in nil }, files: [:])
    let fields: [PageField] = [
      .title, .url, .absoluteURL, .path, .slug, .description, .date, .updated, .rating,
      .readingTime, .wordCount,
    ]
    #expect(site.pages.count == 3)
    for page in site.pages.indices {
      let object = PostObject(context, page)
      for (index, field) in PageField.all.enumerated() where fields.contains(field) {
        var print = Fingerprinter()
        object.field(index).add(to: &print)
        #expect(object.print(ofField: index) == print.value, "\(field) of page \(page)")
      }
    }
  }

  @Test func readsAreEachThereOnceWhateverTheirOrder() {
    // More entities than are remembered, some that share their last bits, read again and again.
    let keys = (0..<3000).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C00 &+ UInt64($0 % 5) }
    let found = Reads.during {
      for round in 0..<3 {
        for (place, key) in keys.enumerated() where place % (round + 1) == 0 {
          Reads.note(key, round)
          Reads.note(keys[place / 2], 63)
        }
      }
    }
    var expected: [UInt64: UInt64] = [:]
    for round in 0..<3 {
      for (place, key) in keys.enumerated() where place % (round + 1) == 0 {
        expected[key, default: 0] |= 1 << UInt64(round)
        expected[keys[place / 2], default: 0] |= 1 << 63
      }
    }
    #expect(found.runs.map(\.key) == expected.keys.sorted())
    #expect(found.runs.allSatisfy { expected[$0.key] == $0.fields })
  }
}
