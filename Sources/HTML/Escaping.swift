extension ByteBuffer {
  /// Text with `&`, `<`, `>`, `"` and `'` written as character references, safe as HTML text and
  /// inside quoted attributes. `'` becomes `&#39;` and `"` `&#34;`, as in MarkupSafe.
  package mutating func append(escaping bytes: UnsafeRawBufferPointer) {
    var start = 0
    while let place = Self.firstSpecial(of: bytes, from: start) {
      append(UnsafeRawBufferPointer(rebasing: bytes[start..<place]))
      switch bytes[place] {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "<"): append("&lt;" as StaticString)
      case UInt8(ascii: ">"): append("&gt;" as StaticString)
      case UInt8(ascii: "\""): append("&#34;" as StaticString)
      default: append("&#39;" as StaticString)
      }
      start = place &+ 1
    }
    append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  /// Where the next of the five characters is, nil when there is none.
  @inline(__always)
  private static func firstSpecial(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var index = start
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
      // `&` and `'` differ in one bit, and so do `<` and `>`.
      let quote = word ^ (ones &* 0x22)
      let ampersand = (word | ones) ^ (ones &* 0x27)
      let angle = (word | ones &* 0x02) ^ (ones &* 0x3E)
      // “Determine if a word has a zero byte” of Sean Eron Anderson's Bit Twiddling Hacks: the lowest bit is true.
      let zeros =
        (quote &- ones) & ~quote | (ampersand &- ones) & ~ampersand | (angle &- ones) & ~angle
      let hits = zeros & (ones &* 0x80)
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    // All five are below 64, so one word has a bit for each.
    let five: UInt64 = 1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 64, five &>> UInt64(byte) & 1 == 1 { return index }
      index &+= 1
    }
    return nil
  }

  /// The same of bytes held in an array.
  package mutating func append(escaping bytes: [UInt8]) {
    bytes.withUnsafeBytes { append(escaping: $0) }
  }

  /// The same of a text.
  package mutating func append(escaping text: String) {
    text.utf8Span.span.withUnsafeBytes { append(escaping: $0) }
  }

  /// Text as libcmark's HTML writer escapes it: `&`, `<`, `>` and `"` (`&quot;`) only.
  package mutating func append(escapingAsCommonMark bytes: UnsafeRawBufferPointer) {
    appendReplacing(bytes) { byte in
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: nil
      }
    }
  }

  /// Copies clean runs whole, 16 bytes at a look; only the few bytes that HTML gives a meaning are looked at singly.
  @inline(__always)
  private mutating func appendReplacing(
    _ bytes: UnsafeRawBufferPointer, _ replacement: (UInt8) -> StaticString?
  ) {
    guard let source = bytes.baseAddress else { return }
    let count = bytes.count
    var runStart = 0
    var index = 0
    let amp = SIMD16<UInt8>(repeating: UInt8(ascii: "&"))
    let less = SIMD16<UInt8>(repeating: UInt8(ascii: "<"))
    let greater = SIMD16<UInt8>(repeating: UInt8(ascii: ">"))
    let quote = SIMD16<UInt8>(repeating: UInt8(ascii: "\""))
    let apostrophe = SIMD16<UInt8>(repeating: UInt8(ascii: "'"))
    while index < count {
      if index &+ 16 <= count {
        let lanes = source.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        let hits =
          (lanes .== amp) .| (lanes .== less) .| (lanes .== greater) .| (lanes .== quote)
          .| (lanes .== apostrophe)
        if !any(hits) {
          index &+= 16
          continue
        }
      }
      let end = min(index &+ 16, count)
      while index < end {
        if let written = replacement(source.load(fromByteOffset: index, as: UInt8.self)) {
          append(UnsafeRawBufferPointer(start: source + runStart, count: index &- runStart))
          append(written)
          runStart = index &+ 1
        }
        index &+= 1
      }
    }
    append(UnsafeRawBufferPointer(start: source + runStart, count: count &- runStart))
  }
}
