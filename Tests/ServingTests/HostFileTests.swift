import Diagnostics
import RawClient
import Serving
import Testing

/// `_redirects` and `_headers`.
@Suite struct HostFileTests {
  private static let redirects = """
    # Comments and empty lines

    /old        /posts/hello/
    /temporary  /posts/hello/  302   # for now
    /blog/*     /posts/:splat
    /day/:year/:month/:day  /posts/:year-:month-:day/?from=:year  307
    /away/*     https://example.org/:splat  308
    /first/*    /one
    /first/x    /two
    /rewritten  /posts/hello/  200
    /app/*      /index.html  200
    /private/*  /404.html  404
    /posts/hello/  /shadowed
    /assets/site.css  /forced.css  301!
    /host/*     /:splat
    """

  @Test(arguments: [
    ("/old", 301, "/posts/hello/"), ("/old/", 301, "/posts/hello/"),
    ("/temporary", 302, "/posts/hello/"), ("/blog/a/b.html", 301, "/posts/a/b.html"),
    ("/blog", 301, "/posts/"), ("/blog/", 301, "/posts/"),
    ("/blog/a%20%22b", 301, "/posts/a%20%22b"),
    ("/day/2026/11/30", 307, "/posts/2026-11-30/?from=2026"),
    ("/day/2026/11/30/", 307, "/posts/2026-11-30/?from=2026"), ("/day/2026/11", 404, nil),
    ("/away/x/%C3%BC", 308, "https://example.org/x/%C3%BC"), ("/first/x", 301, "/one"),
    ("/blogs", 404, nil), ("/posts/hello/", 200, nil), ("/posts/hello", 301, "/posts/hello/"),
    ("/assets/site.css", 301, "/forced.css"), ("/host//evil.example/x", 301, "/evil.example/x"),
    ("/host/%5Cevil.example", 301, "/%5Cevil.example"),
  ])
  func redirects(_ path: String, _ status: Int, _ location: String?) throws {
    let response = try PreviewedSite(["_redirects": Self.redirects]).ask(path)
    #expect(response.status == status)
    #expect(response["Location"] == location)
  }

  @Test func rewrites() throws {
    let site = try PreviewedSite(["_redirects": Self.redirects, "404.html": "gone"])
    #expect(try site.ask("/rewritten").text == "<!doctype html><p>hello</p>")
    #expect(try site.ask("/app/some/route").text == "<!doctype html><p>home</p>")
    let response = try site.ask("/private/x")
    #expect(response.status == 404)
    #expect(response.text == "gone")
    site.files.put("/old /new", at: "_redirects")
    #expect(try site.ask("/old")["Location"] == "/new")
    site.files["_redirects"] = nil
    #expect(try site.ask("/old").status == 404)
  }

  @Test func redirectsOutsideTheBaseURLToo() throws {
    var settings = PreviewSettings()
    settings.basePath = "/blog"
    let site = try PreviewedSite(
      ["_redirects": "/ /blog/ 307\n/blog/old /blog/posts/hello/\n/x /blog/ 200"], settings)
    #expect(try site.ask("/").status == 307)
    #expect(try site.ask("/blog/old")["Location"] == "/blog/posts/hello/")
    #expect(try site.ask("/x").text == "<!doctype html><p>home</p>")
  }

  @Test func saysWhatIsWrongWithRedirects() {
    let source = SourceText(
      path: "_redirects",
      text: """
        /a
        b /c
        /a b
        /a /b 999
        /a /b 301 Country=de
        /a id=:id /b
        /a/*/b/* /c
        /*/:x /c
        /proxy/* https://example.org/:splat 200
        /good /fine 302!
        """)
    let texts = RedirectRules(source).diagnostics.map { DiagnosticText().format($0) }
    #expect(
      texts == [
        """
        _redirects:1:1: warning: the redirect has no target
          1 | /a
            | ^~ write the old path, the new one and, when it is not 301, a status

        """,
        """
        _redirects:2:1: warning: 'b' is not a path
          2 | b /c
            | ^ begin it with '/'

        """,
        """
        _redirects:3:4: warning: 'b' is not a path
          3 | /a b
            |    ^ begin it with '/'

        """,
        """
        _redirects:4:7: warning: '999' is not a status of a redirect
          4 | /a /b 999
            |       ^~~ write 200, 301, 302, 303, 307, 308 or 404, with a '!' to hide a page

        """,
        """
        _redirects:5:11: warning: 'Country=de' is a condition that the preview does not know
          5 | /a /b 301 Country=de
            |           ^~~~~~~~~~ the redirect works on the host only

        """,
        """
        _redirects:6:4: warning: 'id=:id' is a condition that the preview does not know
          6 | /a id=:id /b
            |    ^~~~~~ the redirect works on the host only

        """,
        """
        _redirects:7:1: warning: '*' stands more than once in the path
          7 | /a/*/b/* /c
            | ^~~~~~~~ use ':name' for a part and '*' for the rest

        """,
        """
        _redirects:8:1: warning: a ':name' stands behind '*'
          8 | /*/:x /c
            | ^~~~~ use '*' for the rest only

        """,
        """
        _redirects:9:10: warning: the preview fetches no pages from 'https://example.org/:splat'
          9 | /proxy/* https://example.org/:splat 200
            |          ^~~~~~~~~~~~~~~~~~~~~~~~~~ the line works on the host only

        """,
      ])
  }

  private static let headers = """
    # All pages
    /*
      X-All: yes
      Cache-Control: max-age=60
    /posts/*
      X-All: and more
      X-Post: :splat
    /posts/:name/
      X-Name: :name
      ! Cache-Control
    /*.css
      Content-Type: text/css; charset=ascii
    /exact
    \tX-Exact: tab
    https://other.example/*
      X-Other: no
    """

  @Test func addsHeaders() throws {
    let site = try PreviewedSite(["_headers": Self.headers, "exact": "x"])
    let home = try site.ask("/")
    #expect(home["X-All"] == "yes")
    #expect(home["Cache-Control"] == "max-age=60")
    #expect(home["X-Post"] == nil)
    #expect(home["X-Other"] == nil)
    let post = try site.ask("/posts/hello/")
    #expect(post["X-All"] == "yes, and more")
    #expect(post["X-Post"] == "hello/")
    #expect(post["X-Name"] == "hello")
    #expect(post["Cache-Control"] == "no-cache")
    #expect(try site.ask("/assets/site.css")["Content-Type"] == "text/css; charset=ascii")
    #expect(try site.ask("/exact")["X-Exact"] == "tab")
    #expect(try site.ask("/none")["X-All"] == "yes")
    let tag = try #require(home["ETag"])
    #expect(try site.ask("/", "If-None-Match: \(tag)")["X-All"] == "yes")
  }

  @Test func saysWhatIsWrongWithHeaders() {
    let source = SourceText(
      path: "_headers",
      text: """
        X-Early: no
        /*
          no header
          Bad Name: x
          Content-Length: 5
          ! not a name
          X-Empty:
        /*/a/*
          X-Nobody: x
        """)
    let rules = HeaderRules(source)
    #expect(
      rules.diagnostics.map { DiagnosticText().format($0) } == [
        """
        _headers:1:1: warning: the header belongs to no path
          1 | X-Early: no
            | ^~~~~~~~~~~ write a path such as '/*' on a line of its own above it

        """,
        """
        _headers:3:3: warning: 'no header' is not a header
          3 |   no header
            |   ^~~~~~~~~ write 'Name: value'

        """,
        """
        _headers:4:3: warning: 'Bad Name: x' is not a header
          4 |   Bad Name: x
            |   ^~~~~~~~~~~ write 'Name: value'

        """,
        """
        _headers:5:3: warning: 'Content-Length' is for the server to say
          5 |   Content-Length: 5
            |   ^~~~~~~~~~~~~~ leave the line out

        """,
        """
        _headers:6:3: warning: '! not a name' is not a header
          6 |   ! not a name
            |   ^~~~~~~~~~~~ write 'Name: value'

        """,
        """
        _headers:7:3: warning: 'X-Empty:' is not a header
          7 |   X-Empty:
            |   ^~~~~~~~ write 'Name: value'

        """,
        """
        _headers:8:1: warning: '*' stands more than once in the path
          8 | /*/a/*
            | ^~~~~~ use ':name' for a part and '*' for the rest

        """,
      ])
  }

  @Test func takesFilesOfAnySize() throws {
    let many = (0..<2000).map { "/old/\($0) /new/\($0)\n/p\($0)/* /q" }.joined(separator: "\n")
    let site = try PreviewedSite([
      "_redirects": many, "_headers": String(repeating: "/*\n  X: y\n", count: 1000),
    ])
    #expect(try site.ask("/old/1999")["Location"] == "/new/1999")
    #expect(try site.ask("/p1999/x")["Location"] == "/q")
  }
}
