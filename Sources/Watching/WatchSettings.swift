/// Which folders are watched, and how long changes are gathered.
package struct WatchSettings: Sendable {
  /// Absolute paths of folders; one that is missing is waited for.
  package var roots: [String]
  /// Symbolic links are followed to what lies in this folder.
  package var boundary: String
  /// What is not looked at, with all that is in it when it is a folder; asked on the thread that waits.
  package var ignores: @Sendable (WatchedPath) -> Bool
  /// Milliseconds without a change after which what changed is told.
  package var quiet = 10
  /// Milliseconds after the first change when it is told although more is changing.
  package var longest = 100
  /// So many changes are no save but a storm, as of a checkout, which is waited for with more patience: all of it is one.
  package var storm = 32
  /// Milliseconds without a change after which a storm is over.
  package var stormQuiet = 100
  /// Milliseconds after the first change when a storm is told although it goes on.
  package var stormLongest = 15_000
  /// Milliseconds between two looks where the system tells of no changes.
  package var interval = 500

  package init(
    roots: [String], boundary: String,
    ignores: @escaping @Sendable (WatchedPath) -> Bool = { _ in false }
  ) {
    self.roots = roots
    self.boundary = boundary
    self.ignores = ignores
  }

  /// How long is waited for more changes: milliseconds since the last one, and since the first.
  func patience(_ changes: FolderChanges) -> (quiet: Int, longest: Int) {
    changes.paths.count >= storm || changes.mayBeMore
      ? (max(quiet, stormQuiet), max(longest, stormLongest)) : (quiet, longest)
  }

  /// A watcher that the system wakes, or one that looks now and then where the system has no watches left.
  package func watcher() -> any FolderWatcher {
    InotifyWatcher(self) ?? PollingWatcher(self)
  }
}
