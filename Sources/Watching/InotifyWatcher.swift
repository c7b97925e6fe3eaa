import Files
import Glibc
import Synchronization

/// Is told by Linux's inotify; it costs nothing while nothing changes.
package final class InotifyWatcher: FolderWatcher {
  private let settings: WatchSettings
  private let queue: InotifyQueue
  private let tree: Mutex<WatchedTree>
  private let closing = WakeUp()

  /// Nil when the system gives no queue, or no watch for some folder.
  package init?(_ settings: WatchSettings) {
    guard let queue = InotifyQueue() else { return nil }
    self.settings = settings
    self.queue = queue
    var tree = WatchedTree(settings, queue)
    tree.watchRoots()
    guard !tree.isOutOfWatches else { return nil }
    self.tree = Mutex(tree)
  }

  package func close() { closing.signal() }

  package func take() -> FolderChanges {
    var taken = FolderChanges()
    tree.withLock { tree in
      var waited = [pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)]
      while poll(&waited, 1, 0) > 0, waited[0].revents & Int16(POLLIN) != 0 {
        for event in queue.read() { tree.apply(event, to: &taken) }
      }
    }
    return taken
  }

  package func next() -> FolderChanges? {
    var changes = FolderChanges()
    var first = 0
    while true {
      let (quiet, longest) = settings.patience(changes)
      let timeout =
        changes.isEmpty
        ? (tree.withLock { $0.waitsForRoots } ? settings.interval : -1)
        : min(quiet, max(0, first &+ longest &- Milliseconds.now()))
      var waited = [
        pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: closing.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waited, 2, Int32(clamping: timeout))
      if waited[1].revents != 0 { return nil }
      let wasEmpty = changes.isEmpty
      let hasMore = waited[0].revents != 0
      if hasMore {
        // Read by whoever holds the tree: events that another thread takes must not overtake these.
        tree.withLock { tree in
          for event in queue.read() { tree.apply(event, to: &changes) }
        }
      } else if changes.isEmpty {
        tree.withLock { $0.lookForRoots(&changes) }
      }
      let now = Milliseconds.now()
      if wasEmpty { first = now }
      let isOver = now &- first >= settings.patience(changes).longest
      if !changes.isEmpty, !hasMore || isOver { return changes }
    }
  }
}
