/// Sixty-four bits that stand for bytes or values: the same on every run and every machine, for telling changes
/// apart and not against an attacker.
///
/// Public for its speed, as `RecordWriter` is. The mixing is wyhash's (Wang Yi, public domain, “final version 4”): a product of 128 bits, folded.
public enum Fingerprint {
  @inlinable static var first: UInt64 { 0xA076_1D64_78BD_642F }
  @inlinable static var second: UInt64 { 0xE703_7ED1_A0B4_28DB }
  @inlinable static var third: UInt64 { 0x8EBC_6AF0_9C88_C6E3 }
  @inlinable static var fourth: UInt64 { 0x5899_65CC_7537_4CC3 }

  @inlinable @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let (high, low) = left.multipliedFullWidth(by: right)
    return high ^ low
  }

  /// Of some bytes; `seed` keeps different uses apart.
  package static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    let count = bytes.count
    var seed = seed ^ mix(seed ^ first, second)
    let left: UInt64
    let right: UInt64
    func eight(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    func four(_ offset: Int) -> UInt64 {
      UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    switch count {
    case 0: (left, right) = (0, 0)
    case 1...3:
      left = UInt64(bytes[0]) << 16 | UInt64(bytes[count >> 1]) << 8 | UInt64(bytes[count - 1])
      right = 0
    case 4...16:
      let step = (count >> 3) << 2
      left = four(0) << 32 | four(step)
      right = four(count - 4) << 32 | four(count - 4 - step)
    default:
      var place = 0
      if count > 48 {
        var (other, another) = (seed, seed)
        while count - place > 48 {
          seed = mix(eight(place) ^ second, eight(place + 8) ^ seed)
          other = mix(eight(place + 16) ^ third, eight(place + 24) ^ other)
          another = mix(eight(place + 32) ^ fourth, eight(place + 40) ^ another)
          place += 48
        }
        seed ^= other ^ another
      }
      while count - place > 16 {
        seed = mix(eight(place) ^ second, eight(place + 8) ^ seed)
        place += 16
      }
      (left, right) = (eight(count - 16), eight(count - 8))
    }
    let (high, low) = (left ^ second).multipliedFullWidth(by: right ^ seed)
    return mix(low ^ first ^ UInt64(count), high ^ second)
  }

  /// Of some bytes.
  package static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { of($0, seed: seed) }
  }

  /// Of a text's bytes in UTF-8.
  package static func of(_ text: String, seed: UInt64 = 0) -> UInt64 {
    text.withBytes { of($0, seed: seed) }
  }
}

/// Makes one fingerprint of many values, in their order.
public struct Fingerprinter: Sendable {
  /// What was combined so far.
  @inlinable public var value: UInt64 { state }
  @usableFromInline internal var state: UInt64

  @inlinable public init(seed: UInt64 = 0) { state = seed ^ Fingerprint.third }

  @inlinable public mutating func combine(_ number: UInt64) {
    state =
      Fingerprint.mix(state ^ number, Fingerprint.fourth ^ (number &<< 1))
      &+ Fingerprint.first
  }

  @inlinable public mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  @inlinable public mutating func combine(_ flag: Bool) { combine(flag ? UInt64(2) : 1) }

  package mutating func combine(_ text: String) { combine(Fingerprint.of(text)) }

  package mutating func combine(_ text: String?) {
    if let text { combine(text) } else { combine(UInt64.max) }
  }
}
