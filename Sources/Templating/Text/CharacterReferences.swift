/// HTML's character references: `&amp;`, `&#38;`, `&#x26;`, and those that HTML reads without their `;`.
enum CharacterReferences {
  private struct Table {
    var named: [String: String] = [:]
    /// Those that may lack their `;`.
    var bare: [String: String] = [:]
  }

  private static let longestBareName = 6
  private static let table: Table = {
    var table = Table()
    let list = CharacterReferenceNames.list.withUTF8Buffer { Array($0) }
    for word in list.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      let isBare = word.first == UInt8(ascii: "*")
      let halves = (isBare ? word.dropFirst() : word).split(separator: UInt8(ascii: "="))
      guard halves.count == 2 else { continue }
      let name = String(decoding: halves[0], as: UTF8.self)
      var text = String.UnicodeScalarView()
      for code in halves[1].split(separator: UInt8(ascii: "+")) {
        let number = UInt32(String(decoding: code, as: UTF8.self), radix: 16)
        text.append(number.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}")
      }
      table.named[name] = String(text)
      if isBare { table.bare[name] = String(text) }
    }
    return table
  }()

  /// The text with references replaced by what they stand for, as Python's `html.unescape` does it; others stay.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let found = reference(bytes, at: index + 1) {
        result += found.text.utf8
        index = found.end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func reference(_ bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    if start < bytes.count, bytes[start] == UInt8(ascii: "#") {
      return number(bytes, at: start + 1)
    }
    var end = start
    while end < bytes.count, end - start < 32, isNamePart(bytes[end]) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";"),
      let text = table.named[String(decoding: bytes[start..<end], as: UTF8.self)]
    {
      return (text, end + 1)
    }
    var length = min(end - start, longestBareName)
    while length > 1 {
      let name = String(decoding: bytes[start..<(start + length)], as: UTF8.self)
      if let text = table.bare[name] { return (text, start + length) }
      length -= 1
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0C, 0x20, UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "#"),
      UInt8(ascii: ";"):
      false
    default: true
    }
  }

  private static func number(_ bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    let isHex = start < bytes.count && bytes[start] | 0x20 == UInt8(ascii: "x")
    let first = isHex ? start + 1 : start
    var value: UInt32 = 0
    var end = first
    while end < bytes.count, let digit = digit(bytes[end], isHex: isHex) {
      // Beyond the last code point it does not matter how far.
      value = min(value * (isHex ? 16 : 10) + digit, 0x110000)
      end += 1
    }
    guard end > first else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
    return (text(of: value), end)
  }

  private static func digit(_ byte: UInt8, isHex: Bool) -> UInt32? {
    if byte &- 0x30 < 10 { return UInt32(byte - 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return isHex && letter < 6 ? UInt32(letter) + 10 : nil
  }

  /// Numbers from 80 to 9F mean what Windows-1252 has there (HTML Living Standard, “Numeric character reference end state”).
  private static let windows: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]

  private static func text(of number: UInt32) -> String {
    if (0x80..<0xA0).contains(number) {
      return text(Unicode.Scalar(windows[Int(number) - 0x80]) ?? "\u{FFFD}")
    }
    switch number {
    case 0: return "\u{FFFD}"
    case 0x01...0x08, 0x0B, 0x0E...0x1F, 0x7F, 0xFDD0...0xFDEF: return ""
    case _ where number & 0xFFFE == 0xFFFE && number < 0x110000: return ""
    default: return text(Unicode.Scalar(number) ?? "\u{FFFD}")
    }
  }

  private static func text(_ scalar: Unicode.Scalar) -> String { String(Character(scalar)) }
}
