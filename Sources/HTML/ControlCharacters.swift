extension ByteBuffer {
  /// Takes out what neither HTML nor XML can write, not even as a reference: control characters but for tab
  /// and line ends, U+FFFE and U+FFFF (XML 1.0 §2.2).
  ///
  /// - Complexity: O(*n*); a text without any is only looked at, sixteen bytes at a time.
  package mutating func dropControlCharacters(from start: Int = 0) {
    guard withBytes({ Self.mayHoldSome($0, from: start) }) else { return }
    let (bytes, inset) = (bytes(from: start), inset)
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
    // Where nothing was taken out everything stands where it stood.
    if count == start + bytes.count, let inset {
      (insetStart, insetEnd) = (inset.lowerBound, inset.upperBound)
    }
  }

  /// 0xEF begins U+FFFE and U+FFFF, and little else in most texts.
  private static func isSuspect(_ byte: UInt8) -> Bool {
    (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D) || byte == 0xEF
  }

  /// Sixteen bytes at a time: a word of ASCII, as most are, is told by two sums, of which no byte reaches into the
  /// next; one with a tab, a carriage return or something beyond ASCII is looked at more closely.
  private static func mayHoldSome(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    let highs: UInt64 = 0x8080_8080_8080_8080
    var index = start
    while index &+ 16 <= bytes.count {
      let first = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let second = bytes.loadUnaligned(fromByteOffset: index &+ 8, as: UInt64.self)
      if (first | unlikeText(first) | second | unlikeText(second)) & highs != 0,
        isSuspect(first) || isSuspect(second)
      {
        return true
      }
      index &+= 16
    }
    return bytes[index...].contains { isSuspect($0) }
  }

  /// In the highest bit of each of eight bytes below 0x80 whether it is below 0x20 and no line feed.
  @inline(__always)
  private static func unlikeText(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ~(word &+ ones &* 0x60) & ((word ^ ones &* 0x0A) &+ ones &* 0x7F)
  }

  /// Whether one of eight bytes is suspect: each is told exactly, since no sum or difference of seven bits
  /// reaches into the next byte.
  @inline(__always)
  private static func isSuspect(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let sevens: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    /// The highest bit of each byte tells whether the byte is not `byte`.
    func differs(from byte: UInt64) -> UInt64 {
      let difference = word ^ (ones &* byte)
      return ((difference & sevens) &+ sevens) | difference
    }
    let isHigh = ((word & sevens) &+ (ones &* 0x60)) | word
    let isControl =
      ~isHigh & differs(from: 0x09) & differs(from: 0x0A) & differs(from: 0x0D)
    return (isControl | ~differs(from: 0xEF)) & 0x8080_8080_8080_8080 != 0
  }
}
