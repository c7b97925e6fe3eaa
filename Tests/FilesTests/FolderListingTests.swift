import Files
import Glibc
import TestFolder
import Testing

@Suite struct FolderListingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func paths(_ listing: FolderListing) -> [String] {
    listing.entries.map { $0.kind == .folder ? $0.path + "/" : $0.path }
  }

  private func skipped(_ listing: FolderListing) -> [String] {
    listing.skipped.map { "\($0.path): \($0.explanation)" }
  }

  @Test func listsInTheOrderOfBytes() throws {
    for path in ["b.md", "a/z.md", "a/a.md", "B.md", "é.md", "a.md", "a-b/x", "z/y/x", ".h"] {
      try folder.put("12345", at: path)
    }
    try folder.folder("empty")
    let listing = try FolderListing.of(folder.path)
    #expect(
      paths(listing) == [
        ".h", "B.md", "a/", "a/a.md", "a/z.md", "a-b/", "a-b/x", "a.md", "b.md", "empty/", "z/",
        "z/y/", "z/y/x", "é.md",
      ])
    #expect(listing.skipped.isEmpty)
  }

  @Test func tellsWhatTheSystemSays() throws {
    try folder.put("12345", at: "a.md")
    #expect(link(folder("a.md"), folder("b.md")) == 0)
    mkfifo(folder("pipe"), 0o600)
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1_780_000_000, tv_nsec: 7)]
    #expect(utimensat(AT_FDCWD, folder("a.md"), &times, 0) == 0)
    let entries = try FolderListing.of(folder.path).entries
    #expect(entries.map(\.kind) == [.file, .file, .other])
    #expect(entries[0].size == 5)
    #expect(entries[0].modified == 1_780_000_000_000_000_007)
    #expect(entries[0].identity == entries[1].identity)
    #expect(entries[0].identity != entries[2].identity)
    #expect(try FileEntry.at(folder("b.md")).identity == entries[0].identity)
  }

  @Test func asksNothingMoreOfFilesWhoseKindIsEnough() throws {
    try folder.put("12345", at: "a.md")
    try folder.put("12345", at: "b/c.md")
    try folder.put("12345", at: "b/d.txt")
    try folder.folder("folder.md")
    try folder.link("link.md", to: "a.md")
    mkfifo(folder("pipe.md"), 0o600)
    let listing = try FolderListing.of(folder.path, links: .follow(inside: folder.path)) { _ in
      true
    } needsOnlyKind: {
      $0.hasSuffix(".md")
    }
    #expect(
      paths(listing) == ["a.md", "b/", "b/c.md", "b/d.txt", "folder.md/", "link.md", "pipe.md"])
    #expect(
      listing.entries.map(\.kind) == [.file, .folder, .file, .file, .folder, .file, .other])
    // What the folder does not say by itself was looked at: only the two regular files may not have been.
    for entry in listing.entries where entry.isKindOnly {
      #expect(["a.md", "b/c.md"].contains(entry.path))
    }
    #expect(
      listing.entries.filter { !$0.isKindOnly && $0.kind == .file }.allSatisfy { $0.size == 5 })
    #expect(listing.links == ["link.md"] && listing.skipped.isEmpty)
    let (bytes, entry) = try File.entry(reading: folder("a.md"))
    #expect(try bytes == Array("12345".utf8) && entry == FileEntry.at(folder("a.md")))
  }

  @Test func neverEntersWhatIsRuledOut() throws {
    try folder.put("x", at: "Output/index.html")
    try folder.put("x", at: "Content/.git/HEAD")
    try folder.put("x", at: "Content/a.md")
    try folder.link("Content/copy", to: "../Output")
    let output = try FileEntry.at(folder("Output")).identity
    let listing = try FolderListing.of(folder.path, links: .follow(inside: folder.path)) {
      Path.name(of: $0.path) != ".git" && $0.identity != output
    }
    #expect(paths(listing) == ["Content/", "Content/a.md"])
    #expect(listing.skipped.isEmpty)
  }

  @Test func followsLinksInside() throws {
    try folder.put("12345", at: "site/beside/a.md")
    try folder.folder("site/Content")
    try folder.link("site/Content/file.md", to: "../beside/a.md")
    try folder.link("site/Content/folder", to: "../beside")
    try folder.link("site/Content/again", to: "folder")
    let listing = try FolderListing.of(
      folder("site/Content"), links: .follow(inside: folder("site")))
    #expect(paths(listing) == ["again/", "again/a.md", "file.md", "folder/", "folder/a.md"])
    #expect(listing.entries.map(\.size)[2] == 5)
    #expect(listing.skipped.isEmpty)
    let plain = try FolderListing.of(folder("site/Content"))
    #expect(plain.entries.map(\.kind) == [.symlink, .symlink, .symlink])
  }

  @Test func reportsLinksThatItDoesNotFollow() throws {
    try folder.put("secret", at: "outside/secret")
    try folder.put("x", at: "site-two/x")
    try folder.put("x", at: "site/a/b/x")
    try folder.put("x", at: "site/file")
    try folder.link("site/a/b/up", to: "../..")
    try folder.link("site/a/b/parent", to: "..")
    try folder.link("site/dangling", to: "nowhere")
    try folder.link("site/etc", to: "/etc")
    try folder.link("site/out", to: "../outside/secret")
    try folder.link("site/self", to: "self")
    try folder.link("site/through", to: "file/x")
    try folder.link("site/two", to: "../site-two")
    let listing = try FolderListing.of(folder("site"), links: .follow(inside: folder("site")))
    #expect(paths(listing) == ["a/", "a/b/", "a/b/x", "file"])
    #expect(
      skipped(listing) == [
        "a/b/parent: the symbolic link leads back to a folder that it lies in",
        "a/b/up: the symbolic link leads back to a folder that it lies in",
        "dangling: the symbolic link leads nowhere",
        "etc: the symbolic link leads out of the site",
        "out: the symbolic link leads out of the site",
        "self: the symbolic link leads back to a folder that it lies in",
        "through: the symbolic link leads nowhere",
        "two: the symbolic link leads out of the site",
      ])
  }

  @Test func endsWhereLinksMultiply() throws {
    for number in 0..<30 {
      try folder.put("x", at: "f\(number)/x")
      try folder.link("f\(number)/l", to: "../f\(number + 1)")
      try folder.link("f\(number)/m", to: "../f\(number + 1)")
    }
    try folder.put("x", at: "f30/x")
    let listing = try FolderListing.of(folder.path, links: .follow(inside: folder.path))
    #expect(listing.entries.count < 2000)
    #expect(listing.skipped.contains { $0.reason == .reachedTooOften })
  }

  @Test func reportsNamesThatAreNotUTF8() throws {
    try folder.put([1], at: Array("a/".utf8) + [0x62, 0xFF])
    try folder.put([1], at: [0xC3, 0x28])
    try folder.put([1], at: Array("good".utf8))
    let listing = try FolderListing.of(folder.path)
    #expect(paths(listing) == ["a/", "good"])
    #expect(
      skipped(listing) == [
        "\u{FFFD}(: the name is not valid UTF-8", "a/b\u{FFFD}: the name is not valid UTF-8",
      ])
  }

  @Test func endsAtPathsThatAreTooLong() throws {
    let name = String(repeating: "d", count: 250)
    #expect(makeChain(below: folder.path, named: name, count: 20))
    let listing = try FolderListing.of(folder.path)
    #expect(listing.entries.count >= 15)
    #expect(listing.skipped.map(\.reason) == [.unreadable(ENAMETOOLONG)])
  }

  @Test func saysWhichFolderIsMissing() throws {
    let error = #expect(throws: FileError.self) { try FolderListing.of(folder("missing")) }
    #expect(
      error?.description == "cannot list '\(folder("missing"))': no such file or directory")
    try folder.put("x", at: "file")
    #expect(throws: FileError.self) { try FolderListing.of(folder("file")) }
  }

  /// Makes a chain of folders deeper than any path may be long, one step at a time.
  private func makeChain(below path: String, named name: String, count: Int) -> Bool {
    var current = open(path, O_RDONLY | O_DIRECTORY)
    for _ in 0..<count {
      guard mkdirat(current, name, 0o755) == 0 else { return false }
      let next = openat(current, name, O_RDONLY | O_DIRECTORY)
      close(current)
      current = next
    }
    close(current)
    return true
  }
}
