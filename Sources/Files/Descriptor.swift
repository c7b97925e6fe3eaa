import Glibc

/// An open file, closed when its owner lets go of it.
struct Descriptor: ~Copyable, Sendable {
  let number: Int32

  /// Opens `path` as seen from the folder `folder`; the file is never passed on to a child process.
  init(_ path: String, in folder: Int32 = AT_FDCWD, _ flags: Int32, mode: mode_t = 0)
    throws(ErrorCode)
  {
    var opened: Int32
    repeat {
      opened = openat(folder, path, flags | O_CLOEXEC, mode)
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw ErrorCode(errno) }
    number = opened
  }

  deinit { _ = close(number) }

  /// Opens a file that is not seen from a folder, for a purpose that an error will name.
  static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0, to action: FileError.Action
  )
    throws(FileError) -> Descriptor
  {
    do throws(ErrorCode) {
      return try Descriptor(path, flags, mode: mode)
    } catch {
      throw FileError(action, path, code: error.number)
    }
  }

  func status() throws(ErrorCode) -> stat {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw ErrorCode(errno) }
    return status
  }

  /// Fills `buffer` unless the file ends before; the number of bytes read.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ErrorCode) -> Int {
    try Self.read(number, into: buffer)
  }

  /// Writes all of `bytes`, however many calls that takes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(ErrorCode) {
    try Self.write(number, bytes)
  }

  static func read(_ number: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(ErrorCode)
    -> Int
  {
    var filled = 0
    while filled < buffer.count {
      let count = Glibc.read(number, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw ErrorCode(errno)
      }
    }
    return filled
  }

  static func write(_ number: Int32, _ bytes: UnsafeRawBufferPointer) throws(ErrorCode) {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(
        number, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count > 0 {
        written += count
      } else if count == 0 {
        throw ErrorCode(ENOSPC)
      } else if errno != EINTR {
        throw ErrorCode(errno)
      }
    }
  }
}
