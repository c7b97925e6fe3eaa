/// Bytes that are written as letters (RFC 4648, 4).
enum Base64 {
  /// The bytes up to the first letter that stands for none; spaces between letters are passed over, and so are those that
  /// are written as XML's references, `&#10;`.
  static func decode(_ text: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isReference = false
    for letter in text {
      if isReference || letter == UInt8(ascii: "&") {
        isReference = letter != UInt8(ascii: ";")
        continue
      }
      guard let digit = digit(letter) else {
        if letter <= 0x20 { continue }
        break
      }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  private static func digit(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
