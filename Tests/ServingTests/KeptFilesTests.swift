import Glibc
import TestFolder
import Testing

@testable import Serving

/// What stays in memory of files is never given once they are other ones.
@Suite struct KeptFilesTests {
  private func text(_ files: FolderFiles, _ path: String) -> String? {
    files.file(at: path).flatMap { $0.bytes() }.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func smallFilesAreKeptAndLargeOnesAreNot() throws {
    let folder = try TemporaryFolder()
    try folder.put("small", at: "a/small.txt")
    try folder.put(String(repeating: "x", count: KeptFiles.longest + 1), at: "large.txt")
    let files = try #require(FolderFiles(folder.path))
    let first = try #require(files.file(at: "a/small.txt"))
    let second = try #require(files.file(at: "a/small.txt"))
    guard case .bytes(let one) = first.contents, case .bytes(let other) = second.contents else {
      Issue.record("not in memory")
      return
    }
    #expect(one == Array("small".utf8))
    #expect(one.withUnsafeBytes { $0.baseAddress } == other.withUnsafeBytes { $0.baseAddress })
    #expect(first.hash == second.hash)
    #expect(first.modified == second.modified)
    let large = try #require(files.file(at: "large.txt"))
    guard case .file = large.contents else {
      Issue.record("in memory")
      return
    }
    #expect(large.bytes()?.count == KeptFiles.longest + 1)
  }

  @Test func changesAreSeen() throws {
    let folder = try TemporaryFolder()
    try folder.put("one", at: "a/b.txt")
    let files = try #require(FolderFiles(folder.path))
    #expect(text(files, "a/b.txt") == "one")
    let before = files.file(at: "a/b.txt")?.hash
    try folder.put("two", at: "new")
    #expect(rename(folder("new"), folder("a/b.txt")) == 0)
    #expect(text(files, "a/b.txt") == "two")
    #expect(files.file(at: "a/b.txt")?.hash != before)
    try folder.put("longer", at: "a/b.txt")
    #expect(text(files, "a/b.txt") == "longer")
    unlink(folder("a/b.txt"))
    #expect(files.file(at: "a/b.txt") == nil)
    try folder.put("again", at: "a/b.txt")
    #expect(text(files, "a/b.txt") == "again")
  }

  @Test func linksThatCameMeanwhileAreNotFollowed() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try folder.put("page", at: "a/b.txt")
    try outside.put("secret", at: "b.txt")
    let files = try #require(FolderFiles(folder.path))
    #expect(text(files, "a/b.txt") == "page")
    #expect(rename(folder("a"), folder("away")) == 0)
    #expect(symlink(outside.path, folder("a")) == 0)
    #expect(files.file(at: "a/b.txt") == nil)
    #expect(text(files, "away/b.txt") == "page")
    #expect(symlink(outside("b.txt"), folder("c.txt")) == 0)
    #expect(files.file(at: "c.txt") == nil)
  }

  /// Somebody may write other bytes of the same number and set the time back.
  @Test func changesAreSeenThatTheTimeHides() throws {
    let folder = try TemporaryFolder()
    try folder.put("one", at: "a.txt")
    let files = try #require(FolderFiles(folder.path))
    var times = [
      timespec(tv_sec: 1_000_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000_000, tv_nsec: 0),
    ]
    #expect(utimensat(AT_FDCWD, folder("a.txt"), &times, 0) == 0)
    #expect(text(files, "a.txt") == "one")
    let before = files.file(at: "a.txt")?.hash
    // Until the system's own time of the last change is another one.
    repeat {
      let file = open(folder("a.txt"), O_WRONLY)
      #expect(write(file, "two", 3) == 3)
      close(file)
      #expect(utimensat(AT_FDCWD, folder("a.txt"), &times, 0) == 0)
    } while files.file(at: "a.txt")?.hash == before
    #expect(text(files, "a.txt") == "two")
  }
}
