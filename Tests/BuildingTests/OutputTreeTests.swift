import Testing

/// Which files a build writes, and what stands in them.
@Suite struct OutputTreeTests {
  @Test func aSiteBecomesItsPagesAndNothingElse() {
    let site = TestSite([
      "Content/_index.md": "---\ntitle: Home\n---\n",
      "Content/posts/_index.md": "---\ntitle: Posts\n---\n",
      "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [x]\n---\nHi\n",
      "Content/posts/b.md": "---\ntitle: B\ndate: 2026-02-01\n---\n",
      "Content/about.md": "# About us\n\nText\n",
      "Content/logo.svg": "<svg/>",
    ])
    #expect(site.messages() == "")
    expectTree(
      site.output(),
      TestSite.frame.merging([
        "assets/site.css": site.output()["assets/site.css"] ?? "",
        "index.html": "Home|1/1|B=/posts/b/#b;A=/posts/a/#a;",
        "posts/index.html": "Posts|1/1|B=/posts/b/#b;A=/posts/a/#a;",
        "posts/a/index.html": "A|<p>Hi</p>\n|/posts/#a|/posts/b/|",
        "posts/b/index.html": "B||/posts/#b||/posts/a/",
        "about/index.html": "About us|<p>Text</p>\n|/",
        "tags/index.html": "x=/tags/x/(1);",
        "tags/x/index.html": "x|1/1|A=/posts/a/#a;",
        "logo.svg": "<svg/>",
      ]) { $1 })
  }

  @Test func theWayBackLeadsToTheListPageAndTheCard() {
    var files = ["Content/posts/_index.md": "---\ntitle: P\nsort: title\nsize: 4\n---\n"]
    for number in 1...14 {
      files["Content/posts/p\(number).md"] =
        "---\ntitle: T\(number < 10 ? "0" : "")\(number)\n---\n"
    }
    let site = TestSite(files)
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(pages["posts/p12/index.html"] == "T12||/posts/page/3/#p12|/posts/p11/|/posts/p13/")
    #expect(
      pages["posts/page/3/index.html"]
        == "P|3/4|T09=/posts/p9/#p9;T10=/posts/p10/#p10;T11=/posts/p11/#p11;T12=/posts/p12/#p12;")
    #expect(pages["posts/page/4/index.html"] == "P|4/4|T13=/posts/p13/#p13;T14=/posts/p14/#p14;")
    #expect(pages["posts/page/5/index.html"] == nil)
  }

  @Test func filesOfABundleGoWithItsPage() {
    let site = TestSite([
      "Content/posts/_index.md": "",
      "Content/posts/My Trip/index.md": "---\ntitle: T\nslug: trip\n---\n",
      "Content/posts/My Trip/map.svg": "map",
      "Content/posts/My Trip/more/x.txt": "x",
      "Content/posts/moved/index.md": "---\ntitle: M\nurl: /elsewhere/\n---\n",
      "Content/posts/moved/y.txt": "y",
      "Content/posts/draft/index.md": "---\ntitle: D\ndraft: true\n---\n",
      "Content/posts/draft/secret.txt": "secret",
    ])
    #expect(site.messages() == "")
    #expect(
      site.pages().keys.sorted() == [
        "elsewhere/index.html", "elsewhere/y.txt", "index.html", "posts/index.html",
        "posts/trip/index.html", "posts/trip/map.svg", "posts/trip/more/x.txt",
      ])
  }

  @Test func foldersWithoutAnIndexBelongToTheSectionAround() {
    let site = TestSite([
      "Content/posts/_index.md": "---\ntitle: P\n---\n",
      "Content/posts/2026/may/a.md": "---\ntitle: A\n---\n",
      "Content/posts/deep/_index.md": "---\ntitle: Deep\n---\n",
      "Content/posts/deep/b.md": "---\ntitle: B\n---\n",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(pages["posts/index.html"] == "P|1/1|A=/posts/2026/may/a/#a;")
    #expect(pages["posts/deep/index.html"] == "Deep|1/1|B=/posts/deep/b/#b;")
    #expect(pages["posts/2026/may/a/index.html"] == "A||/posts/#a||")
  }

  @Test func namesWithUnderscoreOrDotAreNotPublished() {
    let site = TestSite([
      "Content/_drafts/a.md": "a", "Content/.hidden/b.md": "b", "Content/_c.md": "c",
      "Content/.d.txt": "d", "Content/e.md~": "e", "Content/.well-known/f.txt": "f",
      "Content/_data/g.yaml": "g: 1",
    ])
    #expect(site.messages() == "")
    expectTree(
      site.pages(), ["index.html": "Test|1/1|", ".well-known/f.txt": "f"])
  }

  @Test func addressesAndAliases() {
    let site = TestSite([
      "Content/posts/_index.md": "",
      "Content/posts/2026-03-04-hello-there.md": "---\naliases: [/old/, old.html]\n---\n",
      "Content/posts/Größe & Co.md": "",
      "Content/posts/c.md": "---\ntitle: C\nslug: Own Slug\n---\n",
      "Content/posts/d.md": "---\ntitle: D\nurl: /a/b.html\n---\n",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(
      pages.keys.sorted() == [
        "a/b.html", "index.html", "old.html", "old/index.html", "posts/Own-Slug/index.html",
        "posts/größe-co/index.html", "posts/hello-there/index.html", "posts/index.html",
      ])
    #expect(pages["old.html"] == "to /posts/hello-there/")
    #expect(pages["posts/hello-there/index.html"]?.hasPrefix("Hello there|") == true)
    #expect(pages["a/b.html"] == "D||/posts/#d|/posts/Own-Slug/|/posts/gr\u{F6}\u{DF}e-co/")
  }

  @Test func linksToFilesBecomeAddresses() {
    let site = TestSite([
      "Content/posts/_index.md": "",
      "Content/posts/a.md":
        "---\ntitle: A\nslug: aa\n---\n[x](b.md#p) [y](../about.md) [z](@/posts/_index.md)\n",
      "Content/posts/b.md": "---\ntitle: B\n---\n[P]{#p}\n",
      "Content/about.md": "---\ntitle: About\n---\n",
    ])
    #expect(site.messages() == "")
    #expect(
      site.pages()["posts/aa/index.html"]
        == #"A|<p><a href="/posts/b/#p">x</a> <a href="/about/">y</a> <a href="/posts/">z</a></p>"#
        + "\n|/posts/#aa||/posts/b/")
  }

  @Test func aBaseURLWithAPathIsBeforeEveryAddress() {
    let site = TestSite([
      "site.yaml": "title: T\nstyle: plain\nbase_url: https://example.org/blog/\n",
      "Content/posts/_index.md": "",
      "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n[x](../about.md)\n",
      "Content/about.md": "---\ntitle: About\n---\n",
      "Templates/feed.xml": "{{ list.posts[0].absolute_url }} {{ site.feed }} {{ '/x/' | url }}",
      "Templates/sitemap.xml": "{% for p in pages %}{{ p.absolute_url }};{% endfor %}",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(
      pages["posts/a/index.html"]
        == "A|<p><a href=\"/blog/about/\">x</a></p>\n|/blog/posts/#a||")
    #expect(pages["feed.xml"] == "https://example.org/blog/posts/a/ /blog/feed.xml /blog/x/")
    #expect(
      pages["sitemap.xml"]
        == "https://example.org/blog/;https://example.org/blog/posts/;https://example.org/blog/about/;https://example.org/blog/posts/a/;"
    )
  }

  @Test func aFileOfTheUsersOwnTakesThePlaceOfWhatWouldBeMade() {
    let site = TestSite(["Content/robots.txt": "mine", "Content/404.html": "gone"])
    #expect(site.messages() == "")
    expectTree(
      site.pages(), ["index.html": "Test|1/1|", "robots.txt": "mine", "404.html": "gone"])
  }

  @Test func jekyllsPostsArePublishedWithAWarning() {
    let site = TestSite([
      "Content/news/_posts/2024-05-06-x.markdown": "---\ntitle: X\n---\n",
      "Content/news/_posts/2024-05-07-y.markdown": "---\ntitle: Y\n---\n",
    ])
    #expect(
      site.messages() == """
        Content/news/_posts/2024-05-06-x.markdown:1:1: warning: 'news/_posts' is a folder of Jekyll's; its posts are published (and in 1 more file)
          1 | ---
            | ^ move them out of '_posts', since other names that begin with '_' are not

        """)
    #expect(site.pages()["index.html"] == "Test|1/1|Y=/news/y/#y;X=/news/x/#x;")
  }
}
