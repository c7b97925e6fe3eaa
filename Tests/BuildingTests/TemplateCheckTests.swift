import Building
import Foundation
import Testing

/// What is found in the templates of a whole site, before any page is rendered.
@Suite struct TemplateCheckTests {
  static let good: [String: String] = [
    "Content/_index.md": "---\ntitle: Home\n---\n",
    "Content/posts/_index.md": "---\ntitle: Posts\nfields:\n  price: number\n---\n",
    "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\nmood: good\n---\n",
    "Content/about.md": "---\ntitle: About\n---\n",
  ]

  private func messages(_ name: String, _ template: String) -> String {
    let site = TestSite(Self.good)
    site.write("Templates/" + name, template)
    return site.messages()
  }

  @Test(arguments: [
    "{{ page.extra.price }}{{ page.extra.mood }}", "{{ page.extra.other | default('') }}",
    "{% if page.extra.other is defined %}{{ page.extra.other }}{% endif %}",
    "{% if kind == 'home' %}{{ list.number }}{% endif %}",
    "{% if page.kind == 'section' %}{{ list.number }}{% endif %}",
    "{{ page.section.posts[0].extra.mood }}", "{{ page.date.year }}{{ site.menu }}",
  ])
  func saysNothing(_ template: String) {
    #expect(messages("plain/detail.html", template) == "")
  }

  static let faults: [(String, String, String)] = [
    (
      "plain/detail.html", "{{ page.extra.prise }}{{ page.extra.zzz }}",
      """
      Templates/plain/detail.html:1:15: error: the map has no key 'prise'
        1 | {{ page.extra.prise }}{{ page.extra.zzz }}
          |               ^~~~~ did you mean 'price'?
      Templates/plain/detail.html:1:37: error: the map has no key 'zzz'
        1 | {{ page.extra.prise }}{{ page.extra.zzz }}
          |                                     ^~~ its keys are 'mood', 'price'

      """
    ),
    (
      "page.html", "{{ page.extra.price }}",
      """
      Templates/page.html:1:15: error: the map has no key 'price'
        1 | {{ page.extra.price }}
          |               ^~~~~

      """
    ),
    (
      "plain/detail.html", "{{ list.posts }}",
      """
      Templates/plain/detail.html:1:4: error: there is no 'list' here
        1 | {{ list.posts }}
          |    ^~~~ not every page has it, so ask 'if list is defined'

      """
    ),
    (
      "plain/list.html",
      "{% for post in list.postz %}{% endfor %}{% for p in list.posts %}{{ p.titel }}{% endfor %}",
      """
      Templates/plain/list.html:1:21: error: 'list' has no field 'postz'
        1 | {% for post in list.postz %}{% endfor %}{% for p in list.posts %}{{ p.titel }}{% endfor %}
          |                     ^~~~~ did you mean 'posts'?
      Templates/plain/list.html:1:71: error: 'page' has no field 'titel'
        1 | {% for post in list.postz %}{% endfor %}{% for p in list.posts %}{{ p.titel }}{% endfor %}
          |                                                                       ^~~~~ did you mean 'title'?

      """
    ),
    (
      "404.html", "{{ site.titel }}{{ page.badge.unit }}{{ page.back.link }}",
      """
      Templates/404.html:1:9: error: 'site' has no field 'titel'
        1 | {{ site.titel }}{{ page.badge.unit }}{{ page.back.link }}
          |         ^~~~~ did you mean 'title'?
      Templates/404.html:1:51: error: the map has no key 'link'
        1 | {{ site.titel }}{{ page.badge.unit }}{{ page.back.link }}
          |                                                   ^~~~ its keys are 'title', 'url'

      """
    ),
    (
      "plain/list.html", "{% if list.next %}{% set more = 1 %}{% endif %}{{ more }}",
      """
      Templates/plain/list.html:1:51: warning: 'more' may have no value here
        1 | {% if list.next %}{% set more = 1 %}{% endif %}{{ more }}
          |                                                   ^~~~ set it on every way here, or ask 'if more is defined'
      Templates/plain/list.html:1:26: note: it is set here
        1 | {% if list.next %}{% set more = 1 %}{% endif %}{{ more }}
          |                          ^~~~

      """
    ),
  ]

  @Test(arguments: faults) func saysWhatIsWrong(_ item: (String, String, String)) {
    let said = messages(item.0, item.1)
    // The variable without a value fails its pages too, which is another message.
    #expect(said.hasPrefix(item.2), "\(said)")
  }

  @Test func oneTemplateForMostKindsOfPages() {
    let site = TestSite(Self.good)
    site.write("Templates/base.html", "{{ list.number }}")
    for name in ["plain/list.html", "plain/detail.html", "page.html", "404.html"] {
      site.write("Templates/" + name, "{% extends 'base.html' %}")
    }
    #expect(
      site.messages() == """
        Templates/base.html:1:4: error: there is no 'list' on pages of kind '404' and 'page'
          1 | {{ list.number }}
            |    ^~~~ not every page has it, so ask 'if list is defined'

        """)
  }

  @Test func aCheckWritesNothingAndTellsMore() {
    let site = TestSite(Self.good)
    site.write("Templates/plain/detail.html", "{% set x = 1 %}{{ page.title }}")
    site.write("Templates/old.html", "")
    site.write("Templates/notes.md", "")
    site.write("Templates/grid/style.css", "")
    #expect(site.messages() == "")
    site.remove("Output")
    let report = site.build { $0.onlyChecks = true }
    #expect(
      site.text(of: report) == """
        Templates/grid/style.css: warning: nothing uses this template
          name it in front matter or in another template, or take it out
        Templates/old.html: warning: nothing uses this template
          name it in front matter or in another template, or take it out
        Templates/plain/detail.html:1:8: warning: 'x' is set and never read
          1 | {% set x = 1 %}{{ page.title }}
            |        ^ take it out, or call it '_x'

        """)
    #expect(report.succeeded)
    #expect(report.pages == 4)
    #expect(!FileManager.default.fileExists(atPath: site.folder + "/Output"))
    #expect(
      !site.build {
        $0.onlyChecks = true
        $0.isStrict = true
      }.succeeded)
  }

  @Test func ourOwnTemplatesAreInOrder() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let site = TestSite(templates: false)
    for name in ["Content", "Templates", "site.yaml"] {
      site.remove(name)
      try FileManager.default.copyItem(
        atPath: root + "/" + name, toPath: site.folder + "/" + name)
    }
    #expect(site.text(of: site.build { $0.onlyChecks = true }) == "")
  }
}
