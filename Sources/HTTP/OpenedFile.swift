import Glibc

/// A regular file that is open for reading, closed when nobody holds it any more.
package final class OpenedFile: Sendable {
  let number: Int32
  /// Bytes, when it was opened.
  package let size: Int
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int
  /// Last change of the contents or of anything else about it, which nobody can set back; in nanoseconds likewise.
  package let changed: Int
  package let inode: UInt64

  /// Opens a file as seen from an open folder; nil when there is none, or what is there is no regular file.
  ///
  /// Of the path's parts only the last is not followed when it is a symbolic link: the caller checks the others.
  package init?(_ path: String, in folder: Int32 = AT_FDCWD) {
    // Without O_NONBLOCK a named pipe would keep the server waiting for a writer.
    let number = openat(folder, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      _ = close(number)
      return nil
    }
    self.number = number
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
    changed = Int(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int(status.st_ctim.tv_nsec)
    inode = UInt64(status.st_ino)
  }

  deinit { _ = close(number) }

  /// All that is in it now, nil when it cannot be read.
  package func bytes() -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let read = pread(
          number, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
        if read > 0 {
          count += read
        } else if read == 0 || errno != EINTR {
          failed = read < 0
          break
        }
      }
    }
    return failed ? nil : bytes
  }
}
