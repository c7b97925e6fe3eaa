/// The address of a link as it stands in the source, found at the place where one must begin.
struct WrittenAddress {
  /// Its bytes, without pointed brackets.
  let range: Range<Int>
  /// What libcmark makes of them.
  let address: [UInt8]

  /// The address after `(` or `]:`, which may stand on the next line; CommonMark 0.30, "link destination".
  init?(in bytes: [UInt8], at offset: Int, before end: Int) {
    guard var index = Self.afterSpace(bytes, offset, end) else { return nil }
    if bytes[index] == UInt8(ascii: "<") {
      let start = index + 1
      index = start
      while index < end, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<"),
        bytes[index] != 0x0A
      {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < end, bytes[index] == UInt8(ascii: ">") else { return nil }
      range = start..<index
    } else {
      let start = index
      var open = 0
      scan: while index < end {
        switch bytes[index] {
        case 0...0x20: break scan
        case UInt8(ascii: "\\"): index += 1
        case UInt8(ascii: "("): open += 1
        case UInt8(ascii: ")"):
          if open == 0 { break scan }
          open -= 1
        default: break
        }
        index += 1
      }
      range = start..<min(index, end)
    }
    address = Self.unescaped(bytes[range])
  }

  /// Spaces and at most one line end, with the marks of quotations the next line begins with.
  private static func afterSpace(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Int? {
    var index = offset
    var lines = 0
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: break
      case 0x0A: lines += 1
      case UInt8(ascii: ">") where lines > 0: break
      default: return index
      }
      guard lines < 2 else { return nil }
      index += 1
    }
    return nil
  }

  /// Backslash escapes and the character references that occur in addresses; another one stays, so
  /// that its link is only found by its line.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    guard text.contains(UInt8(ascii: "\\")) || text.contains(UInt8(ascii: "&")) else {
      return Array(text)
    }
    let references: [(StaticString, String)] = [
      ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{A0}"),
    ]
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == UInt8(ascii: "\\"), index + 1 < text.endIndex, isPunctuation(text[index + 1]) {
        result.append(text[index + 1])
        index += 2
      } else if byte == UInt8(ascii: "&"),
        let (name, value) = references.first(where: { reference in
          reference.0.withUTF8Buffer { text[index...].starts(with: $0) }
        })
      {
        result.append(contentsOf: value.utf8)
        index += name.utf8CodeUnitCount
      } else {
        result.append(byte)
        index += 1
      }
    }
    return result
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
