import Files
import Glibc
import TestFolder
import Testing

@testable import Watching

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
  ///
  /// What is written again has another size each time: where the system's clock ticks slowly, two writes are at one time.
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
      // However slowly they are read, changes that were made before are told together.
      settings.longest = 60_000
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
    try watched.folder.put("once again", at: "site/texts/trip/three.md")
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
    try watched.folder.put("once again", at: "site/posts/trip/three.md")
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
    try watched.folder.put("longer", at: "templates/base.html")
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

  /// A file is written under its own name, wherever links lead to it from.
  @Test(arguments: Kind.allCases)
  func tellsOfLinksWhoseFilesAreWritten(_ kind: Kind) throws {
    let watched = try Watched(kind) { settings in
      settings.ignores = { $0.path == "kept" || $0.path.hasPrefix("kept/") }
    } before: { folder in
      try folder.put("x", at: "site/kept/x.md")
      try folder.put("y", at: "site/kept/y.md")
      try folder.link("site/a.md", to: "kept/x.md")
      try folder.link("site/posts/b.md", to: "../a.md")
      try folder.link("site/two.md", to: "posts/two.md")
    }
    try watched.folder.put("in place", at: "site/kept/x.md")
    watched.expect(["a.md", "posts/b.md"])
    try watched.folder.put("by another name", at: "site/kept/.x.md.tmp")
    watched.move("site/kept/.x.md.tmp", "site/kept/x.md")
    watched.expect(["a.md", "posts/b.md"])
    try watched.folder.put("through the link", at: "site/a.md")
    watched.expect(["a.md", "posts/b.md"])
    try watched.folder.put("both names", at: "site/posts/two.md")
    watched.expect(["posts/two.md", "two.md"])
    // A link that comes later, one to another file, and one that is gone.
    try watched.folder.link("site/posts/c.md", to: "../kept/y.md")
    #expect(watched.changes(until: ["posts/c.md"]).contains("posts/c.md"))
    try watched.folder.put("other", at: "site/kept/y.md")
    watched.expect(["posts/c.md"])
    #expect(unlink(watched.folder("site/a.md")) == 0)
    try watched.folder.link("site/a.md", to: "kept/y.md")
    _ = watched.changes(until: ["a.md"])
    try watched.folder.put("yet again", at: "site/kept/y.md")
    #expect(watched.changes(until: ["a.md", "posts/c.md"]).contains("a.md"))
    #expect(unlink(watched.folder("site/posts/c.md")) == 0)
    _ = watched.changes(until: ["posts/c.md"])
    try watched.folder.put("and once more", at: "site/kept/y.md")
    let found = watched.changes(until: ["a.md"])
    #expect(found.contains("a.md") && !found.contains("posts/c.md"))
  }

  /// The same letters in other bytes are another name.
  @Test(arguments: Kind.allCases)
  func namesAreTheirBytes(_ kind: Kind) throws {
    let watched = try Watched(kind) { _ in
    } before: { folder in
      try folder.put("x", at: "site/\u{E9}/x.md")
      try folder.put("x", at: "site/e\u{301}/x.md")
    }
    let names = ["\u{E9}/x.md", "e\u{301}/x.md"]
    for name in names { try watched.folder.put("new", at: "site/\(name)") }
    var found: Set<[UInt8]> = []
    while found.count < 2, let changes = watched.watcher.next() {
      found.formUnion(changes.paths.map { Array($0.path.utf8) })
    }
    #expect(found == Set(names.map { Array($0.utf8) }))
  }

  /// Many changes are waited for until they are over, few are told at once.
  @Test func aStormIsWaitedForLonger() {
    let settings = WatchSettings(roots: [], boundary: "/")
    func patience(_ count: Int, mayBeMore: Bool = false) -> [Int] {
      let paths = (0..<count).map { WatchedPath(root: "/", path: "\($0)") }
      let (quiet, longest) = settings.patience(
        FolderChanges(paths: Set(paths), mayBeMore: mayBeMore))
      return [quiet, longest]
    }
    #expect(patience(0) == [10, 100])
    #expect(patience(31) == [10, 100])
    #expect(patience(32) == [100, 15_000])
    #expect(patience(1, mayBeMore: true) == [100, 15_000])
  }
}
