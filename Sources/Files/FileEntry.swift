import Glibc

/// What the system says about one file, folder or other thing.
package struct FileEntry: Sendable, Hashable {
  package enum Kind: UInt8, Sendable {
    case file, folder, symlink, other
  }

  /// Which thing on which disk; the same for two names of one file.
  package struct Identity: Sendable, Hashable {
    package let device: UInt64
    package let inode: UInt64
  }

  /// Relative to the folder that was listed, or as it was asked for.
  package let path: String
  package let kind: Kind
  /// Bytes.
  package let size: Int
  /// Last change of the contents, in nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int
  /// Last change of the contents or of anything else about it, which nobody can set back; in nanoseconds likewise.
  package let changed: Int
  package let identity: Identity
  /// Whether nothing but the path and the kind is known.
  package let isKindOnly: Bool

  /// A regular file that was not looked at.
  init(ofFile path: String) {
    self.path = path
    kind = .file
    (size, modified, changed) = (0, 0, 0)
    identity = Identity(device: 0, inode: 0)
    isKindOnly = true
  }

  init(path: String, _ status: stat) {
    self.path = path
    isKindOnly = false
    kind = Kind(mode: status.st_mode)
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
    changed = Int(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int(status.st_ctim.tv_nsec)
    identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
  }

  /// The thing at a path; of a symbolic link, what it leads to unless `followsLinks` is false.
  package static func at(_ path: String, followsLinks: Bool = true) throws(FileError) -> FileEntry {
    switch status(of: path, in: AT_FDCWD, followsLinks: followsLinks) {
    case .success(let status): return FileEntry(path: path, status)
    case .failure(let code): throw FileError(.find, path, code: code.number)
    }
  }

  /// The system's answer about a path seen from an open folder.
  static func status(of path: String, in folder: Int32, followsLinks: Bool)
    -> Result<stat, ErrorCode>
  {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(folder, path, &status, flags) == 0 else { return .failure(ErrorCode(errno)) }
    return .success(status)
  }
}

extension FileEntry.Kind {
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .symlink
    default: self = .other
    }
  }
}

/// An `errno` kept before another call changes it.
struct ErrorCode: Error {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }
}
