import Building
import Foundation
import Testing

/// Breaks one thing of a good site at a time, and holds the whole of what a build then says.
@Suite struct BrokenSiteTests {
  static let good: [String: String] = [
    "Content/_index.md": "---\ntitle: Home\n---\n",
    "Content/posts/_index.md": "---\ntitle: Posts\nsize: 5\n---\n",
    "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n\n[to b](b.md)\n",
    "Content/posts/b.md": "---\ntitle: B\n---\n\nText\n",
  ]

  @Test func theGoodSiteIsGood() {
    let site = TestSite(Self.good)
    #expect(site.messages() == "")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let path: String
    let text: String
    let said: String

    init(_ path: String, _ text: String, _ said: String) {
      self.path = path
      self.text = text
      self.said = said
    }

    var testDescription: String { "\(path): \(text)" }
  }

  static let faults: [Fault] = [
    Fault(
      "Content/posts/a.md", "---\ntitle: A\ntags: x\ndate: yestreday\n---\n",
      """
      Content/posts/a.md:4:7: error: 'date' is not a date: 'yestreday'
        4 | date: yestreday
          |       ^~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00

      """),
    Fault(
      "Content/posts/a.md", "---\r\ntitle: A\r\nrating: 7\r\ndraft: maybe\r\n---\r\n",
      """
      Content/posts/a.md:3:9: error: 'rating' must be a whole number from 1 to 5, not 7
        3 | rating: 7
          |         ^
      Content/posts/a.md:4:8: error: 'draft' must be true or false, not 'maybe'
        4 | draft: maybe
          |        ^~~~~

      """),
    Fault(
      "Content/posts/a.md", "---\ntittle: A\n---\n",
      """
      Content/posts/a.md:2:1: warning: unknown key 'tittle'
        2 | tittle: A
          | ^~~~~~ did you mean 'title'?

      """),
    Fault(
      "Content/posts/a.md", "---\ntitle: A\ncolor: pinc\n---\n",
      """
      Content/posts/a.md:3:8: error: 'color' is not a colour: 'pinc'
        3 | color: pinc
          |        ^~~~ did you mean 'pink'?

      """),
    Fault(
      "Content/posts/a.md", "---\ntitle: A\nstyle: grit\n---\n",
      """
      Content/posts/a.md:3:8: error: 'style' must be one of 'no-space', 'blurry', 'flat-dark', 'grid', 'plain', 'grouped', 'inset-grouped' or 'sidebar', not 'grit'
        3 | style: grit
          |        ^~~~ did you mean 'grid'?

      """),
    Fault(
      "Content/posts/a.md", "---\nslug: b\n---\n",
      """
      Content/posts/b.md: error: two pages have the address '/posts/b/'
        give one of them another 'slug' or 'url'
      Content/posts/a.md:2:7: note: the other is this
        2 | slug: b
          |       ^

      """),
    Fault(
      "Content/posts/a.md", "---\ntitle: A\naliases: [/x/, /posts/b/]\n---\n",
      """
      Content/posts/a.md:3:16: error: two pages have the address '/posts/b/'
        3 | aliases: [/x/, /posts/b/]
          |                ^~~~~~~~~ take that address out of 'aliases'
      Content/posts/b.md: note: the other is this

      """),
    Fault(
      "site.yaml", "style: plain\nmenu: [{title: x, url: \"javascript:y\"}]\n",
      """
      site.yaml:2:24: error: 'javascript:y' is not an address for a menu
        2 | menu: [{title: x, url: "javascript:y"}]
          |                        ^~~~~~~~~~~~~~ write it as /about/ or https://example.org/

      """),
    Fault(
      "Content/_index.md", "---\ntitle: Home\ndraft: true\n---\n",
      """
      Content/_index.md:1:1: error: the home page cannot be a draft, since the whole site would be one
        1 | ---
          | ^ take 'draft' out

      """),
    Fault(
      "Content/index.md", "Hello\n",
      """
      Content/index.md: warning: this is a page named 'index' and not the home page
        did you mean '_index.md'?

      """),
    Fault(
      "Content/posts/_index.md", "---\ntitle: P\nslug: q\n---\n",
      """
      Content/posts/_index.md:3:1: warning: this version does not act on 'slug'
        3 | slug: q
          | ^~~~

      """),
    Fault(
      "Content/posts/a.md", "---\nslug: ../../etc\n---\n",
      """
      Content/posts/a.md:2:7: error: 'slug' is one part of an address and cannot hold a slash
        2 | slug: ../../etc
          |       ^~~~~~~~~ write 'url: /../../etc/' for a whole address

      """),
    Fault(
      "Content/posts/a.md", "---\nurl: /posts/b/index.html/x/\n---\n",
      """
      Content/posts/a.md:2:6: error: '/posts/b/index.html/x/' needs a folder where '/posts/b/' is a file
        2 | url: /posts/b/index.html/x/
          |      ^~~~~~~~~~~~~~~~~~~~~~ give one of them another address
      Content/posts/b.md: note: the file is this

      """),
    Fault(
      "Content/posts/a.md", "---\nurl: /a/../b/\naliases: [/ok/, \"/?x\"]\n---\n",
      """
      Content/posts/a.md:2:6: error: 'url' is not an address within the site: '/a/../b/'
        2 | url: /a/../b/
          |      ^~~~~~~~ write it as /a/b/ or /a/b.html, without '..', '?' or '#'
      Content/posts/a.md:3:17: error: an alias is not an address within the site: '/?x'
        3 | aliases: [/ok/, "/?x"]
          |                 ^~~~~ write it as /old/address/, without '..', '?' or '#'

      """),
    Fault(
      "Content/posts/a.md", "---\ntitle: A\ntemplate: pag.html\n---\n",
      """
      Content/posts/a.md:3:11: error: there is no template 'pag.html'
        3 | template: pag.html
          |           ^~~~~~~~ did you mean 'page.html'?

      """),
    Fault(
      "Content/posts/a.md", "---\ntitle: A\ntemplate: of-another-generator.tpl\n---\n",
      """
      Content/posts/a.md:3:11: warning: there is no template 'of-another-generator.tpl'; that of the style is used
        3 | template: of-another-generator.tpl
          |           ^~~~~~~~~~~~~~~~~~~~~~~~ put it into Templates/

      """),
    Fault(
      "Content/posts/_index.md", "---\nsort: tilte\n---\n",
      """
      Content/posts/_index.md:2:7: warning: no post of this list has a field 'tilte' to sort by
        2 | sort: tilte
          |       ^~~~~ did you mean 'title'?

      """),
    Fault(
      "Content/posts/_index.md", "---\nfilter: titel == 'A'\n---\n",
      """
      Content/posts/_index.md:2:9: error: there is no 'titel' here
        2 | filter: titel == 'A'
          |         ^~~~~ did you mean 'title'?

      """),
    Fault(
      "Content/posts/a.md", "---\ntitle: A\n---\n\nSee [b](bb.md).\n",
      """
      Content/posts/a.md:5:9: warning: there is no 'bb.md' to link to
        5 | See [b](bb.md).
          |         ^~~~~ did you mean 'b.md'?

      """),
    Fault(
      "Content/posts/_index.md", "---\npagination: datum\nsize: 0\n---\n",
      """
      Content/posts/_index.md:2:13: error: 'pagination' must be one of 'newest' or 'permanent', not 'datum'
        2 | pagination: datum
          |             ^~~~~
      Content/posts/_index.md:3:7: error: 'size' must be a whole number from 1 to 10000 or 'all', not 0
        3 | size: 0
          |       ^

      """),
    Fault(
      "Content/posts/_index.markdown", "again",
      """
      Content/posts/_index.md: error: this folder has a second '_index' file
        keep one of them
      Content/posts/_index.markdown: note: the first is here

      """),
    Fault(
      "Templates/plain/list.html", "{{ page.titel }}",
      """
      Templates/plain/list.html:1:9: error: 'page' has no field 'titel'
        1 | {{ page.titel }}
          |         ^~~~~ did you mean 'title'?

      """),
    Fault(
      "Templates/plain/list.html", "{{ 1 // 0 }}",
      """
      Templates/plain/list.html:1:4: error: '//' by zero
        1 | {{ 1 // 0 }}
          |    ^~~~~~
      Content/_index.md: note: while rendering '/' and 1 more page

      """),
    Fault(
      "site.yaml", "title: [a]\ntimezone: Mars/Base\nbase_url: example.org\npalete: {}\n",
      """
      site.yaml:1:8: error: 'title' must be a text, not a list
        1 | title: [a]
          |        ^~~ write it as "Notes"
      site.yaml:2:11: error: there is no time zone 'Mars/Base'
        2 | timezone: Mars/Base
          |           ^~~~~~~~~ write a name such as Europe/Berlin, or an offset such as +02:00
      site.yaml:3:11: error: 'base_url' is not the address of a site: 'example.org'
        3 | base_url: example.org
          |           ^~~~~~~~~~~ write it as https://example.org or https://example.org/blog
      site.yaml:4:1: warning: unknown key 'palete'
        4 | palete: {}
          | ^~~~~~ did you mean 'palette'?

      """),
    Fault(
      "site.yaml", "- a\n",
      """
      site.yaml:1:1: error: settings must be a mapping of names to values
        1 | - a
          | ^~~ write 'title: My site' and so on, one on each line

      """),
  ]

  @Test(arguments: faults)
  func everyFaultIsSaidAtItsPlace(fault: Fault) {
    let site = TestSite(Self.good)
    site.build()
    let before = site.output()
    site.write(fault.path, fault.text)
    let report = site.build()
    #expect(site.text(of: report) == fault.said)
    if !report.succeeded { expectTree(site.output(), before) }
  }

  @Test(arguments: faults.filter { $0.said.contains("warning:") && !$0.said.contains("error:") })
  func strictMakesEveryWarningAnError(fault: Fault) {
    let site = TestSite(Self.good)
    site.build()
    let before = site.output()
    site.write(fault.path, fault.text)
    let report = site.build { $0.isStrict = true }
    #expect(!report.succeeded)
    #expect(
      site.text(of: report) == fault.said.replacingOccurrences(of: "warning:", with: "error:"))
    expectTree(site.output(), before)
  }

  @Test func aMissingContentFolderIsSaid() {
    let site = TestSite()
    #expect(
      site.messages()
        == "Content: error: there is no folder 'Content' here\n  'sitegen init' makes a new site\n")
  }

  @Test func twoSettingsFilesAreSaid() {
    let site = TestSite(Self.good)
    site.write("site.toml", "title = 'x'\n")
    #expect(
      site.messages()
        == "site.toml: error: the site has two settings files\n  keep 'site.yaml' or this one\n")
  }
}
