/// Reads the source of a formula as TeX does in math mode: spaces and comments mean nothing.
struct MathScanner {
  enum Token: Equatable {
    case end
    /// `\name`, without the backslash; one character when that is not a letter.
    case command(String)
    case character(Unicode.Scalar)
    case openBrace, closeBrace, caret, underscore, ampersand, prime, tilde, dollar
  }

  let bytes: ArraySlice<UInt8>
  /// Where the next token, or space before it, begins.
  private(set) var index: Int
  /// Where the token read last stands.
  private(set) var range: Range<Int>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    range = index..<index
  }

  /// The byte at the front, spaces not skipped; nil at the end.
  var byte: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  mutating func next() -> Token {
    skipSpace()
    let start = index
    defer { range = start..<index }
    guard let first = byte else { return .end }
    switch first {
    case UInt8(ascii: "\\"): return command()
    case UInt8(ascii: "{"): return single(.openBrace)
    case UInt8(ascii: "}"): return single(.closeBrace)
    case UInt8(ascii: "^"): return single(.caret)
    case UInt8(ascii: "_"): return single(.underscore)
    case UInt8(ascii: "&"): return single(.ampersand)
    case UInt8(ascii: "'"): return single(.prime)
    case UInt8(ascii: "~"): return single(.tilde)
    case UInt8(ascii: "$"): return single(.dollar)
    default: return .character(scalar())
    }
  }

  /// The next token, which stays the next one.
  func peek() -> Token {
    var copy = self
    return copy.next()
  }

  /// Goes back or on to an offset that a token began or ended at.
  mutating func go(to offset: Int) { index = min(max(offset, bytes.startIndex), bytes.endIndex) }

  mutating func skipSpace() {
    while let byte {
      if byte == UInt8(ascii: "%") {
        while let byte = self.byte, byte != 0x0A { index += 1 }
      } else if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else {
        return
      }
    }
  }

  /// One character of the source as it is; what is no valid UTF-8 or cannot be written in XML becomes U+FFFD.
  mutating func scalar() -> Unicode.Scalar {
    let (scalar, length) = decodeScalar(bytes[index...])
    index += max(length, 1)
    return scalar
  }

  private mutating func single(_ token: Token) -> Token {
    index += 1
    return token
  }

  private mutating func command() -> Token {
    index += 1
    let start = index
    while let byte, byte.isLetter { index += 1 }
    if index > start { return .command(String(decoding: bytes[start..<index], as: UTF8.self)) }
    guard let byte else { return .command("") }
    if byte == 0x0D || byte == 0x0A || byte == 0x09 {
      index += 1
      return .command(" ")
    }
    return .command(String(Character(scalar())))
  }
}

extension UInt8 {
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
}

/// The first character of some UTF-8 and the bytes it takes; U+FFFD and 1 for what is not valid, and U+FFFD
/// for what XML cannot write (XML 1.0 §2.2).
func decodeScalar(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int) {
  guard let first = bytes.first else { return ("\u{FFFD}", 0) }
  if first < 0x80 {
    let isWritable = first >= 0x20 || first == 0x09 || first == 0x0A || first == 0x0D
    return (isWritable && first != 0x7F ? Unicode.Scalar(first) : "\u{FFFD}", 1)
  }
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  var value = UInt32(first) & (length == 4 ? 0x07 : length == 3 ? 0x0F : 0x1F)
  let rest = bytes.dropFirst().prefix(length - 1)
  guard first >= 0xC2, first < 0xF5, rest.count == length - 1 else { return ("\u{FFFD}", 1) }
  for byte in rest {
    guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", 1) }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  let least: UInt32 = length == 4 ? 0x10000 : length == 3 ? 0x800 : 0x80
  guard value >= least, let scalar = Unicode.Scalar(value) else { return ("\u{FFFD}", 1) }
  let isNone = value & 0xFFFE == 0xFFFE || (0x80..<0xA0).contains(value)
  return (isNone ? "\u{FFFD}" : scalar, length)
}
