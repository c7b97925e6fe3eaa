import HTML
import Testing

/// Addresses within the site, from one file to another.
@Suite struct RelativeAddressesTests {
  private func resolve(_ address: String, base: String = "", page: String) -> String {
    let bytes = Array(address.utf8)
    let addresses = RelativeAddresses(base: base, page: page)
    guard case .other(let found) = bytes.withUnsafeBytes({ addresses.resolve($0, isLink: true) })
    else { return address }
    return String(decoding: found, as: UTF8.self)
  }

  @Test(arguments: [
    ("/", "../../index.html"), ("/posts/", "../index.html"), ("/posts/hello/", "index.html"),
    ("/posts/hello/#top", "index.html#top"), ("/posts/other/", "../other/index.html"),
    ("/posts/hello/a.png", "a.png"), ("/assets/site.css", "../../assets/site.css"),
    ("/posts/hello/deep/x/", "deep/x/index.html"), ("/feed.xml?a=/b/", "../../feed.xml?a=/b/"),
    ("/posts/hello/a:b", "./a:b"), ("/posts/./x/../hello/", "index.html"),
    ("https://a.example/", "https://a.example/"), ("//a.example/", "//a.example/"),
    ("#x", "#x"), ("?x", "?x"), ("", ""), ("a.png", "a.png"), ("../other/", "../other/index.html"),
    ("..", "../index.html"), (".", "./index.html"), ("mailto:a@b/", "mailto:a@b/"),
  ])
  func fromAPost(written: String, relative: String) {
    #expect(resolve(written, page: "/posts/hello/index.html") == relative)
  }

  @Test func belowTheBaseOnly() {
    let page = "/posts/hello/index.html"
    #expect(resolve("/blog/posts/", base: "/blog", page: page) == "../index.html")
    #expect(resolve("/blog", base: "/blog", page: page) == "../../index.html")
    #expect(resolve("/blog#x", base: "/blog", page: page) == "../../index.html#x")
    #expect(resolve("/blogger/", base: "/blog", page: page) == "/blogger/")
    #expect(resolve("/", base: "/blog", page: page) == "/")
  }

  @Test func fromTheTop() {
    #expect(resolve("/", page: "/index.html") == "index.html")
    #expect(resolve("/posts/", page: "/index.html") == "posts/index.html")
    #expect(resolve("/a.css", page: "/about.html") == "a.css")
    #expect(resolve("/../a.css", page: "/index.html") == "a.css")
  }
}
