import Glibc

/// The folders on the way to a file: they are made when they are missing and never left through a link.
extension OutputFolder {
  /// Makes the folders above `file` that are missing.
  func prepareParent(of file: String) throws(FileError) {
    let parent = Path.parent(of: file)
    if parent.isEmpty || known.contains(parent) { return }
    for attempt in 1...Self.attempts {
      do throws(FileError) {
        for ancestor in Self.ancestors(of: file) where !known.contains(ancestor) {
          if try !isFolder(ancestor, onTheWayTo: file, .write) {
            try makeFolder(ancestor, onTheWayTo: file)
          }
          known.insert(ancestor)
        }
        return
      } catch {
        // Another thread has just removed a folder above that became empty.
        guard error.isMissing, attempt < Self.attempts else { throw error }
        forgetParents(of: file)
      }
    }
  }

  private func makeFolder(_ ancestor: String, onTheWayTo file: String) throws(FileError) {
    guard mkdirat(folder.number, ancestor, 0o777) != 0 else { return }
    let code = errno
    // When another thread was faster, a second look says what it made.
    guard code == EEXIST, try isFolder(ancestor, onTheWayTo: file, .write) else {
      throw FileError(
        .createFolder, Path.join(path, ancestor), code: code == EEXIST ? ENOENT : code)
    }
  }

  /// Whether all the folders above `file` are there.
  func hasParents(of file: String) throws(FileError) -> Bool {
    for ancestor in Self.ancestors(of: file) where !known.contains(ancestor) {
      guard try isFolder(ancestor, onTheWayTo: file, .remove) else { return false }
    }
    return true
  }

  func forgetParents(of file: String) {
    for ancestor in Self.ancestors(of: file) { known.forget(ancestor) }
  }

  /// `a/b/c.html` has `a` and `a/b`.
  static func ancestors(of file: String) -> [String] {
    file.utf8.indices.filter { file.utf8[$0] == Path.slash }.map { String(file[..<$0]) }
  }

  /// False when nothing is there.
  private func isFolder(_ ancestor: String, onTheWayTo file: String, _ action: FileError.Action)
    throws(FileError) -> Bool
  {
    let shown = Path.join(path, file)
    switch FileEntry.status(of: ancestor, in: folder.number, followsLinks: false) {
    case .failure(let code):
      if code.number == ENOENT { return false }
      throw FileError(action, shown, code: code.number)
    case .success(let status):
      let obstacle = Path.join(path, ancestor)
      switch FileEntry.Kind(mode: status.st_mode) {
      case .folder: return true
      case .symlink: throw .linkInTheWay(action, shown, of: obstacle)
      case .file, .other: throw .fileInTheWay(action, shown, of: obstacle)
      }
    }
  }
}
