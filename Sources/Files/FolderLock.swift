import Glibc

/// Holds a lock on a file as long as it lives, against other processes that ask for it too; the system lets go of it
/// when the process ends, however it ends.
package struct FolderLock: ~Copyable, Sendable {
  private let file: Descriptor

  /// Takes the lock of the file at `path`, which is made when it is missing.
  ///
  /// - Parameter waiting: is called once when another process has it, before waiting for it.
  package init(_ path: String, waiting: () -> Void) throws(FileError) {
    try Path.createFolder(Path.parent(of: path))
    let file = try Descriptor.open(
      path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NOCTTY, mode: 0o666, to: .write)
    if flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { waiting() }
      while flock(file.number, LOCK_EX) != 0 {
        // A file system without locks is no reason not to build.
        guard errno == EINTR else { break }
      }
    }
    self.file = file
  }
}
