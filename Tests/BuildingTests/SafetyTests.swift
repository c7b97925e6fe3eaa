import Building
import Files
import Foundation
import Testing

/// What a build must never do to files that are not its own.
@Suite struct SafetyTests {
  private func site() -> TestSite {
    TestSite(["Content/a.md": "A", "Content/b.md": "B"])
  }

  /// The manifests of a site, which lie in its cache.
  private func manifests(_ site: TestSite) throws -> [String] {
    try FolderListing.of(site.folder + "/.sitegen").entries.map { ".sitegen/" + $0.path }
  }

  private func message(_ site: TestSite, output: String) -> String {
    site.messages { $0.output = site.folder + "/" + output }
  }

  @Test func pathsOfAManifestThatLeadOutAreNotBelieved() throws {
    let site = site()
    site.build()
    let paths = ["../site.yaml", "/etc/hostname", "", ".", "a/../../Content/a.md", "b//index.html"]
    for file in try manifests(site) {
      site.write(file, (["sitegen manifest 2"] + paths).joined(separator: "\0") + "\0")
    }
    let report = site.build()
    #expect(site.text(of: report) == "")
    #expect(report.removed == 0)
    #expect(site.read("site.yaml") != nil)
    #expect(site.read("Content/a.md") == "A")
  }

  @Test(arguments: [
    "", "sitegen manifest 2", "sitegen manifest 2\0a/index.html", "\0", "rubbish\0index.html\0",
    "sitegen manifest 1\na/index.html\n", "\u{FFFD}\0",
  ])
  func aDamagedManifestListsNothing(_ text: String) throws {
    let site = site()
    site.build()
    for file in try manifests(site) { site.write(file, text) }
    site.remove("Content/a.md")
    let report = site.build()
    #expect(site.text(of: report) == "")
    #expect(report.removed == 0)
    #expect(site.pages()["a/index.html"] == "A|<p>A</p>\n|/")
  }

  @Test func aFolderInTheManifestIsNotRemoved() throws {
    let site = site()
    site.build()
    site.remove("Output/a/index.html")
    site.write("Output/a/index.html/mine.txt", "mine")
    site.remove("Content/a.md")
    let report = site.build()
    #expect(site.text(of: report) == "")
    #expect(report.removed == 0)
    #expect(report.changes.allSatisfy { $0.change != .removed })
    #expect(site.read("Output/a/index.html/mine.txt") == "mine")
  }

  @Test func whatIsGoneAlreadyIsNotCounted() {
    let site = site()
    site.build()
    site.remove("Output/a")
    site.remove("Content/a.md")
    let report = site.build()
    #expect(report.removed == 0)
    #expect(report.changes.allSatisfy { $0.change != .removed })
  }

  @Test func aFolderOfTheUsersWhereAPageBelongs() {
    let site = site()
    site.write("Output/a/index.html/mine.txt", "mine")
    let report = site.build()
    #expect(
      site.text(of: report)
        == "Output/a/index.html: error: cannot write 'Output/a/index.html': a folder stands there; remove it if an earlier build left it\n"
    )
    #expect(report.wroteSomething)
    #expect(site.read("Output/a/index.html/mine.txt") == "mine")
    site.remove("Output/a/index.html")
    #expect(site.messages() == "")
    #expect(site.pages()["a/index.html"] == "A|<p>A</p>\n|/")
  }

  @Test func linksIntoTheSourcesAreSeenThrough() throws {
    let site = site()
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: site.folder + "/way", withDestinationPath: site.folder + "/Content")
    for output in ["way", "way/new", "way/new/deeper"] {
      #expect(
        message(site, output: output)
          == "\(output): error: the output cannot go into 'Content'\n  choose a folder of its own\n"
      )
    }
    #expect(try files.contentsOfDirectory(atPath: site.folder + "/Content").count == 2)
  }

  @Test(arguments: [".", "", "Output/.."])
  func theSitesOwnFolderIsNoOutput(_ output: String) {
    let site = site()
    #expect(
      message(site, output: output).hasSuffix(
        ": error: the output cannot go into the folder that the site lies in\n  choose a folder of its own\n"
      ))
    #expect(site.read("index.html") == nil)
  }

  @Test func contentThatVanishedLeavesTheOutput() {
    let site = site()
    site.build()
    let before = site.output()
    site.remove("Content")
    #expect(
      site.messages()
        == "Content: error: there is no folder 'Content' here\n  'sitegen init' makes a new site\n")
    site.write("Content", "a file")
    #expect(site.messages() == "Content: error: cannot list 'Content': not a directory\n")
    expectTree(site.output(), before)
  }

  @Test func aSiteThatIsMovedKeepsItsManifest() throws {
    let site = site()
    site.build()
    let other = TestSite([:], templates: false)
    other.remove("site.yaml")
    for name in ["Content", "Templates", "Output", ".sitegen", "site.yaml"] {
      try FileManager.default.moveItem(
        atPath: site.folder + "/" + name, toPath: other.folder + "/" + name)
    }
    other.remove("Content/a.md")
    let report = other.build()
    #expect(report.written == 0)
    #expect(report.removed == 1)
    #expect(other.pages().keys.sorted() == ["b/index.html", "index.html"])
  }

  @Test func everyOutputHasAManifestOfItsOwn() {
    let site = site()
    site.build()
    site.build { $0.output = site.folder + "/public" }
    site.remove("Content/a.md")
    #expect(site.build().removed == 1)
    #expect(site.build { $0.output = site.folder + "/public" }.removed == 1)
    expectTree(site.output("public"), site.output())
  }

  @Test func cleaningOneOutputForgetsOnlyThat() {
    let site = site()
    site.build()
    site.build { $0.output = site.folder + "/public" }
    #expect(Clean.run(folder: site.folder, output: site.folder + "/public").removed == 7)
    #expect(site.output("public").isEmpty)
    site.remove("Content/a.md")
    #expect(site.build().removed == 1)
  }
}
