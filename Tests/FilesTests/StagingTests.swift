import Files
import TestFolder
import Testing

/// Files that wait to be put in place.
@Suite struct StagingTests {
  private func put(
    _ text: String, _ staging: Staging, for path: String = "x", part: Int = 0
  ) throws -> Staging.File {
    try Array(text.utf8).withUnsafeBytes { try staging.put($0, for: path, part: part) }
  }

  private func paths(_ folder: TemporaryFolder) throws -> [String] {
    try FolderListing.of(folder.path).entries.map(\.path).sorted()
  }

  @Test func whatAnEmptyFolderHoldsAndWhatIsLeftInIt() throws {
    let folder = try TemporaryFolder()
    let target = try OutputFolder(folder.path)
    var contents = try Staging.removeLeftovers(in: target)
    #expect(contents.isEmpty && !contents.hadLeftovers)
    _ = try put("a", try Staging(inEmpty: target), for: "a/b/index.html")
    contents = try Staging.removeLeftovers(in: target)
    #expect(contents.isEmpty && contents.hadLeftovers)
    #expect(try paths(folder) == [])
    _ = try target.write(Array("mine".utf8), to: "own.txt")
    #expect(try !Staging.removeLeftovers(in: target).isEmpty)
  }

  @Test func wholeFoldersComeIntoAnEmptyOne() throws {
    let folder = try TemporaryFolder()
    let target = try OutputFolder(folder.path)
    let staging = try Staging(inEmpty: target)
    for path in ["index.html", "a/index.html", "a/b/c/index.html", "a/b/d.txt", "e/f/g.css"] {
      _ = try put(path, staging, for: path)
    }
    #expect(staging.isInEmptyFolder)
    #expect(staging.commitFolders() == [])
    staging.discard()
    #expect(
      try paths(folder) == [
        "a", "a/b", "a/b/c", "a/b/c/index.html", "a/b/d.txt", "a/index.html", "e", "e/f",
        "e/f/g.css", "index.html",
      ])
    #expect(try File.read(Path.join(folder.path, "a/b/d.txt")) == Array("a/b/d.txt".utf8))
  }

  /// Somebody put files there after the build had begun: the site's come beside them, one by one.
  @Test func whatCameMeanwhileStaysBesideTheFiles() throws {
    let folder = try TemporaryFolder()
    let target = try OutputFolder(folder.path)
    let staging = try Staging(inEmpty: target)
    let file = try put("new", staging, for: "a/index.html")
    _ = try put("b", staging, for: "b/index.html")
    _ = try target.write(Array("mine".utf8), to: "a/own.txt")
    #expect(staging.commitFolders() == ["a"])
    try staging.commit(file, to: "a/index.html")
    staging.discard()
    #expect(try paths(folder) == ["a", "a/index.html", "a/own.txt", "b", "b/index.html"])
  }

  @Test func noPathLeadsOutOfTheTree() throws {
    let folder = try TemporaryFolder()
    let staging = try Staging(inEmpty: try OutputFolder(folder.path))
    for path in ["../a", "/a", "a/../../b", ""] {
      #expect(throws: FileError.self) { try put("a", staging, for: path) }
    }
  }

  @Test func theyComeIntoTheirPlacesAndNothingStays() throws {
    let folder = try TemporaryFolder()
    let target = try OutputFolder(folder.path)
    let staging = Staging(in: target)
    let file = try put("a", staging, part: 0)
    _ = try put("b", staging, part: 1)
    #expect(try FolderListing.of(folder.path).entries.count == 5)
    try staging.commit(file, to: "x/a.txt")
    staging.discard()
    #expect(try FolderListing.of(folder.path).entries.map(\.path) == ["x", "x/a.txt"])
  }

  @Test func theEndTakesAwayWhatWaits() throws {
    let folder = try TemporaryFolder()
    let end = StagingEnd()
    let staging = Staging(in: try OutputFolder(folder.path), end: end)
    for part in 0..<3 { _ = try put("a", staging, part: part) }
    end.come()
    #expect(try FolderListing.of(folder.path).entries.isEmpty)
  }

  /// What is in its place stays there, and a build that is over is nobody's to take apart.
  @Test func theEndLeavesWhatIsInItsPlace() throws {
    let folder = try TemporaryFolder()
    let end = StagingEnd()
    let staging = Staging(in: try OutputFolder(folder.path), end: end)
    try staging.commit(try put("a", staging, part: 0), to: "a.txt")
    staging.discard()
    end.come()
    end.come()
    #expect(try FolderListing.of(folder.path).entries.map(\.path) == ["a.txt"])
  }
}
