import Synchronization
import Watching

/// Tells what commands of `after_build` change themselves from what the user changes, so that they do not start builds
/// for ever.
///
/// What a command changed while it ran is built once more, since it may be content. When it then changes the same files
/// again, or others time after time, that starts nothing.
final class HookEcho: Sendable {
  private let watcher: any FolderWatcher
  private let state = Mutex(State())

  private struct State {
    /// What is still to be built.
    var due = FolderChanges()
    /// What commands changed for the build before this one; nothing where the user asked for this one.
    var known = FolderChanges()
    /// How many builds commands have asked for since the user did.
    var rounds = 0
    /// Of this build, what starts nothing.
    var dropped: Set<String> = []
    var told: Set<String> = []
    var knowsAll = true
  }

  init(_ watcher: any FolderWatcher) { self.watcher = watcher }

  /// Waits for changes to build, those first that commands made; nil once the watcher is closed.
  func next() -> FolderChanges? {
    if let due = due() { return due }
    guard let changes = watcher.next() else { return nil }
    state.withLock { state in
      state.known = FolderChanges()
      state.rounds = 0
    }
    return changes
  }

  /// What commands changed and is still to be built, nil when that is nothing.
  func due() -> FolderChanges? {
    state.withLock { state in
      guard !state.due.isEmpty else { return nil }
      let due = state.due
      state.due = FolderChanges()
      state.known = due
      state.rounds += 1
      return due
    }
  }

  /// Runs a command of `after_build`.
  func around<Outcome>(_ run: () -> Outcome) -> Outcome {
    let before = watcher.take()
    let outcome = run()
    let during = watcher.take()
    state.withLock { state in
      let isOver = state.rounds > 1
      let echo = during.paths.filter { path in
        !SiteWatch.isWritten(path.path) && (isOver || state.known.paths.contains(path))
      }
      state.dropped.formUnion(echo.map(\.path))
      if !echo.isEmpty { state.knowsAll = false }
      state.due.paths.formUnion(before.paths)
      state.due.paths.formUnion(during.paths.subtracting(echo))
      if before.mayBeMore || during.mayBeMore && !isOver && !state.known.mayBeMore {
        state.due.mayBeMore = true
      }
    }
    return outcome
  }

  /// Whether whoever asked for changes has been told of all of them.
  var knowsAll: Bool { state.withLock { $0.knowsAll } }

  /// The files whose changes started no other build, if that is news.
  func news() -> [String]? {
    state.withLock { state in
      let dropped = state.dropped
      state.dropped = []
      guard !dropped.isEmpty, dropped != state.told else { return nil }
      state.told = dropped
      return dropped.sorted()
    }
  }
}
