import Synchronization
import Watching

/// Tells what commands of `after_build` change themselves from what the user changes, so that they do not start builds
/// for ever.
///
/// What a command changed while it ran is built once more, since it may be content. When it then changes the same files
/// again, or others time after time, these are built without running any command: a file that the user saved meanwhile
/// may be among them.
final class HookEcho: Sendable {
  /// What is to be built.
  struct Due {
    var changes: FolderChanges
    /// Whether commands are run for it.
    var runsHooks = true
  }

  private let watcher: any FolderWatcher
  private let state = Mutex(State())

  private struct State {
    /// What is still to be built.
    var due = FolderChanges()
    /// The same without any command.
    var last = FolderChanges()
    /// What commands changed for the build before this one; nothing where the user asked for this one.
    var known = FolderChanges()
    /// How many builds commands have asked for since the user did.
    var rounds = 0
    /// Of this build, what starts commands no more.
    var repeated: Set<String> = []
    var told: Set<String> = []
  }

  init(_ watcher: any FolderWatcher) { self.watcher = watcher }

  /// Waits for changes to build, those first that commands made; nil once the watcher is closed.
  func next() -> Due? {
    if let due = due() { return due }
    guard let changes = watcher.next() else { return nil }
    begin()
    return Due(changes: changes)
  }

  /// Takes note that the user asks for a build.
  func begin() {
    state.withLock { state in
      state.known = FolderChanges()
      state.rounds = 0
    }
  }

  /// What commands changed and is still to be built, nil when that is nothing.
  func due() -> Due? {
    state.withLock { state in
      guard !state.due.isEmpty || !state.last.isEmpty else { return nil }
      let isLast = state.due.isEmpty
      var changes = state.due
      changes.paths.formUnion(state.last.paths)
      changes.mayBeMore = changes.mayBeMore || state.last.mayBeMore
      state.due = FolderChanges()
      state.last = FolderChanges()
      if isLast { return Due(changes: changes, runsHooks: false) }
      state.known = changes
      state.rounds += 1
      return Due(changes: changes)
    }
  }

  /// Runs a command of `after_build`.
  func around<Outcome>(_ run: () -> Outcome) -> Outcome {
    let before = watcher.take()
    let outcome = run()
    let during = watcher.take()
    state.withLock { state in
      let isOver = state.rounds > 1
      let again = during.paths.filter { path in
        !SiteWatch.isWritten(path.path) && (isOver || state.known.paths.contains(path))
      }
      state.repeated.formUnion(again.map(\.path))
      state.last.paths.formUnion(again)
      state.due.paths.formUnion(before.paths)
      state.due.paths.formUnion(during.paths.subtracting(again))
      let isKnown = isOver || state.known.mayBeMore
      if before.mayBeMore || during.mayBeMore && !isKnown { state.due.mayBeMore = true }
      if during.mayBeMore && isKnown { state.last.mayBeMore = true }
    }
    return outcome
  }

  /// The files whose changes start commands no more, if that is news.
  func news() -> [String]? {
    state.withLock { state in
      let repeated = state.repeated
      state.repeated = []
      guard !repeated.isEmpty, repeated != state.told else { return nil }
      state.told = repeated
      return repeated.sorted()
    }
  }
}
