import Building
import Diagnostics
import Files
import Foundation
import Rendering
import Testing

/// Changes that no stamp and no field of a template shows, and that a build sees all the same.
@Suite struct UnseenChangeTests {
  private static let later = 1_900_000_000

  /// Builds with what the last build left, then without it into another folder, which must come to the same.
  private func expectSame(
    _ site: TestSite, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) {
    for isClean in [false, true] {
      let report = site.build { options in
        options.clock = Self.later
        change(&options)
        options.ignoresCache = isClean
        if isClean { options.output = site.folder + "/Clean" }
      }
      #expect(report.succeeded, sourceLocation: sourceLocation)
    }
    expectTree(site.output(), site.output("Clean"), sourceLocation: sourceLocation)
  }

  @Test func aBuiltInTemplateThatBecomesTheSitesOwnIsReadByTheSitesSettings() throws {
    let text = try #require(TemplateStore.builtIn("base.html")?.bytes)
    let site = TestSite(
      [
        "site.yaml":
          "title: T\nstyle: plain\ntemplates: {trim_blocks: true, lstrip_blocks: true}\n",
        "Content/posts/_index.md": "", "Content/posts/a.md": "Text",
      ], templates: false)
    expectSame(site)
    let before = site.read("Output/posts/a/index.html")
    site.write("Templates/base.html", bytes: text)
    expectSame(site)
    #expect(site.read("Output/posts/a/index.html") != before)
    site.remove("Templates/base.html")
    expectSame(site)
    #expect(site.read("Output/posts/a/index.html") == before)
  }

  @Test func aPageThatGetsAnotherTemplateOfTheSameReachIsMadeAgain() {
    let site = TestSite([
      "Templates/page.html": "page {% include 'o' ~ 'wn.html' ignore missing %}",
      "Templates/plain/detail.html": "detail {% include 'o' ~ 'wn.html' ignore missing %}",
      "Content/notes/b.md": "Text",
      "Content/about.md": "---\ntemplate: page.html\n---\n",
    ])
    expectSame(site)
    site.write("Content/about.md", "---\ntemplate: plain/detail.html\n---\n")
    site.write("Content/notes/_index.md", "")
    expectSame(site)
    #expect(site.read("Output/about/index.html") == "detail ")
  }

  @Test func aCopyOfAFileThatHadJustBeenChangedIsCompared() {
    let site = TestSite(["Content/pic.bin": "picture", "Content/_index.md": ""])
    // At the beginning of time every file is a new one.
    site.build()
    let path = site.folder + "/Output/pic.bin"
    var status = stat()
    #expect(stat(path, &status) == 0)
    site.write("Output/pic.bin", "PICTURE")
    #expect(utimensat(AT_FDCWD, path, [status.st_atim, status.st_mtim], 0) == 0)
    let report = site.build { $0.explains = true }
    #expect(site.read("Output/pic.bin") == "picture")
    #expect(report.reasons.contains { $0.url == "/pic.bin" && $0.reason != nil })
    #expect(site.build { $0.explains = true }.reasons.allSatisfy { $0.reason == nil })
  }

  @Test func otherRulesOfTheTimeZoneChangeDates() {
    let site = TestSite([
      "site.yaml": "title: T\nstyle: plain\ntimezone: Some/Place\n",
      "Templates/plain/detail.html": "{{ page.date }}",
      "Content/about.md": "---\ndate: 2026-01-01T10:00\n---\n",
    ])
    site.write("Zones/Some/Place", bytes: Self.zone(hours: 2))
    expectSame(site) { $0.zones = site.folder + "/Zones" }
    #expect(site.read("Output/about/index.html") == "2026-01-01 10:00:00+02:00")
    site.write("Zones/Some/Place", bytes: Self.zone(hours: 3))
    expectSame(site) { $0.zones = site.folder + "/Zones" }
    #expect(site.read("Output/about/index.html") == "2026-01-01 10:00:00+03:00")
  }

  /// A place with one offset for ever, as TZif of version 1 (RFC 8536).
  private static func zone(hours: UInt32) -> [UInt8] {
    let counts: [UInt32] = [0, 0, 0, 0, 1, 4]
    func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
    return Array("TZif".utf8) + Array(repeating: 0, count: 16) + counts.flatMap(bytes)
      + bytes(hours * 3600) + [0, 0] + Array("XYZ\0".utf8)
  }

  /// At each step of a build a file of each kind is changed behind its back; the next build makes it good.
  @Test(arguments: ["scan", "load", "assemble", "templates", "plan", "compare", "render", "write"])
  func whatChangesDuringABuildIsSeenByTheNext(_ step: String) {
    let site = TestSite([
      "site.yaml": "title: One\nstyle: plain\nauthor: One\n",
      "Templates/plain/detail.html":
        "{{ site.title }}{{ page.author }}{{ page.content }}{{ page.tags }}",
      "Content/posts/_index.md": "---\ntitle: One\n---\n",
      "Content/posts/a.md": "---\ntitle: One\n---\nOne\n", "Content/about.md": "One",
      "Content/pic.bin": "One",
    ])
    let clock = Int(time(nil))
    site.build { $0.clock = clock }
    site.write("Content/about.md", "Six")
    let options = site.options { $0.clock = clock }
    _ = Build.run(
      options,
      stepped: { name in
        guard name == step else { return }
        for path in [
          "site.yaml", "Templates/plain/detail.html", "Content/posts/_index.md",
          "Content/posts/a.md",
          "Content/about.md", "Content/pic.bin",
        ] {
          let text = site.read(path) ?? ""
          site.write(
            path,
            text.replacingOccurrences(of: "One", with: "Two").replacingOccurrences(
              of: "Six", with: "Two") + (path.hasSuffix(".html") ? "!" : ""))
        }
      })
    expectSame(site)
    #expect(site.read("Output/about/index.html")?.contains("Two") == true)
  }

  @Test func aListOfFilesThatWasLostIsKnownFromTheCache() throws {
    let site = TestSite(["Content/posts/_index.md": "", "Content/posts/a.md": "Text"])
    expectSame(site)
    let entries = try FolderListing.of(site.folder + "/.sitegen").entries
    let manifest = try #require(entries.first { $0.path.hasPrefix("manifest") })
    site.write(".sitegen/" + manifest.path, "harmed")
    site.remove("Content/posts/a.md")
    site.write("Output/own.txt", "mine")
    site.build { $0.clock = Self.later }
    #expect(site.read("Output/posts/a/index.html") == nil)
    #expect(site.read("Output/own.txt") == "mine")
  }

  @Test func earlierStatesOfTextsDoNotFillTheDisk() throws {
    let site = TestSite(["Content/posts/_index.md": ""])
    let text = String(repeating: "words and words\n", count: 20_000)
    for number in 0..<12 {
      site.write("Content/posts/a.md", "\(number)\n\n" + text)
      expectSame(site)
    }
    let entries = try FolderListing.of(site.folder + "/.sitegen").entries
    // A state is of 320 KB.
    let sizes = entries.filter { $0.path.hasPrefix("bodies") }.map(\.size)
    #expect(sizes.count == 2)
    #expect((sizes.max() ?? 0) < 3_300_000)
  }
}
