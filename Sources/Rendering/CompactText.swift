/// CSS and scripts without what only their writers read.
enum CompactText {
  /// Leaves out indentation, lines without text, and those that are nothing but a comment behind `//`.
  ///
  /// Lines within a literal between backquotes stay as they are. Only a parser knows which of them mean one, so this is for
  /// the built-in scripts, which have none in quotes or comments.
  static func script(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInLiteral = false
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = isInLiteral ? line : line.drop { $0 == 0x20 || $0 == 0x09 }
      let isNothing = !isInLiteral && (text.isEmpty || text.starts(with: "//".utf8))
      if isNothing { continue }
      if line.count(where: { $0 == UInt8(ascii: "`") }) % 2 == 1 { isInLiteral.toggle() }
      result.append(contentsOf: text)
      result.append(0x0A)
    }
    return result
  }

  /// Leaves out comments and the white space around lines and braces; what stands in quotes stays as it is.
  ///
  /// A comment or a quote that never ends takes the rest of the text with it, as in a browser.
  static func css(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    var gap = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index = endOfComment(bytes, from: index + 2)
        gap = true
        continue
      }
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        gap = true
        index += 1
        continue
      }
      if gap, let last = result.last, !isBound(last), !isBound(byte) { result.append(0x20) }
      gap = false
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let end = endOfQuote(bytes, from: index)
        result.append(contentsOf: bytes[index..<end])
        index = end
      } else {
        result.append(byte)
        index += 1
      }
    }
    result.append(0x0A)
    return result
  }

  /// Braces and semicolons need no space beside them; of a colon or a bracket only a parser knows.
  private static func isBound(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";")
  }

  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }

  private static func endOfQuote(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }
}
