import Building
import Diagnostics
import Foundation
import Testing

/// Files as no editor would write them: each has one answer, and none stops the program.
@Suite struct OddInputTests {
  private func site(_ bytes: [UInt8]) -> TestSite {
    let site = TestSite(["Content/posts/_index.md": ""])
    site.write("Content/posts/x.md", bytes: bytes)
    return site
  }

  @Test func anEmptyFileIsAPageWithTheTitleOfItsName() {
    let site = site([])
    #expect(site.messages() == "")
    #expect(site.pages()["posts/x/index.html"] == "X||/posts/#x||")
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() {
    let site = site([0xEF, 0xBB, 0xBF] + Array("---\ntitle: T\n---\n*H*\n".utf8))
    #expect(site.messages() == "")
    #expect(site.pages()["posts/x/index.html"] == "T|<p><em>H</em></p>\n|/posts/#x||")
  }

  @Test func windowsLineEndsAreLineEnds() {
    let site = site(Array("---\r\ntitle: T\r\n---\r\na\r\nb\r\n".utf8))
    #expect(site.messages() == "")
    #expect(site.pages()["posts/x/index.html"] == "T|<p>a\nb</p>\n|/posts/#x||")
  }

  @Test func aFileThatIsNotUTF8IsSaidAtTheFirstSuchByte() {
    let site = site(Array("---\ntitle: T\n---\nab ".utf8) + [0xFF] + Array(" c\n".utf8))
    #expect(
      site.messages() == """
        Content/posts/x.md:4:4: error: the file is not UTF-8 from here on
          4 | ab \u{FFFD} c
            |    ^ save it as UTF-8

        """)
  }

  @Test func aNULInTheTextIsReplaced() {
    let site = site(Array("a\u{0}b\n".utf8))
    #expect(site.messages() == "")
    #expect(site.pages()["posts/x/index.html"] == "X|<p>a\u{FFFD}b</p>\n|/posts/#x||")
  }

  @Test func aLineOfTenMegabytes() {
    let site = site([UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000))
    #expect(site.messages() == "")
    #expect(site.pages()["posts/x/index.html"]?.utf8.count ?? 0 > 10_000_000)
  }

  @Test func foldersInFolders() {
    func path(_ depth: Int, _ name: String) -> String {
      "Content/" + String(repeating: "a/", count: depth) + name
    }
    let site = TestSite([path(100, "_index.md"): "", path(100, "b.md"): ""])
    #expect(site.messages() == "")
    for depth in [101, 600] {
      site.write(path(depth, "_index.md"), "")
      site.write(path(depth, "b.md"), "")
    }
    #expect(
      site.messages() == """
        \(path(101, "_index.md")): error: this file lies more than 100 folders deep in 'Content' (and 3 more)
          move it up

        """)
  }

  @Test func deepNesting() {
    let site = site(Array(String(repeating: "> ", count: 20_000).utf8) + Array("x".utf8))
    #expect(site.messages() == "")
    #expect(site.pages()["posts/x/index.html"]?.contains("x</p>") == true)
  }

  @Test func symbolicLinksAreFollowedInsideTheSiteOnly() throws {
    let site = TestSite(["Content/posts/_index.md": "", "Content/posts/a.md": "A"])
    let files = FileManager.default
    for (link, target) in [
      ("loop", "."), ("away", "/etc"), ("nowhere", "missing"), ("again.md", "a.md"),
    ] {
      try files.createSymbolicLink(
        atPath: site.folder + "/Content/posts/" + link, withDestinationPath: target)
    }
    #expect(
      site.messages() == """
        Content/posts/away: warning: not published: the symbolic link leads out of the site
        Content/posts/loop: warning: not published: the symbolic link leads back to a folder that it lies in
        Content/posts/nowhere: warning: not published: the symbolic link leads nowhere

        """)
    #expect(
      site.pages().keys.sorted() == [
        "index.html", "posts/a/index.html", "posts/again/index.html", "posts/index.html",
      ])
  }

  @Test func aFileWhereAFolderIsNeededIsSaid() {
    let site = TestSite(["Content/a.md": "A", "Output": "a file"])
    #expect(
      site.messages()
        == "Output: error: cannot create the folder 'Output': 'Output' is a file, not a folder; remove it if an earlier build left it\n"
    )
    #expect(site.read("Output") == "a file")
  }

  @Test func textOfAnyKindIsEscapedInPages() {
    let site = TestSite([
      "Content/posts/_index.md": "",
      "Content/posts/x.md": "---\ntitle: \"<b>&\\\"'\"\ntags: [\"<i>\", \"a/b\"]\n---\n",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(pages["posts/x/index.html"]?.hasPrefix("&lt;b&gt;&amp;&#34;&#39;|") == true)
    #expect(pages["tags/index.html"] == "&lt;i&gt;=/tags/i/(1);a/b=/tags/a-b/(1);")
  }
}
