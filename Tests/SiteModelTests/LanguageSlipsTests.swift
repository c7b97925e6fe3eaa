import SiteModel
import Testing

/// Files whose names, folders and front matter say different languages, or one that the site does not have.
@Suite struct LanguageSlipsTests {
  private static let two = "language: en\nlanguages: { en: {}, de: {} }\n"

  private func said(
    _ path: String, _ text: String = "", beside others: [String] = [], settings: String = two
  ) -> String {
    let others = Dictionary(uniqueKeysWithValues: others.map { ($0, "") })
    return AssembledSite(others.merging([path: text]) { $1 }, settings: settings).messages
  }

  @Test func aLanguageThatTheSiteDoesNotHave() {
    let expected = """
      Content/posts/about.zh.md: warning: '.zh' in the name of this file is no language of the site
        add 'zh' to 'languages' in the settings, or rename the file

      """
    for other in ["posts/about.md", "posts/about.de.md"] {
      #expect(said("posts/about.zh.md", beside: [other]) == expected)
    }
    #expect(said("posts/about.zh.md", beside: ["posts/about.md"], settings: "") == expected)
    #expect(
      said("about.pt-BR.md", beside: ["about.md"]) == """
        Content/about.pt-BR.md: warning: '.pt-BR' in the name of this file is no language of the site
          add 'pt-BR' to 'languages' in the settings, or rename the file

        """)
  }

  @Test func severalNamesAreToldOfOnce() {
    #expect(
      said("b.zh.md", beside: ["c/d.zh.md", "a.zh.md", "e.fr.md"]) == """
        Content/a.zh.md: warning: '.zh' in the names of 3 files is no language of the site
          add 'zh' to 'languages' in the settings, or rename the files

        """)
    #expect(
      said("a.de.md", beside: ["b.de.md"], settings: "language: de\n") == """
        Content/a.de.md: warning: '.de' in the names of 2 files means nothing, since the site has one language
          take it out of the names

        """)
  }

  @Test func aBundleInALanguageThatTheSiteDoesNotHave() {
    #expect(
      said("trip/index.zh.md", beside: ["trip/index.md"]) == """
        Content/trip/index.zh.md: warning: '.zh' in the name of this file is no language of the site
          add 'zh' to 'languages' in the settings, or rename the file

        """)
  }

  /// One file alone whose name happens to end like a tag: it is a name, and its post is there.
  @Test(arguments: [
    "posts/socket.io.md", "posts/notes.draft.md", "app.cs.md", "hello.pl.md", "trip/index.io.md",
    "socket.io/index.md", "a.b.c.md",
  ])
  func aNameOfItsOwn(path: String) {
    for settings in ["", Self.two] {
      let site = AssembledSite([path: "", "other.md": ""], settings: settings)
      #expect(site.messages == "")
      #expect(site.site.pages.count == 2)
    }
  }

  @Test func theOnlyLanguageOfASite() {
    #expect(
      said("about.de.md", settings: "language: de\n") == """
        Content/about.de.md: warning: '.de' in the name of this file means nothing, since the site has one language
          take it out of the name

        """)
  }

  /// Other dots, and addresses that somebody chose.
  @Test(arguments: [
    "version-1.2.md", "node.js.md", "about.de.md", "a.x-y.md", "a.no-more.md", "zh.md",
  ])
  func namesThatSayNothingWrong(path: String) { #expect(said(path) == "") }

  @Test func anAddressOfItsOwnSettlesIt() {
    #expect(said("app.cs.md", "---\nslug: app.cs\n---") == "")
    #expect(said("app.cs.md", "---\nurl: /app/\n---") == "")
  }

  @Test func theFolderAndTheName() {
    #expect(
      said("de/about.en.md") == """
        Content/de/about.en.md: warning: the folder of this file says the language 'de', and its name 'en'
          it is taken for 'en'; move it, or rename it

        """)
    #expect(said("de/about.de.md") == "")
    #expect(said("DE/about.de.md") == "")
  }

  /// A section of before that is named like a language of now.
  @Test func aFolderThatIsALanguage() {
    let hint =
      "the folder 'de' is not a section but holds files of that language; keep one of the two, or rename the folder"
    #expect(
      AssembledSite(["_index.de.md": "", "de/_index.md": ""], settings: Self.two).messages == """
        Content/de/_index.md: error: this folder has a second '_index' file in the language 'de'
          \(hint)
        Content/_index.de.md: note: the first is here

        """)
    let german = "language: de\nlanguages: { de: {}, en: {} }\n"
    #expect(
      AssembledSite(["_index.md": "", "de/_index.md": ""], settings: german).messages == """
        Content/de/_index.md: error: this folder has a second '_index' file in the language 'de'
          \(hint)
        Content/_index.md: note: the first is here

        """)
  }

  @Test func theFrontMatterAndTheName() {
    #expect(
      said("about.de.md", "---\nlanguage: en\n---") == """
        Content/about.de.md:2:11: warning: 'language' says 'en', and the name of this file 'de'
          2 | language: en
            |           ^~ it is taken for 'en'; take 'language' out, or rename it

        """)
    #expect(said("about.de.md", "---\nlanguage: DE\n---") == "")
    #expect(said("about.md", "---\nlanguage: de\n---") == "")
  }

  @Test func theFrontMatterAndTheFolder() {
    #expect(
      said("de/posts/_index.md", "---\nlanguage: en\n---") == """
        Content/de/posts/_index.md:2:11: warning: 'language' says 'en', and the folder of this file 'de'
          2 | language: en
            |           ^~ it is taken for 'en'; take 'language' out, or move it

        """)
  }
}
