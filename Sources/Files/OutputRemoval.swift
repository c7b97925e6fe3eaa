import Glibc

extension OutputFolder {
  /// Removes a file and then the folders above it that are empty now; false when there was no such file.
  ///
  /// - Throws: `FileError` when a folder has that name, or the way leads through a symbolic link.
  package func remove(_ file: String) throws(FileError) -> Bool {
    guard Path.isPlain(file) else { throw .notAPlainPath(.remove, file) }
    guard try hasParents(of: file) else { return false }
    guard unlinkat(folder.number, file, 0) == 0 else {
      let code = errno
      switch code {
      case ENOENT: return false
      case EISDIR: throw .folderInTheWay(.remove, Path.join(path, file))
      default: throw FileError(.remove, Path.join(path, file), code: code)
      }
    }
    for ancestor in Self.ancestors(of: file).reversed() {
      // Forgotten first, so that a writer that comes between looks for the folder again.
      known.forget(ancestor)
      guard unlinkat(folder.number, ancestor, AT_REMOVEDIR) == 0 else { break }
    }
    return true
  }

  /// Removes the temporary files of builds that were stopped half way; their paths.
  package func removeLeftovers() throws(FileError) -> [String] {
    var removed: [String] = []
    for entry in try FolderListing.of(path).entries where entry.kind == .file {
      guard Path.name(of: entry.path).utf8.starts(with: Self.temporaryPrefix.utf8) else { continue }
      if try remove(entry.path) { removed.append(entry.path) }
    }
    return removed
  }
}
