import Diagnostics
import HTML
import Markdown
import Testing

/// Addresses within the site that are no page's: slots on request, since only the site knows where its files stand.
@Suite struct FileSlotTests {
  private func slots(_ text: String) -> [Slot.Kind] {
    var options = MarkdownOptions()
    options.placesFiles = true
    let (page, diagnostics) = rendered(text, options: options)
    #expect(diagnostics.isEmpty)
    return page.slots.map(\.kind)
  }

  @Test(arguments: [
    ("![i](pic.png)", Slot.Kind.file(path: "pic.png", suffix: "", written: "pic.png")),
    ("[f](/a%20b.pdf#p)", .file(path: "/a b.pdf", suffix: "#p", written: "/a%20b.pdf#p")),
    ("[f](../x/?q=1&r)", .file(path: "../x/", suffix: "?q=1&r", written: "../x/?q=1&r")),
    ("[b](b.md#p)", .link(path: "b.md", suffix: "#p")),
    ("[b](/b.md)", .file(path: "/b.md", suffix: "", written: "/b.md")),
  ])
  func becomeSlots(text: String, kind: Slot.Kind) {
    #expect(slots(text) == [kind])
  }

  @Test(arguments: [
    "[x](https://h/a)", "[x](//h/a)", "[x](#top)", "[x](?q)", "[x](mailto:a@b)", "[x]()",
  ])
  func orAreNotWithinTheSite(text: String) {
    #expect(slots(text).isEmpty)
  }

  @Test func stayAsTheyAreWhenNoSiteAsks() {
    let (page, _) = rendered("![i](pic.png)")
    #expect(page.slots.isEmpty)
    #expect(page.filled() == "<p><img src=\"pic.png\" alt=\"i\" /></p>\n")
  }

  @Test func comeInOrderWithOtherSlots() {
    var options = MarkdownOptions()
    options.placesFiles = true
    let (page, _) = rendered("[a](x.md) ![i](p.png) [b](y.md)", options: options)
    var buffer = ByteBuffer()
    page.write(to: &buffer) { slot, buffer in buffer.append("<\(slot.writtenAddress)>") }
    #expect(
      buffer.string()
        == "<p><a href=\"<x.md>\">a</a> <img src=\"<p.png>\" alt=\"i\" /> <a href=\"<y.md>\">b</a></p>\n"
    )
  }
}
