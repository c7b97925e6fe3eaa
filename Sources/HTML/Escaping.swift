extension ByteBuffer {
  /// Text with `&`, `<`, `>`, `"` and `'` written as character references, safe as HTML text and
  /// inside quoted attributes. `'` becomes `&#39;` and `"` `&#34;`, as in MarkupSafe.
  package mutating func append(escaping bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    let count = bytes.count
    reserve(count &+ 8)
    var index = 0
    while index < count {
      // Eight bytes at a time are copied, and those from the first that has to be written otherwise are taken back.
      let left = min(count &- index, 8)
      let word =
        left == 8
        ? source.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
        : fewBytes(source + index, left)
      (base + length).storeBytes(of: word.littleEndian, as: UInt64.self)
      let hits = Self.specials(word)
      if hits == 0 {
        index &+= left
        length &+= left
        continue
      }
      let clean = hits.trailingZeroBitCount &>> 3
      length &+= clean
      index &+= clean
      append(Self.reference(bytes[index]))
      index &+= 1
      reserve(count &- index &+ 8)
    }
  }

  private static func reference(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&#34;"
    default: "&#39;"
    }
  }

  /// The high bit of the lowest byte that is one of the five, and of none below it.
  ///
  /// By “Determine if a word has a zero byte” of Sean Eron Anderson's Bit Twiddling Hacks.
  @inline(__always)
  private static func specials(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // `&` and `'` differ in one bit, and so do `<` and `>`.
    let quote = word ^ (ones &* 0x22)
    let ampersand = (word | ones) ^ (ones &* 0x27)
    let angle = (word | ones &* 0x02) ^ (ones &* 0x3E)
    let zeros =
      (quote &- ones) & ~quote | (ampersand &- ones) & ~ampersand | (angle &- ones) & ~angle
    return zeros & (ones &* 0x80)
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
  ///
  /// Copies eight bytes at a time and takes back those from the first that has to be written otherwise.
  package mutating func append(escapingAsCommonMark bytes: UnsafeRawBufferPointer) {
    guard let source = bytes.baseAddress else { return }
    let count = bytes.count
    reserve(count &+ 8)
    var index = 0
    while index &+ 8 <= count {
      let word = source.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      (base + length).storeBytes(of: word, as: UInt64.self)
      let hits = Self.commonMarkSpecials(word.littleEndian)
      if hits == 0 {
        index &+= 8
        length &+= 8
        continue
      }
      let clean = hits.trailingZeroBitCount &>> 3
      length &+= clean
      index &+= clean
      append(Self.commonMarkReference(bytes[index]))
      index &+= 1
      reserve(count &- index &+ 8)
    }
    while index < count {
      // What is behind the text reads as zeros, which are written and taken back.
      let word = fewBytes(source + index, count &- index)
      (base + length).storeBytes(of: word.littleEndian, as: UInt64.self)
      let hits = Self.commonMarkSpecials(word)
      if hits == 0 {
        length &+= count &- index
        return
      }
      let clean = hits.trailingZeroBitCount &>> 3
      length &+= clean
      index &+= clean
      append(Self.commonMarkReference(bytes[index]))
      index &+= 1
      reserve(count &- index &+ 8)
    }
  }

  /// The high bit of the lowest byte that is one of the four, and of none below it.
  ///
  /// By “Determine if a word has a zero byte” of Sean Eron Anderson's Bit Twiddling Hacks.
  @inline(__always)
  private static func commonMarkSpecials(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // `"` and `&` differ in one bit, and so do `<` and `>`.
    let quote = (word | ones &* 0x04) ^ (ones &* 0x26)
    let angle = (word | ones &* 0x02) ^ (ones &* 0x3E)
    return ((quote &- ones) & ~quote | (angle &- ones) & ~angle) & (ones &* 0x80)
  }

  private static func commonMarkReference(_ byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}
