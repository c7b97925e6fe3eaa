import Diagnostics
import Languages
import SiteModel
import Testing

@Suite struct SiteStringsTests {
  @Test func textsHaveOneFormOrSeveral() {
    let (settings, problems) = readSettings(
      """
      language: pl
      strings:
        hello: Cześć, {name}
        empty: ""
        year: 2026
        posts: {one: "{count} list", few: "{count} listy", many: "{count} listów"}
      """)
    #expect(problems.isEmpty)
    let phrases = settings.strings.phrases
    #expect(phrases.keys.sorted() == ["empty", "hello", "posts", "year"])
    #expect(phrases["hello"]?.text(.few) == "Cześć, {name}")
    #expect(phrases["hello"]?.placeholders == ["name"])
    #expect(phrases["empty"]?.text(.other) == "")
    #expect(phrases["year"]?.text(.other) == "2026")
    #expect(phrases["posts"]?.text(.few) == "{count} listy")
    #expect(phrases["posts"]?.text(.other) == "{count} listów")
  }

  @Test func whatIsWrongIsTold() {
    let (settings, problems) = readSettings(
      """
      language: pl
      strings:
        posts: {one: "{count} list", some: x}
        back_to: "Wróć do {titel}"
        home: "Dom {x}"
        hide: [a]
      """)
    #expect(settings.strings.phrases.keys.sorted() == ["back_to", "home", "posts"])
    #expect(
      problems.inOrderOfPlace.map { DiagnosticText().format($0) }.joined() == """
        site.yaml:3:3: warning: 'strings.posts' lacks the forms 'few' and 'many' of 'pl'
          3 |   posts: {one: "{count} list", some: x}
            |   ^~~~~ numbers ask for them in this language
        site.yaml:3:32: warning: unknown key 'strings.posts.some'
          3 |   posts: {one: "{count} list", some: x}
            |                                ^~~~ write one of 'zero', 'one', 'two', 'few', 'many' or 'other'
        site.yaml:4:12: error: 'strings.back_to' is given no '{titel}'
          4 |   back_to: "Wróć do {titel}"
            |            ^~~~~~~~~~~~~~~~~ did you mean '{title}'?
        site.yaml:5:9: error: 'strings.home' is given no '{x}'
          5 |   home: "Dom {x}"
            |         ^~~~~~~~~ it has no places
        site.yaml:6:9: error: 'strings.hide' must be a text, not a list
          6 |   hide: [a]
            |         ^~~ write it as Start, or as { one: 1 part, other: "{count} parts" }

        """)
  }
}
