import Testing

/// What lists, terms, languages and addresses come to in a build's output.
@Suite struct WholeSiteTests {
  @Test(arguments: [
    (
      "never", "/about", "/posts/a", "/posts/page/2", "/de/posts/a",
      [
        "about.html", "posts.html", "posts/a.html", "posts/page/2.html", "de.html",
        "de/posts/a.html",
      ]
    ),
    (
      "file", "/about.html", "/posts/a.html", "/posts/page/2.html", "/de/posts/a.html",
      [
        "about.html", "posts.html", "posts/a.html", "posts/page/2.html", "de.html",
        "de/posts/a.html",
      ]
    ),
    (
      "always", "/about/", "/posts/a/", "/posts/page/2/", "/de/posts/a/",
      [
        "about/index.html", "posts/index.html", "posts/a/index.html", "posts/page/2/index.html",
        "de/index.html", "de/posts/a/index.html",
      ]
    ),
  ])
  func addressesEndAsTheSettingsSay(
    _ setting: String, _ about: String, _ post: String, _ page: String, _ german: String,
    _ files: [String]
  ) {
    let site = TestSite([
      "site.yaml":
        "style: plain\nsize: 1\ntrailing_slash: \(setting)\nlanguages: { en: , de: }\nmenu: [{ title: A, url: /about/#us }]\n",
      "Content/posts/_index.md": "---\naliases: [/old/]\n---\n",
      "Content/posts/a.md": "---\ndate: 2026-01-01\n---\n[us](/about/?q#us) [f](../about.md)\n",
      "Content/posts/b.md": "---\ndate: 2026-01-02\n---\n", "Content/about.md": "Us\n",
      "Content/posts/a.de.md": "Hallo\n",
      "Templates/plain/list.html":
        "{% for p in list.posts %}{{ p.url }};{% endfor %}{{ list.next }}{{ site.home }} {{ site.menu[0].url }}",
      "Templates/plain/detail.html": "{{ page.url }}{{ page.content }}{{ page.back.url }}",
    ])
    #expect(site.messages() == "")
    let output = site.output()
    #expect(Set(files).isSubset(of: output.keys))
    #expect(output["index.html"]?.hasSuffix("/ \(about)#us") == true)
    let list = files[1]
    #expect(output[list] == "/posts/b\(post.dropFirst("/posts/a".count));\(page)/ \(about)#us")
    #expect(
      output[files[2]]
        == "\(post)<p><a href=\"\(about)?q#us\">us</a> <a href=\"\(about)\">f</a></p>\n\(page)#a")
    #expect(output[files[5]]?.hasPrefix(german) == true)
    #expect(output["old.html"] != nil || output["old/index.html"] != nil)
  }

  @Test func filtersChooseWhatIsInAList() {
    let site = TestSite([
      "Content/posts/_index.md":
        "---\ntitle: P\nfilter: rating >= 4 and 'Swift' in tags and price < 10\n---\n",
      "Content/posts/a.md": "---\ntitle: A\nrating: 5\ntags: [Swift]\nprice: 3\n---\n",
      "Content/posts/b.md": "---\ntitle: B\nrating: 5\ntags: [Swift]\n---\n",
      "Content/posts/c.md": "---\ntitle: C\nrating: 5\ntags: [Web]\nprice: 3\n---\n",
      "Content/posts/d.md": "---\ntitle: D\ntags: [Swift]\nprice: 3\n---\n",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(pages["posts/index.html"] == "P|1/1|A=/posts/a/#a;")
    // It has its page all the same, as a post of its style, with the way to the list.
    #expect(pages["posts/b/index.html"] == "B||/posts/||")
    #expect(pages["index.html"]?.contains("B=/posts/b/") == true)
  }

  @Test(arguments: [
    ("rating >", "'>' has no right side", 9), ("'a' in nope", "there is no 'nope' here", 8),
    ("title + 1 == 2", "'+' needs two numbers", 1),
  ])
  func aFilterThatIsWrongIsTold(_ filter: String, _ summary: String, _ column: Int) {
    let site = TestSite([
      "Content/posts/_index.md": "---\nfilter: \(filter)\n---\n", "Content/posts/a.md": "A\n",
    ])
    let messages = site.messages()
    #expect(messages.hasPrefix("Content/posts/_index.md:2:"))
    #expect(messages.contains("filter: \(filter)"))
    #expect(site.pages().isEmpty)
  }

  @Test func listsArchivesAndTermsHavePages() {
    let site = TestSite([
      "site.yaml":
        "title: Test\nstyle: plain\narchive: month\nrelated: 2\nlists: [{ path: /best/, title: Best, filter: rating == 5 }]\n",
      "Content/posts/_index.md": "---\ntitle: P\n---\n",
      "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [x, y]\nseries: S\n---\n",
      "Content/posts/b.md":
        "---\ntitle: B\ndate: 2025-05-01\ntags: [x]\nrating: 5\nseries: S\n---\n[a](a.md)\n",
      "Content/tags/x/_index.md": "---\ntitle: The X\n---\nAbout x\n",
      "Templates/plain/detail.html":
        "{{ page.series.number }}/{{ page.series.count }}{% for p in page.related %} r:{{ p.title }}{% endfor %}{% for p in page.backlinks %} b:{{ p.title }}{% endfor %}{% for b in page.breadcrumbs %} {{ b.title }}{% endfor %}",
      "Templates/plain/list.html":
        "{{ kind }} {{ page.title }}|{{ page.content }}|{% for p in list.posts %}{{ p.title }};{% endfor %}",
      "Templates/archive.html":
        "{% for y in list.years %}{{ y.year }}={{ y.url }}({{ y.count }}):{% for m in y.months %}{{ m.month }}={{ m.url }};{% endfor %}{% endfor %}",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(pages["best/index.html"] == "list Best||B;")
    #expect(
      pages["archive/index.html"]
        == "2026=/archive/2026/(1):1=/archive/2026/01/;2025=/archive/2025/(1):5=/archive/2025/05/;")
    #expect(pages["archive/2025/index.html"] == "archive 2025||B;")
    #expect(pages["archive/2025/05/index.html"] == "archive May 2025||B;")
    #expect(pages["tags/x/index.html"] == "term The X|<p>About x</p>\n|A;B;")
    #expect(pages["series/s/index.html"] == "term S||B;A;")
    #expect(pages["posts/a/index.html"] == "2/2 r:B b:B Test P")
    #expect(pages["posts/b/index.html"] == "1/2 r:A Test P")
  }

  @Test func eachLanguageSeesItsOwnSite() {
    let site = TestSite([
      "site.yaml":
        "title: Test\nstyle: plain\nlanguages: { en: { name: English }, ar: { name: عربي, title: موقع } }\n",
      "Content/about.md": "---\ntitle: About\n---\n",
      "Content/about.ar.md": "---\ntitle: عن\n---\n",
      "Content/posts/_index.md": "", "Content/posts/a.ar.md": "---\ntitle: أ\ntags: [س]\n---\n",
      "Templates/page.html":
        "{{ site.title }} {{ site.language }} {{ site.direction }} {{ site.home }} {% for s in site.sections %}{{ s.url }}{% endfor %}|{% for t in page.translations %}{{ t.language }}={{ t.url }}={{ t.title }}{% endfor %}|{% for l in site.languages %}{{ l.name }}{{ l.current }}{% endfor %}{{ site.tags_url }}",
    ])
    #expect(site.messages() == "")
    let pages = site.pages()
    #expect(
      pages["about/index.html"]
        == "Test en ltr / /posts/|ar=/ar/about/=عن|EnglishTrueعربيFalseNone")
    #expect(
      pages["ar/about/index.html"]
        == "موقع ar rtl /ar/ /ar/posts/|en=/about/=About|EnglishFalseعربيTrue/ar/tags/")
    #expect(pages["ar/posts/index.html"] == "Posts|1/1|أ=/ar/posts/a/#a;")
    #expect(pages["ar/tags/س/index.html"] == "س|1/1|أ=/ar/posts/a/#a;")
  }
}
