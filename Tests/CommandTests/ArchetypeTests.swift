import Foundation
import Testing

/// What `sitegen new` begins with where the site has archetypes.
@Suite struct ArchetypeTests {
  private func site(_ files: [String: String]) throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    try place.put("", at: "Content/_index.md")
    for (name, text) in files { try place.put(text, at: "Templates/archetypes/\(name)") }
    return place
  }

  private func new(_ place: Workplace, _ path: String, _ options: String...) throws -> Outcome {
    try place.run(["new", path, "--now", "2026-11-30"] + options)
  }

  @Test func whatATemplateIsTold() throws {
    let place = try site([
      "default.md":
        "+++\ntitle = {{ title | json }}\ndate = {{ date }}\n+++\n{{ title }} {{ slug }} {{ section }} {{ path }}\n"
    ])
    let file = "Content/posts/deep/2026-01-01-Ünter Uns.md"
    #expect(
      try new(place, "posts/deep/2026-01-01-Ünter Uns.md", "--title", "A \"B\" <c> & d")
        == .done(file + "\n"))
    #expect(
      try place.text(file) == """
        +++
        title = "A \\"B\\" \\u003cc\\u003e \\u0026 d"
        date = 2026-11-30
        +++
        A "B" <c> & d ünter-uns posts/deep posts/deep/2026-01-01-Ünter Uns.md

        """)
  }

  @Test func theNearestFolderCounts() throws {
    let place = try site(["default.md": "d", "docs.md": "docs", "docs/guide.md": "guide"])
    for (path, text) in [
      ("a", "d"), ("docs/a", "docs"), ("docs/guide/a", "guide"), ("docs/other/a", "docs"),
      ("docs/guide/deep/er/a", "guide"), ("posts/a", "d"), ("docs/guide/index", "docs"),
    ] {
      #expect(try new(place, path).status == 0)
      #expect(try place.text("Content/\(path).md") == text, "\(path)")
    }
  }

  @Test func aSectionAndASiteWithoutHaveTheUsual() throws {
    let place = try site(["docs.md": "docs"])
    #expect(try new(place, "docs/_index").status == 0)
    #expect(try place.text("Content/docs/_index.md") == "---\ntitle: \"Docs\"\n---\n\n")
    #expect(try new(place, "posts/a").status == 0)
    #expect(try place.text("Content/posts/a.md").contains("draft: true"))
  }

  @Test func aTranslationIsInTheSameFolder() throws {
    let place = try site(["posts.md": "{{ slug }} {{ section }}"])
    try place.put("languages: { en: , de: }\n", at: "site.yaml")
    #expect(try new(place, "posts/x.de.md").status == 0)
    #expect(try place.text("Content/posts/x.de.md") == "x posts")
    #expect(try new(place, "de/posts/y.md").status == 0)
    #expect(try place.text("Content/de/posts/y.md") == "y posts")
  }

  @Test func mistakesInIt() throws {
    let place = try site(["default.md": "{{ tilte }}\n"])
    let outcome = try new(place, "a")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        Templates/archetypes/default.md:1:4: error: there is no 'tilte' here
          1 | {{ tilte }}
            |    ^~~~~ did you mean 'title'?

        """)
    #expect(!place.files().contains("Content/a.md"))
  }

  @Test func whatItMakesHasToBeAPost() throws {
    let place = try site(["default.md": "---\ntitle: \"{{ title }}\"\ndate: soon\n---\n"])
    let outcome = try new(place, "a")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        Content/a.md:3:7: error: 'date' is not a date: 'soon'
          3 | date: soon
            |       ^~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        Templates/archetypes/default.md: note: as this archetype makes it

        """)
    #expect(!place.files().contains("Content/a.md"))
  }

  @Test func othersDoNotMakePagesOfThem() throws {
    let place = try site(["default.md": "{{ nothing }}"])
    #expect(try place.run("build").status == 0)
    #expect(try place.run("check", "--quiet").errors == "")
  }
}
