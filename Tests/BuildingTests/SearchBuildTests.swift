import Building
import SiteModel
import Testing

@Suite struct SearchBuildTests {
  private static let files = [
    "site.yaml": "title: T\nstyle: plain\nsearch: true\n",
    "Content/posts/_index.md": "---\ntitle: Posts\n---\n",
    "Content/posts/a.md": "---\ntitle: First\ndate: 2026-01-01\n---\nA harbour.\n",
    "Content/posts/b.md": "---\ntitle: Second\ndate: 2026-01-02\n---\nA mountain.\n",
    "Content/posts/c.md": "---\ntitle: Third\nsearch: false\n---\nA secret.\n",
    "Templates/search.js": "search()",
    "Templates/page.html":
      "{{ site.search or '-' }} {{ site.search_script or '-' }} {{ (site.search_integrity or '') | length }}",
    "Content/about.md": "---\ntitle: About\n---\n",
  ]

  /// The files of the index without the fingerprints in their names.
  private func index(_ site: TestSite, _ folder: String = "search/en/") -> [String: String] {
    var files: [String: String] = [:]
    for (path, text) in site.output() where path.hasPrefix(folder) {
      files[String(path.dropFirst(folder.count).prefix { $0 != "." })] = text
    }
    return files
  }

  private func words(_ site: TestSite, _ folder: String = "search/en/") -> String {
    index(site, folder)["w0"] ?? ""
  }

  @Test func writesAnIndexThatPagesLeadTo() {
    let site = TestSite(Self.files)
    #expect(site.messages() == "")
    #expect(Set(index(site).keys) == ["index", "w0", "d0"])
    #expect(words(site).contains("harbour"))
    #expect(!words(site).contains("secret"))
    let shown = index(site)["d0"] ?? ""
    #expect(shown.contains("First") && shown.contains("posts/a/") && shown.contains("A mountain."))
    let script = site.output().keys.first { $0.hasPrefix("search/search.") } ?? ""
    #expect(site.read("Output/" + script) == "search()")
    #expect(site.read("Output/about/index.html") == "/search/en/index.bin /\(script) 51")
  }

  @Test(arguments: Style.allCases)
  func theBarsOfEveryStyleLeadToIt(_ style: Style) throws {
    let files = [
      "Content/posts/_index.md": "",
      "Content/posts/a.md": "---\ndate: 2026-01-01\ntags: [x]\n---\n",
    ]
    for settings in ["search: true\n", "search: true\nbase_url: https://a.example\n"] {
      let site = TestSite(
        files.merging(["site.yaml": "style: \(style.rawValue)\n" + settings]) { $1 },
        templates: false)
      #expect(site.messages() == "")
      for path in ["index.html", "posts/index.html", "posts/a/index.html", "tags/x/index.html"] {
        let page = try #require(site.read("Output/" + path))
        #expect(page.contains(" data-search>"), "\(path)")
        #expect(page.contains("<symbol id=\"icon:search\" "), "\(path)")
      }
    }
  }

  @Test func aSiteWithoutASearchHasNothingOfIt() {
    let site = TestSite(Self.files)
    site.write("site.yaml", "title: T\nstyle: plain\n")
    #expect(site.messages() == "")
    #expect(site.output().keys.allSatisfy { !$0.hasPrefix("search/") })
    #expect(site.read("Output/about/index.html") == "- - 0")
  }

  @Test func theBaseAddressIsBeforeAllAddresses() {
    let site = TestSite(Self.files)
    site.write(
      "site.yaml", "title: T\nstyle: plain\nsearch: true\nbase_url: https://a.example/blog\n")
    site.build()
    #expect(
      site.read("Output/about/index.html")?.hasPrefix("/blog/search/en/index.bin /blog/") == true)
    #expect(index(site)["d0"]?.contains("/blog/") == true)
  }

  @Test func summariesAlone() {
    let site = TestSite(Self.files)
    site.write("site.yaml", "title: T\nstyle: plain\nsearch: {text: summary}\n")
    site.write("Content/posts/a.md", "A harbour.\n\n## Wide sea\n\nA lighthouse.\n")
    #expect(site.messages() == "")
    #expect(words(site).contains("harbour") && words(site).contains("wide"))
    #expect(!words(site).contains("lighthouse"))
  }

  @Test func aFolderCanBeLeftOut() {
    let site = TestSite(Self.files)
    site.write("Content/posts/_index.md", "---\ntitle: Posts\ncascade:\n  search: false\n---\n")
    site.write("Content/posts/b.md", "---\nsearch: true\n---\nA mountain.\n")
    #expect(site.messages() == "")
    #expect(!words(site).contains("harbour") && words(site).contains("mountain"))
  }

  @Test func eachLanguageHasItsOwn() {
    let site = TestSite(Self.files)
    site.write(
      "site.yaml", "title: T\nstyle: plain\nsearch: true\nlanguages: {en: {}, de: {}}\n")
    site.write("Content/posts/a.de.md", "---\ntitle: Erster\n---\nEin Hafen.\n")
    #expect(site.messages() == "")
    #expect(words(site).contains("harbour") && !words(site).contains("hafen"))
    #expect(words(site, "search/de/").contains("hafen"))
    #expect(!words(site, "search/de/").contains("harbour"))
  }

  @Test func aChangedTextChangesTheIndex() {
    let site = TestSite(Self.files)
    site.build()
    let before = index(site)
    site.write("Content/posts/a.md", "---\ntitle: First\ndate: 2026-01-01\n---\nA lighthouse.\n")
    let report = site.build()
    #expect(words(site).contains("lighthouse") && !words(site).contains("harbour"))
    #expect(before["w0"] != words(site))
    // The words it had have gone with their file's name.
    #expect(report.changes.contains { $0.path.hasPrefix("search/en/w0.") && $0.change == .removed })
    #expect(Set(index(site).keys) == Set(before.keys))
  }

  /// The home, a section, a taxonomy and a term: what their own files say is found like the text of a page.
  @Test func listsAreFoundByWhatTheirFilesSay() {
    let site = TestSite(Self.files)
    site.write("Content/_index.md", "---\ntitle: Start\n---\nA welcome.\n")
    site.write(
      "Content/posts/_index.md", "---\ntitle: Posts\ndescription: On ships\n---\nA fleet.\n")
    site.write("Content/posts/a.md", "---\ntags: Sea\n---\nA harbour.\n")
    site.write("Content/tags/_index.md", "---\ntitle: Words\n---\nA glossary.\n")
    site.write("Content/tags/sea/_index.md", "An ocean.\n")
    site.write("Content/drafts/_index.md", "---\ndraft: true\n---\nA sketch.\n")
    site.write("Content/hidden/_index.md", "---\nsearch: false\n---\nA secret.\n")
    #expect(site.messages() == "")
    for word in ["welcome", "fleet", "glossary", "ocean", "harbour"] {
      #expect(words(site).contains(word), "\(word)")
    }
    for word in ["sketch", "secret"] { #expect(!words(site).contains(word), "\(word)") }
    let shown = index(site)["d0"] ?? ""
    #expect(shown.contains("On ships") && shown.contains("A glossary."))
    #expect(shown.contains("An ocean.") && shown.contains("A welcome."))

    let before = index(site)
    site.build()
    #expect(index(site) == before)
    site.write("Content/posts/_index.md", "---\ntitle: Posts\n---\nA yacht.\n")
    site.build()
    #expect(words(site).contains("yacht") && !words(site).contains("fleet"))
    site.remove("Content/tags/sea/_index.md")
    site.build()
    #expect(!words(site).contains("ocean"))
    let incremental = site.output()
    site.build { $0.ignoresCache = true }
    #expect(site.output() == incremental)
  }

  @Test func whatChangesNoTextLeavesTheIndex() {
    let site = TestSite(Self.files)
    site.build()
    site.write("Templates/page.html", "{{ page.title }}")
    let report = site.build()
    #expect(report.changes.filter { $0.change != .unchanged }.map(\.path) == ["about/index.html"])
    // Files that went meanwhile are made again.
    let before = index(site)
    for path in site.output().keys where path.hasPrefix("search/en/") {
      site.remove("Output/" + path)
    }
    site.build()
    #expect(index(site) == before)
  }

  @Test func aWrongSettingIsTold() {
    let site = TestSite(Self.files)
    site.write("site.yaml", "title: T\nstyle: plain\nsearch: {text: none, words: 3}\n")
    #expect(
      site.messages() == """
        site.yaml:3:16: error: 'search.text' must be one of 'full' or 'summary', not 'none'
          3 | search: {text: none, words: 3}
            |                ^~~~ write it as full or summary
        site.yaml:3:22: warning: unknown key 'search.words'
          3 | search: {text: none, words: 3}
            |                      ^~~~~ write 'text'

        """)
  }
}
