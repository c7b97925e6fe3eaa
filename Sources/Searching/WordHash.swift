import Records

/// Sixty-four bits that stand for a word while an index is made.
///
/// Two words with one hash would be one word; among a million words the odds are 1 in 30 million.
enum WordHash {
  /// - Parameter word: at most 16 bytes take the short way, as most words do.
  @inline(__always)
  static func of(_ word: UnsafeRawBufferPointer) -> UInt64 {
    let count = word.count
    guard let start = word.baseAddress, count > 0 else { return 0 }
    let low: UInt64
    let high: UInt64
    if count >= 8 {
      guard count <= 16 else { return Fingerprint.of(word) }
      low = start.loadUnaligned(as: UInt64.self)
      high = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else if count >= 4 {
      low = UInt64(start.loadUnaligned(as: UInt32.self))
      high = UInt64(start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
    } else {
      low =
        UInt64(start.load(as: UInt8.self))
        | UInt64(start.load(fromByteOffset: count >> 1, as: UInt8.self)) << 8
        | UInt64(start.load(fromByteOffset: count &- 1, as: UInt8.self)) << 16
      high = 0
    }
    // Words of other lengths may have the same numbers, so the length changes bits that letters do not.
    return mix(
      low ^ 0xA076_1D64_78BD_642F,
      high ^ 0xE703_7ED1_A0B4_28DB ^ UInt64(count) &* 0x9E37_79B9_7F4A_7C15)
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }

  /// FNV-1a, 32 bits, of a sign and the bytes behind it: the low bits choose a file, which the script does as well.
  static func ofFile(
    _ sign: Unicode.Scalar, _ bytes: Slice<UnsafeRawBufferPointer>,
    _ more: Slice<UnsafeRawBufferPointer>? = nil
  ) -> UInt32 {
    var hash = (0x811C_9DC5 as UInt32 ^ sign.value) &* 0x0100_0193
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    if let more { for byte in more { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 } }
    // Of short texts the high bits differ as much as the low ones.
    return hash ^ hash >> 15
  }
}
