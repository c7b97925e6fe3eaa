import SiteModel
import Testing

/// Files whose names, folders and front matter say different languages, or one that the site does not have.
@Suite struct LanguageSlipsTests {
  private static let two = "language: en\nlanguages: { en: {}, de: {} }\n"

  private func said(_ path: String, _ text: String = "", settings: String = two) -> String {
    AssembledSite([path: text], settings: settings).messages
  }

  @Test func aLanguageThatTheSiteDoesNotHave() {
    let expected = """
      Content/posts/about.zh.md: warning: '.zh' in the name of this file is no language of the site
        add 'zh' to 'languages' in the settings, or rename the file

      """
    #expect(said("posts/about.zh.md") == expected)
    #expect(said("posts/about.zh.md", settings: "") == expected)
    #expect(
      said("about.pt-BR.md") == """
        Content/about.pt-BR.md: warning: '.pt-BR' in the name of this file is no language of the site
          add 'pt-BR' to 'languages' in the settings, or rename the file

        """)
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
