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

  /// A piece at a time: one of ASCII and line feeds, as most are, is told by a loop that the compiler turns into one over
  /// vectors; one with a tab, a carriage return or something beyond ASCII is looked at more closely.
  private static func mayHoldSome(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let piece = 128
    var index = start
    while index &+ piece <= bytes.count {
      if isUnlikeText(base + index, piece) {
        for offset in stride(from: index, to: index &+ piece, by: 8)
        where isSuspect(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) {
          return true
        }
      }
      index &+= piece
    }
    return bytes[index...].contains { isSuspect($0) }
  }

  /// Whether some byte is beyond ASCII, or below 0x20 and no line feed.
  @inline(__always)
  private static func isUnlikeText(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    var unlike: UInt8 = 0
    for index in 0..<count {
      let byte = bytes[index]
      unlike |= byte | ((byte < 0x20 ? 0x80 : 0) & (byte == 0x0A ? 0 : 0x80))
    }
    return unlike >= 0x80
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
