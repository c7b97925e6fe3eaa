extension ByteBuffer {
  /// Takes out what neither HTML nor XML can write, not even as a reference: control characters but for tab
  /// and line ends, U+FFFE and U+FFFF (XML 1.0 §2.2).
  ///
  /// - Complexity: O(*n*); a text without any is only looked at, 16 bytes at a time.
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
  private static func mayHoldSome(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var index = start
    while index &+ 16 <= bytes.count {
      let lanes = bytes.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let controls = (lanes .< 0x20) .& (lanes .!= 0x09) .& (lanes .!= 0x0A) .& (lanes .!= 0x0D)
      if any(controls .| (lanes .== 0xEF)) { return true }
      index &+= 16
    }
    return bytes[index...].contains {
      ($0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D) || $0 == 0xEF
    }
  }
}
