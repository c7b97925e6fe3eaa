import SiteModel
import Testing

@Suite struct URLPathTests {
  @Test(arguments: [
    ("/", "/", "index.html"),
    ("/a/", "/a/", "a/index.html"),
    ("a", "/a/", "a/index.html"),
    ("/a", "/a/", "a/index.html"),
    ("a/b/", "/a/b/", "a/b/index.html"),
    ("/a/b.html", "/a/b.html", "a/b.html"),
    ("/a/b.html/", "/a/b.html/", "a/b.html/index.html"),
    ("/feed.xml", "/feed.xml", "feed.xml"),
    ("/v1.0", "/v1.0/", "v1.0/index.html"),
    ("/a b/", "/a b/", "a b/index.html"),
    ("/größe", "/größe/", "größe/index.html"),
    ("/gro\u{308}ße", "/größe/", "größe/index.html"),
    ("/...", "/.../", ".../index.html"),
  ])
  func written(_ text: String, _ address: String, _ output: String) throws {
    let url = try #require(URLPath(written: text))
    #expect(scalars(url.text) == scalars(address))
    #expect(scalars(url.outputPath) == scalars(output))
  }

  @Test(arguments: [
    "", "//", "///", "//a", "a//b", "a//", "/..", "/../a", "/a/../b", "/a/.", ".", "./a", "/a?b",
    "/a#b", "/a\\b", "/a\nb", "/a\u{0}b", "/a\u{7F}", "https://example.org/", "/a/\u{301}b",
    "/\u{301}b", "/" + String(repeating: "a", count: 256), String(repeating: "/abc", count: 1000),
  ])
  func cannotBeWritten(_ text: String) {
    #expect(URLPath(written: text) == nil)
  }

  @Test func aPartMayHave255Bytes() {
    #expect(URLPath(written: "/" + String(repeating: "a", count: 255)) != nil)
    #expect(URLPath(written: "/" + String(repeating: "語", count: 86)) == nil)
  }

  @Test func whatLiesWithinAFile() {
    let file = URLPath(file: "feed.xml")
    #expect(file.isWithin(file))
    #expect(URLPath(folder: ["feed.xml"]).isWithin(file))
    #expect(URLPath(folder: ["feed.xml", "a"]).isWithin(file))
    #expect(!URLPath(file: "feed.xmls").isWithin(file))
    #expect(!URLPath(file: "feed.xm").isWithin(file))
    #expect(!URLPath(folder: ["a", "feed.xml"]).isWithin(file))
  }

  @Test func marksThatAreMeantStay() {
    #expect(URLPath.encodeKeepingEscapes("/a/b.html") == "/a/b.html")
    #expect(URLPath.encodeKeepingEscapes("/a%20b?c=d#e") == "/a%20b?c=d#e")
    #expect(URLPath.encodeKeepingEscapes("/a b?c d") == "/a%20b?c%20d")
    #expect(URLPath.encodeKeepingEscapes("/größe?x") == "/größe?x")
    #expect(URLPath.encodeKeepingEscapes("/[a]|`{^}") == "/%5Ba%5D%7C%60%7B%5E%7D")
  }

  @Test func ofFoldersAndFiles() {
    #expect(URLPath(folder: []).text == "/")
    #expect(URLPath(folder: ["a", "b"]).text == "/a/b/")
    #expect(URLPath(file: "a/b.png").text == "/a/b.png")
    #expect(URLPath.root.outputPath == "index.html")
    #expect(URLPath(folder: ["a"]).isFolder)
    #expect(!URLPath(file: "a").isFolder)
  }

  @Test func moreParts() {
    #expect(URLPath.root.appending("page").appending("2").text == "/page/2/")
    #expect(URLPath(folder: ["a"]).appending("b").text == "/a/b/")
    #expect(URLPath(file: "a.html").appending("page").text == "/a.html/page/")
    #expect(URLPath(folder: ["a"]).file("x.png").text == "/a/x.png")
    #expect(URLPath(file: "a/b.html").file("x/y.png").text == "/a/x/y.png")
    #expect(URLPath(file: "b.html").file("x.png").text == "/x.png")
  }

  @Test(arguments: [
    ("a/b.html", "/a/b.html"),
    ("a b", "/a%20b"),
    ("c#", "/c%23"),
    ("100%", "/100%25"),
    ("a?b", "/a%3Fb"),
    ("größe/日本", "/größe/日本"),
    ("\"<>[]\\^`{|}", "/%22%3C%3E%5B%5D%5C%5E%60%7B%7C%7D"),
    ("a\u{1}\u{7F}", "/a%01%7F"),
    ("~._-!$&'()*+,;=:@", "/~._-!$&'()*+,;=:@"),
  ])
  func asAnAddress(_ file: String, _ href: String) {
    #expect(URLPath(file: file).href == href)
  }

  @Test(arguments: [
    ("/a%20b?x=1#y", "/a%20b?x=1#y"),
    ("/a b#c d", "/a%20b#c%20d"),
    ("?", "?"),
    ("", ""),
  ])
  func whatIsEncodedAlreadyStays(_ text: String, _ encoded: String) {
    #expect(URLPath.encodeKeepingEscapes(text) == encoded)
  }

  @Test func inOrderOfTheirText() {
    let urls = ["/b/", "/a/b/", "/a/", "/"].compactMap { URLPath(written: $0) }
    #expect(urls.sorted().map(\.text) == ["/", "/a/", "/a/b/", "/b/"])
    #expect("\(urls[0])" == "/b/")
  }
}

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org", ""),
    ("https://example.org/", "https://example.org", ""),
    ("http://localhost:8080", "http://localhost:8080", ""),
    ("https://example.org/blog", "https://example.org/blog", "/blog"),
    ("https://example.org/blog/", "https://example.org/blog", "/blog"),
    ("https://example.org/a/b//", "https://example.org/a/b", "/a/b"),
  ])
  func written(_ text: String, _ base: String, _ path: String) throws {
    let url = try #require(BaseURL(text))
    #expect(url.text == base)
    #expect(url.path == path)
  }

  @Test(arguments: [
    "", "/", "example.org", "//example.org", "ftp://example.org", "https://", "https:///blog",
    "https://exa mple.org", "https://example.org/?a", "https://example.org/#a",
    "https://example.org/../a", "https://example.org/\"", "https://example.org\\a",
    "https://example.org/a//b", "https://example.org/./a", "javascript:alert(1)",
  ])
  func refused(_ text: String) {
    #expect(BaseURL(text) == nil)
  }

  @Test func standsBeforeEveryAddress() throws {
    let url = URLPath(folder: ["a b"])
    let base = try #require(BaseURL("https://example.org/blog"))
    #expect(base.href(url) == "/blog/a%20b/")
    #expect(base.absolute(url) == "https://example.org/blog/a%20b/")
    #expect(BaseURL.none.href(url) == "/a%20b/")
    #expect(BaseURL.none.absolute(url) == "/a%20b/")
  }
}
