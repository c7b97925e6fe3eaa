import Glibc

/// The wordings of errors that name what stands in the way and what to do about it.
extension FileError {
  static func notAPlainPath(_ action: Action, _ path: String) -> FileError {
    FileError(
      action, Path.printable(path), code: EINVAL,
      detail: "a path here is relative and has no empty part, no '.', no '..' and no zero byte")
  }

  static func folderInTheWay(_ action: Action, _ path: String) -> FileError {
    FileError(
      action, path, code: EISDIR,
      detail: "a folder stands there; remove it if an earlier build left it")
  }

  static func fileInTheWay(_ action: Action, _ path: String, of obstacle: String) -> FileError {
    FileError(
      action, path, code: ENOTDIR,
      detail: "'\(obstacle)' is a file, not a folder; remove it if an earlier build left it")
  }

  static func linkInTheWay(_ action: Action, _ path: String, of obstacle: String) -> FileError {
    FileError(
      action, path, code: ELOOP,
      detail: "'\(obstacle)' is a symbolic link, and nothing is written or removed through one")
  }

  static func tooLarge(_ path: String, limit: Int) -> FileError {
    FileError(.read, path, code: EFBIG, detail: "it is larger than \(limit) bytes")
  }

  static func notAFile(_ action: Action, _ path: String) -> FileError {
    FileError(action, path, code: EINVAL, detail: "it is not a regular file")
  }
}
