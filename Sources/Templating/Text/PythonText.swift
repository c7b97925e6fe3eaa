/// Text as Python looks at it.
enum PythonText {
  /// Appends a string literal that reads back as the text (`repr`).
  static func quote(_ string: String, into text: inout String) {
    let quote: Unicode.Scalar =
      string.utf8.contains(UInt8(ascii: "'")) && !string.utf8.contains(UInt8(ascii: "\""))
      ? "\"" : "'"
    text.unicodeScalars.append(quote)
    for scalar in string.unicodeScalars {
      switch scalar {
      case quote, "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if isPrintable(scalar) {
          text.unicodeScalars.append(scalar)
        } else if scalar.value < 0x100 {
          text += "\\x" + hex(scalar.value, 2)
        } else {
          text +=
            scalar.value < 0x10000 ? "\\u" + hex(scalar.value, 4) : "\\U" + hex(scalar.value, 8)
        }
      }
    }
    text.unicodeScalars.append(quote)
  }

  /// A text out of `quote` with escapes for all that is not ASCII (`ascii`).
  static func ascii(_ quoted: String) -> String {
    var result = ""
    for scalar in quoted.unicodeScalars {
      switch scalar.value {
      case 0..<0x80: result.unicodeScalars.append(scalar)
      case 0x80..<0x100: result += "\\x" + hex(scalar.value, 2)
      case 0x100..<0x10000: result += "\\u" + hex(scalar.value, 4)
      default: result += "\\U" + hex(scalar.value, 8)
      }
    }
    return result
  }

  static func hex(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  /// Whether `repr` shows the character itself.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      return false
    default: return true
    }
  }

  /// Whether the text comes first in the order of code points, which is that of UTF-8's bytes.
  static func isLess(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Length in code points.
  static func length(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      bytes.reduce(0) { $0 &+ ($1 & 0xC0 == 0x80 ? 0 : 1) }
    }
  }

  /// HTML's five special characters as references (MarkupSafe's `escape`).
  static func escape(_ text: String) -> String {
    guard
      text.utf8.contains(where: {
        $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
          || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"")
      })
    else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 16)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&#34;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Value {
  /// The value as HTML: markup as it is, all else printed and escaped.
  func escaped() throws(CallError) -> String {
    if case .markup(let markup) = self { return markup }
    return PythonText.escape(try printed())
  }
}
