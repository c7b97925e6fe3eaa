import Glibc
import Synchronization

/// A file that several threads put pieces into and read them from again, each piece known by its place.
package final class SpillFile: Sendable {
  private let file: Descriptor
  private let path: String
  private let end: Atomic<Int>

  /// Opens the file at `path` for reading and for more pieces behind its first `count` bytes, which must be there.
  ///
  /// - Throws: `FileError`, also when the file is shorter.
  package init(continuing path: String, after count: Int) throws(FileError) {
    file = try Descriptor.open(path, O_RDWR | O_NOFOLLOW | O_NOCTTY, to: .read)
    self.path = path
    end = Atomic(count)
    do throws(ErrorCode) {
      guard Int(try file.status().st_size) >= count else { throw ErrorCode(EINVAL) }
    } catch {
      throw FileError(.read, path, code: error.number)
    }
  }

  /// Makes a new file in the place of one that may be there.
  package init(creating path: String) throws(FileError) {
    try Path.createFolder(Path.parent(of: path))
    _ = unlink(path)
    file = try Descriptor.open(
      path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644, to: .write)
    self.path = path
    end = Atomic(0)
  }

  /// Bytes so far.
  package var count: Int { end.load(ordering: .relaxed) }

  /// Appends a piece and tells where it begins.
  package func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
    let offset = end.add(bytes.count, ordering: .relaxed).oldValue
    try write(bytes, at: offset)
    return offset
  }

  /// Puts other bytes in the place of some that are there.
  package func replace(_ offset: Int, with bytes: [UInt8]) throws(FileError) {
    try bytes.span.bytes.withUnsafeBytes { (bytes) throws(FileError) in
      try write(bytes, at: offset)
    }
  }

  private func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = pwrite(
        file.number, bytes.baseAddress.map { $0 + written }, bytes.count - written,
        off_t(offset + written))
      if count > 0 {
        written += count
      } else if count == 0 || errno != EINTR {
        throw FileError(.write, path, code: count == 0 ? ENOSPC : errno)
      }
    }
  }

  /// Appends a piece and tells where it begins.
  package func append(_ bytes: [UInt8]) throws(FileError) -> Int {
    try bytes.span.bytes.withUnsafeBytes { (bytes) throws(FileError) in try append(bytes) }
  }

  /// The piece at a place, nil when it is not there or cannot be read.
  package func read(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, count <= 1 << 30 else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count {
        let got = pread(
          file.number, buffer.baseAddress.map { $0 + filled }, count - filled,
          off_t(offset + filled))
        if got > 0 {
          filled += got
        } else if got == 0 || errno != EINTR {
          return
        }
      }
      isWhole = true
    }
    return isWhole ? bytes : nil
  }
}
