/// Tells what changes in some folders, as long as somebody asks.
package protocol FolderWatcher: AnyObject, Sendable {
  /// Waits until something changed and no more changes for a moment; nil once it was closed.
  ///
  /// Changes between two calls are kept for the next. Only one thread may wait at a time.
  func next() -> FolderChanges?

  /// Takes the changes up to now that nobody was told of yet, without waiting; any thread may call it.
  @discardableResult
  func take() -> FolderChanges

  /// Ends the waiting at once, now and from now on; any thread may call it.
  func close()
}

/// What changed since it was last asked for.
package struct FolderChanges: Sendable, Equatable {
  /// Files that were written, made, renamed or removed, under the old and the new name, and folders that came or went,
  /// with all that came with them; what went with a folder may be missing.
  package var paths: Set<WatchedPath> = []
  /// More may have changed than is known: everything has to be looked at.
  package var mayBeMore = false

  package init(paths: Set<WatchedPath> = [], mayBeMore: Bool = false) {
    self.paths = paths
    self.mayBeMore = mayBeMore
  }

  package var isEmpty: Bool { paths.isEmpty && !mayBeMore }
}

/// The name of something below a folder that is watched.
package struct WatchedPath: Sendable, Hashable {
  /// One of the roots, as it was given.
  package let root: String
  /// Relative to the root, `/` between its parts; empty for the root itself.
  package let path: String

  package init(root: String, path: String) {
    self.root = root
    self.path = path
  }

  // The system knows names by their bytes: the same letters in other bytes are another file.
  package static func == (left: WatchedPath, right: WatchedPath) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8) && left.root.utf8.elementsEqual(right.root.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
