/// A JSON string (RFC 8259 §7) out of bytes that are UTF-8.
enum JSONString {
  enum Result {
    /// The text, and the offset behind the closing quote.
    case text(String, next: Int)
    case notClosed
    case controlCharacter(at: Int)
    case escape(Range<Int>)
  }

  /// Reads the string whose opening quote is at `start`.
  static func read(_ bytes: [UInt8], at start: Int, end: Int) -> Result {
    var index = start + 1
    while index < end, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\\"),
      bytes[index] >= 0x20
    {
      index += 1
    }
    var text = Array(bytes[min(start + 1, end)..<index])
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\""): return .text(String(decoding: text, as: UTF8.self), next: index + 1)
      case UInt8(ascii: "\\"):
        guard let (scalar, next) = escape(bytes, at: index, end: end) else {
          return .escape(index..<min(index + 2, end))
        }
        text.append(contentsOf: String(scalar).utf8)
        index = next
      case 0x0A, 0x0D: return .notClosed
      case 0..<0x20: return .controlCharacter(at: index)
      default:
        text.append(bytes[index])
        index += 1
      }
    }
    return .notClosed
  }

  private static func escape(_ bytes: [UInt8], at start: Int, end: Int) -> (Unicode.Scalar, Int)? {
    guard start + 1 < end else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return ("\"", start + 2)
    case UInt8(ascii: "\\"): return ("\\", start + 2)
    case UInt8(ascii: "/"): return ("/", start + 2)
    case UInt8(ascii: "b"): return ("\u{8}", start + 2)
    case UInt8(ascii: "f"): return ("\u{C}", start + 2)
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    case UInt8(ascii: "u"):
      guard let high = unit(bytes, at: start, end: end) else { return nil }
      if let scalar = Unicode.Scalar(high) { return (scalar, start + 6) }
      // A surrogate is half of a pair and means nothing alone.
      guard high < 0xDC00, let low = unit(bytes, at: start + 6, end: end),
        (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else { return nil }
      return (scalar, start + 12)
    default: return nil
    }
  }

  /// The 16 bits of `\uXXXX`.
  private static func unit(_ bytes: [UInt8], at start: Int, end: Int) -> UInt32? {
    guard start + 6 <= end, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start + 2..<start + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }
}
