import Building
import Diagnostics
import Testing

/// What a site makes by itself gives way to a file that is named for its place, and to nothing else.
@Suite struct TakenPlacesTests {
  /// How somebody can ask for an address.
  enum Wish: CaseIterable {
    case page, alias, list, file, template

    /// Asks for the place of each of some files.
    func write(_ paths: [String], to site: TestSite) {
      var lists = ""
      for (number, path) in paths.enumerated() {
        switch self {
        case .page:
          site.write("Content/w/\(number).md", "---\nsearch: false\nurl: /\(path)\n---\n")
        case .alias:
          site.write("Content/w/\(number).md", "---\nsearch: false\naliases: /\(path)\n---\n")
        case .list:
          let folder = path.hasSuffix("index.html") ? String(path.dropLast(10)) : path + "/"
          lists += "  - { path: /\(folder), title: W }\n"
        case .file: site.write("Content/" + path, "mine")
        case .template: site.write("Templates/pages/" + path, "mine")
        }
      }
      if !lists.isEmpty { site.write("site.yaml", TakenPlacesTests.settings + lists) }
    }
  }

  static let settings = """
    title: T
    style: plain
    base_url: https://a.example
    search: true
    archive: month
    logo: /logo.svg
    icons: true
    manifest: true
    languages: { en: , de: }
    feeds: { site: [atom, rss, json], sections: atom, terms: rss }
    lists:
      - { path: /best/, title: Best }

    """

  private func site() -> TestSite {
    TestSite(
      [
        "site.yaml": Self.settings, "Content/posts/_index.md": "---\nsize: 1\n---\n",
        "Content/posts/a.md": "---\ndate: 2026-01-02\ntags: x\naliases: /old/\n---\n",
        "Content/posts/b.md": "---\ndate: 2026-01-03\n---\n", "Content/about.md": "",
        "Content/about.de.md": "", "Content/photo.txt": "photo",
        "Content/logo.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'/>",
        "Templates/pages/contact.html": "c",
      ], templates: false)
  }

  /// Files that an author's own may take the place of, by the same name.
  private func givesWay(_ path: String) -> Bool {
    [
      "404.html", "robots.txt", "sitemap.xml", "manifest.webmanifest", "favicon.ico",
      "apple-touch-icon.png", "_headers", "_redirects",
    ].contains(path) || path.hasPrefix("assets/icon")
      || ["feed.xml", "rss.xml", "feed.json"].contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// Which files of a site are asked for by what can ask for them: no name of content begins with `_`, and a template's
  /// name without its ending is the page's.
  private func asked(_ made: [String], by wish: Wish) -> [String] {
    made.filter { path in
      switch wish {
      case .page, .alias: true
      // The home page is no list of the settings.
      case .list: path != "index.html"
      case .file: !path.hasPrefix("_") && path != "photo.txt" && path != "logo.svg"
      case .template: !path.hasSuffix(".html") || path.hasSuffix("index.html")
      }
    }
  }

  @Test(arguments: Wish.allCases) func nothingIsDisplacedWithoutAWord(wish: Wish) {
    let site = site()
    let made = site.build().changes.map(\.path).sorted()
    #expect(made.count > 40)
    for kind in ["feed.xml", "_headers", "_redirects", "search/", "assets/", "page/2", "de/"] {
      #expect(made.contains { $0.contains(kind) }, "\(kind)")
    }
    let asked = asked(made, by: wish)
    let taken = wish == .file || wish == .template ? asked.filter(givesWay) : []
    let refused = asked.filter { !taken.contains($0) }
    wish.write(refused, to: site)
    let report = site.build()
    #expect(!report.succeeded && !report.wroteSomething)
    let errors = report.diagnostics.filter { $0.severity == .error }
    let text = DiagnosticText()
    for path in refused {
      let address = "/" + (path.hasSuffix("index.html") ? String(path.dropLast(10)) : path)
      let said = errors.filter {
        $0.summary == "two pages have the address '\(address)'"
          || $0.summary == "two pages have the address '/\(path)'"
          || $0.summary.hasSuffix(" needs a folder where '/\(path)' is a file")
      }
      #expect(said.count == 1, "\(path) \(report.diagnostics.map { text.format($0) })")
      #expect(said.allSatisfy { $0.hint != nil && $0.notes.count == 1 }, "\(path)")
    }
    #expect(errors.count == refused.count, "\(site.text(of: report))")
  }

  @Test(arguments: [Wish.file, .template]) func whatIsNamedForAPlaceTakesIt(wish: Wish) {
    let site = site()
    let made = site.build().changes.map(\.path)
    let taken = asked(made, by: wish).filter(givesWay)
    #expect(taken.count >= 9)
    wish.write(taken, to: site)
    #expect(site.messages() == "")
    let output = site.output()
    for path in taken { #expect(output[path]?.hasPrefix("mine") == true, "\(path)") }
  }

  /// A page for missing addresses is a page.
  @Test(arguments: [
    ("404.md", "always", "---\nurl: /404.html\n---\n"), ("404.md", "file", ""),
    ("404.md", "never", ""), ("404/index.md", "file", ""), ("404/_index.md", "file", ""),
  ])
  func aPageForMissingAddressesIsNamed404(file: String, slashes: String, text: String) {
    let site = TestSite([
      "site.yaml": "style: plain\ntrailing_slash: \(slashes)\n", "Content/\(file)": text + "Lost?",
      "Templates/plain/list.html": "mine", "Templates/page.html": "mine",
    ])
    #expect(site.messages() == "")
    #expect(site.output()["404.html"] == "mine")
  }
}
