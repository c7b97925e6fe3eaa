import Glibc

/// Reading whole files, and writing to streams.
package enum File {
  /// A gibibyte: more than any text or picture of a site, less than what would take a machine down.
  package static let sizeLimit = 1 << 30

  /// All bytes of a file.
  ///
  /// - Throws: `FileError` when it cannot be read, is a folder, or has more than `limit` bytes.
  package static func read(_ path: String, limit: Int = sizeLimit) throws(FileError) -> [UInt8] {
    try entry(reading: path, limit: limit).bytes
  }

  /// All bytes of a file, and what the system said of it just before they were read.
  ///
  /// - Throws: as `read` does.
  package static func entry(
    reading path: String, limit: Int = sizeLimit
  ) throws(FileError) -> (bytes: [UInt8], entry: FileEntry) {
    do throws(ErrorCode) {
      let file = try Descriptor(path, O_RDONLY | O_NOCTTY)
      let status = try file.status()
      if status.st_mode & S_IFMT == S_IFDIR { throw ErrorCode(EISDIR) }
      return (
        try contents(of: file.number, expecting: Int(status.st_size), limit: limit),
        FileEntry(path: path, status)
      )
    } catch {
      throw failure(path, error, limit: limit)
    }
  }

  /// All bytes that come from an open stream, such as 0 for standard input.
  package static func read(stream: Int32, named name: String, limit: Int = sizeLimit)
    throws(FileError) -> [UInt8]
  {
    do throws(ErrorCode) {
      return try contents(of: stream, expecting: 0, limit: limit)
    } catch {
      throw failure(name, error, limit: limit)
    }
  }

  /// Writes all bytes to an open stream, such as 1 for standard output.
  package static func write(_ bytes: [UInt8], stream: Int32, named name: String)
    throws(FileError)
  {
    do throws(ErrorCode) {
      try bytes.span.bytes.withUnsafeBytes { (bytes) throws(ErrorCode) in
        try Descriptor.write(stream, bytes)
      }
    } catch {
      throw FileError(.write, name, code: error.number)
    }
  }

  private static func failure(_ path: String, _ error: ErrorCode, limit: Int) -> FileError {
    error.number == EFBIG
      ? .tooLarge(path, limit: limit) : FileError(.read, path, code: error.number)
  }

  /// Reads to the end. The expected size is a hint only: the file may grow meanwhile, or lie about it
  /// as those under /proc do.
  private static func contents(of file: Int32, expecting size: Int, limit: Int)
    throws(ErrorCode) -> [UInt8]
  {
    guard size <= limit else { throw ErrorCode(EFBIG) }
    // One byte more than expected shows the end without a second buffer.
    var bytes = try chunk(of: file, capacity: max(size, 0) + 1)
    guard bytes.count > size else { return bytes }
    while true {
      guard bytes.count <= limit else { throw ErrorCode(EFBIG) }
      let capacity = min(max(bytes.count, 1 << 14), limit - bytes.count + 1)
      let more = try chunk(of: file, capacity: capacity)
      bytes += more
      if more.count < capacity { return bytes }
    }
  }

  private static func chunk(of file: Int32, capacity: Int) throws(ErrorCode) -> [UInt8] {
    var failure: ErrorCode?
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(ErrorCode) {
        let room = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: capacity)
        count = try Descriptor.read(file, into: room)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
