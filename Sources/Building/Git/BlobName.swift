import Rendering

/// The name that git gives to the bytes of a file.
enum BlobName {
  /// Whether `bytes` are those that git calls `name`: the SHA-1 of a heading and them, or the SHA-256 in repositories
  /// that have it (gitformat-pack(5), “Object types”; git's hash-function-transition).
  static func of(_ bytes: [UInt8], is name: String) -> Bool {
    let heading = Array("blob \(bytes.count)\0".utf8)
    let hash = name.utf8.count == 64 ? SHA256.hash(heading + bytes) : SHA1.hash(heading + bytes)
    return name.utf8.elementsEqual(hexadecimal(hash))
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }
}

/// SHA-1 (FIPS 180-4 §6.1), which git calls things by; nothing here relies on its strength.
enum SHA1 {
  /// 20 bytes.
  static func hash(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    let bits = UInt64(bytes.count) &* 8
    for shift in stride(from: 56, through: 0, by: -8) {
      message.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    var words = [UInt32](repeating: 0, count: 80)
    message.withUnsafeBytes { message in
      for block in stride(from: 0, to: message.count, by: 64) {
        for index in 0..<16 {
          words[index] = UInt32(
            bigEndian: message.loadUnaligned(fromByteOffset: block + index * 4, as: UInt32.self))
        }
        for index in 16..<80 {
          words[index] = turned(
            words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
        }
        mix(words, into: &state)
      }
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func mix(_ words: [UInt32], into state: inout [UInt32]) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    for index in 0..<80 {
      let (function, constant): (UInt32, UInt32) =
        switch index {
        case 0..<20: ((b & c) ^ (~b & d), 0x5A82_7999)
        case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
        case 40..<60: ((b & c) ^ (b & d) ^ (c & d), 0x8F1B_BCDC)
        default: (b ^ c ^ d, 0xCA62_C1D6)
        }
      let next = turned(a, 5) &+ function &+ e &+ constant &+ words[index]
      (e, d, c, b, a) = (d, c, turned(b, 30), a, next)
    }
    for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
  }

  private static func turned(_ word: UInt32, _ places: UInt32) -> UInt32 {
    word << places | word >> (32 - places)
  }
}
