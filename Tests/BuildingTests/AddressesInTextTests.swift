import Testing

/// Addresses in Markdown, which the author writes as the files lie and a visitor follows as the pages stand.
@Suite struct AddressesInTextTests {
  private func content(_ markdown: String, base: String = "") -> String? {
    let site = TestSite([
      "site.yaml": "style: plain\n" + (base.isEmpty ? "" : "base_url: \(base)\n"),
      "Content/posts/_index.md": "", "Content/posts/pic.png": "p", "Content/posts/a b.pdf": "d",
      "Content/posts/b.md": "---\ntitle: B\n---\n",
      "Content/posts/x.md": "---\ntitle: X\n---\n" + markdown + "\n",
      "Content/posts/trip/index.md": "---\ntitle: Trip\n---\n![i](map.svg)\n",
      "Content/posts/trip/map.svg": "m",
      "Templates/plain/detail.html": "{{ page.content }}", "Templates/feed.xml": "",
      "Templates/sitemap.xml": "",
    ])
    #expect(site.messages() == "")
    #expect(
      site.pages()["posts/trip/index.html"]?.contains("posts/trip/map.svg\"") == true)
    return site.pages()["posts/x/index.html"]
  }

  @Test(arguments: [
    ("![i](pic.png)", "<p><img src=\"/posts/pic.png\" alt=\"i\" /></p>\n"),
    ("[f](a%20b.pdf#page=2)", "<p><a href=\"/posts/a%20b.pdf#page=2\">f</a></p>\n"),
    ("[f](./../posts/pic.png?x)", "<p><a href=\"/posts/pic.png?x\">f</a></p>\n"),
    ("[p](/posts/b.md#q)", "<p><a href=\"/posts/b/#q\">p</a></p>\n"),
    ("[p](@/posts/pic.png)", "<p><a href=\"/posts/pic.png\">p</a></p>\n"),
    ("[p](/posts/b/)", "<p><a href=\"/posts/b/\">p</a></p>\n"),
    ("[p](../b/)", "<p><a href=\"../b/\">p</a></p>\n"),
    (
      "[p](#top) [q](?a) [r](//h/) [s](https://h/)",
      "<p><a href=\"#top\">p</a> <a href=\"?a\">q</a> <a href=\"//h/\">r</a> <a href=\"https://h/\">s</a></p>\n"
    ),
  ])
  func filesAreFoundWhereTheyLie(markdown: String, html: String) {
    #expect(content(markdown) == html)
  }

  @Test(arguments: [
    (
      "[p](/posts/b/) ![i](/posts/pic.png)",
      "<p><a href=\"/blog/posts/b/\">p</a> <img src=\"/blog/posts/pic.png\" alt=\"i\" /></p>\n"
    ),
    (
      "[p](b.md) ![i](pic.png)",
      "<p><a href=\"/blog/posts/b/\">p</a> <img src=\"/blog/posts/pic.png\" alt=\"i\" /></p>\n"
    ),
  ])
  func thePathOfTheBaseURLIsBeforeThem(markdown: String, html: String) {
    #expect(content(markdown, base: "https://example.org/blog") == html)
  }

  @Test func aNameThatBeginsWithAMarkStaysInItsFolder() {
    let site = TestSite([
      "Content/posts/_index.md": "---\ntitle: P\n---\n",
      "Content/posts/\u{301}abc.md": "---\ntitle: T\n---\n",
    ])
    #expect(site.messages() == "")
    #expect(site.pages()["posts/index.html"] == "P|1/1|T=/posts/abc/#abc;")
  }

  @Test func aPageInWellKnownKeepsItsPlace() {
    let site = TestSite(["Content/.well-known/p.md": "---\ntitle: P\n---\n"])
    #expect(site.messages() == "")
    #expect(site.pages().keys.sorted() == [".well-known/p/index.html", "index.html"])
  }

  @Test func controlCharactersReachNoPage() {
    let site = TestSite([
      "site.yaml": "style: plain\nbase_url: https://example.org\n",
      "Content/posts/_index.md": "",
      "Content/posts/x.md": "---\ntitle: \"a\\x0bb\"\ndate: 2026-01-01\n---\nc\u{B}d\n",
    ])
    #expect(site.messages() == "")
    for (path, text) in site.output() {
      #expect(!text.unicodeScalars.contains("\u{B}"), "\(path)")
    }
    #expect(site.pages()["posts/x/index.html"] == "ab|<p>cd</p>\n|/posts/#x||")
  }
}
