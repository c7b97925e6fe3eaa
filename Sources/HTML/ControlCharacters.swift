extension ByteBuffer {
  /// Takes out what neither HTML nor XML can write, not even as a reference: control characters but for tab
  /// and line ends, U+FFFE and U+FFFF (XML 1.0 §2.2).
  ///
  /// - Complexity: O(*n*); a text without any is only looked at, eight bytes at a time.
  package mutating func dropControlCharacters(from start: Int = 0) {
    guard withBytes({ Self.mayHoldSome($0, from: start) }) else { return }
    let bytes = bytes(from: start)
    truncate(to: start)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D: append(bytes[index])
      case 0..<0x20: break
      case 0xEF where bytes[index...].starts(with: [0xEF, 0xBF, 0xBE]),
        0xEF where bytes[index...].starts(with: [0xEF, 0xBF, 0xBF]):
        index += 2
      default: append(bytes[index])
      }
      index += 1
    }
  }

  /// 0xEF begins U+FFFE and U+FFFF, and little else in most texts.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0xEF
  }

  /// Eight bytes at a time by “Determine if a word has a byte less than n” of Sean Eron Anderson's Bit Twiddling
  /// Hacks; only words with a byte below 0x20, line ends mostly, and with 0xEF are looked at byte by byte.
  private static func mayHoldSome(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let unlikeEF = word ^ (ones &* 0xEF)
      let hits =
        ((word &- ones &* 0x20) & ~word | (unlikeEF &- ones) & ~unlikeEF) & highs
      if hits != 0 {
        for offset in index..<index &+ 8 where isSuspect(bytes[offset]) { return true }
      }
      index &+= 8
    }
    return bytes[index...].contains(where: isSuspect)
  }
}
