/// Scalars in bytes of UTF-8.
enum UTF8Scalar {
  /// The scalar that `text` begins with and its length in bytes; what is not UTF-8 is U+FFFD of one byte.
  static func first(of text: UnsafeRawBufferPointer) -> (scalar: UInt32, length: Int) {
    let lead = text[0]
    let length: Int
    switch lead {
    case 0x00...0x7F: return (UInt32(lead), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return (0xFFFD, 1)
    }
    guard length <= text.count else { return (0xFFFD, 1) }
    var scalar = UInt32(lead) & (0x7F >> UInt32(length))
    for step in 1..<length {
      guard text[step] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      scalar = scalar << 6 | UInt32(text[step] & 0x3F)
    }
    return (scalar, length)
  }

  /// Writes a scalar and returns its length in bytes.
  ///
  /// - Parameter place: has room for four bytes.
  static func write(_ scalar: UInt32, at place: UnsafeMutableRawPointer) -> Int {
    func put(_ bits: UInt32, _ offset: Int) {
      place.storeBytes(
        of: UInt8(truncatingIfNeeded: bits), toByteOffset: offset, as: UInt8.self)
    }
    switch scalar {
    case 0..<0x80:
      put(scalar, 0)
      return 1
    case 0x80..<0x800:
      put(0xC0 | scalar >> 6, 0)
      put(0x80 | scalar & 0x3F, 1)
      return 2
    case 0x800..<0x10000:
      put(0xE0 | scalar >> 12, 0)
      put(0x80 | scalar >> 6 & 0x3F, 1)
      put(0x80 | scalar & 0x3F, 2)
      return 3
    default:
      put(0xF0 | scalar >> 18 & 7, 0)
      put(0x80 | scalar >> 12 & 0x3F, 1)
      put(0x80 | scalar >> 6 & 0x3F, 2)
      put(0x80 | scalar & 0x3F, 3)
      return 4
    }
  }
}
