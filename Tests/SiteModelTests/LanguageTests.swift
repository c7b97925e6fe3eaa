import SiteModel
import Testing

@Suite struct LanguageTests {
  private static let settings = """
    title: Notes
    language: en
    languages:
      de: { name: Deutsch, title: Notizen, taxonomies: { tags: Schlagwörter } }
      pt-BR: { name: Português, menus: { main: [{ title: Início, url: /pt-br/ }] } }
    menu: [{ title: Home, url: / }]
    """

  @Test func namesAndFoldersSayWhichLanguage() {
    let site = AssembledSite(
      [
        "about.md": "", "about.de.md": "", "pt-br/about.md": "", "posts/_index.md": "",
        "posts/trip/index.md": "", "posts/trip/index.DE.md": "", "posts/v1.0.md": "",
        "posts/x.fr.md": "", "en/only.md": "",
      ], settings: Self.settings)
    #expect(site.messages == "")
    #expect(site.url("about.md") == "/about/")
    #expect(site.url("about.de.md") == "/de/about/")
    #expect(site.url("pt-br/about.md") == "/pt-br/about/")
    #expect(site.url("posts/trip/index.DE.md") == "/de/posts/trip/")
    // No language of the site.
    #expect(site.url("posts/v1.0.md") == "/posts/v1.0/")
    #expect(site.url("posts/x.fr.md") == "/posts/x.fr/")
    #expect(site.url("en/only.md") == "/only/")
  }

  @Test func aSiteWithOneLanguageReadsNoneFromNames() {
    let site = AssembledSite(["about.de.md": "", "de/x.md": ""])
    #expect(site.url("about.de.md") == "/about.de/")
    #expect(site.url("de/x.md") == "/de/x/")
  }

  @Test func eachLanguageHasItsOwnSectionsTermsAndLists() {
    let site = AssembledSite(
      [
        "posts/_index.md": "---\ntitle: Posts\nstyle: grid\nsize: 7\n---\nText",
        "posts/a.md": "---\ndate: 2026-01-02\ntags: [x, y]\n---",
        "posts/a.de.md": "---\ndate: 2026-01-01\ntags: [x]\n---", "news/_index.md": "",
        "news/_index.de.md": "---\ntitle: Neues\n---",
      ], settings: Self.settings)
    #expect(site.messages == "")
    #expect(
      site.site.sections.map(\.url.text) == [
        "/", "/news/", "/posts/", "/de/", "/de/news/", "/de/posts/", "/pt-br/",
      ])
    // German has no file for its posts, so they are as English has them, without its text.
    #expect(
      site.site.sections.map(\.title) == [
        "Notes", "News", "Posts", "Notizen", "Neues", "Posts", "Notes",
      ])
    #expect(site.site.sections[5].style == .grid)
    #expect(site.site.sections[5].markdown == nil)
    #expect(site.posts(of: .section(2)) == ["/posts/a/"])
    #expect(site.posts(of: .section(5)) == ["/de/posts/a/"])
    #expect(site.posts(of: .section(3)) == ["/de/posts/a/"])
    #expect(site.site.lists.first { $0.kind == .section(5) }?.size == 7)
    #expect(
      site.site.taxonomies.map { $0.terms.map(\.url.text) } == [
        ["/tags/x/", "/tags/y/"], [], ["/de/tags/x/"], [], [], [],
      ])
    #expect(site.site.taxonomies.map(\.title)[0] == "Tags")
    #expect(site.site.taxonomies.map(\.title)[2] == "Schlagwörter")
  }

  @Test func translationsHaveOnePlaceOrOneKey() throws {
    let site = AssembledSite(
      [
        "a.md": "", "a.de.md": "", "pt-br/a.md": "", "b.md": "---\ntranslation_key: k\n---",
        "anders.de.md": "---\ntranslation_key: k\n---", "alone.md": "",
      ], settings: Self.settings)
    func translations(_ path: String) -> [String] {
      guard let index = site.site.pages.firstIndex(where: { $0.path == path }) else { return ["?"] }
      return (site.site.translations[index] ?? []).map { site.site.pages[$0].url.text }
    }
    #expect(translations("a.md") == ["/de/a/", "/pt-br/a/"])
    #expect(translations("a.de.md") == ["/a/", "/pt-br/a/"])
    #expect(translations("b.md") == ["/de/anders/"])
    #expect(translations("anders.de.md") == ["/b/"])
    #expect(translations("alone.md") == [])
  }

  @Test func frontMatterMayNameTheLanguage() {
    let site = AssembledSite(["x.md": "---\nlanguage: de\n---"], settings: Self.settings)
    #expect(site.url("x.md") == "/de/x/")
    #expect(site.site.language(ofPage: 0) == 1)
  }

  @Test func menusAreThoseOfTheLanguage() {
    let site = AssembledSite(
      [
        "a.md": "---\ntitle: A\nmenus: { main: { weight: 1 }, side: { title: Aside } }\n---",
        "a.de.md": "---\ntitle: Ä\nmenus: main\n---",
      ], settings: Self.settings)
    func menus(_ language: Int) -> [String] {
      site.site.menus[language].map { menu in
        menu.name + ":" + menu.items.map { $0.title + "=" + $0.url }.joined(separator: ",")
      }
    }
    #expect(menus(0) == ["main:A=/a/,Home=/", "side:Aside=/a/"])
    #expect(menus(1) == ["main:Home=/,Ä=/de/a/"])
    #expect(menus(2) == ["main:Início=/pt-br/"])
  }
}
