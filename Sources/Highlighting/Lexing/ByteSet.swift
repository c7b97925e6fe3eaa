/// A set of bytes, as 256 bits.
struct ByteSet: Sendable {
  private var low: (UInt64, UInt64) = (0, 0)
  private var high: (UInt64, UInt64) = (0, 0)

  init() {}

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte) }
  }

  init(_ text: String) { self.init(text.utf8) }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(byte & 63)
    return switch byte &>> 6 {
    case 0: low.0 & bit != 0
    case 1: low.1 & bit != 0
    case 2: high.0 & bit != 0
    default: high.1 & bit != 0
    }
  }

  mutating func insert(_ byte: UInt8) {
    let bit: UInt64 = 1 &<< UInt64(byte & 63)
    switch byte &>> 6 {
    case 0: low.0 |= bit
    case 1: low.1 |= bit
    case 2: high.0 |= bit
    default: high.1 |= bit
    }
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.low = (left.low.0 | right.low.0, left.low.1 | right.low.1)
    sum.high = (left.high.0 | right.high.0, left.high.1 | right.high.1)
    return sum
  }

  static func + (left: Self, right: String) -> Self { left + ByteSet(right) }

  static func - (left: Self, right: String) -> Self {
    ByteSet((UInt8.min...UInt8.max).filter { left.contains($0) && !right.utf8.contains($0) })
  }

  static let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
  static let hexDigits = digits + "abcdefABCDEF"
  static let upper = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  static let lower = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
  static let letters = upper + lower
  /// Every byte of a character beyond ASCII, so that none is ever cut in two.
  static let beyondASCII = ByteSet(UInt8(0x80)...UInt8(0xFF))
  static let wordStart = letters + beyondASCII + "_"
  static let word = wordStart + digits
  static let blank = ByteSet(" \t")
  static let space = ByteSet(" \t\r\n\u{B}\u{C}")
}
