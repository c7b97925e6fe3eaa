import Building
import Files
import Foundation
import Testing

/// What a build touches on disk, and what it leaves alone.
@Suite struct WritingTests {
  static let site: [String: String] = [
    "Content/posts/_index.md": "---\ntitle: P\n---\n",
    "Content/posts/a.md": "---\ntitle: A\n---\nText\n",
    "Content/posts/b.md": "---\ntitle: B\n---\nText\n",
    "Content/pic.bin": "picture",
  ]

  private func identities(_ site: TestSite) throws -> [String: [Int]] {
    var identities: [String: [Int]] = [:]
    for entry in try FolderListing.of(site.folder + "/Output").entries where entry.kind == .file {
      identities[entry.path] = [Int(entry.identity.inode), entry.modified]
    }
    return identities
  }

  @Test func aSecondBuildTouchesNothing() throws {
    let site = TestSite(Self.site)
    #expect(site.build().written == 9)
    let before = try identities(site)
    let report = site.build()
    #expect(report.written == 0)
    #expect(report.unchanged == 9)
    #expect(report.removed == 0)
    #expect(try identities(site) == before)
  }

  @Test func onlyFilesThatDifferAreWritten() throws {
    let site = TestSite(Self.site)
    site.build()
    let before = try identities(site)
    site.write("Content/posts/a.md", "---\ntitle: A\n---\nOther text\n")
    let report = site.build()
    #expect(report.changes.filter { $0.change != .unchanged }.map(\.path) == ["posts/a/index.html"])
    let after = try identities(site)
    #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == ["posts/a/index.html"])
  }

  @Test func whatNoLongerBelongsIsRemovedAndNothingElse() {
    let site = TestSite(Self.site)
    site.build()
    site.write("Output/posts/b/mine.txt", "mine")
    site.write("Output/CNAME", "example.org")
    site.remove("Content/posts/a.md")
    site.remove("Content/posts/b.md")
    site.remove("Content/pic.bin")
    #expect(site.build().removed == 3)
    expectTree(
      site.pages(),
      [
        "index.html": "Test|1/1|", "posts/index.html": "P|1/1|", "CNAME": "example.org",
        "posts/b/mine.txt": "mine",
      ])
    #expect(!Path.exists(site.folder + "/Output/posts/a"))
  }

  @Test func aManifestThatLeadsOutRemovesNothing() {
    let site = TestSite(Self.site)
    site.build()
    let cache = site.folder + "/.sitegen"
    for entry in (try? FolderListing.of(cache).entries) ?? [] {
      site.write(
        ".sitegen/" + entry.path, "sitegen manifest 1\n../site.yaml\n/etc/hostname\nposts\n\u{0}\n")
    }
    site.build()
    #expect(site.read("site.yaml") != nil)
    #expect(site.read("Content/posts/a.md") != nil)
    for entry in (try? FolderListing.of(cache).entries) ?? [] {
      site.write(".sitegen/" + entry.path, "rubbish\nindex.html")
    }
    #expect(site.messages() == "")
    #expect(site.pages()["index.html"] != nil)
  }

  @Test func aBuildWithAnErrorChangesNothing() throws {
    let site = TestSite(Self.site)
    site.build()
    let (before, tree) = (try identities(site), site.output())
    site.write("Content/posts/a.md", "---\ntitle: New\n---\n")
    site.write("Content/posts/b.md", "---\ndate: never\n---\n")
    let report = site.build()
    #expect(!report.succeeded)
    #expect(report.written == 0)
    #expect(try identities(site) == before)
    expectTree(site.output(), tree)
  }

  @Test func whatAnInterruptedBuildLeftIsTakenAway() throws {
    let site = TestSite(Self.site)
    site.build()
    site.write("Output/posts/.sitegen-tmp-1-2", "half")
    let manifest = try #require(
      try FolderListing.of(site.folder + "/.sitegen").entries.first {
        $0.path.hasPrefix("manifest")
      })
    site.write(".sitegen/\(manifest.path).writing", "")
    #expect(site.messages() == "")
    #expect(site.read("Output/posts/.sitegen-tmp-1-2") == nil)
    #expect(site.read(".sitegen/\(manifest.path).writing") == nil)
  }

  @Test func aFileBecomesAFolderAndBack() {
    let site = TestSite(["Content/x": "file"])
    #expect(site.messages() == "")
    site.remove("Content/x")
    site.write("Content/x/y.txt", "inside")
    #expect(site.messages() == "")
    expectTree(site.pages(), ["index.html": "Test|1/1|", "x/y.txt": "inside"])
    site.remove("Content/x")
    site.write("Content/x", "file")
    #expect(site.messages() == "")
    expectTree(site.pages(), ["index.html": "Test|1/1|", "x": "file"])
  }

  @Test func theSameBytesWhateverTheThreadsAndTheOrderOfFiles() {
    let first = TestSite()
    let second = TestSite()
    let files = (0..<40).map { number in
      (
        "Content/posts/p\(number).md",
        "---\ntitle: T\(number % 7)\ndate: 2026-01-0\(1 + number % 3)\ntags: [t\(number % 5)]\n---\n"
      )
    }
    for (path, text) in files { first.write(path, text) }
    for (path, text) in files.reversed() { second.write(path, text) }
    for site in [first, second] { site.write("Content/posts/_index.md", "") }
    first.build { $0.jobs = 1 }
    second.build { $0.jobs = 8 }
    #expect(first.pages().count > 40)
    expectTree(first.output(), second.output())
  }

  @Test func theOutputMayBeElsewhereButNotAmongTheSources() {
    let site = TestSite(Self.site)
    #expect(site.messages { $0.output = site.folder + "/public" } == "")
    #expect(site.pages("public").count == 5)
    #expect(!Path.exists(site.folder + "/Output"))
    for name in ["Content", "Content/posts/out", "Templates", ".sitegen"] {
      let top = name.split(separator: "/")[0]
      #expect(
        site.messages { $0.output = site.folder + "/" + name }
          == "\(name): error: the output cannot go into '\(top)'\n  choose a folder of its own\n")
    }
  }

  @Test func cleaningTakesAwayWhatBuildsWroteAndNothingElse() {
    let site = TestSite(Self.site)
    site.build()
    site.write("Output/CNAME", "example.org")
    #expect(Clean.run(folder: site.folder, output: nil).removed == 9)
    expectTree(site.output(), ["CNAME": "example.org"])
    #expect((try? FolderListing.of(site.folder + "/.sitegen").entries.count) ?? 0 == 0)
  }
}
