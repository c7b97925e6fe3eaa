import Building
import Foundation
import Testing

/// The words of pages in the site's language, and those that the site gives itself.
@Suite struct WordsTests {
  private static let posts: [String: String] = [
    "Content/posts/_index.md": "---\ntitle: Alle\n---\n",
    "Content/posts/a.md": "---\ntitle: A\ndate: 2026-03-08\nratings: 3\nrating: 4\n---\nx\n",
    "Content/posts/b.md": "---\ntitle: B\ndate: 2026-03-09\n---\nx\n",
  ]

  private func site(_ settings: String, _ template: String = "") -> TestSite {
    var files = Self.posts
    files["site.yaml"] = "title: T\nstyle: plain\n" + settings
    if !template.isEmpty { files["Templates/plain/detail.html"] = template }
    return TestSite(files, templates: !template.isEmpty)
  }

  @Test(arguments: [
    ("de", "ltr", "Zum Inhalt springen", "08.03.2026", "4 von 5, 3 Bewertungen"),
    ("pl", "ltr", "Przejdź do treści", "8 mar 2026", "4 na 5, 3 oceny"),
    ("ja", "ltr", "本文へ移動", "2026/03/08", "5点中4点、3件の評価"),
    ("he", "rtl", "דילוג לתוכן", "8 במרץ 2026", "4 מתוך 5, 3 דירוגים"),
    ("zh-TW", "ltr", "跳到內文", "2026年3月8日", "4 分（滿分 5 分），3 則評分"),
    ("da", "ltr", "Skip to content", "8. mar. 2026", "4 out of 5, 3 ratings"),
  ]) func builtInPagesAreInTheLanguageOfTheSite(
    _ tag: String, _ direction: String, _ skip: String, _ date: String, _ rating: String
  ) {
    let site = site("language: \(tag)\n")
    #expect(site.messages() == "")
    let page = site.read("Output/posts/a/index.html") ?? ""
    #expect(page.contains("<html lang=\"\(tag)\" dir=\"\(direction)\">"))
    #expect(page.contains(">\(skip)</a>"))
    #expect(page.contains(">\(date)</time>"))
    #expect(page.contains("aria-label=\"\(rating)\""))
  }

  @Test func pagesSayWhatTheSiteSays() {
    let site = site(
      "language: de\nstrings:\n  skip: Los & weiter\n  hello: \"Hallo {name}, {count} mal\"\n  cats: {one: Katze, other: Katzen}\n",
      "{{ 'skip' | t }}|{{ 'hello' | t(name=page.title, count=2) }}|{{ 'hello' | t(name='<b>'|safe, count=2) }}|{% for n in [0, 1, 1.0, 1.5] %}{{ 'cats' | t(count=n) }} {% endfor %}|{{ 'home' | t }}|{{ 'cats' | t(3) }}"
    )
    #expect(site.messages() == "")
    #expect(
      site.read("Output/posts/a/index.html")
        == "Los &amp; weiter|Hallo A, 2 mal|Hallo <b>, 2 mal|Katzen Katze Katze Katzen |Startseite|Katzen"
    )
  }

  @Test(arguments: [
    (
      "{{ 'xylem' | t }}", "4-10", "there is no text 'xylem'", "add it to 'strings' in the settings"
    ),
    ("{{ 'hom' | t }}", "4-8", "there is no text 'hom'", "did you mean 'home'?"),
    (
      "{{ 'back_to' | t(titel='x') }}", "4-12", "the text 'back_to' needs 'title'",
      "write it as t(title=…)"
    ),
    ("{{ 'posts' | t }}", "4-10", "the text 'posts' needs 'count'", "write it as t(count=…)"),
  ]) func whatIsWrongIsToldBeforeAnyPageIsMade(
    _ template: String, _ columns: String, _ summary: String, _ hint: String
  ) {
    let ends = columns.split(separator: "-").compactMap { Int($0) }
    let marks =
      String(repeating: " ", count: ends[0] - 1) + "^"
      + String(repeating: "~", count: ends[1] - ends[0])
    #expect(
      site("", template).messages() == """
        Templates/plain/detail.html:1:\(ends[0]): error: \(summary)
          1 | \(template)
            | \(marks) \(hint)

        """)
  }

  @Test func whatOnlyARenderKnowsIsToldThere() {
    let messages = site("", "{% for k in ['home', 'hme'] %}{{ k | t }}{% endfor %}").messages()
    #expect(messages.contains("detail.html:1:38: error: there is no text 'hme'\n"))
    #expect(messages.contains(" did you mean 'home'?\n"))
    let count = site("", "{{ 'posts' | t(count=page.title) }}").messages()
    #expect(count.contains("the argument 'count' of 't' is a number\n"))
  }

  @Test func aChangedTextIsOnThePagesOfTheNextBuild() {
    let site = site("", "{{ 'home' | t }}")
    site.build()
    #expect(site.read("Output/posts/a/index.html") == "Home")
    site.write("site.yaml", "title: T\nstyle: plain\nstrings: {home: Top}\n")
    site.build()
    #expect(site.read("Output/posts/a/index.html") == "Top")
    site.write("site.yaml", "title: T\nstyle: plain\nlanguage: fr\n")
    site.build()
    #expect(site.read("Output/posts/a/index.html") == "Accueil")
  }
}

/// Sites in several languages.
@Suite struct TranslationTests {
  private func site(_ settings: String, _ files: [String: String]) -> TestSite {
    TestSite(
      ["site.yaml": "title: T\nstyle: plain\n" + settings].merging(files) { $1 }, templates: false)
  }

  private static let files = [
    "Content/_index.md": "---\ntitle: Home\n---\n",
    "Content/_index.de.md": "---\ntitle: Start\n---\n",
    "Content/about.md": "---\ntitle: About\n---\n# About\n\n> [!NOTE]\n> Look[^1].\n\n[^1]: here\n",
    "Content/about.de.md":
      "---\ntitle: Über\n---\n## Über\n\n> [!NOTE]\n> Sieh[^1].\n\n[^1]: hier\n",
    "Content/only.md": "---\ntitle: Only\n---\n",
  ]
  private static let languages =
    "language: en\nlanguages: {en: , de: {strings: {skip: Zum Text}}}\n"

  @Test func eachLanguageHasItsOwnWords() {
    let site = site(Self.languages, Self.files)
    #expect(site.messages() == "")
    let english = site.read("Output/about/index.html") ?? ""
    let german = site.read("Output/de/about/index.html") ?? ""
    #expect(english.contains(">Skip to content</a>"))
    #expect(german.contains(">Zum Text</a>"))
    #expect(english.contains("<p class=\"markdown-alert-title\">Note</p>"))
    #expect(german.contains("<p class=\"markdown-alert-title\">Hinweis</p>"))
    #expect(english.contains("aria-label=\"Back to reference 1\""))
    #expect(german.contains("aria-label=\"Zurück zur Fußnotenstelle 1\""))
    #expect(german.contains("aria-label=\"Permalink: Über\""))
  }

  @Test func pagesLeadToTheirTranslations() {
    let site = site(Self.languages, Self.files)
    site.build()
    let german = "<nav class=\"languages\" aria-label=\"Sprache\"><ul>"
    #expect(
      site.read("Output/de/about/index.html")?.contains(
        german
          + "<li><a href=\"/about/\" lang=\"en\" hreflang=\"en\">English</a></li><li><span aria-current=\"true\" lang=\"de\">Deutsch</span></li></ul></nav>"
      ) == true)
    // Without a translation the way leads to the other language's home.
    #expect(
      site.read("Output/only/index.html")?.contains(
        "<li><a href=\"/de/\" lang=\"de\" hreflang=\"de\">Deutsch</a></li>") == true)
    let alone = TestSite(["Content/a.md": "# A\n"], templates: false)
    alone.build()
    #expect(alone.read("Output/a/index.html")?.contains("class=\"languages\"") == false)
  }

  /// What scripts are given, which learn the number only in the browser.
  @Test func allFormsOfAText() {
    let site = TestSite([
      "site.yaml":
        "style: plain\nlanguage: pl\nstrings: {hits: {one: 'Raz', few: '{count} razy'}}\n",
      "Content/a.md": "",
      "Templates/page.html":
        "{{ \"found\" | forms(count=\"#\") | json }} {{ \"home\" | forms | json }} {{ \"hits\" | forms(count=0) | json }}",
    ])
    _ = site.build()
    #expect(
      site.read("Output/a/index.html")
        == #"{"few": "Znaleziono # strony", "many": "Znaleziono # stron", "one": "Znaleziono # stron\u0119", "other": "Znaleziono # strony"} {"other": "Strona g\u0142\u00f3wna"} {"few": "0 razy", "one": "Raz", "other": "0 razy"}"#
    )
    site.write("Templates/page.html", "{{ \"found\" | forms | json }}{{ \"fuond\" | forms }}")
    #expect(
      site.messages().contains(
        """
        Templates/page.html:1:4: error: the text 'found' needs 'count'
          1 | {{ "found" | forms | json }}{{ "fuond" | forms }}
            |    ^~~~~~~ write it as forms(count=…)

        """))
    #expect(site.messages().contains("error: there is no text 'fuond'"))
  }

  @Test func checkTellsWhatIsNotTranslated() {
    let site = site(
      "language: en\nlanguages: {en: {strings: {hello: Hi}}, de: , da: {strings: {skip: Spring}}}\n",
      Self.files)
    let messages = site.messages { $0.onlyChecks = true }
    #expect(
      messages == """
        Content/about.md: warning: there is no 'da' version of this page
        Content/only.md: warning: there is no 'de' or 'da' version of this page
        Content/_index.md: warning: there is no 'da' version of this page
        site.yaml: warning: the language 'de' has no text for 'hello'
          add it under 'languages.de.strings'
        site.yaml: warning: the language 'da' has no text for 'archive', 'back_to', 'browse_tags', 'categories', 'caution' and 57 more
          add them under 'languages.da.strings'

        """)
    #expect(site.messages() == "")
  }

  /// One line for many pages of a section; all of them when that is asked for.
  @Test func checkTellsOfManyPagesInOneLine() {
    let site = site(
      "language: en\nlanguages: {en: {}, de: {}, fr: {}}\n",
      ["Content/_index.de.md": "", "Content/_index.fr.md": "", "Content/_index.md": ""])
    for name in ["a", "b", "c", "d", "e"] { site.write("Content/posts/\(name).md", "") }
    site.write("Content/posts/_index.md", "")
    for file in ["a.fr.md", "_index.de.md", "_index.fr.md"] {
      site.write("Content/posts/\(file)", "")
    }
    site.write("Content/posts/x.de.md", "")
    #expect(
      site.messages { $0.onlyChecks = true } == """
        Content/posts: warning: there is no 'de' version of 5 pages here: 'a.md', 'b.md', 'c.md' and 2 more
          'sitegen check --verbose' names all of them
        Content/posts: warning: there is no 'fr' version of 4 pages here: 'b.md', 'c.md', 'd.md' and 1 more
          'sitegen check --verbose' names all of them
        Content/posts/x.de.md: warning: there is no 'en' or 'fr' version of this page

        """)
    let all = site.messages {
      $0.onlyChecks = true
      $0.namesAllPages = true
    }
    #expect(
      all == """
        Content/posts/a.md: warning: there is no 'de' version of this page
        Content/posts/b.md: warning: there is no 'de' or 'fr' version of this page
        Content/posts/c.md: warning: there is no 'de' or 'fr' version of this page
        Content/posts/d.md: warning: there is no 'de' or 'fr' version of this page
        Content/posts/e.md: warning: there is no 'de' or 'fr' version of this page
        Content/posts/x.de.md: warning: there is no 'en' or 'fr' version of this page

        """)
    site.write("Content/about.md", "")
    #expect(
      site.messages { $0.onlyChecks = true }.hasPrefix(
        "Content/about.md: warning: there is no 'de' or 'fr' version of this page\n"))
  }
}
