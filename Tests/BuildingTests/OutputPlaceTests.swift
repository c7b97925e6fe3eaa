import Building
import Files
import Foundation
import SiteModel
import Testing

/// Where a build may write, and what it takes for its own there.
@Suite struct OutputPlaceTests {
  private func site() -> TestSite {
    TestSite(["Content/a.md": "A", "Content/site.yaml": "title: not the settings\n"])
  }

  @Test func theSitesOwnFolderIsRefused() {
    let site = site()
    let settings = site.read("site.yaml")
    let parent = Path.parent(of: site.folder)
    for folder in [site.folder, parent] {
      let report = site.build { $0.output = folder }
      #expect(
        site.text(of: report).hasSuffix(
          "error: the output cannot go into the folder that the site lies in\n  choose a folder of its own\n"
        ))
      #expect(Clean.run(folder: site.folder, output: folder).removed == 0)
    }
    #expect(site.read("site.yaml") == settings)
  }

  @Test func aLinkToTheSourcesIsRefused() throws {
    let site = site()
    try FileManager.default.createSymbolicLink(
      atPath: site.folder + "/Output", withDestinationPath: "Content")
    #expect(
      site.messages()
        == "Output: error: the output cannot go into 'Content'\n  choose a folder of its own\n")
    let (removed, diagnostics) = Clean.run(folder: site.folder, output: nil)
    #expect(removed == 0)
    #expect(diagnostics.count == 1)
    #expect(site.read("Content/a.md") == "A")
  }

  @Test func thePreviewsFolderIsForThePreviewOnly() throws {
    let site = site()
    let preview = SitePreview.folder(ofSite: site.folder)
    #expect(preview == site.folder + "/.sitegen/preview")
    let refused = "error: the output cannot go into '.sitegen'\n  choose a folder of its own\n"
    #expect(site.text(of: site.build { $0.output = preview }).hasSuffix(refused))
    for name in [".sitegen", ".sitegen/other", ".sitegen/preview/inside"] {
      let report = site.build {
        $0.output = site.folder + "/" + name
        $0.isPreview = true
      }
      #expect(site.text(of: report).hasSuffix(refused), "\(name)")
    }
    let report = site.build {
      $0.output = preview
      $0.isPreview = true
    }
    #expect(report.succeeded)
    #expect(Path.isFile(preview + "/a/index.html"))
    #expect(!Path.exists(site.folder + "/Output"))
    #expect(Clean.run(folder: site.folder, output: preview).removed == 0)
    #expect(
      Clean.run(folder: site.folder, output: preview, isPreview: true).removed
        == report.changes.count)
    try? FileManager.default.removeItem(atPath: preview)
    try FileManager.default.createSymbolicLink(
      atPath: preview, withDestinationPath: "../Content")
    let linked = site.build {
      $0.output = preview
      $0.isPreview = true
    }
    #expect(!linked.succeeded)
  }

  @Test func theBasePathOfThePreview() {
    let site = site()
    #expect(SitePreview.basePath(ofSite: site.folder, baseURL: nil) == "")
    #expect(
      SitePreview.basePath(ofSite: site.folder, baseURL: BaseURL("https://example.org/x")) == "/x")
    site.write("site.yaml", "base_url: https://example.org/blog\n")
    #expect(SitePreview.basePath(ofSite: site.folder, baseURL: nil) == "/blog")
    site.write("site.yaml", "base_url: [\n")
    #expect(SitePreview.basePath(ofSite: site.folder, baseURL: nil) == nil)
  }

  @Test func theOutputIsNeverContent() throws {
    let site = site()
    for (link, target) in [("out", "../Output"), ("site", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: site.folder + "/Content/" + link, withDestinationPath: target)
    }
    site.build()
    let first = site.pages()
    #expect(
      site.messages() == """
        Content/out: warning: not published: the symbolic link leads to the site's own folder or its output
        Content/site: warning: not published: the symbolic link leads to the site's own folder or its output

        """)
    expectTree(site.pages(), first)
    #expect(first.keys.sorted() == ["a/index.html", "index.html", "site.yaml"])
  }

  @Test func aNameWithALineEndIsNotPublished() {
    let site = TestSite(["Content/a\nREADME": "x", "Content/b\r": "y"])
    #expect(
      site.messages() == """
        Content/a\u{240A}README: warning: not published: the name holds a control character
        Content/b\u{240D}: warning: not published: the name holds a control character

        """)
    site.write("Output/README", "mine")
    site.build()
    #expect(site.read("Output/README") == "mine")
  }

  @Test func aNameInAnotherNormalFormIsAnotherFile() {
    let site = TestSite(["Content/cafe\u{301}.png": "x"])
    site.build()
    site.remove("Content/cafe\u{301}.png")
    site.write("Content/caf\u{E9}.png", "x")
    #expect(site.build().removed == 1)
    let names = site.pages().keys.map { Array($0.utf8) }
    #expect(names.contains(Array("caf\u{E9}.png".utf8)))
    #expect(names.count == 2)
  }

  @Test func aSiteThatIsMovedKeepsItsManifest() throws {
    let site = TestSite(["Content/a.md": "A", "Content/b.md": "B"])
    site.build()
    let moved = site.folder + "-moved"
    try FileManager.default.moveItem(atPath: site.folder, toPath: moved)
    defer { try? FileManager.default.removeItem(atPath: moved) }
    try FileManager.default.removeItem(atPath: moved + "/Content/b.md")
    let report = Build.run(site.options { $0.folder = moved })
    #expect(report.removed == 1)
    #expect(!Path.exists(moved + "/Output/b/index.html"))
  }

  @Test func whatAnotherSiteHasBuiltIsRefused() {
    let (site, other) = (site(), TestSite(["Content/other.md": "O", "Content/a.md": "B"]))
    let target = other.folder + "/Output"
    // Nobody's yet.
    #expect(site.build { $0.output = target }.succeeded)
    #expect(Clean.run(folder: site.folder, output: target).removed > 0)
    other.build()
    let built = other.output()
    let real = (try? Path.real(other.folder)) ?? ""
    let said = "error: this is the output of another site, that in '\(real)'\n"
    for _ in 0..<2 {
      let report = site.build { $0.output = target }
      #expect(
        site.text(of: report) == "\(target): \(said)  choose a folder of its own\n")
    }
    let (removed, problems) = Clean.run(folder: site.folder, output: target)
    #expect(removed == 0 && problems.count == 1)
    expectTree(other.output(), built)
    // Its own site goes on with it, and a site within the other one has one of its own.
    #expect(other.build().succeeded)
    let inner = other.folder + "/inner"
    other.write("inner/Content/a.md", "I")
    #expect(other.build { $0.folder = inner }.succeeded)
    #expect(Path.isFile(inner + "/Output/a/index.html"))
    expectTree(other.output(), built)
    // What is cleaned is free again.
    _ = Clean.run(folder: other.folder, output: nil)
    #expect(site.build { $0.output = target }.succeeded)
  }

  /// A folder outside of both of two sites tells of neither; none removes what only the other has written.
  @Test func twoSitesInOneFolderRemoveNothingOfEachOther() {
    let (site, other) = (site(), TestSite(["Content/other.md": "O"]))
    let shared = site.folder + "-shared"
    defer { try? FileManager.default.removeItem(atPath: shared) }
    site.build { $0.output = shared }
    other.build { $0.output = shared }
    #expect(Path.isFile(shared + "/a/index.html") && Path.isFile(shared + "/other/index.html"))
    site.remove("Content/a.md")
    #expect(site.build { $0.output = shared }.removed == 1)
    #expect(!Path.exists(shared + "/a") && Path.isFile(shared + "/other/index.html"))
    _ = Clean.run(folder: site.folder, output: shared)
    #expect(Path.isFile(shared + "/other/index.html"))
  }

  @Test func cleaningOneOutputForgetsNoOther() {
    let site = TestSite(["Content/a.md": "A"])
    site.build()
    site.build { $0.output = site.folder + "/other" }
    #expect(Clean.run(folder: site.folder, output: site.folder + "/other").removed == 6)
    site.remove("Content/a.md")
    #expect(site.build().removed == 1)
  }
}
