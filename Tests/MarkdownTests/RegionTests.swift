import HTML
import Testing

@testable import Markdown

@Suite struct RegionTests {
  /// A region whose template writes its heading's level around what stands in it.
  private func region(_ level: Int, _ html: Range<Int>, descendants: Int = 0) -> Region {
    Region(
      kind: .construct(.heading(level: level, id: "", text: "")), html: html,
      descendants: descendants, range: 0..<0)
  }

  private func write(
    _ html: String, _ regions: [Region], slots: [Int] = [], title: Range<Int>? = nil
  ) -> String {
    let markdown = RenderedMarkdown(
      html: Array(html.utf8),
      slots: slots.map {
        Slot(offset: $0, kind: .link(path: "s\($0)", suffix: ""), range: 0..<0)
      }, regions: regions, firstHeading: nil, titleHeading: title, wordCount: 0, summary: "")
    var buffer = ByteBuffer()
    markdown.write(to: &buffer, withoutTitle: title != nil) { slot, buffer in
      buffer.append(slot.writtenAddress)
    } replacingRegions: { region, inner, buffer in
      guard case .construct(.heading(let level, _, _)) = region.kind else { return }
      buffer.append("\(level)(")
      buffer.append(inner)
      buffer.append(")")
    }
    return buffer.string()
  }

  @Test func `replaces regions beside and inside each other`() {
    #expect(write("abcdef", []) == "abcdef")
    #expect(write("abcdef", [region(1, 1..<3), region(2, 3..<5)]) == "a1(bc)2(de)f")
    #expect(
      write("abcdef", [region(1, 0..<6, descendants: 2), region(2, 1..<2), region(3, 4..<6)])
        == "1(a2(b)cd3(ef))")
  }

  @Test func `tells an empty region at the end of another from one behind it`() {
    #expect(write("ab", [region(1, 0..<2, descendants: 1), region(2, 2..<2)]) == "1(ab2())")
    #expect(write("ab", [region(1, 0..<2), region(2, 2..<2)]) == "1(ab)2()")
    #expect(write("", [region(1, 0..<0, descendants: 1), region(2, 0..<0)]) == "1(2())")
  }

  @Test func `fills slots inside and outside of regions`() {
    #expect(write("abcdef", [region(1, 2..<4)], slots: [1, 3, 5]) == "as1b1(cs3d)es5f")
  }

  @Test func `leaves the title out with all that stands in it`() {
    #expect(
      write(
        "abcdef", [region(1, 0..<3, descendants: 1), region(2, 1..<2), region(3, 3..<4)],
        slots: [2, 4], title: 0..<3) == "3(d)s4ef")
  }
}
