import Dates

/// What a plain scalar of YAML means: the core schema of YAML 1.2.2 §10.3.2, and dates.
///
/// Beyond that schema, a number with a needless leading zero (`007`) is a text, a whole number beyond
/// 64 bits the nearest floating-point number, and one beyond that a text.
enum CoreSchema {
  static func value(of text: String) -> NodeValue {
    var copy = text
    return copy.withUTF8 { value(of: text, $0) }
  }

  /// - Parameter bytes: the text's own.
  static func value(of text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> NodeValue {
    guard let first = bytes.first else { return .null }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      if let number = number(text, bytes) { return number }
      if let date = WrittenDate(bytes) { return .date(date) }
    case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"),
      UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "~"):
      guard bytes.count <= 5 else { break }
      switch text {
      case "true", "True", "TRUE": return .boolean(true)
      case "false", "False", "FALSE": return .boolean(false)
      case "null", "Null", "NULL", "~": return .null
      default: break
      }
    default: break
    }
    return .text(text)
  }

  private static func number(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> NodeValue? {
    let isSigned = bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-")
    let digits = UnsafeBufferPointer(rebasing: bytes[(isSigned ? 1 : 0)...])
    guard let first = digits.first else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1 {
      switch digits[1] {
      case UInt8(ascii: "x"): return isSigned ? nil : whole(digits.dropFirst(2), radix: 16)
      case UInt8(ascii: "o"): return isSigned ? nil : whole(digits.dropFirst(2), radix: 8)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): return nil
      default: break
      }
    }
    switch shape(digits) {
    case .whole: return (small(bytes) ?? Int(text)).map { .integer($0) } ?? finite(text)
    case .fraction: return finite(text)
    case .special: return special(text)
    case .none: return nil
    }
  }

  /// A whole number of so few digits that it fits.
  private static func small(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first, bytes.count <= 18, first &- UInt8(ascii: "0") < 10 else {
      return nil
    }
    return bytes.reduce(0) { $0 &* 10 &+ Int($1 &- UInt8(ascii: "0")) }
  }

  private enum Shape { case whole, fraction, special, none }

  /// `(\. [0-9]+ | [0-9]+ (\. [0-9]*)?) ([eE] [-+]? [0-9]+)?`, or a word behind a dot.
  private static func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> Shape {
    var index = digitsEnd(bytes, from: 0)
    let wholeCount = index
    if index == bytes.count { return .whole }
    if bytes[index] == UInt8(ascii: ".") {
      let end = digitsEnd(bytes, from: index + 1)
      if wholeCount == 0, end == index + 1 { return bytes.count == 4 ? .special : .none }
      index = end
    } else if wholeCount == 0 {
      return .none
    }
    guard index < bytes.count else { return .fraction }
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return .none }
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    let end = digitsEnd(bytes, from: index)
    return end > index && end == bytes.count ? .fraction : .none
  }

  private static func digitsEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") <= 9 { index += 1 }
    return index
  }

  private static func whole(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int) -> NodeValue? {
    guard let first = digits.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self), radix: radix).map { .integer($0) }
  }

  private static func finite(_ text: String) -> NodeValue? {
    guard let number = Double(text.hasSuffix(".") ? text + "0" : text), number.isFinite else {
      return nil
    }
    return .number(number)
  }

  private static func special(_ text: String) -> NodeValue? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": .number(.infinity)
    case "-.inf", "-.Inf", "-.INF": .number(-.infinity)
    case ".nan", ".NaN", ".NAN": .number(.nan)
    default: nil
    }
  }
}
