import Files
import Glibc
import TestFolder
import Testing
import Watching

/// What both kinds of watchers do alike.
@Suite struct FolderWatcherTests {
  enum Kind: String, CaseIterable {
    case inotify, polling

    func watcher(_ settings: WatchSettings) throws -> any FolderWatcher {
      switch self {
      case .inotify: return try #require(InotifyWatcher(settings))
      case .polling: return PollingWatcher(settings)
      }
    }
  }

  /// A folder with some files that is watched.
  struct Watched {
    let folder: TemporaryFolder
    let watcher: any FolderWatcher

    init(
      _ kind: Kind, roots: [String] = ["site"], change: (inout WatchSettings) -> Void = { _ in },
      before: (TemporaryFolder) throws -> Void = { _ in }
    ) throws {
      folder = try TemporaryFolder()
      try folder.put("one", at: "site/one.md")
      try folder.put("two", at: "site/posts/two.md")
      try folder.put("three", at: "site/posts/trip/three.md")
      try before(folder)
      let path = folder.path
      var settings = WatchSettings(roots: roots.map { "\(path)/\($0)" }, boundary: path)
      settings.interval = 20
      change(&settings)
      watcher = try kind.watcher(settings)
    }

    /// The files that changed until all of `wanted` did, relative to the only root.
    func changes(until wanted: Set<String>) -> Set<String> {
      var found: Set<String> = []
      while !found.isSuperset(of: wanted), let changes = watcher.next() {
        found.formUnion(changes.paths.map(\.path))
      }
      return found
    }

    func expect(
      _ wanted: Set<String>, also allowed: Set<String> = [],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let found = changes(until: wanted)
      #expect(found.subtracting(allowed) == wanted, sourceLocation: sourceLocation)
    }

    func move(_ old: String, _ new: String) { #expect(rename(folder(old), folder(new)) == 0) }
  }

  @Test(arguments: Kind.allCases)
  func whatIsForgottenIsNotTold(_ kind: Kind) throws {
    let watched = try Watched(kind)
    try watched.folder.put("1", at: "site/one.md")
    try watched.folder.put("new", at: "site/new/four.md")
    watched.watcher.take()
    // A folder that came meanwhile is watched all the same.
    try watched.folder.put("other", at: "site/new/four.md")
    watched.expect(["new/four.md"])
  }

  @Test(arguments: Kind.allCases)
  func tellsOfFilesThatAreWritten(_ kind: Kind) throws {
    let watched = try Watched(kind)
    try watched.folder.put("one more", at: "site/one.md")
    watched.expect(["one.md"])
    try watched.folder.put("four", at: "site/posts/trip/four.md")
    watched.expect(["posts/trip/four.md"])
    #expect(unlink(watched.folder("site/posts/two.md")) == 0)
    watched.expect(["posts/two.md"])
  }

  @Test(arguments: Kind.allCases)
  func tellsOfEditorsThatWriteByRenaming(_ kind: Kind) throws {
    let watched = try Watched(kind)
    try watched.folder.put("fresh", at: "site/posts/.two.md.tmp")
    watched.move("site/posts/.two.md.tmp", "site/posts/two.md")
    watched.expect(["posts/two.md"], also: ["posts/.two.md.tmp"])
    // Some keep the old file under another name first.
    watched.move("site/one.md", "site/one.md~")
    try watched.folder.put("newer", at: "site/one.md")
    watched.expect(["one.md", "one.md~"])
  }

  @Test(arguments: Kind.allCases)
  func watchesNewFolders(_ kind: Kind) throws {
    let watched = try Watched(kind)
    try watched.folder.put("deep", at: "site/a/b/c/deep.md")
    watched.expect(["a", "a/b", "a/b/c", "a/b/c/deep.md"])
    try watched.folder.put("deeper", at: "site/a/b/c/deep.md")
    watched.expect(["a/b/c/deep.md"])
  }

  @Test(arguments: Kind.allCases)
  func watchesRenamedFolders(_ kind: Kind) throws {
    let watched = try Watched(kind)
    watched.move("site/posts", "site/texts")
    watched.expect(
      ["posts", "texts", "texts/two.md", "texts/trip", "texts/trip/three.md"],
      also: ["posts/two.md", "posts/trip", "posts/trip/three.md"])
    try watched.folder.put("again", at: "site/texts/trip/three.md")
    watched.expect(["texts/trip/three.md"])
    try watched.folder.put("other", at: "site/posts/two.md")
    watched.expect(["posts", "posts/two.md"])
  }

  @Test(arguments: Kind.allCases)
  func watchesFoldersThatComeFromElsewhere(_ kind: Kind) throws {
    let watched = try Watched(kind, before: { try $0.put("x", at: "elsewhere/in/x.md") })
    watched.move("elsewhere", "site/here")
    watched.expect(["here", "here/in", "here/in/x.md"])
    watched.move("site/here", "elsewhere")
    watched.expect(["here"], also: ["here/in", "here/in/x.md"])
    try watched.folder.put("unseen", at: "elsewhere/in/x.md")
    try watched.folder.put("seen", at: "site/one.md")
    watched.expect(["one.md"])
  }

  @Test(arguments: Kind.allCases)
  func takesNoNoticeOfWhatIsIgnored(_ kind: Kind) throws {
    let watched = try Watched(kind) {
      $0.ignores = { $0.path == "Output" || $0.path.hasSuffix("~") }
    } before: {
      try $0.put("x", at: "site/Output/x.html")
    }
    try watched.folder.put("y", at: "site/Output/x.html")
    try watched.folder.put("y", at: "site/Output/new/y.html")
    try watched.folder.put("y", at: "site/one.md~")
    try watched.folder.put("y", at: "site/one.md")
    watched.expect(["one.md"])
  }

  @Test(arguments: Kind.allCases)
  func mergesAStormOfChanges(_ kind: Kind) throws {
    let watched = try Watched(kind) {
      $0.quiet = 200
      $0.longest = 60_000
    }
    var names: Set<String> = []
    for number in 0..<5000 {
      let name = "posts/\(number % 50)/\(number).md"
      try watched.folder.put("\(number)", at: "site/\(name)")
      names.insert(name)
    }
    let changes = try #require(watched.watcher.next())
    #expect(!changes.mayBeMore)
    #expect(changes.paths.count == 5050)
    #expect(names.isSubset(of: changes.paths.map(\.path)))
  }

  @Test(arguments: Kind.allCases)
  func doesNotWaitForTheEndOfChanges(_ kind: Kind) throws {
    let watched = try Watched(kind) {
      $0.quiet = 60_000
      $0.longest = 30
    }
    // Only the longest time can end this: nothing else comes that would end the quiet.
    try watched.folder.put("x", at: "site/one.md")
    if kind == .inotify {
      #expect(watched.watcher.next()?.paths.map(\.path) == ["one.md"])
    }
  }

  @Test(arguments: Kind.allCases)
  func followsLinksInsideTheBoundary(_ kind: Kind) throws {
    let watched = try Watched(kind) { settings in
      settings.boundary = settings.roots[0]
    } before: { folder in
      try folder.put("x", at: "outside/x.md")
      try folder.link("site/linked", to: "posts/trip")
      try folder.link("site/posts/loop", to: "..")
      try folder.link("site/outside", to: "../outside")
    }
    try watched.folder.put("x", at: "outside/x.md")
    try watched.folder.put("again", at: "site/posts/trip/three.md")
    watched.expect(["posts/trip/three.md", "linked/three.md"])
    // A link that comes later.
    try watched.folder.link("site/later", to: "posts")
    #expect(watched.changes(until: ["later"]).contains("later/two.md"))
    try watched.folder.put("again", at: "site/posts/two.md")
    watched.expect(["posts/two.md", "later/two.md"], also: ["later/loop/posts/two.md"])
    #expect(unlink(watched.folder("site/later")) == 0)
    _ = watched.changes(until: ["later"])
    try watched.folder.put("again and", at: "site/posts/two.md")
    watched.expect(["posts/two.md"])
  }

  @Test(arguments: Kind.allCases)
  func watchesSeveralRoots(_ kind: Kind) throws {
    let watched = try Watched(
      kind, roots: ["site/posts", "templates"],
      before: { try $0.put("x", at: "templates/base.html") })
    try watched.folder.put("y", at: "templates/base.html")
    let changes = try #require(watched.watcher.next())
    let root = watched.folder("templates")
    #expect(changes == FolderChanges(paths: [WatchedPath(root: root, path: "base.html")]))
  }

  @Test(arguments: Kind.allCases)
  func waitsForARootThatIsMissing(_ kind: Kind) throws {
    let watched = try Watched(kind, roots: ["later"])
    try watched.folder.put("x", at: "later/x.md")
    let changes = try #require(watched.watcher.next())
    #expect(changes.mayBeMore || changes.paths.map(\.path) == ["x.md"])
    try watched.folder.put("xy", at: "later/x.md")
    #expect(watched.changes(until: ["x.md"]) == ["x.md"])
    // And again when it is another one.
    watched.move("later", "gone")
    try watched.folder.put("xyz", at: "later/y.md")
    var found = try #require(watched.watcher.next())
    while !found.mayBeMore, !found.paths.contains(where: { $0.path == "y.md" }) {
      found = try #require(watched.watcher.next())
    }
    try watched.folder.put("more of it", at: "later/y.md")
    #expect(watched.changes(until: ["y.md"]).contains("y.md"))
  }

  @Test(arguments: Kind.allCases)
  func endsAtOnceWhenItIsClosed(_ kind: Kind) throws {
    let watched = try Watched(kind) { $0.interval = 3_600_000 }
    let closer = Closer(watched.watcher)
    #expect(watched.watcher.next() == nil)
    closer.join()
    #expect(watched.watcher.next() == nil)
  }

  /// A thread that closes a watcher.
  private struct Closer {
    private final class Box: Sendable {
      let watcher: any FolderWatcher
      init(_ watcher: any FolderWatcher) { self.watcher = watcher }
    }

    private var thread = pthread_t()

    init(_ watcher: any FolderWatcher) {
      pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          let box = Unmanaged<Box>.fromOpaque(context).takeRetainedValue()
          usleep(30_000)
          box.watcher.close()
          return nil
        }, Unmanaged.passRetained(Box(watcher)).toOpaque())
    }

    func join() { pthread_join(thread, nil) }
  }
}
