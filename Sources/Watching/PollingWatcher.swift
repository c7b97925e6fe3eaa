import Files
import Glibc
import Synchronization

/// Looks at every file now and then: for systems that tell of no changes.
package final class PollingWatcher: FolderWatcher {
  /// What makes a file another one.
  private struct Stamp: Equatable {
    let modified: Int
    let size: Int
    let identity: FileEntry.Identity
  }

  private typealias Snapshot = [WatchedPath: Stamp]

  private let settings: WatchSettings
  private let known: Mutex<Snapshot>
  private let closing = WakeUp()

  package init(_ settings: WatchSettings) {
    self.settings = settings
    known = Mutex(Self.look(settings))
  }

  package func close() { closing.signal() }

  package func take() -> FolderChanges { FolderChanges(paths: differences()) }

  package func next() -> FolderChanges? {
    var changes = FolderChanges()
    var first = 0
    while true {
      let pause = changes.isEmpty ? settings.interval : settings.patience(changes).quiet
      guard !waits(milliseconds: pause) else { return nil }
      let found = differences()
      if changes.isEmpty { first = Milliseconds.now() }
      changes.paths.formUnion(found)
      let isOver =
        found.isEmpty || Milliseconds.now() &- first >= settings.patience(changes).longest
      if !changes.isEmpty, isOver { return changes }
    }
  }

  /// Whether the waiting was ended.
  private func waits(milliseconds: Int) -> Bool {
    var waited = pollfd(fd: closing.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, Int32(clamping: milliseconds)) > 0
  }

  /// What is not as it was at the last look.
  private func differences() -> Set<WatchedPath> {
    let now = Self.look(settings)
    return known.withLock { known in
      var changed: Set<WatchedPath> = []
      for (place, stamp) in now where known[place] != stamp { changed.insert(place) }
      for place in known.keys where now[place] == nil { changed.insert(place) }
      known = now
      return changed
    }
  }

  private static func look(_ settings: WatchSettings) -> Snapshot {
    var snapshot: Snapshot = [:]
    for root in settings.roots {
      for (place, entry) in settings.listing(of: WatchedPath(root: root, path: "")).entries {
        // A folder's own time tells only what its files tell too.
        let isFolder = entry.kind == .folder
        snapshot[place] = Stamp(
          modified: isFolder ? 0 : entry.modified, size: isFolder ? 0 : entry.size,
          identity: entry.identity)
      }
    }
    return snapshot
  }
}
