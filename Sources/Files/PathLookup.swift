import Glibc

/// What the disk says about a path.
extension Path {
  /// The folder that relative paths are seen from; the one place where the process's own is asked for.
  package static func currentFolder() throws(FileError) -> String {
    guard let path = getcwd(nil, 0) else { throw FileError(.find, ".", code: errno) }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether anything has that name; a symbolic link that leads nowhere counts as nothing.
  package static func exists(_ path: String) -> Bool { (try? FileEntry.at(path)) != nil }

  /// Whether a folder, or a symbolic link to one, has that name.
  package static func isFolder(_ path: String) -> Bool {
    (try? FileEntry.at(path))?.kind == .folder
  }

  /// Whether a regular file, or a symbolic link to one, has that name.
  package static func isFile(_ path: String) -> Bool { (try? FileEntry.at(path))?.kind == .file }

  /// The absolute path of a file that is there, all symbolic links resolved.
  package static func real(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileError(.find, path, code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Creates a folder and those above it that are missing; nothing happens when it is there.
  package static func createFolder(_ path: String) throws(FileError) {
    var end = path.utf8.startIndex
    while end < path.utf8.endIndex {
      let start = path.utf8.index(after: end)
      end = path.utf8[start...].firstIndex(of: slash) ?? path.utf8.endIndex
      let ancestor = String(path[..<end])
      if mkdir(ancestor, 0o777) == 0 { continue }
      let code = errno
      if isFolder(ancestor) { continue }
      if code == EEXIST { throw .fileInTheWay(.createFolder, path, of: ancestor) }
      throw FileError(.createFolder, path, code: code)
    }
  }
}

extension Path {
  /// Gives a file another name in one step, in the place of one that may have it.
  package static func rename(_ path: String, to other: String) throws(FileError) {
    guard Glibc.rename(path, other) == 0 else { throw FileError(.write, other, code: errno) }
  }
}
