import Glibc

/// Comparing and copying what is in open files, a piece at a time.
extension Descriptor {
  private static let pieceSize = 1 << 16

  /// Whether this regular file has exactly these bytes.
  func holds(_ bytes: UnsafeRawBufferPointer) throws(ErrorCode) -> Bool {
    guard try hasSize(bytes.count) else { return false }
    var offset = 0
    return try Self.withPiece { (piece) throws(ErrorCode) in
      while offset < bytes.count {
        let count = try read(into: piece)
        guard count > 0, count <= bytes.count - offset,
          equal(piece, UnsafeRawBufferPointer(rebasing: bytes[offset...]), count)
        else { return false }
        offset += count
      }
      return true
    }
  }

  /// Whether this regular file has the same bytes as another.
  func holdsSame(as other: borrowing Descriptor) throws(ErrorCode) -> Bool {
    let size = Int(try other.status().st_size)
    guard try hasSize(size) else { return false }
    var offset = 0
    return try Self.withPiece { (mine) throws(ErrorCode) in
      try Self.withPiece { (theirs) throws(ErrorCode) in
        while true {
          let count = try read(into: mine)
          let otherCount = try other.read(into: theirs, at: offset)
          guard count == otherCount, equal(mine, UnsafeRawBufferPointer(theirs), count) else {
            return false
          }
          if count < mine.count { return true }
          offset += count
        }
      }
    }
  }

  /// Writes all that is in another file, inside the kernel where it can.
  func copyAll(of source: borrowing Descriptor) throws(ErrorCode) {
    var offset: off_t = 0
    while true {
      let count = sendfile(number, source.number, &offset, 1 << 30)
      if count > 0 || (count < 0 && errno == EINTR) { continue }
      if count == 0 { break }
      guard errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP else {
        throw ErrorCode(errno)
      }
      break
    }
    // What the kernel could not copy; nothing when it copied all.
    var position = Int(offset)
    try Self.withPiece { (piece) throws(ErrorCode) in
      while true {
        let count = try source.read(into: piece, at: position)
        if count == 0 { return }
        try write(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        position += count
      }
    }
  }

  /// Fills `buffer` from `offset` on, unless the file ends before; the number of bytes read.
  private func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int)
    throws(ErrorCode) -> Int
  {
    var filled = 0
    while filled < buffer.count {
      let count = pread(
        number, buffer.baseAddress.map { $0 + filled }, buffer.count - filled,
        off_t(offset + filled))
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if errno != EINTR {
        throw ErrorCode(errno)
      }
    }
    return filled
  }

  /// - Throws: EISDIR when it is a folder.
  private func hasSize(_ size: Int) throws(ErrorCode) -> Bool {
    let status = try status()
    switch FileEntry.Kind(mode: status.st_mode) {
    case .folder: throw ErrorCode(EISDIR)
    case .file: return Int(status.st_size) == size
    case .symlink, .other: return false
    }
  }

  private func equal(
    _ left: UnsafeMutableRawBufferPointer, _ right: UnsafeRawBufferPointer, _ count: Int
  ) -> Bool {
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else {
      return count == 0
    }
    return memcmp(left, right, count) == 0
  }

  private static func withPiece<R>(
    _ body: (UnsafeMutableRawBufferPointer) throws(ErrorCode) -> R
  ) throws(ErrorCode) -> R {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceSize, alignment: 16)
    defer { piece.deallocate() }
    return try body(piece)
  }
}
