import CZlib

/// gzip (RFC 1952) by zlib.
enum Gzip {
  /// The compressed bytes; nil when memory is short.
  ///
  /// Fast rather than small: the way from this machine to itself is short.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    // 16 more than the largest window asks for gzip's header.
    guard
      deflateInit2_(&stream, 1, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    guard let count = UInt32(exactly: bytes.count) else { return nil }
    let bound = Int(clamping: deflateBound(&stream, UInt(bytes.count)))
    var status = Z_OK
    var source = bytes
    let result = [UInt8](unsafeUninitializedCapacity: bound) { output, written in
      source.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = count
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(clamping: bound)
        status = deflate(&stream, Z_FINISH)
        written = bound - Int(stream.avail_out)
      }
    }
    return status == Z_STREAM_END ? result : nil
  }
}
