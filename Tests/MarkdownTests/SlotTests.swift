import Diagnostics
import Markdown
import Testing

@Suite struct SlotTests {
  @Test(arguments: [
    ("[x](../other.md#part)", "../other.md", "#part"),
    ("[x](other%20post.md?y#z)", "other post.md", "?y#z"),
    ("[x](<other post.markdown>)", "other post.markdown", ""),
    ("[x](@/posts/hello.md)", "@/posts/hello.md", ""),
    ("[x](@/posts/logo.svg)", "@/posts/logo.svg", ""),
    ("[x](A.MD)", "A.MD", ""),
    ("[x](a\\_b.md)", "a_b.md", ""),
    ("[x](a&amp;b.md)", "a&b.md", ""),
    ("[x](100%.md)", "100%.md", ""),
    ("[x](%C3%A4.md)", "ä.md", ""),
    ("[x](a%23b.md#c)", "a#b.md", "#c"),
    ("[x][r]\n\n[r]: ref.md#s", "ref.md", "#s"),
  ])
  func aLinkToAMarkdownFileIsLeftOpen(_ markdown: String, path: String, suffix: String) {
    let page = rendered(markdown).page
    #expect(page.slots.map(\.kind) == [.link(path: path, suffix: suffix)])
    #expect(page.filled() == "<p><a href=\"[\(path)|\(suffix)]\">x</a></p>\n")
  }

  @Test(arguments: [
    "https://example.org/a.md", "//example.org/a.md", "/a.md", "a.mdx", "a.html", "#a.md", "?a.md",
    "mailto:a@b.md", "",
  ])
  func everyOtherAddressIsWrittenAsItIs(_ address: String) {
    let page = rendered("[x](\(address))").page
    #expect(page.slots.isEmpty)
    #expect(page.filled() == "<p><a href=\"\(address)\">x</a></p>\n")
  }

  @Test func imagesAreNoLinks() {
    #expect(html("![x](a.md)") == "<p><img src=\"a.md\" alt=\"x\" /></p>\n")
  }

  @Test func titlesAndNeighboursStay() {
    let page = rendered("a [b](c.md \"d\") e [f](g.md) [h](i)").page
    #expect(
      page.filled()
        == "<p>a <a href=\"[c.md|]\" title=\"d\">b</a> e <a href=\"[g.md|]\">f</a> <a href=\"i\">h</a></p>\n"
    )
  }

  /// Each place is what stands between « and ».
  @Test(arguments: [
    "[x](«a.md»)",
    "# A [x](«a.md»)",
    "one\ntwo [x](«a.md»)\nthree [y](«a.md#b» \"t\")",
    "> quoted\nlazy [x](«a.md»)\n> [y](\n> «b.md»)",
    "- item\n  [x](<«a b.md»>)\n\n  ä [y](«b.md»)",
    "`[x](a.md)` ``](a.md)`` \\[x](a.md) [x](«a.md»)",
    "```\n[x](a.md)\n```\n[x](«a.md»)",
    "[![i](i.png)](«a.md»)",
    "[long\ntext](«a(1).md»)",
    "[a]: <«r.md»> 'Title'\n\nText [x][a]\nand [a].",
    "[a]: /other\n[x](«a.md»)",
    "[one\ntwo](/x \"title\nover\nlines\") [x](«a\\_b&amp;c.md»)",
    "[x](«a.md») [y][r]\n\n> [r]:\n> «b.md»",
    "Text [x](«a.md»)\n=====\n\n[a](<b [y](«b.md»)",
    "[x](«a.md»)\r\nb\r[y](«b.md»)",
  ])
  func aPlaceIsTheAddressInTheSource(_ marked: String) {
    let front = "---\ntitle: ä\n---\n"
    var bytes = Array(front.utf8)
    var starts: [Int] = []
    var ranges: [Range<Int>] = []
    for character in marked {
      switch character {
      case "«": starts.append(bytes.count)
      case "»": ranges.append(starts.removeLast()..<bytes.count)
      default: bytes.append(contentsOf: String(character).utf8)
      }
    }
    let source = SourceText(path: "post.md", bytes: bytes)
    let (page, _) = render(source, body: front.utf8.count..<bytes.count)
    let found = page.slots.map(\.range)
    #expect(Set(found) == Set(ranges), "\(found.map(source.text))")
  }

  @Test func theLineIsThePlaceWhereTheAddressIsNotFound() {
    let text = "one\n  [x](&#97;.md) two\nthree"
    let page = rendered(text).page
    #expect(page.slots.map(\.kind) == [.link(path: "a.md", suffix: "")])
    #expect(
      page.slots.map { SourceText(path: "", text: text).text($0.range) } == ["[x](&#97;.md) two"])
  }

  @Test func theTitleCanBeLeftOut() {
    let page = rendered("# A [t](t.md)\n\n[x](a.md)", options: .withoutIDs).page
    #expect(
      page.filled() == "<h1>A <a href=\"[t.md|]\">t</a></h1>\n<p><a href=\"[a.md|]\">x</a></p>\n")
    #expect(page.filled(withoutTitle: true) == "<p><a href=\"[a.md|]\">x</a></p>\n")
  }
}
