import Glibc

/// The folders on the way to a file: they are made when they are missing and never left through a link.
extension OutputFolder {
  /// Makes the folders above `file` that are missing.
  func prepareParent(of file: String) throws(FileError) {
    let parent = Path.parent(of: file)
    if parent.isEmpty || known.contains(parent) { return }
    for ancestor in Self.ancestors(of: file) where !known.contains(ancestor) {
      if try !isFolder(ancestor, onTheWayTo: file, .write) {
        // When another thread was faster, the second look says what it made.
        if mkdirat(folder.number, ancestor, 0o777) != 0 {
          let code = errno
          guard code == EEXIST, try isFolder(ancestor, onTheWayTo: file, .write) else {
            throw FileError(.createFolder, Path.join(path, ancestor), code: code)
          }
        }
      }
      known.insert(ancestor)
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
