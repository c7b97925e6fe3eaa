/// The characters that a text literal stands for: Python's escapes, and line endings as line feeds.
enum StringLiteral {
  /// Appends them as UTF-8.
  ///
  /// `\\N{name}` is none of them, since the program knows no names of characters.
  ///
  /// - Returns: the range of an escape that names no character, nil when all is well.
  static func decode(_ literal: ArraySlice<UInt8>, into bytes: inout [UInt8]) -> Range<Int>? {
    var index = literal.startIndex
    while index < literal.endIndex {
      let byte = literal[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < literal.endIndex else {
        if byte == 0x0D {
          bytes.append(0x0A)
          if index + 1 < literal.endIndex, literal[index + 1] == 0x0A { index += 1 }
        } else {
          bytes.append(byte)
        }
        index += 1
        continue
      }
      let start = index
      let kind = literal[index + 1]
      index += 2
      switch kind {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): bytes.append(kind)
      case 0x0A: break
      case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
        let count = kind == UInt8(ascii: "x") ? 2 : kind == UInt8(ascii: "u") ? 4 : 8
        let end = min(index + count, literal.endIndex)
        guard end == index + count,
          let value = UInt32(String(decoding: literal[index..<end], as: UTF8.self), radix: 16),
          literal[index] != UInt8(ascii: "+"), literal[index] != UInt8(ascii: "-"),
          let scalar = Unicode.Scalar(value)
        else { return start..<end }
        bytes.append(contentsOf: String(Character(scalar)).utf8)
        index = end
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = UInt32(kind - 0x30)
        var count = 1
        while count < 3, index < literal.endIndex, literal[index] &- 0x30 < 8 {
          value = value * 8 + UInt32(literal[index] - 0x30)
          index += 1
          count += 1
        }
        if let scalar = Unicode.Scalar(value) {
          bytes.append(contentsOf: String(Character(scalar)).utf8)
        }
      case UInt8(ascii: "N"): return start..<index
      default: bytes.append(contentsOf: literal[start..<index])
      }
    }
    return nil
  }
}
