import Building
import Foundation
import Testing

/// What templates see of `Content/_data`, and what a change there makes again.
@Suite struct DataTests {
  private func page(_ template: String, _ data: [String: String]) -> TestSite {
    let site = TestSite(["Content/_index.md": "", "Content/a.md": "text"])
    site.write("Templates/page.html", template)
    for (path, text) in data { site.write("Content/_data/\(path)", text) }
    return site
  }

  private func shown(_ template: String, _ data: [String: String]) -> String? {
    let site = page(template, data)
    let messages = site.messages()
    return messages.isEmpty ? site.pages()["a/index.html"] : messages
  }

  @Test func fourLanguages() {
    #expect(
      shown(
        "{{ data.a.x }}|{{ data.b.x }}|{{ data.c[1].x }}|{{ data.d[0].x }}|{{ data.e.x }}",
        [
          "a.yaml": "x: 1", "b.toml": "x = 2.5", "c.json": "[1, {\"x\": \"<\"}]",
          "d.csv": "x,y\n04,b\n", "e.yml": "x: 2026-01-02",
        ]) == "1|2.5|&lt;|04|2026-01-02 00:00:00+00:00")
  }

  @Test func datesAreInTheZoneOfTheSite() {
    let site = page("{{ data.a.x }}", ["a.yaml": "x: 2026-01-02 10:00"])
    site.write("site.yaml", "style: plain\ntimezone: +02:00\n")
    site.build()
    #expect(site.pages()["a/index.html"] == "2026-01-02 10:00:00+02:00")
    site.write("site.yaml", "style: plain\ntimezone: +03:00\n")
    site.build()
    #expect(site.pages()["a/index.html"] == "2026-01-02 10:00:00+03:00")
  }

  @Test func foldersNestAndCanBeGoneThrough() {
    #expect(
      shown(
        "{{ data.a.b.c.x }}|{% for k, v in data.a | items %}{{ k }},{% endfor %}|{% for k in data %}{{ k }},{% endfor %}|{{ data.a | length }}|{{ 'z' in data.a }}{{ 'b' in data.a }}|{{ data.a.keys() | join }}|{{ data['my-team'].x }}|{{ data.a.get('q', 7) }}|{{ (data.a | dictsort)[0][0] }}|{{ data.a is mapping }}",
        [
          "a/b/c.json": "{\"x\": 1}", "a/z.json": "[]", "a/.hidden.json": "{", "a/_not.json": "{",
          "my-team.yaml": "x: 2",
        ]) == "1|b,z,|a,my-team,|2|TrueTrue|bz|2|7|b|True")
  }

  @Test func shortcodesHaveItToo() {
    let site = TestSite([
      "Content/a.md": "{{< who >}}", "Content/_data/t.yaml": "name: Ada",
      "Templates/shortcodes/who.html": "{{ data.t.name }}",
    ])
    #expect(site.messages() == "")
    #expect(site.pages()["a/index.html"]?.contains("Ada") == true)
    site.write("Content/_data/t.yaml", "name: Grace")
    #expect(site.messages() == "")
    #expect(site.pages()["a/index.html"]?.contains("Grace") == true)
  }

  @Test func nothingOfItIsPublished() {
    let site = page("", ["a.yaml": "x: 1", "b/c.csv": "x\n1\n"])
    #expect(site.messages() == "")
    #expect(site.output().keys.contains { $0.contains("data") } == false)
  }

  @Test func namesThatAreNotThere() {
    #expect(
      shown("{{ data.teem.x }}", ["team.yaml": "x: 1"]) == """
        Templates/page.html:1:9: error: 'data' has no field 'teem'
          1 | {{ data.teem.x }}
            |         ^~~~ did you mean 'team'?

        """)
    #expect(
      shown("{{ data.team.nmae }}", ["team.yaml": "name: 1"])?.hasPrefix(
        """
        Templates/page.html:1:14: error: the map has no key 'nmae'
          1 | {{ data.team.nmae }}
            |              ^~~~ did you mean 'name'?

        """) == true)
    #expect(shown("{{ 'yes' if data.team is defined else 'no' }}", [:]) == "no")
  }

  @Test func mistakesStandAtTheirPlaces() {
    #expect(
      shown("", ["a.yaml": "x: [1\n", "sub/b.csv": "x,y\n1\n", "c.toml": "a = 1\na = 2\n"]) == """
        Content/_data/a.yaml:1:4: error: the '[' is not closed
          1 | x: [1
            |    ^ write ']' at its end, or put the whole text in quotes
        Content/_data/c.toml:2:1: error: 'a' is here twice
          2 | a = 2
            | ^ delete one of the two
        Content/_data/c.toml:1:1: note: the first one
          1 | a = 1
            | ^
        Content/_data/sub/b.csv:2:1: error: this row has 1 field for 2 columns
          2 | 1
            | ^ 'y' is missing; an empty field is ',,'

        """)
  }

  @Test func twoFilesWithOneName() {
    #expect(
      shown("", ["team.yaml": "x: 1", "team.json": "{}", "a.yaml": "x: 1", "a/b.yaml": "x: 1"])
        == """
        Content/_data/a/b.yaml: error: 'a' is the name of 'Content/_data/a.yaml' too
          rename one of the two
        Content/_data/team.yaml: error: 'team' is the name of 'Content/_data/team.json' too
          rename one of the two

        """)
  }

  @Test func whatIsNoData() {
    #expect(
      shown("", ["a.txt": "x"]) == """
        Content/_data/a.txt: warning: this is no data: its name ends in none of .yaml, .toml, .json and .csv
          begin its name with '_' to keep it here all the same

        """)
  }

  @Test func foldersAreNotEndlesslyDeep() {
    let path = Array(repeating: "a", count: 70).joined(separator: "/") + ".json"
    #expect(
      shown("", [path: "1"]) == """
        Content/_data/\(path): error: the folders of data stand more than 64 deep in one another

        """)
  }

  // MARK: Builds

  /// Long after any file was written, so that files are told by their stamps.
  private func rebuilt(_ site: TestSite) -> [String] {
    let report = site.build {
      $0.clock = 1_900_000_000
      $0.explains = true
    }
    return report.reasons.compactMap { url, reason in
      reason.map {
        "\(url) \($0.replacingOccurrences(of: site.folder + "/", with: ""))"
      }
    }
  }

  private func threePages() -> TestSite {
    let site = page(
      "{% if page.title == 'A' %}{{ data.a.x }}{% elif page.title == 'B' %}{{ data.sub.b.x }}{% endif %}",
      ["a.yaml": "x: 1", "sub/b.yaml": "x: 1", "sub/c.yaml": "x: 1"])
    site.write("Content/b.md", "text")
    site.write("Content/c.md", "text")
    return site
  }

  @Test func aChangeMakesOnlyWhatReadsTheFile() {
    let site = threePages()
    _ = rebuilt(site)
    #expect(rebuilt(site) == [])
    site.write("Content/_data/a.yaml", "x: 2")
    #expect(rebuilt(site) == ["/a/ because Content/_data/a.yaml: text changed"])
    site.write("Content/_data/sub/b.yaml", "x: 2")
    #expect(rebuilt(site) == ["/b/ because Content/_data/sub/b.yaml: text changed"])
    site.write("Content/_data/sub/c.yaml", "x: 2")
    #expect(rebuilt(site) == [])
    #expect(site.pages()["b/index.html"] == "2")
  }

  @Test func whatComesAndGoes() {
    let site = page("{{ data.news.x if data.news is defined else '-' }}", [:])
    #expect(rebuilt(site).count > 1)
    site.write("Content/_data/news.yaml", "x: 1")
    #expect(rebuilt(site) == ["/a/ because Content/_data: names changed"])
    #expect(site.pages()["a/index.html"] == "1")
    site.remove("Content/_data/news.yaml")
    #expect(
      rebuilt(site) == [
        "/a/ because Content/_data/news.yaml is not part of the site any more"
      ])
    #expect(site.pages()["a/index.html"] == "-")
  }
}
