/// An opening or closing tag of raw HTML (CommonMark 0.30, 6.6).
enum HTMLTag {
  /// Where the tag that begins with the `<` at `start` ends, or nil when it is none.
  static func end(in text: UnsafeRawBufferPointer, at start: Int) -> Int? {
    var index = start &+ 1
    let closes = index < text.count && text[index] == UInt8(ascii: "/")
    if closes { index &+= 1 }
    guard index < text.count, isLetter(text[index]) else { return nil }
    while index < text.count, isNameByte(text[index]) { index &+= 1 }
    while true {
      let space = LinkTarget.skipSpace(text, index)
      guard space < text.count else { return nil }
      switch text[space] {
      case UInt8(ascii: ">"): return space &+ 1
      case UInt8(ascii: "/") where !closes:
        return space &+ 1 < text.count && text[space &+ 1] == UInt8(ascii: ">")
          ? space &+ 2 : nil
      default:
        guard !closes, space > index, let end = endOfAttribute(text, space) else { return nil }
        index = end
      }
    }
  }

  private static func endOfAttribute(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard
      isLetter(text[start]) || text[start] == UInt8(ascii: "_") || text[start] == UInt8(ascii: ":")
    else { return nil }
    var index = start &+ 1
    while index < text.count, isNameByte(text[index]) || "_:.".utf8.contains(text[index]) {
      index &+= 1
    }
    let sign = LinkTarget.skipSpace(text, index)
    guard sign < text.count, text[sign] == UInt8(ascii: "=") else { return index }
    let value = LinkTarget.skipSpace(text, sign &+ 1)
    guard value < text.count else { return nil }
    if text[value] == UInt8(ascii: "\"") || text[value] == UInt8(ascii: "'") {
      var end = value &+ 1
      while end < text.count, text[end] != text[value] { end &+= 1 }
      return end < text.count ? end &+ 1 : nil
    }
    var end = value
    while end < text.count, !isSpace(text[end]), !"\"'=<>`".utf8.contains(text[end]) { end &+= 1 }
    return end > value ? end : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }
}
