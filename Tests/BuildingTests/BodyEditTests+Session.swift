import Building
import Foundation
import Testing

/// What builds of one session leave to each other.
extension BodyEditTests {
  /// Who watches the files says which changed, and no other is looked at.
  @Test func onlyFilesThatAreNamedAreLookedAt() {
    let site = TestSite(Self.site)
    let session = BuildSession()
    func watched(_ changed: Set<String>?) -> [String] {
      build(site) { ($0.session, $0.changed) = (session, changed) }.steps.map(\.name)
    }
    _ = watched(nil)
    site.write("Content/posts/a.md", Self.post("First\n"))
    // The cache is read again after a build that made it anew.
    #expect(
      watched(["Content/posts/a.md"])
        == ["settings", "scan", "recall", "look", "exchange", "write", "remember"])
    site.write("Content/posts/a.md", Self.post("Second\n"))
    site.write("Content/posts/b.md", "---\ntitle: B\ndate: 2026-01-02\n---\nUnseen\n")
    #expect(watched(["Content/posts/a.md"]) == Self.short)
    #expect(site.read("Output/posts/a/index.html")?.contains("Second") == true)
    #expect(site.read("Output/posts/b/index.html")?.contains("Unseen") == false)
    #expect(watched(["Content/posts/b.md"]) == Self.short)
    expectClean(site)
  }

  /// Whatever else is named is found by looking at everything.
  @Test(arguments: [
    "Content/posts/new.md", "Content/pic.bin", "Content/posts", "Content", "site.yaml", "",
    "Templates/plain/detail.html", "elsewhere",
  ])
  func otherNamesLeadTheWholeWay(_ path: String) {
    let site = TestSite(Self.site)
    let session = BuildSession()
    func watched(_ changed: Set<String>?) {
      _ = build(site) { ($0.session, $0.changed) = (session, changed) }
    }
    watched(nil)
    site.write("Content/posts/new.md", "---\ntitle: New\n---\nText\n")
    watched([path])
    expectClean(site)
    site.remove("Content/posts/b.md")
    watched(["Content/posts/b.md"])
    expectClean(site)
  }

  /// What a session remembers is of its own last build.
  @Test func buildsOfOthersBetweenAreNoticed() {
    let site = TestSite(Self.site)
    let session = BuildSession()
    func watched(_ changed: Set<String>?) -> [String] {
      build(site) { ($0.session, $0.changed) = (session, changed) }.steps.map(\.name)
    }
    _ = watched(nil)
    for text in ["One\n", "Two\n"] {
      site.write("Content/posts/a.md", Self.post(text))
      _ = watched(["Content/posts/a.md"])
    }
    site.write("Content/posts/b.md", "---\ntitle: Other\n---\nText\n")
    _ = build(site)
    site.write("Content/posts/a.md", Self.post("Three\n"))
    #expect(watched(["Content/posts/a.md", "Content/posts/b.md"]).contains("recall"))
    expectClean(site)
  }

  /// Whoever writes to a file of two names changes what both of them give.
  @Test(arguments: ["hard", "soft", "hard, not a post", "soft, not a post"])
  func theOtherNamesOfAFileAreLookedAtToo(_ kind: String) throws {
    let site = TestSite(Self.site)
    let other = "Content/posts/other.\(kind.hasSuffix("not a post") ? "txt" : "md")"
    if kind.hasPrefix("hard") {
      try FileManager.default.linkItem(
        atPath: site.folder + "/Content/posts/a.md", toPath: site.folder + "/" + other)
    } else {
      try FileManager.default.createSymbolicLink(
        atPath: site.folder + "/" + other, withDestinationPath: "a.md")
    }
    let session = BuildSession()
    func watched(_ changed: Set<String>?) {
      #expect(build(site) { ($0.session, $0.changed) = (session, changed) }.succeeded)
    }
    watched(nil)
    for text in ["First\n", "Second\n"] {
      let file = try FileHandle(
        forWritingTo: URL(fileURLWithPath: site.folder + "/Content/posts/a.md"))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: Array(Self.post(text).utf8))
      try file.close()
      watched(["Content/posts/a.md"])
      expectClean(site)
    }
  }

  /// A build that ends before it looks at anything leaves it to the next one.
  @Test func whatABuildDidNotLookAtIsNotForgotten() throws {
    let site = TestSite(Self.site)
    let session = BuildSession()
    func watched(_ changed: Set<String>?) -> BuildReport {
      build(site) { ($0.session, $0.changed) = (session, changed) }
    }
    _ = watched(nil)
    _ = watched(nil)
    site.write("Content/posts/a.md", Self.post("First\n"))
    // The cache cannot be there.
    try FileManager.default.moveItem(
      atPath: site.folder + "/.sitegen", toPath: site.folder + "/.kept")
    site.write(".sitegen", "")
    #expect(!watched(["Content/posts/a.md"]).succeeded)
    site.remove(".sitegen")
    try FileManager.default.moveItem(
      atPath: site.folder + "/.kept", toPath: site.folder + "/.sitegen")
    site.write("Content/posts/b.md", "---\ntitle: B\ndate: 2026-01-02\n---\nOther\n")
    #expect(watched(["Content/posts/b.md"]).succeeded)
    expectClean(site)
    // Nor is what a scan found that failed.
    try FileManager.default.moveItem(
      atPath: site.folder + "/Content", toPath: site.folder + "/Away")
    #expect(!watched(["Content"]).succeeded)
    site.write("Away/posts/a.md", Self.post("Second\n"))
    try FileManager.default.moveItem(
      atPath: site.folder + "/Away", toPath: site.folder + "/Content")
    site.write("Content/posts/b.md", "---\ntitle: B\ndate: 2026-01-02\n---\nAnother\n")
    #expect(watched(["Content/posts/b.md"]).succeeded)
    expectClean(site)
  }
}
