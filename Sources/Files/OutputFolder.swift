import Glibc
import Synchronization

/// A folder that files are put into whole or not at all, by several threads at once.
///
/// Paths are relative and stay inside: no `..`, and no way through a symbolic link. A file that has the
/// wanted bytes already is left alone, with its inode and its time.
package final class OutputFolder: Sendable {
  package enum Outcome: Sendable, Hashable {
    case written, unchanged
  }

  /// How the name of a file begins that is still being written.
  package static let temporaryPrefix = ".sitegen-tmp-"

  /// How often a step is tried again that another thread or an old file got in the way of.
  static let attempts = 100

  /// The folder as it was asked for.
  package let path: String
  let folder: Descriptor
  let known = FolderMemory()
  private let temporaries = Atomic<Int>(0)

  /// Opens a folder, creating it and those above it when they are missing.
  package init(_ path: String) throws(FileError) {
    try Path.createFolder(path)
    self.path = path
    folder = try Descriptor.open(path, O_RDONLY | O_DIRECTORY, to: .createFolder)
  }

  /// Puts a file there, in one step for whoever looks.
  package func write(_ bytes: UnsafeRawBufferPointer, to file: String) throws(FileError) -> Outcome
  {
    try put(file) { (current) throws(ErrorCode) in
      try current.holds(bytes)
    } contents: { (fresh) throws(ErrorCode) in
      try fresh.write(bytes)
    }
  }

  /// Puts a file there, in one step for whoever looks.
  package func write(_ bytes: [UInt8], to file: String) throws(FileError) -> Outcome {
    try bytes.span.bytes.withUnsafeBytes { (bytes) throws(FileError) in try write(bytes, to: file) }
  }

  /// Puts a copy of the file at `source` there, in one step for whoever looks; memory does not grow with its size.
  package func copy(from source: String, to file: String) throws(FileError) -> Outcome {
    let original = try Self.open(source)
    return try put(file) { (current) throws(ErrorCode) in
      try current.holdsSame(as: original)
    } contents: { (fresh) throws(ErrorCode) in
      try fresh.copyAll(of: original)
    }
  }

  static func open(_ source: String) throws(FileError) -> Descriptor {
    // Without O_NONBLOCK a named pipe would keep the build waiting for a writer.
    let file = try Descriptor.open(source, O_RDONLY | O_NOCTTY | O_NONBLOCK, to: .read)
    let kind: FileEntry.Kind
    do throws(ErrorCode) {
      kind = FileEntry.Kind(mode: try file.status().st_mode)
    } catch {
      throw FileError(.read, source, code: error.number)
    }
    guard kind == .file else { throw .notAFile(.read, source) }
    return file
  }
}

extension OutputFolder {
  /// Writes what `contents` writes, unless the file that is there `isCurrent`.
  private func put(
    _ file: String, isCurrent: (borrowing Descriptor) throws(ErrorCode) -> Bool,
    contents: (borrowing Descriptor) throws(ErrorCode) -> Void
  ) throws(FileError) -> Outcome {
    guard Path.isPlain(file) else { throw .notAPlainPath(.write, file) }
    try prepareParent(of: file)
    if try isUnchanged(file, isCurrent) { return .unchanged }
    let temporary = try createTemporary(beside: file, contents)
    guard renameat(folder.number, temporary, folder.number, file) == 0 else {
      let code = ErrorCode(errno)
      _ = unlinkat(folder.number, temporary, 0)
      throw failure(file, code)
    }
    return .written
  }

  private func isUnchanged(
    _ file: String, _ isCurrent: (borrowing Descriptor) throws(ErrorCode) -> Bool
  ) throws(FileError) -> Bool {
    do throws(ErrorCode) {
      let current = try Descriptor(
        file, in: folder.number, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      return try isCurrent(current)
    } catch {
      if error.number == EISDIR { throw failure(file, error) }
      // Missing, a link or not to be read: writing shows whether it can be replaced.
      return false
    }
  }

  /// Writes a new file beside the one that is wanted; its name.
  private func createTemporary(
    beside file: String, _ contents: (borrowing Descriptor) throws(ErrorCode) -> Void
  ) throws(FileError) -> String {
    var attempt = 1
    while true {
      let number = temporaries.add(1, ordering: .relaxed).newValue
      let name = "\(Self.temporaryPrefix)\(getpid())-\(number)"
      let temporary = Path.join(Path.parent(of: file), name)
      do throws(ErrorCode) {
        try create(temporary, contents)
        return temporary
      } catch {
        // Left by a stopped build, or the folder has just lost its last file to another thread.
        guard error.number == EEXIST || error.number == ENOENT, attempt < Self.attempts else {
          throw failure(file, error)
        }
        if error.number == ENOENT {
          forgetParents(of: file)
          try prepareParent(of: file)
        }
        attempt += 1
      }
    }
  }

  private func create(
    _ temporary: String, _ contents: (borrowing Descriptor) throws(ErrorCode) -> Void
  ) throws(ErrorCode) {
    let fresh = try Descriptor(
      temporary, in: folder.number, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644)
    do throws(ErrorCode) {
      try contents(fresh)
    } catch {
      _ = unlinkat(folder.number, temporary, 0)
      throw error
    }
  }

  func failure(_ file: String, _ error: ErrorCode) -> FileError {
    let shown = Path.join(path, file)
    switch error.number {
    case EISDIR, ENOTEMPTY: return .folderInTheWay(.write, shown)
    default: return FileError(.write, shown, code: error.number)
    }
  }
}
