import HTTP
import RawClient
import Serving
import Testing

/// A site's files, answered as static hosts do.
@Suite struct StaticHostTests {
  @Test func sendsFilesWithTheirHeaders() throws {
    let site = try PreviewedSite()
    let page = try site.ask("/posts/hello/")
    #expect(page.status == 200)
    #expect(page.text == "<!doctype html><p>hello</p>")
    #expect(page["Content-Type"] == "text/html; charset=utf-8")
    #expect(page["Last-Modified"] == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(page["Cache-Control"] == "no-cache")
    #expect(page["Accept-Ranges"] == "bytes")
    #expect(page["Content-Length"] == "27")
    let tag = try #require(page["ETag"])
    #expect(tag.utf8.count == 18 && tag.hasPrefix("\"") && tag.hasSuffix("\""))
    #expect(page.lines.allSatisfy { !$0.name.lowercased().hasPrefix("access-control") })
    #expect(try site.ask("/").text == "<!doctype html><p>home</p>")
    #expect(try site.ask("/index.html").text == "<!doctype html><p>home</p>")
    #expect(try site.ask("/?q=1").text == "<!doctype html><p>home</p>")
    #expect(try site.ask("http://localhost/posts/hello/").text == page.text)
  }

  /// Who asks again gets what is right now, though the answer before is kept.
  @Test func answersFollowTheFilesThatTheyComeFrom() throws {
    let long = String(repeating: "<p>text</p>", count: 100)
    let site = try PreviewedSite(["a.html": long])
    let client = try site.client()
    func ask(_ lines: String..., method: String = "GET", host: String = "localhost") throws
      -> RawResponse
    {
      client.request("/a.html", method: method, host: host, lines)
      return try #require(try client.response(toHead: method == "HEAD"))
    }
    let first = try ask()
    let second = try ask()
    #expect(second.text == long)
    for name in ["Content-Type", "ETag", "Last-Modified", "Cache-Control", "Content-Length"] {
      #expect(second[name] == first[name] && first[name] != nil)
    }
    let head = try ask(method: "HEAD")
    #expect(head.status == 200 && head["Content-Length"] == "1100" && head.text == "")
    let zipped = try ask("Accept-Encoding: gzip")
    #expect(zipped["Content-Encoding"] == "gzip")
    #expect(try ask("Accept-Encoding: gzip").body == zipped.body)
    #expect(try ask().text == long)
    #expect(try ask("Range: bytes=0-2").text == "<p>")
    #expect(try ask("If-None-Match: \(first["ETag"] ?? "")").status == 304)
    #expect(try ask(host: "elsewhere.example").status == 421)
    site.files.put("new", at: "a.html")
    #expect(try ask().text == "new")
    #expect(try ask().text == "new")
    site.files.put("/*\n  X-Own: 1\n", at: "_headers")
    #expect(try ask()["X-Own"] == "1")
    site.files["_headers"] = nil
    #expect(try ask()["X-Own"] == nil)
    site.files.put("/a.html /b.html 302!\n", at: "_redirects")
    #expect(try ask()["Location"] == "/b.html")
    site.files["_redirects"] = nil
    #expect(try ask().text == "new")
    site.files["a.html"] = nil
    #expect(try ask().status == 404)
    site.files.put("back", at: "a.html")
    #expect(try ask().text == "back")
  }

  /// As hosts do that let addresses of pages end without a slash.
  @Test func pagesMayLieBesideTheirFolders() throws {
    let site = try PreviewedSite(["posts.html": "list", "posts/a.html": "a", "b/index.html": "b"])
    #expect(try site.ask("/posts").text == "list")
    #expect(try site.ask("/posts/a?q").text == "a")
    #expect(try site.ask("/posts/a.html").text == "a")
    #expect(try site.ask("/posts/")["Location"] == "/posts")
    #expect(try site.ask("/b")["Location"] == "/b/")
    #expect(try site.ask("/posts/b").status == 404)
  }

  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.JS", "text/javascript; charset=utf-8"), ("a.svg", "image/svg+xml; charset=utf-8"),
    ("a.json", "application/json; charset=utf-8"), ("a.xml", "application/xml; charset=utf-8"),
    ("a.txt", "text/plain; charset=utf-8"), ("a.woff2", "font/woff2"), ("a.png", "image/png"),
    ("a.jpeg", "image/jpeg"), ("a.webp", "image/webp"), ("a.avif", "image/avif"),
    ("a.mp4", "video/mp4"), ("a.pdf", "application/pdf"), ("a.wasm", "application/wasm"),
    ("a.webmanifest", "application/manifest+json; charset=utf-8"),
    ("a", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
    (".well-known/security.txt", "text/plain; charset=utf-8"),
  ])
  func namesTypes(_ path: String, _ type: String) throws {
    #expect(try PreviewedSite([path: "x"]).ask("/\(path)")["Content-Type"] == type)
  }

  @Test func answersHeadAsGetWithoutABody() throws {
    let site = try PreviewedSite()
    let client = try site.client()
    client.request("/", method: "HEAD")
    let head = try #require(try client.response(toHead: true))
    client.request("/")
    let get = try #require(try client.response())
    #expect(head.status == 200)
    #expect(head.lines.map(\.name).sorted() == get.lines.map(\.name).sorted())
    #expect(head["Content-Length"] == get["Content-Length"])
    #expect(head["ETag"] == get["ETag"])
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "FOO"])
  func refusesOtherMethods(_ method: String) throws {
    let response = try PreviewedSite().ask("/", method: method)
    #expect(response.status == 405)
    #expect(response["Allow"] == "GET, HEAD")
    #expect(response.text == "405: a site can only be read.\n")
  }

  @Test func leadsToFolders() throws {
    let site = try PreviewedSite(["a b/ü/index.html": "x"])
    let response = try site.ask("/posts/hello")
    #expect(response.status == 301)
    #expect(response["Location"] == "/posts/hello/")
    #expect(try site.ask("/posts/hello?q=1&r")["Location"] == "/posts/hello/?q=1&r")
    #expect(try site.ask("/a%20b/%c3%bc")["Location"] == "/a%20b/%C3%BC/")
    #expect(try site.ask("/posts").status == 404)
    #expect(try site.ask("/posts/").status == 404)
    #expect(try site.ask("//posts/hello").status == 404)
  }

  @Test func decodesPathsOnce() throws {
    let site = try PreviewedSite([
      "a b/ü.txt": "one", "100%.txt": "two", "a+b.txt": "three", "%41.txt": "four",
    ])
    #expect(try site.ask("/a%20b/%C3%BC.txt").text == "one")
    #expect(try site.ask("/a%20b/ü.txt").text == "one")
    #expect(try site.ask("/100%25.txt").text == "two")
    #expect(try site.ask("/a+b.txt").text == "three")
    #expect(try site.ask("/%2541.txt").text == "four")
    #expect(try site.ask("/%61ssets%2Fsite.css").status == 200)
  }

  @Test func showsTheNearestPageForWhatIsMissing() throws {
    let site = try PreviewedSite()
    let own = try site.ask("/none/<b>&")
    #expect(own.status == 404)
    #expect(own["Content-Type"] == "text/html; charset=utf-8")
    #expect(own.text.contains("There is no page at <code>/none/&lt;b&gt;&amp;</code>."))
    site.files.put("gone", at: "404.html")
    site.files.put("weg", at: "de/404.html")
    let response = try site.ask("/none")
    #expect(response.status == 404)
    #expect(response.text == "gone")
    #expect(try site.ask("/posts/hello/none.png").text == "gone")
    #expect(try site.ask("/de/x/y/").text == "weg")
    #expect(try site.ask("/none", "If-None-Match: *").status == 404)
    #expect(try site.ask("/none", "Range: bytes=0-1").text == "gone")
    #expect(try site.ask("/404.html").status == 200)
  }

  @Test func hidesTheFilesForTheHost() throws {
    let site = try PreviewedSite(["_headers": "/*\n  X-A: b\n", "_redirects": "/x /y\n"])
    #expect(try site.ask("/_headers").status == 404)
    #expect(try site.ask("/_redirects").status == 404)
    #expect(try site.ask("/%5Fheaders").status == 404)
  }

  @Test func servesBelowThePathOfTheBaseURL() throws {
    var settings = PreviewSettings()
    settings.basePath = "/my blog/"
    let site = try PreviewedSite([:], settings)
    #expect(site.server.address == "http://127.0.0.1:\(site.server.port)/my%20blog/")
    #expect(try site.ask("/my%20blog/").text == "<!doctype html><p>home</p>")
    #expect(try site.ask("/my%20blog/posts/hello/").status == 200)
    #expect(try site.ask("/my%20blog/posts/hello")["Location"] == "/my%20blog/posts/hello/")
    let top = try site.ask("/")
    #expect(top.status == 302)
    #expect(top["Location"] == "/my%20blog/")
    #expect(try site.ask("/my%20blog")["Location"] == "/my%20blog/")
    let outside = try site.ask("/posts/hello/")
    #expect(outside.status == 404)
    #expect(
      outside.text.contains(
        "By its base URL, the site begins at <a href=\"/my%20blog/\">/my blog/</a>."))
    #expect(try site.ask("/my%20blogs/").status == 404)
  }

  @Test func changesWithItsFiles() throws {
    let site = try PreviewedSite()
    let client = try site.client()
    client.request("/")
    let tag = try #require(try client.response()?["ETag"])
    site.files.put("new", at: "index.html")
    client.request("/", ["If-None-Match: \(tag)"])
    #expect(try client.response()?.text == "new")
    site.files["index.html"] = nil
    client.request("/")
    #expect(try client.response()?.status == 404)
  }
}
