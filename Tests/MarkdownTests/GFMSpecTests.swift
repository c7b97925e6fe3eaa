import Foundation
import Markdown
import Testing

@Suite struct GFMSpecTests {
  @Test func everyExtensionOfGitHubsSpecificationGivesItsHTML() throws {
    let examples = try CommonMarkSpec.gfm.examples().filter { !$0.extensions.isEmpty }
    #expect(examples.count == 24)
    for example in examples {
      #expect(
        html(example.markdown, options: .gfm) == ordered(example.html), "example \(example.number)")
    }
  }

  @Test func everyExampleOfCmarkGFMsExtensionsGivesItsHTML() throws {
    // The specification of one does not say what it gives, only that it gives something.
    let examples = try CommonMarkSpec.gfmExtensions.examples().filter { $0.html != "<IGNORE>\n" }
    #expect(examples.count == 29)
    for example in examples {
      #expect(
        withOlderLinksBack(html(example.markdown, options: .gfm)) == example.html,
        "example \(example.number)")
    }
  }

  /// The specification writes the attributes of boxes in another order than the program made for it.
  private func ordered(_ html: String) -> String {
    html.replacingOccurrences(
      of: "<input disabled=\"\" type=\"checkbox\">",
      with: "<input type=\"checkbox\" disabled=\"\" />"
    ).replacingOccurrences(
      of: "<input checked=\"\" disabled=\"\" type=\"checkbox\">",
      with: "<input type=\"checkbox\" checked=\"\" disabled=\"\" />")
  }

  /// Links back from footnotes as cmark-gfm wrote them at the time of Debian's package: without a number.
  private func withOlderLinksBack(_ html: String) -> String {
    html.replacing(#/ data-footnote-backref-idx="[0-9-]+"/#, with: "")
      .replacing(#/Back to reference [0-9-]+/#, with: "Back to content")
  }
}
