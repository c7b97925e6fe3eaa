import Glibc
import TestFolder
import Testing

@testable import Watching

/// What only the system's own watches can meet.
@Suite struct InotifyTests {
  private func tree(_ folder: TemporaryFolder) throws -> (WatchedTree, InotifyQueue, String) {
    let root = folder("site")
    let queue = try #require(InotifyQueue())
    var tree = WatchedTree(WatchSettings(roots: [root], boundary: folder.path), queue)
    tree.watchRoots()
    return (tree, queue, root)
  }

  @Test func looksAtEverythingAnewWhenEventsWereLost() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "site/a/x.md")
    var (tree, queue, root) = try tree(folder)
    try folder.put("y", at: "site/new/y.md")
    // As if they had been lost.
    _ = queue.read()
    var changes = FolderChanges()
    tree.apply(
      InotifyQueue.Event(watch: -1, mask: UInt32(IN_Q_OVERFLOW), name: []), to: &changes)
    #expect(changes == FolderChanges(mayBeMore: true))
    changes = FolderChanges()
    try folder.put("z", at: "site/new/y.md")
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes == FolderChanges(paths: [WatchedPath(root: root, path: "new/y.md")]))
  }

  @Test func tellsOfNewNamesOfFilesThatAreThere() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "site/x.md")
    var (tree, queue, _) = try tree(folder)
    #expect(link(folder("site/x.md"), folder("site/hard.md")) == 0)
    try folder.link("site/soft.md", to: "x.md")
    var changes = FolderChanges()
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.paths.map(\.path).sorted() == ["hard.md", "soft.md"])
  }

  @Test func waitsUntilAFileIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "site/x.md")
    var (tree, queue, _) = try tree(folder)
    let file = open(folder("site/slow.png"), O_WRONLY | O_CREAT, 0o644)
    #expect(write(file, "abc", 3) == 3)
    var changes = FolderChanges()
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.isEmpty)
    close(file)
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.paths.map(\.path) == ["slow.png"])
  }

  @Test func shortReadsAndEventsOfUnknownFoldersDoNothing() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "site/x.md")
    var (tree, queue, root) = try tree(folder)
    #expect(queue.read().isEmpty)
    var changes = FolderChanges()
    for watch: Int32 in [0, 77, .max] {
      tree.apply(.init(watch: watch, mask: .max, name: Array("x.md".utf8)), to: &changes)
    }
    #expect(changes == FolderChanges(mayBeMore: true))
    changes = FolderChanges()
    tree.apply(.init(watch: 77, mask: UInt32(IN_CREATE), name: [0xFF]), to: &changes)
    #expect(changes.isEmpty)
    try folder.put([1], at: Array("site/".utf8) + [0xFF, 0xFE])
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.paths.contains(WatchedPath(root: root, path: "")))
  }

  /// Nobody would tell later that they are written.
  @Test func tellsOfPipesAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "site/x.md")
    var (tree, queue, _) = try tree(folder)
    #expect(mkfifo(folder("site/pipe.md"), 0o644) == 0)
    var changes = FolderChanges()
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.paths.map(\.path) == ["pipe.md"])
  }

  @Test func linksWhoseFolderGoesAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "elsewhere/x.md")
    try folder.put("y", at: "site/y.md")
    try folder.link("site/a.md", to: "../elsewhere/x.md")
    var (tree, queue, _) = try tree(folder)
    #expect(rename(folder("elsewhere"), folder("away")) == 0)
    var changes = FolderChanges()
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.paths.map(\.path) == ["a.md"])
    // Nor is anything of it told after that.
    try folder.put("x", at: "away/x.md")
    changes = FolderChanges()
    for event in queue.read() { tree.apply(event, to: &changes) }
    #expect(changes.isEmpty)
  }
}
