import Files
import TestFolder
import Testing

/// Files that wait to be put in place.
@Suite struct StagingTests {
  private func put(_ text: String, _ staging: Staging, part: Int) throws -> Staging.File {
    try Array(text.utf8).withUnsafeBytes { try staging.put($0, part: part) }
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
