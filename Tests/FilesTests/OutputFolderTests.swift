import Files
import Glibc
import TestFolder
import Testing

@Suite struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let output: OutputFolder

  init() throws {
    folder = try TemporaryFolder()
    output = try OutputFolder(folder("site/Output"))
  }

  private func write(_ text: String, _ path: String) throws -> OutputFolder.Outcome {
    try output.write(Array(text.utf8), to: path)
  }

  /// The message of the error that writing to a path ends in, the test's folder shortened to `…`.
  private func refusal(_ path: String) -> String? {
    let error = #expect(throws: FileError.self) { try write("new", path) }
    return error?.description.shortened(folder("site/Output"))
  }

  @Test func writesFilesAndTheirFolders() throws {
    #expect(try write("home", "index.html") == .written)
    #expect(try write("hello", "posts/2026/hello/index.html") == .written)
    #expect(try write("", "empty") == .written)
    #expect(folder.text("site/Output/index.html") == "home")
    #expect(folder.text("site/Output/posts/2026/hello/index.html") == "hello")
    #expect(folder.text("site/Output/empty") == "")
    #expect(folder.names("site/Output") == ["empty", "index.html", "posts"])
    #expect(folder.names("site/Output/posts/2026/hello") == ["index.html"])
  }

  @Test func leavesTheSameBytesAlone() throws {
    let long = String(repeating: "0123456789", count: 20_000)
    for text in ["", "short", long] {
      #expect(try write(text, "a/b") == .written)
      let before = try FileEntry.at(folder("site/Output/a/b"))
      #expect(try write(text, "a/b") == .unchanged)
      #expect(
        try OutputFolder(folder("site/Output")).write(Array(text.utf8), to: "a/b") == .unchanged)
      #expect(try FileEntry.at(folder("site/Output/a/b")) == before)
    }
    // The same size, another last byte.
    #expect(try write(long.dropLast() + "x", "a/b") == .written)
    #expect(folder.text("site/Output/a/b")?.last == "x")
  }

  @Test func replacesAFileWhole() throws {
    #expect(try write("a long text", "a") == .written)
    let reader = try #require(fopen(folder("site/Output/a"), "r"))
    defer { fclose(reader) }
    #expect(try write("short", "a") == .written)
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(fread(&bytes, 1, 100, reader) == 11)
    #expect(folder.text("site/Output/a") == "short")
  }

  @Test func givesFilesTheRightsThatTheUmaskLeaves() throws {
    _ = try write("x", "a")
    var status = stat()
    #expect(stat(folder("site/Output/a"), &status) == 0)
    #expect(status.st_mode & 0o133 == 0)
    #expect(status.st_mode & 0o400 == 0o400)
  }

  @Test(arguments: ["", "/a", "a/", "a//b", "../a", "a/../b", "a/./b", "..", ".", "a\0b"])
  func refusesPathsThatCouldLeave(path: String) throws {
    #expect(
      refusal(path) == "cannot write '\(path == "a\0b" ? "a␀b" : path)': a path here is relative "
        + "and has no empty part, no '.', no '..' and no zero byte")
    let error = #expect(throws: FileError.self) { try output.remove(path) }
    #expect(error?.action == .remove)
    #expect(folder.names("site") == ["Output"])
  }

  @Test func saysWhatStandsInTheWay() throws {
    try folder.put("old", at: "site/Output/a")
    try folder.put("old", at: "site/Output/b/c")
    try folder.folder("site/Output/d")
    #expect(
      refusal("a/index.html") == "cannot write '…/a/index.html': '…/a' is a file, not a folder; "
        + "remove it if an earlier build left it")
    #expect(
      refusal("b/c/d/e") == "cannot write '…/b/c/d/e': '…/b/c' is a file, not a folder; "
        + "remove it if an earlier build left it")
    for path in ["b", "d"] {
      #expect(
        refusal(path) == "cannot write '…/\(path)': a folder stands there; "
          + "remove it if an earlier build left it")
    }
    #expect(folder.names("site/Output") == ["a", "b", "d"])
    #expect(folder.names("site/Output/d").isEmpty)
    #expect(folder.text("site/Output/a") == "old")
  }

  @Test func leavesNothingBehindWhenAWriteFails() throws {
    let long = String(repeating: "x", count: 300)
    #expect(refusal(long) == "cannot write '…/\(long)': file name too long")
    #expect(refusal("\(long)/a") == "cannot write '…/\(long)/a': file name too long")
    #expect(folder.names("site/Output").isEmpty)
  }

  @Test func writesThroughNoLink() throws {
    try folder.put("mine", at: "elsewhere/index.html")
    try folder.link("site/Output/blog", to: "../../elsewhere")
    try folder.link("site/Output/inside", to: ".")
    try folder.link("site/Output/page.html", to: "../../elsewhere/index.html")
    #expect(
      refusal("blog/index.html")
        == "cannot write '…/blog/index.html': '…/blog' is a symbolic link, "
        + "and nothing is written or removed through one")
    #expect(refusal("inside/a") != nil)
    // A link in the file's own place gives way; what it led to stays.
    #expect(try write("mine", "page.html") == .written)
    #expect(try FileEntry.at(folder("site/Output/page.html"), followsLinks: false).kind == .file)
    #expect(throws: FileError.self) { try output.remove("blog/index.html") }
    #expect(folder.text("elsewhere/index.html") == "mine")
    #expect(folder.names("elsewhere") == ["index.html"])
  }

  @Test func replacesWhatIsNoFile() throws {
    mkfifo(folder("site/Output/pipe"), 0o600)
    #expect(try write("x", "pipe") == .written)
    #expect(folder.text("site/Output/pipe") == "x")
  }

  @Test func opensThroughALinkOfTheUsersOwn() throws {
    try folder.folder("elsewhere")
    try folder.link("out", to: "elsewhere")
    #expect(try OutputFolder(folder("out")).write([1], to: "a/b") == .written)
    #expect(folder.names("elsewhere/a") == ["b"])
    try folder.put("x", at: "file")
    let error = #expect(throws: FileError.self) { try OutputFolder(folder("file")) }
    #expect(error?.code == ENOTDIR)
  }

  @Test(arguments: [0, 1, 65_536, 65_537, 200_000])
  func copiesFiles(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try folder.put(bytes, at: Array("photo".utf8))
    #expect(try output.copy(from: folder("photo"), to: "a/photo") == .written)
    #expect(try File.read(folder("site/Output/a/photo")) == bytes)
    let before = try FileEntry.at(folder("site/Output/a/photo"))
    #expect(try output.copy(from: folder("photo"), to: "a/photo") == .unchanged)
    #expect(try FileEntry.at(folder("site/Output/a/photo")) == before)
    guard size > 0 else { return }
    try folder.put(bytes.dropLast() + [255], at: Array("photo".utf8))
    #expect(try output.copy(from: folder("photo"), to: "a/photo") == .written)
    #expect(try File.read(folder("site/Output/a/photo")).last == 255)
    #expect(folder.names("site/Output/a") == ["photo"])
  }

  @Test func copiesFromWhereTheKernelDoesNotSayTheSize() throws {
    #expect(try output.copy(from: "/proc/self/mounts", to: "mounts") == .written)
    #expect(try File.read(folder("site/Output/mounts")).count > 10)
  }

  @Test func saysWhatItCouldNotCopy() throws {
    mkfifo(folder("pipe"), 0o600)
    for (path, reason) in [
      ("missing", "no such file or directory"), ("site", "it is not a regular file"),
      ("pipe", "it is not a regular file"),
    ] {
      let error = #expect(throws: FileError.self) { try output.copy(from: folder(path), to: "x") }
      #expect(error?.description == "cannot read '\(folder(path))': \(reason)")
    }
    #expect(folder.names("site/Output").isEmpty)
  }

  @Test func removesAFileAndTheFoldersItLeavesEmpty() throws {
    _ = try write("x", "a/b/c/index.html")
    try folder.put("foreign", at: "site/Output/a/foreign.txt")
    #expect(try output.remove("a/b/c/index.html"))
    #expect(folder.names("site/Output/a") == ["foreign.txt"])
    #expect(try !output.remove("a/b/c/index.html"))
    #expect(try !output.remove("never/there"))
    // What is gone is made again.
    #expect(try write("x", "a/b/c/index.html") == .written)
    #expect(try output.remove("a/b/c/index.html"))
    #expect(try output.remove("a/foreign.txt"))
    #expect(folder.names("site") == ["Output"])
    #expect(folder.names("site/Output").isEmpty)
  }

  @Test func removesNoFolder() throws {
    try folder.folder("site/Output/a/b")
    let error = #expect(throws: FileError.self) { try output.remove("a/b") }
    #expect(error?.code == EISDIR)
    #expect(folder.names("site/Output/a") == ["b"])
  }

  @Test func makesAFolderAgainThatAnotherProcessRemoved() throws {
    _ = try write("x", "a/b/one")
    #expect(unlink(folder("site/Output/a/b/one")) == 0)
    #expect(rmdir(folder("site/Output/a/b")) == 0)
    #expect(rmdir(folder("site/Output/a")) == 0)
    #expect(try write("x", "a/b/two") == .written)
    #expect(folder.names("site/Output/a/b") == ["two"])
  }

  @Test func clearsTemporaryFilesAwayAndNothingElse() throws {
    let leftover = "a/\(OutputFolder.temporaryPrefix)123-4"
    try folder.put("half a pa", at: "site/Output/\(leftover)")
    try folder.put("x", at: "site/Output/a/index.html")
    try folder.put("x", at: "site/Output/.htaccess")
    #expect(try output.removeLeftovers() == [leftover])
    #expect(try output.removeLeftovers() == [])
    #expect(folder.names("site/Output") == [".htaccess", "a"])
    #expect(folder.names("site/Output/a") == ["index.html"])
  }

  @Test func steersClearOfALeftoverOfItsOwnName() throws {
    for number in 1...3 {
      try folder.put("old", at: "site/Output/\(OutputFolder.temporaryPrefix)\(getpid())-\(number)")
    }
    #expect(try write("x", "a.html") == .written)
    #expect(folder.text("site/Output/a.html") == "x")
  }

  @Test func takesManyThreadsAtOnce() async throws {
    let output = output
    let written = try await withThrowingTaskGroup(of: Int.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var written = 0
          for number in 0..<100 {
            let text = Array("page \(number)".utf8)
            _ = try output.write(text, to: "s\(number % 7)/p\(number)/index.html")
            // Folders that come and go under other writers.
            if try output.write(text, to: "t/u\(number % 3)/w\(worker)") == .written {
              written += 1
            }
            _ = try output.remove("t/u\(number % 3)/w\(worker)")
          }
          return written
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(written == 800)
    let listing = try FolderListing.of(folder("site/Output")).entries.filter { $0.kind == .file }
    #expect(listing.count == 100)
    #expect(folder.names("site/Output") == (0..<7).map { "s\($0)" })
    for number in 0..<100 {
      #expect(
        folder.text("site/Output/s\(number % 7)/p\(number)/index.html") == "page \(number)")
    }
  }
}

extension String {
  fileprivate func shortened(_ prefix: String) -> String {
    split(separator: prefix, omittingEmptySubsequences: false).joined(separator: "…")
  }
}
