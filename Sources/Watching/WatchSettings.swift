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

  /// A watcher that the system wakes, or one that looks now and then where the system has no watches left.
  package func watcher() -> any FolderWatcher {
    InotifyWatcher(self) ?? PollingWatcher(self)
  }
}
