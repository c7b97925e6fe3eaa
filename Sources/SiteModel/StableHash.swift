/// FNV-1a, 64 bits (Fowler, Noll, Vo): a hash whose value is the same on every run and machine.
///
/// Public for its speed, as `RecordWriter` is.
public enum StableHash {
  /// The hash of some bytes.
  @inlinable
  public static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = start
    for byte in bytes { hash = adding(byte, to: hash) }
    return hash
  }

  /// The hash of nothing.
  @inlinable public static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of some bytes and one more.
  @inlinable @inline(__always)
  public static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash of a text's UTF-8.
  package static func fnv1a(_ text: String) -> UInt64 {
    text.utf8Span.span.withUnsafeBytes { fnv1a($0) }
  }

  /// 16 hexadecimal digits.
  package static func digits(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
