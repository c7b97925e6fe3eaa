import Glibc
import HTTP
import Synchronization

/// What was read of a folder's files, kept for the next one who asks.
final class KeptFiles: Sendable {
  /// Of larger files the system sends the bytes itself.
  static let longest = 256 << 10
  /// Bytes kept at most.
  private static let limit = 64 << 20

  private struct Kept {
    let file: SiteFile
    let stamp: FileStamp
  }

  private struct State {
    var files: [String: Kept] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  /// The file at a path when it was kept as it is now.
  func file(_ path: String, _ stamp: FileStamp) -> SiteFile? {
    state.withLock { state in
      state.files[path].flatMap { $0.stamp == stamp ? $0.file : nil }
    }
  }

  /// Keeps the bytes of a file that was opened.
  func keep(_ file: SiteFile, _ stamp: FileStamp, at path: String) {
    state.withLock { state in
      state.size -= state.files[path]?.file.size ?? 0
      if state.size + file.size > Self.limit { state = State() }
      state.files[path] = Kept(file: file, stamp: stamp)
      state.size += file.size
    }
  }
}

/// What tells a file from any other that comes to stand in its place; to ask for it takes a fraction of what it takes to open
/// and read the file.
struct FileStamp: Equatable {
  private let inode: UInt64
  /// Nanoseconds since 1970-01-01T00:00:00Z.
  private let modified: Int
  private let changed: Int
  private let size: Int

  /// Nil when there is no regular file.
  init?(_ path: String, in folder: Int32) {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    inode = UInt64(status.st_ino)
    modified = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
    changed = Int(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int(status.st_ctim.tv_nsec)
    size = Int(status.st_size)
  }

  init(_ file: OpenedFile) {
    inode = file.inode
    modified = file.modified
    changed = file.changed
    size = file.size
  }
}
