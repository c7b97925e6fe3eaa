/// Space as Python's `str.isspace` and regular expressions see it, on the bytes of UTF-8.
enum Whitespace {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || (0x1C...0x1F).contains(byte)
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: isSpace(UInt8(scalar.value))
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The first offset from `start` on that no space is at.
  static func skip(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let length = spaceLength(bytes, at: index, end)
      if length == 0 { break }
      index += length
    }
    return index
  }

  /// The end of what is left of a range when the spaces at its end are dropped.
  static func trimmedEnd(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      let length = spaceLength(bytes, at: start, end)
      guard length > 0, start + length == end else { break }
      end = start
    }
    return end
  }

  /// Bytes of the space at an offset, 0 when there is none.
  private static func spaceLength(_ bytes: [UInt8], at index: Int, _ end: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return isSpace(byte) ? 1 : 0 }
    if byte == 0xC2, index + 1 < end {
      return bytes[index + 1] == 0x85 || bytes[index + 1] == 0xA0 ? 2 : 0
    }
    guard byte >= 0xE1, byte <= 0xE3, index + 2 < end else { return 0 }
    let value =
      UInt32(byte & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    return Unicode.Scalar(value).map { isSpace($0) } ?? false ? 3 : 0
  }
}
