import Foundation
import Testing

/// What the built-in templates say of the day of a post, and of the day it was changed.
@Suite struct DateLineTests {
  /// The line of the post's card in the style `no-space`, with or without the words before the date.
  private func line(_ dates: String) -> String? {
    let site = SampleSite(
      ["p/_index.md": "", "p/a.md": "---\n\(dates)\n---\n"], settings: "style: no-space\n")
    guard let page = site.text(at: "p/index.html"),
      let start = page.range(of: "<p class=\"updated\">"),
      let end = page[start.upperBound...].range(of: "</p>")
    else { return nil }
    return String(page[start.upperBound..<end.lowerBound])
  }

  private let march = "<time datetime=\"2026-03-01\">Mar 1, 2026</time>"
  private let april = "<time datetime=\"2026-04-01\">Apr 1, 2026</time>"

  @Test func aLaterDayIsShown() {
    #expect(line("date: 2026-03-01\nupdated: 2026-04-01") == "<span>Post Updated</span> \(april)")
    #expect(line("updated: 2026-04-01") == "<span>Post Updated</span> \(april)")
  }

  @Test func theSameDayAndAnEarlierOneAreNoChange() {
    #expect(line("date: 2026-03-01T09:00:00Z\nupdated: 2026-03-01T12:00:00Z") == march)
    #expect(line("date: 2026-04-01\nupdated: 2026-03-01") == april)
  }

  @Test func whereNothingIsKnownOfChangesTheStyleSaysWhatItSays() {
    #expect(line("date: 2026-03-01") == "<span>Post Updated</span> \(march)")
    #expect(line("title: A") == nil)
  }
}
