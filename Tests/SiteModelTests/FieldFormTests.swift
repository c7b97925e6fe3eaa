import Diagnostics
import SiteModel
import Testing

/// Messages about a wrong value say what would be a right one.
@Suite struct FieldFormTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let written: String
    let summary: String
    let hint: String?

    init(_ written: String, _ summary: String, _ hint: String?) {
      (self.written, self.summary, self.hint) = (written, summary, hint)
    }

    var testDescription: String { written }
  }

  static let ofSettings = [
    Slip("search: 1", "'search' cannot be '1'", "write true, false, or { text: summary }"),
    Slip("search: [a]", "'search' cannot be a list", "write true, false, or { text: summary }"),
    Slip(
      "size: 0", "'size' must be a whole number from 1 to 10000 or 'all', not 0",
      "write it as 20, or as all"),
    Slip(
      "taxonomies: { people: { size: many } }",
      "'taxonomies.people.size' must be a whole number from 1 to 10000 or 'all', not 'many'",
      "write it as 20, or as all"),
    Slip(
      "hooks: { before: x }", "unknown key 'hooks.before'", "did you mean 'before_build'?"),
    Slip(
      "hooks: { x: y }", "unknown key 'hooks.x'", "write one of 'before_build' or 'after_build'"),
    Slip("search: { x: y }", "unknown key 'search.x'", "write 'text'"),
    Slip(
      "theme: { heading: Inter }", "unknown key 'theme.heading'", "did you mean 'heading_font'?"),
    Slip(
      "hooks: x", "'hooks' must be a mapping, not 'x'",
      "write it as { before_build: make css }, or as false for none"),
    Slip("theme: -5", "'theme' must be a mapping, not -5", "write it as { accent: pink }"),
    Slip(
      "markdown: { toc: 3 }", "'markdown.toc' must be a mapping, not 3",
      "write it as { from: 2, to: 4 }"),
    Slip(
      "languages: [en, de]", "'languages' must be a mapping, not a list",
      "write it as { en: {}, de: {} }"),
    Slip(
      "languages: { de: German }", "'languages.de' must be a mapping, not 'German'",
      "write it as { title: My site }"),
    Slip(
      "lists: 17", "'lists' must be a list of mappings, not 17",
      "write it as { path: /best/, title: Best }, or as false for none"),
    Slip(
      "lists: [{ title: A }]", "'lists.path' is missing",
      "write it as { path: /best/, title: Best }"),
    Slip(
      "menu: [a]", "an item of 'menu' must be a mapping, not 'a'",
      "write it as { title: About, url: /about/ }"),
    Slip(
      "menus: { legal: x }", "'menus.legal' must be a list of mappings, not 'x'",
      "write it as { title: Imprint, url: /imprint/ }, or as false for none"),
    Slip(
      "menus: { legal: [{ title: A }] }", "'menus.legal.url' is missing",
      "write it as { title: Imprint, url: /imprint/ }"),
    // Names of the author's own that are those of settings.
    Slip(
      "taxonomies: { hooks: 5 }", "'taxonomies.hooks' must be a mapping, not 5",
      "write it as { title: People }"),
    Slip(
      "menus: { lists: [{ title: A }] }", "'menus.lists.url' is missing",
      "write it as { title: Imprint, url: /imprint/ }"),
    Slip(
      "permalinks: /:slug/", "'permalinks' must be a mapping, not '/:slug/'",
      "write it as { posts: /:year/:slug/ }"),
    Slip(
      "feeds: { site: { a: b } }", "'feeds.site' must be a list of texts, not a mapping",
      "write it as [atom, rss, json], or as false for none"),
    Slip(
      "archive: [a]", "'archive' cannot be a list",
      "write true, false, year, month, or { path: /archive/, by: month }"),
    Slip("language: 17", "'17' is not the tag of a language", "write it as de or pt-BR"),
    Slip("language: ''", "'' is not the tag of a language", "write it as de or pt-BR"),
    Slip(
      "palette: { a: [1] }", "'palette.a' is not a colour: a list",
      "write a CSS hex colour in quotes such as \"#ecbcb4\", or a name of the palette"),
    Slip(
      "csp: ''", "'csp' is empty, more than one line, or holds what a header cannot",
      "write it in one line: default-src 'self'; img-src *, or false for none"),
  ]

  @Test(arguments: ofSettings) func settings(slip: Slip) {
    let problems = readSettings(slip.written).1
    #expect(problems.map(\.summary) == [slip.summary])
    #expect(problems.map(\.hint) == [slip.hint])
  }

  static let ofSections = [
    Slip("size: many", "'size' must be a whole number from 1 to 10000 or 'all', not 'many'", nil),
    Slip("header: 5", "'header' must be a mapping, not 5", "write it as { text: Hello }"),
    Slip("header: { icon: bell }", "'header.text' is missing", "write it as { text: Hello }"),
    Slip("cascade: [a]", "'cascade' must be a mapping, not a list", "write it as { style: grid }"),
    Slip("cascade: { draft: 5 }", "'cascade.draft' must be true or false, not 5", nil),
    Slip("badge: 5", "'badge' must be a mapping, not 5", "write it as { value: 42, unit: km }"),
    Slip(
      "menus: { main: 5 }", "'menus.main' must be a mapping, not 5",
      "write it as { title: About, weight: 2 }"),
    Slip(
      "feeds: { a: b }", "'feeds' must be a list of texts, not a mapping",
      "write it as [atom, rss, json]"),
  ]

  @Test(arguments: ofSections) func sections(slip: Slip) {
    let text =
      "_index.md:2:"
    let said = readSection(slip.written).1
    #expect(said.hasPrefix(text))
    #expect(said.contains("error: \(slip.summary)\n"))
    if let hint = slip.hint { #expect(said.hasSuffix(" \(hint)\n")) }
  }

  /// A key without a value asks for nothing.
  @Test(arguments: [
    "feeds:", "feeds: { site: , terms: }", "taxonomies: { a: { feeds: } }", "title: ' '",
  ])
  func emptyKeys(written: String) {
    let (settings, problems) = readSettings(written)
    #expect(problems.isEmpty)
    #expect(settings.title == "Untitled")
  }

  @Test func aFieldToSortByThatNobodyHas() {
    #expect(
      AssembledSite(["p/_index.md": "---\nsort: zzz\n---", "p/a.md": ""]).messages == """
        Content/p/_index.md:2:7: warning: no post of this list has a field 'zzz' to sort by
          2 | sort: zzz
            |       ^~~ write date, updated, title, weight, or a field of the posts

        """)
  }
}
