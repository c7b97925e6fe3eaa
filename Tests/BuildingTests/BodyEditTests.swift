import Building
import Files
import Foundation
import Testing

/// After an edit of a body alone its new content is put into the outputs that show it, and nothing else is done; after any
/// other the whole way is gone.
@Suite struct BodyEditTests {
  private static let later = 1_900_000_000

  static let site: [String: String] = [
    "Content/posts/_index.md": "---\ntitle: P\n---\n",
    "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\nText\n",
    "Content/posts/b.md": "---\ntitle: B\ndate: 2026-01-02\n---\nText\n",
    "Content/pic.bin": "picture",
    "Templates/shortcodes/hi.html": "hi",
  ]

  static func post(_ body: String) -> String {
    "---\ntitle: A\ndate: 2026-01-01\n---\n" + body
  }

  func build(
    _ site: TestSite, _ change: (inout BuildOptions) -> Void = { _ in }
  ) -> BuildReport {
    site.build { options in
      options.clock = Self.later
      options.explains = true
      change(&options)
    }
  }

  /// Builds, writes a post, builds again, and holds the output to a clean build's.
  ///
  /// - Returns: the steps of the second build.
  @discardableResult
  private func steps(
    of site: TestSite, from before: String, to after: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [String] {
    site.write("Content/posts/a.md", before)
    _ = build(site)
    site.write("Content/posts/a.md", after)
    let report = build(site)
    expectClean(site, sourceLocation: sourceLocation)
    return report.steps.map(\.name)
  }

  func expectClean(
    _ site: TestSite, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let clean = build(site) {
      $0.ignoresCache = true
      $0.output = site.folder + "/Clean"
    }
    #expect(clean.succeeded, sourceLocation: sourceLocation)
    expectTree(site.output(), site.output("Clean"), sourceLocation: sourceLocation)
  }

  static let short = ["settings", "scan", "look", "exchange", "write", "remember"]

  private func isShort(
    _ before: String, _ after: String, in files: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let site = TestSite(Self.site.merging(files) { $1 })
    let steps = steps(of: site, from: before, to: after, sourceLocation: sourceLocation)
    #expect(
      steps == Self.short || steps.contains("assemble"), sourceLocation: sourceLocation)
    return steps == Self.short
  }

  private func isShort(
    body before: String, _ after: String, in files: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    isShort(Self.post(before), Self.post(after), in: files, sourceLocation: sourceLocation)
  }

  @Test func aNewBodyIsPutInThePlaceOfTheOld() {
    let site = TestSite(Self.site)
    site.write("Content/posts/a.md", Self.post("One\n"))
    _ = build(site)
    for body in ["Another one & more\n", "Two\n\nthree\n"] {
      site.write("Content/posts/a.md", Self.post(body))
      let report = build(site)
      #expect(report.steps.map(\.name) == Self.short)
      #expect((report.written, report.unchanged, report.pages) == (1, 8, 4))
      #expect(report.wroteSomething)
      #expect(report.changes.filter { $0.change == .changed }.map(\.path) == ["posts/a/index.html"])
      let reasons = report.reasons.filter { $0.reason != nil }
      #expect(reasons.map(\.url) == ["/posts/a/"])
      #expect(
        reasons.first?.reason
          == "because \(site.folder)/Content/posts/a.md: content changed")
      expectClean(site)
      #expect(build(site).steps.map(\.name).last == "look")
    }
    #expect(site.read("Output/posts/a/index.html")?.contains("<p>Two</p>\n<p>three</p>") == true)
  }

  @Test func severalBodiesAreExchangedAtOnce() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", Self.post("One\n"))
    site.write("Content/posts/b.md", "---\ntitle: B\ndate: 2026-01-02\n---\nTwo\n")
    let report = build(site)
    #expect(report.steps.map(\.name) == Self.short)
    #expect(report.written == 2)
    expectClean(site)
  }

  @Test func aFileThatIsOnlyTouchedMakesNothing() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", Self.post("Text\n"))
    let report = build(site)
    #expect(report.steps.map(\.name) == Self.short)
    #expect(report.written == 0)
    #expect(report.reasons.allSatisfy { $0.reason == nil })
    #expect(build(site).steps.map(\.name).last == "look")
  }

  @Test func linksStayWhereTheyLead() {
    #expect(
      isShort(
        body: "[b](@/posts/b.md) [c](/x?a=1&b='2')", "now [b](@/posts/b.md) [c](/x?a=1&b='2')"))
    #expect(isShort(body: "![p](../pic.bin)\n\nText", "![p](../pic.bin)\n\nOther text"))
    #expect(!isShort(body: "[b](@/posts/b.md)", "[b](@/posts/_index.md)"))
    #expect(!isShort(body: "Text", "Text [b](@/posts/b.md)"))
    #expect(!isShort(body: "Text", "Text {{< hi >}}"))
    #expect(!isShort(body: "Text {{< hi >}}", "Texts {{< hi >}}"))
  }

  @Test func whatOthersMayReferToIsTheSame() {
    #expect(isShort(body: "## One\n\nText", "## One\n\nOther text"))
    #expect(!isShort(body: "## One\n\nText", "## Two\n\nText"))
    #expect(!isShort(body: "## One\n", "## One {#two}\n"))
    // The same text in another normal form.
    #expect(!isShort(body: "## \u{E9}\n", "## e\u{301}\n"))
    #expect(!isShort(body: "Text", "Text <i id=x>x</i>"))
    #expect(!isShort("# T\n\nText\n", "# S\n\nText\n"))
    #expect(isShort("# T\n\nText\n", "# T\n\nOther\n"))
    #expect(!isShort("# T\n\nText\n", "Before\n\n# T\n\nText\n"))
    #expect(!isShort(Self.post("Text\n"), "---\ntitle: B\ndate: 2026-01-01\n---\nText, too\n"))
    #expect(
      !isShort(Self.post("Text\n"), "---\ntitle: A\ndate: 2026-01-01\ntags: [x]\n---\nText, too\n"))
  }

  @Test func whatElseIsMadeOfTheBodyIsTheSame() {
    func detail(_ text: String) -> [String: String] { ["Templates/plain/detail.html": text] }
    let long = String(repeating: "word ", count: 300)
    #expect(isShort(body: "a", long))
    #expect(!isShort(body: "a", long, in: detail("{{ page.content }}{{ page.reading_time }}")))
    #expect(isShort(body: "a", "a b", in: detail("{{ page.content }}{{ page.reading_time }}")))
    #expect(!isShort(body: "a", "a b", in: detail("{{ page.content }}{{ page.word_count }}")))
    #expect(!isShort(body: "a", "b", in: detail("{{ page.content }}{{ page.summary }}")))
    #expect(isShort(body: "a\n\nb", "a\n\nc", in: detail("{{ page.content }}{{ page.summary }}")))
    #expect(
      !isShort(
        body: "a\n\n<!--more-->\n\nb", "a\n\n<!--more-->\n\nc",
        in: detail("{{ page.summary_content }}")))
    let filter = ["Content/_index.md": "---\nfilter: word_count > 1\n---\n"]
    #expect(!isShort(body: "a", "a b", in: filter))
    #expect(isShort(body: "a", "b", in: filter))
  }

  @Test func whatTheSearchFindsIsTheSame() {
    func settings(_ search: String) -> [String: String] {
      ["site.yaml": "title: Test\nstyle: plain\ntimezone: UTC\nsearch: \(search)\n"]
    }
    #expect(!isShort(body: "one", "two", in: settings("true")))
    #expect(isShort(body: "one", "**one**", in: settings("true")))
    #expect(!isShort(body: "one", "two", in: settings("{ text: summary }")))
    #expect(isShort(body: "one\n\nb", "one\n\nc", in: settings("{ text: summary }")))
  }

  @Test func whatAFeedShowsIsMadeAgain() {
    let feed = [
      "site.yaml": "title: Test\nstyle: plain\ntimezone: UTC\nbase_url: https://a.example\n"
    ]
    #expect(!isShort(body: "one", "two", in: feed))
    let none = feed.merging(["Templates/feed.xml": ""]) { $1 }
    #expect(isShort(body: "one", "two", in: none))
  }

  /// Each of these shows more of a content than the content itself, or shows it elsewhere than where it was written.
  @Test(arguments: [
    "{{ page.content }}{{ page.content | length }}",
    "{{ page.content }}{{ page.content }}",
    "{% if page.content %}{{ page.content }}{% endif %}",
    "{{ page.content | upper }}",
    "{% set x %}{{ page.content }}{% endset %}{{ x }}{{ x | length }}",
    "{% filter upper %}{{ page.content }}{% endfilter %}",
    "{% macro m() %}{{ page.content }}{% endmacro %}{% set y = m() %}{{ y }}{{ y | length }}",
    "{% for p in page.section.posts %}{{ p.content }}{% endfor %}",
  ])
  func contentsThatAreNotShownAsTheyAreAreMadeAgain(_ template: String) {
    #expect(
      !isShort(body: "one\n", "three\n", in: ["Templates/plain/detail.html": template]))
  }

  @Test(arguments: [
    "{% set x %}some text{% endset %}{{ x }}{{ page.content }}{{ x }}",
    "{% block a %}<p>{{ page.content }}</p>{% endblock %}", "a\u{FF01}{{ page.content }}\u{FF01}",
    "{{ page.content }}",
  ])
  func contentsThatAreShownAsTheyAreAreExchanged(_ template: String) {
    let files = ["Templates/plain/detail.html": template]
    #expect(isShort(body: "one\n", "three\u{FF01}\n", in: files))
    #expect(isShort(body: "one\n", "con\u{1}trol\n", in: files))
    #expect(isShort(body: "con\u{1}trol\n", "one\n", in: files) == false)
  }

  @Test func aPostThatIsLeftOutMayBeEdited() {
    let draft = "---\ntitle: A\ndraft: true\n---\n"
    #expect(isShort(draft + "One\n", draft + "Two\n"))
  }

  @Test func anOutputThatWasHarmedIsMadeGood() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Output/posts/a/index.html", "harmed")
    site.write("Content/posts/a.md", Self.post("One\n"))
    #expect(build(site).steps.map(\.name).contains("assemble"))
    expectClean(site)
  }

  @Test func whatIsNewInABodyIsTold() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", Self.post("[x](missing.md)\n"))
    #expect(build(site).diagnostics.count == 1)
    site.write("Content/posts/a.md", Self.post("One\n"))
    #expect(build(site).diagnostics.isEmpty)
    expectClean(site)
  }

  /// What many edits leave is put together in the end, and says the same as before.
  @Test func manyEditsEndInANewCache() throws {
    let site = TestSite(["Content/posts/_index.md": ""])
    for number in 0..<80 { site.write("Content/posts/p\(number).md", "Text") }
    _ = build(site)
    func patches() throws -> Int {
      try FolderListing.of(site.folder + "/.sitegen").entries.count { $0.path.hasSuffix(".patch") }
    }
    for number in 0..<70 {
      site.write("Content/posts/p\(number).md", "Text \(number)")
      let report = build(site)
      #expect(report.steps.map(\.name) == Self.short)
      #expect(report.written == 1)
      #expect(try patches() == (number == 64 ? 0 : 1))
    }
    #expect(build(site).steps.map(\.name).last == "look")
    expectClean(site)
    site.write("Content/posts/p3.md", "---\ntitle: Other\n---\nText 3")
    #expect(build(site).steps.map(\.name).contains("assemble"))
    #expect(try patches() == 0)
    expectClean(site)
  }

  /// A patch that is not whole, or of another cache, is none.
  @Test func aHarmedPatchIsNotBelieved() throws {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", Self.post("One\n"))
    _ = build(site)
    let entries = try FolderListing.of(site.folder + "/.sitegen").entries
    let patch = ".sitegen/" + (try #require(entries.first { $0.path.hasSuffix(".patch") }?.path))
    let bytes = try File.read(site.folder + "/" + patch)
    for place in stride(from: 0, to: bytes.count, by: 7) {
      var harmed = bytes
      harmed[place] ^= 0x5A
      site.write(patch, bytes: harmed)
      #expect(build(site).succeeded)
      expectClean(site)
      // Back to a cache with a patch.
      site.write("Content/posts/a.md", Self.post("At \(place)\n"))
      #expect(build(site).succeeded)
      expectClean(site)
    }
    for length in [0, 10, 40, bytes.count - 1] {
      site.write(patch, bytes: Array(bytes.prefix(length)))
      #expect(build(site).succeeded)
      expectClean(site)
    }
  }
}
