import Building
import Dates
import Files
import Foundation
import SiteModel
import Synchronization
import Testing

/// What a build believes of the last one, and what it does not.
@Suite struct CacheTests {
  static let site: [String: String] = [
    "Content/posts/_index.md": "---\ntitle: P\n---\n",
    "Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n---\nText\n",
    "Content/posts/b.md": "---\ntitle: B\ndate: 2026-01-02\n---\nText\n",
    "Content/pic.bin": "picture",
    "Templates/shortcodes/hi.html": "hi",
  ]

  /// Long after any file was written, so that files are told by their stamps.
  private static let later = 1_900_000_000

  private func build(_ site: TestSite, _ change: (inout BuildOptions) -> Void = { _ in })
    -> BuildReport
  {
    site.build { options in
      options.clock = Self.later
      options.explains = true
      change(&options)
    }
  }

  private func rebuilt(_ report: BuildReport) -> [String] {
    report.reasons.compactMap { url, reason in
      reason.map { reason in
        // The site's own folder is the test's.
        let parts = reason.components(separatedBy: "Content/")
        return "\(url) " + (parts.count > 1 ? "because Content/\(parts[1])" : reason)
      }
    }
  }

  private func cacheFile(_ site: TestSite, _ kind: String) throws -> String {
    let entries = try FolderListing.of(site.folder + "/.sitegen").entries
    return ".sitegen/" + (try #require(entries.first { $0.path.hasPrefix(kind) }?.path))
  }

  @Test func nothingIsMadeAgainWhenNothingChanged() {
    let site = TestSite(Self.site)
    #expect(build(site).written == 9)
    let second = build(site)
    #expect(second.steps.map(\.name) == ["settings", "scan", "look"])
    #expect(second.unchanged == 9)
    #expect(second.pages == 4)
    #expect(rebuilt(second) == [])
    #expect(second.reasons.map(\.url).contains("/posts/a/"))
  }

  @Test func aBodyTouchesItsOwnPageOnly() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", "---\ntitle: A\ndate: 2026-01-01\n---\nOther text\n")
    #expect(rebuilt(build(site)) == ["/posts/a/ because Content/posts/a.md: content changed"])
  }

  @Test func aTitleTouchesWhateverShowsIt() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", "---\ntitle: AA\ndate: 2026-01-01\n---\nText\n")
    #expect(
      rebuilt(build(site)) == [
        "/posts/a/ because Content/posts/a.md: title changed",
        "/ because Content/posts/a.md: title changed",
        "/posts/ because Content/posts/a.md: title changed",
      ])
  }

  @Test func anEditThatChangesNoValueMakesNothingAgain() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", "---\n# a comment\ntitle: 'A'\ndate: 2026-01-01\n---\nText\n")
    let report = build(site)
    #expect(rebuilt(report) == [])
    #expect(report.written == 0)
  }

  @Test func aTemplateTouchesWhatItMakes() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Templates/plain/detail.html", "{{ page.title }}!")
    let report = build(site)
    #expect(
      rebuilt(report) == [
        "/posts/a/ because its template changed", "/posts/b/ because its template changed",
      ])
    #expect(report.written == 2)
    site.write("Templates/plain/detail.html", "{{ page.title }}{{ '!' }}")
    #expect(
      rebuilt(build(site)) == [
        "/posts/a/ because its template changed; it came out the same",
        "/posts/b/ because its template changed; it came out the same",
      ])
  }

  @Test func aChangedOutputIsMadeRight() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Output/posts/a/index.html", "harmed")
    site.remove("Output/pic.bin")
    let report = build(site)
    #expect(
      rebuilt(report) == [
        "/posts/a/ because its file was changed or removed",
        "/pic.bin because its file was changed or removed",
      ])
    #expect(report.written == 2)
    #expect(site.read("Output/pic.bin") == "picture")
  }

  @Test func timeThatPassesPublishesAPost() {
    let site = TestSite(Self.site)
    site.write("Content/posts/c.md", "---\ntitle: C\ndate: 2027-01-01\n---\n")
    _ = build(site)
    let same = build(site)
    #expect(same.steps.map(\.name).last == "look")
    #expect(same.leftOut.map(\.path) == ["posts/c.md"])
    let report = build(site) { $0.now = WrittenDate("2027-01-02T00:00:00Z") }
    #expect(report.leftOut.isEmpty)
    #expect(site.read("Output/posts/c/index.html") != nil)
  }

  @Test func reasonsNameWhatIsGoneAndWhatWasAsked() {
    let site = TestSite(Self.site)
    site.write(
      "Templates/plain/list.html",
      "{{ page.title }}{{ 'posts/b.md' | resolve('about.md') if kind == 'home' else '' }}")
    site.write(
      "Templates/plain/detail.html", "{{ page.previous.title if page.previous else '' }}")
    _ = build(site)
    site.remove("Content/posts/b.md")
    let report = build(site)
    #expect(
      report.reasons.first { $0.url == "/posts/a/" }?.reason?
        .hasSuffix("Content/posts/b.md is not part of the site any more") == true)
    #expect(
      report.reasons.first { $0.url == "/" }?.reason?
        .replacingOccurrences(of: site.folder + "/", with: "")
        == "because 'posts/b.md' in Content/about.md: address changed")
  }

  @Test func whatNobodyShowsAnyMoreKeepsNoBuildFromBeingSpared() {
    let site = TestSite(Self.site)
    site.write("Content/_index.md", "---\ntitle: H\ntemplate: own.html\n---\n")
    site.write("Templates/own.html", "{{ site.now }}")
    for number in 1...9 { site.write("Content/posts/more\(number).md", "Text") }
    _ = build(site)
    #expect(build(site).steps.map(\.name).last == "remember")
    site.write("Templates/own.html", "{{ site.title }}")
    _ = build(site)
    #expect(build(site).steps.map(\.name).last == "look")
  }

  @Test func messagesAreToldAgain() {
    let site = TestSite(Self.site)
    site.write("Content/posts/c.md", "---\ntitle: C\nseries: s\n---\n[x](javascript:a)\n")
    let first = build(site)
    #expect(!first.diagnostics.isEmpty)
    #expect(site.text(of: build(site)) == site.text(of: first))
  }

  @Test(arguments: ["cache", "bodies", "manifest"])
  func aHarmedCacheIsNoticed(_ kind: String) throws {
    let site = TestSite(Self.site)
    _ = build(site)
    let clean = site.output()
    let path = try cacheFile(site, kind)
    let bytes = try File.read(site.folder + "/" + path)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      var harmed = bytes
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        harmed[Int.random(in: 0..<harmed.count, using: &random)] ^= UInt8.random(
          in: 1...255, using: &random)
      case 1: harmed.removeLast(Int.random(in: 1...harmed.count, using: &random))
      default: harmed += [0, 1, 2]
      }
      site.write(path, bytes: harmed)
      site.write(
        "Templates/plain/detail.html", "\(Int.random(in: 0..<9, using: &random)){{ page.content }}")
      site.write("Content/posts/b.md", "---\ntitle: B\n---\nText \(harmed.count)\n")
      #expect(build(site).succeeded)
      let known = site.output()
      #expect(build(site) { $0.ignoresCache = true }.written == 0)
      #expect(site.output() == known)
    }
    #expect(site.output().keys == clean.keys)
  }

  @Test func theCacheOfAnotherProgramIsNotRead() throws {
    let site = TestSite(Self.site)
    _ = build(site)
    let path = try cacheFile(site, "cache")
    var bytes = try File.read(site.folder + "/" + path)
    // The identity stands behind the heading; the checksum does not cover it.
    bytes[16] ^= 1
    site.write(path, bytes: bytes)
    #expect(
      rebuilt(build(site)).first
        == "/posts/a/ because nothing is known of an earlier build; it came out the same")
  }

  @Test func aCheckKeepsNothing() {
    let site = TestSite(Self.site)
    _ = build(site) { $0.onlyChecks = true }
    #expect(!Path.exists(site.folder + "/.sitegen"))
  }

  @Test func verifyingWritesNothingAndFindsNothing() {
    let site = TestSite(Self.site)
    _ = build(site)
    site.write("Content/posts/a.md", "---\ntitle: AA\n---\nOther text\n")
    let before = site.output()
    let report = build(site) { $0.verifies = true }
    #expect(report.succeeded)
    #expect(report.spared > 0)
    #expect(site.output() == before)
  }

  @Test(arguments: [1, 2, 3, 7])
  func sharesMakeTheWhole(_ count: Int) {
    let site = TestSite(Self.site)
    for number in 1...40 {
      site.write("Content/posts/p\(number).md", "---\ntitle: T\(number)\n---\nText\n")
    }
    _ = build(site)
    let whole = site.output()
    var union: [String: String] = [:]
    var sum = 0
    for number in 1...count {
      let report = build(site) { options in
        options.shard = Shard(number: number, count: count)
        options.output = site.folder + "/Share\(number)"
      }
      #expect(report.succeeded)
      let share = site.output("Share\(number)")
      sum += share.count
      union.merge(share) { $1 }
    }
    expectTree(union, whole)
    #expect(sum == whole.count)
  }

  @Test func sharesInOneFolderLeaveEachOtherAlone() {
    let site = TestSite(Self.site)
    _ = build(site) { $0.output = site.folder + "/Whole" }
    for round in 1...2 {
      for number in 1...3 {
        let report = build(site) { $0.shard = Shard(number: number, count: 3) }
        #expect(report.removed == 0, "share \(number) of round \(round)")
      }
    }
    expectTree(site.output(), site.output("Whole"))
    site.remove("Content/posts/a.md")
    let removed = (1...3).map { number in
      build(site) { $0.shard = Shard(number: number, count: 3) }.removed
    }
    #expect(removed.reduce(0, +) == 1)
  }

  @Test func noShareIsEmptyOfTheOthers() {
    #expect(Shard(number: 0, count: 3) == nil)
    #expect(Shard(number: 4, count: 3) == nil)
    #expect(Shard(number: 1, count: 0) == nil)
    let paths = (0..<3000).map { "posts/p\($0)/index.html" }
    for number in 1...3 {
      let count = paths.count { Shard(number: number, count: 3)?.holds($0) == true }
      #expect((900...1100).contains(count))
    }
  }

  /// Somebody's lock, until it is let go of.
  private final class Held: Sendable {
    private let lock: Mutex<FolderLock?>

    init(_ path: String) throws { lock = Mutex(try FolderLock(path) {}) }

    func release() { lock.withLock { $0 = nil } }
  }

  /// Else it would read what the other is just writing.
  @Test func verifyingWaitsForABuild() throws {
    let site = TestSite(Self.site)
    // Where nothing was built there is nobody to wait for, and nothing is made to wait with.
    #expect(site.build { $0.verifies = true }.succeeded)
    #expect(!Path.exists(site.folder + "/.sitegen"))
    site.build()
    let held = try Held(site.folder + "/.sitegen/lock")
    var steps: [String] = []
    let report = Build.run(
      site.options { $0.verifies = true },
      stepped: { step in
        steps.append(step)
        held.release()
      })
    #expect(report.succeeded)
    #expect(steps.first == "waiting for another build")
  }
}
