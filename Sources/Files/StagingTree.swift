import Glibc

/// Files that wait under the paths that they will have, so that a whole folder of them is put in place at once.
///
/// Nobody else knows of the tree, so its folders need not be asked about before they are made: a file that cannot be
/// opened for want of its folder tells so.
final class StagingTree: Sendable {
  let folder: Descriptor

  /// Makes the folder `name` in `target`, which must not be there.
  init(_ name: String, in target: OutputFolder) throws(FileError) {
    do throws(ErrorCode) {
      guard mkdirat(target.folder.number, name, 0o777) == 0 else { throw ErrorCode(errno) }
      folder = try Descriptor(name, in: target.folder.number, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    } catch {
      throw FileError(.createFolder, Path.join(target.path, name), code: error.number)
    }
  }

  /// Writes a new file; several threads may at once.
  func put(
    _ path: String, _ contents: (borrowing Descriptor) throws(ErrorCode) -> Void
  ) throws(ErrorCode) -> OutputStamp {
    let fresh = try create(path)
    try contents(fresh)
    return OutputStamp(try fresh.status())
  }

  private func create(_ path: String) throws(ErrorCode) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
    // Most files are the only ones in their folders, which then are not there yet.
    let isPage = path.hasSuffix("/index.html")
    if isPage { try makeFolder(Path.parent(of: path)) }
    do throws(ErrorCode) {
      return try Descriptor(path, in: folder.number, flags, mode: 0o644)
    } catch {
      guard error.number == ENOENT, !isPage else { throw error }
    }
    try makeFolder(Path.parent(of: path))
    return try Descriptor(path, in: folder.number, flags, mode: 0o644)
  }

  private func makeFolder(_ path: String) throws(ErrorCode) {
    if mkdirat(folder.number, path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, !path.isEmpty else { throw ErrorCode(errno) }
    try makeFolder(Path.parent(of: path))
    guard mkdirat(folder.number, path, 0o777) == 0 || errno == EEXIST else {
      throw ErrorCode(errno)
    }
  }

  /// Moves what is in the tree into `target`, a file or a whole folder at a time.
  ///
  /// - Returns: the names of those that something stands in the way of; nil when what is there cannot be told.
  func commit(to target: OutputFolder) -> Set<String>? {
    guard let names = try? FolderNames.read(".", in: folder.number) else { return nil }
    var left: Set<String> = []
    for entry in names {
      let name = String(decoding: entry.bytes, as: UTF8.self)
      if renameat(folder.number, name, target.folder.number, name) != 0 { left.insert(name) }
    }
    return left
  }
}
