import Diagnostics
import SiteModel
import Testing

/// Every setting with a value of every kind: it is taken, or told of together with what to write.
@Suite struct SettingValuesTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    /// With `_` where the value stands.
    let text: String
    /// The values that it takes; nothing is one of them, unless something has to be there.
    let takes: [String]

    init(_ text: String, _ takes: String..., isNeeded: Bool = false) {
      self.text = text
      self.takes = takes + (isNeeded ? [] : ["null"])
    }

    var testDescription: String { text }
  }

  private static let values = ["5", "x y", "[]", "{}", "true", "false", "null"]

  static let settings = [
    Setting("title: _", "5", "x y"), Setting("description: _", "5", "x y", "false"),
    Setting("base_url: _", "false"), Setting("language: _"), Setting("timezone: _"),
    Setting("author: _", "5", "x y", "false"), Setting("logo: _", "5", "x y", "false"),
    Setting("style: _"), Setting("size: _", "5"), Setting("trailing_slash: _"),
    Setting("related: _", "5", "false"), Setting("updated: _", "false"),
    Setting("relative_urls: _", "true", "false"), Setting("headers: _", "true", "false"),
    Setting("csp: _", "true", "false"), Setting("icon: _", "5", "x y", "false"),
    Setting("manifest: _", "true", "false"),
    Setting("logo: /a.svg\nicons: _", "x y", "{}", "true", "false"),
    Setting("icons: { from: _ }", "5", "x y", isNeeded: true),
    Setting("icons: { from: /a.svg, background: _ }"),
    Setting("search: _", "{}", "true", "false"), Setting("search: { text: _ }"),
    Setting("taxonomies: _", "5", "x y", "[]", "{}", "false"),
    Setting("taxonomies: [_]", "5", "x y"),
    Setting("taxonomies: { a: _ }", "{}"), Setting("taxonomies: { a: { title: _ } }", "5", "x y"),
    Setting("taxonomies: [{ name: _ }]", "5", "x y", isNeeded: true),
    Setting("taxonomies: [{ name: a, style: _ }]"),
    Setting("taxonomies: [{ name: a, size: _ }]", "5"),
    Setting("taxonomies: [{ name: a, template: _ }]", "5", "x y"),
    Setting("taxonomies: [{ name: a, feeds: _ }]", "[]", "true", "false"),
    Setting("languages: _", "{}"), Setting("languages: { de: _ }", "{}"),
    Setting("languages: { de: { name: _ } }", "5", "x y"),
    Setting("languages: { de: { title: _ } }", "5", "x y"),
    Setting("languages: { de: { description: _ } }", "5", "x y"),
    Setting("languages: { de: { author: _ } }", "5", "x y"),
    Setting("languages: { de: { menu: _ } }", "[]"),
    Setting("languages: { de: { menus: _ } }", "{}"),
    Setting("languages: { de: { menus: { a: _ } } }", "[]", "false"),
    Setting("languages: { de: { taxonomies: _ } }", "{}"),
    Setting("languages: { de: { taxonomies: { tags: _ } } }", "5", "x y"),
    Setting("languages: { de: { strings: _ } }", "{}"),
    Setting("permalinks: _", "{}"), Setting("permalinks: { a: _ }"),
    Setting("lists: _", "[]", "false"), Setting("lists: [_]"),
    Setting("lists: { path: _, title: A }", "5", "x y", isNeeded: true),
    Setting("lists: { path: /a/, title: _ }", "5", "x y", isNeeded: true),
    Setting("lists: { path: /a/, title: A, description: _ }", "5", "x y"),
    Setting("lists: { path: /a/, title: A, style: _ }"),
    Setting("lists: { path: /a/, title: A, template: _ }", "5", "x y"),
    Setting("lists: { path: /a/, title: A, sort: _ }", "5", "x y"),
    Setting("lists: { path: /a/, title: A, reverse: _ }", "true", "false"),
    Setting("lists: { path: /a/, title: A, size: _ }", "5"),
    Setting("lists: { path: /a/, title: A, pagination: _ }"),
    Setting("lists: { path: /a/, title: A, filter: _ }", "5", "x y"),
    Setting("lists: { path: /a/, title: A, section: _ }", "5", "x y"),
    Setting("lists: { path: /a/, title: A, feeds: _ }", "[]", "true", "false"),
    Setting("archive: _", "{}", "true", "false"), Setting("archive: { path: _ }", "5", "x y"),
    Setting("archive: { by: _ }"), Setting("feeds: _", "[]", "{}", "true", "false"),
    Setting("feeds: [_]"), Setting("feeds: { site: _ }", "[]", "true", "false"),
    Setting("feeds: { sections: _ }", "[]", "true", "false"),
    Setting("feeds: { terms: _ }", "[]", "true", "false"), Setting("feeds: { size: _ }", "5"),
    Setting("feeds: { text: _ }"), Setting("hooks: _", "{}", "false"),
    Setting("hooks: { before_build: _ }", "5", "x y", "[]", "false"),
    Setting("hooks: { after_build: [_] }", "5", "x y"),
    Setting("menu: _", "[]", "false"), Setting("menu: [_]"),
    Setting("menu: [{ title: _, url: / }]", "5", "x y", isNeeded: true),
    Setting("menu: [{ title: A, url: _ }]", isNeeded: true),
    Setting("menu: [{ title: A, url: /, weight: _ }]", "5"),
    Setting("menu: [{ title: A, url: /, children: _ }]", "[]"), Setting("menus: _", "{}", "false"),
    Setting("menus: { a: _ }", "[]", "false"), Setting("palette: _", "{}"),
    Setting("palette: { a: _ }", isNeeded: true), Setting("theme: _", "{}"),
    Setting("theme: { accent: _ }"),
    Setting("theme: { font: _ }", "5", "x y", "[]"), Setting("theme: { radius: _ }", "5"),
    Setting("theme: { heading_font: _ }", "5", "x y", "[]"),
    Setting("theme: { code_font: _ }", "5", "x y", "[]"), Setting("theme: { card_height: _ }"),
    Setting("theme: { color_scheme: _ }"), Setting("markdown: _", "{}"),
    Setting("markdown: { html: _ }", "true", "false"),
    Setting("markdown: { smart_punctuation: _ }", "true", "false"),
    Setting("markdown: { tables: _ }", "true", "false"),
    Setting("markdown: { heading_shift: _ }", "5"), Setting("markdown: { toc: _ }", "{}"),
    Setting("markdown: { toc: { from: _ } }", "5"), Setting("markdown: { toc: { to: _ } }", "5"),
    Setting("markdown: { external_links: _ }", "{}", "false"),
    Setting("markdown: { external_links: { rel: _ } }", "5", "x y"),
    Setting("markdown: { external_links: { target: _ } }", "5", "x y"),
    Setting("templates: _", "{}"), Setting("templates: { trim_blocks: _ }", "true", "false"),
    Setting("templates: { lstrip_blocks: _ }", "true", "false"), Setting("strings: _", "{}"),
    Setting("strings: { mine: _ }", "5", "x y"),
    Setting("strings: { mine: { one: A, other: _ } }", "5", "x y", isNeeded: true),
  ]

  @Test(arguments: settings) func everyKindOfValue(setting: Setting) {
    for value in Self.values {
      let text = setting.text.replacing("_:", with: "\u{0}").replacing(": _", with: ": \(value)")
        .replacing("[_", with: "[\(value)").replacing("\u{0}", with: "_:")
      let problems = readSettings(text).1
      if setting.takes.contains(value) {
        #expect(problems.isEmpty, "\(text): \(problems.map(\.summary))")
        continue
      }
      #expect(!problems.isEmpty, "\(text)")
      for problem in problems {
        #expect(problem.hint != nil, "\(text): \(problem.summary)")
        // A form of a text that is not there is wished for, not needed.
        let isMild = setting.text.hasPrefix("strings")
        #expect(problem.severity == .error || isMild, "\(text): \(problem.summary)")
        guard case .range(_, let range) = problem.location else {
          Issue.record("\(text): \(problem.summary)")
          continue
        }
        #expect(!range.isEmpty, "\(text): \(problem.summary)")
      }
    }
  }

  /// A key that is left out of the table above is one that nobody has tried.
  @Test func noSettingIsLeftOut() {
    let tried = Set(
      Self.settings.flatMap { $0.text.split(separator: "\n") }.compactMap { line in
        line.split(separator: ":").first.map { String($0) }
      })
    #expect(tried == Set(Settings.keys))
  }

  /// What is off is as if it were not written, or emptier where something stands there unasked.
  @Test func falseTurnsOff() {
    let keys = [
      "description", "base_url", "author", "logo", "related", "updated", "icon", "lists", "archive",
      "feeds", "search", "hooks", "menu", "menus", "taxonomies", "icons", "manifest", "headers",
      "csp", "relative_urls",
    ]
    let (settings, problems) = readSettings(keys.map { "\($0): false\n" }.joined())
    #expect(problems.isEmpty)
    #expect(settings.description == nil && settings.author == nil && settings.logo == nil)
    #expect(settings.baseURL.text == "" && settings.related == 0 && settings.gitDates == nil)
    #expect(settings.hosting.icon == nil && settings.hosting.icons == nil)
    #expect(settings.lists.isEmpty && settings.archive == nil && settings.feeds.site.isEmpty)
    #expect(settings.search == nil && settings.hooks.isEmpty)
    #expect(settings.menus.flatMap(\.items).isEmpty)
    #expect(settings.taxonomies.isEmpty && !settings.hosting.hasManifest)
    #expect(!settings.hosting.writesHeaders && settings.hosting.policy == .none)
    #expect(!settings.hosting.usesRelativeURLs)
    // The logo's name is no path when there is no logo.
    #expect(
      readSettings("logo: false\nicons: true").1.map(\.summary) == [
        "'icons' names no picture, and there is no 'logo'"
      ])
    // In quotes it is a text.
    #expect(readSettings("author: 'false'").0.author == "false")
    #expect(readSettings("title: \"true\"").0.title == "true")
  }

  private func said(_ yaml: String) -> String {
    readSettings(yaml).1.map { DiagnosticText().format($0) }.joined()
  }

  @Test func wholeMessages() {
    #expect(
      said("title: true\nlogo: true\nrelated: many\nheaders: no way\nupdated: 5\nhooks: 5") == """
        site.yaml:1:8: error: 'title' must be a text, not true
          1 | title: true
            |        ^~~~ write it as "Notes"
        site.yaml:2:7: error: 'logo' must be a text, not true
          2 | logo: true
            |       ^~~~ write it as /logo.svg, or as false for none
        site.yaml:3:10: error: 'related' must be a whole number from 0 to 20, not 'many'
          3 | related: many
            |          ^~~~ write it as 3, or as false for none
        site.yaml:5:10: error: 'updated' must be 'git', not 5
          5 | updated: 5
            |          ^ write it as git, or as false for none
        site.yaml:6:8: error: 'hooks' must be a mapping, not 5
          6 | hooks: 5
            |        ^ write it as { before_build: make css }, or as false for none
        site.yaml:4:10: error: 'headers' must be true or false, not 'no way'
          4 | headers: no way
            |          ^~~~~~ write it as true or false

        """)
    #expect(
      said("menu: {}\nicons: []\ntaxonomies: [true, { size: 5 }]") == """
        site.yaml:3:14: error: an item of 'taxonomies' must be a text, not true
          3 | taxonomies: [true, { size: 5 }]
            |              ^~~~ write it as [tags, people]
        site.yaml:3:22: error: 'taxonomies.name' is missing
          3 | taxonomies: [true, { size: 5 }]
            |                      ^~~~ write it as { name: people, title: Who }
        site.yaml:2:8: error: 'icons' cannot be a list
          2 | icons: []
            |        ^~ write true, false, /logo.svg, or { from: /logo.svg, background: "#ffffff" }
        site.yaml:1:1: error: 'menu.title' is missing
          1 | menu: {}
            | ^~~~ write it as { title: About, url: /about/ }
        site.yaml:1:1: error: 'menu.url' is missing
          1 | menu: {}
            | ^~~~ write it as { title: About, url: /about/ }

        """)
  }

  @Test func policiesThatBrowsersKnowNothingOf() {
    let hint = "write it in one line: default-src 'self'; img-src *, or false for none"
    #expect(
      said("csp: x y") == """
        site.yaml:1:6: error: 'csp' holds 'x', which is no directive of a policy
          1 | csp: x y
            |      ^~~ \(hint)

        """)
    #expect(
      said("csp: \"default-src 'self'; imgsrc *\"") == """
        site.yaml:1:6: error: 'csp' holds 'imgsrc', which is no directive of a policy
          1 | csp: "default-src 'self'; imgsrc *"
            |      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ did you mean 'img-src'?

        """)
    #expect(said("csp: \"DEFAULT-SRC 'self' ;; upgrade-insecure-requests;\"") == "")
  }
}
