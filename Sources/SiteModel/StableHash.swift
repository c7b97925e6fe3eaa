/// FNV-1a, 64 bits (Fowler, Noll, Vo): a hash whose value is the same on every run and machine.
package enum StableHash {
  /// The hash of some bytes.
  package static func fnv1a(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// 16 hexadecimal digits.
  package static func digits(_ hash: UInt64) -> String {
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
