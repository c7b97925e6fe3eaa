/// Where the URL of an HTML attribute begins in the text of a template.
enum URLAttribute {
  private static let names: Set<String> = [
    "href", "src", "action", "formaction", "poster", "data", "cite", "background", "xlink:href",
  ]

  /// Whether text ends right where the value of such an attribute begins.
  ///
  /// - Parameter before: whether that was so before the text; spaces alone leave it so.
  static func isOpen(_ text: ArraySlice<UInt8>, before: Bool) -> Bool {
    var end = trim(text, text.endIndex)
    if end == text.startIndex { return before }
    if text[end - 1] == UInt8(ascii: "\"") || text[end - 1] == UInt8(ascii: "'") {
      end = trim(text, end - 1)
    }
    guard end > text.startIndex, text[end - 1] == UInt8(ascii: "=") else { return false }
    end = trim(text, end - 1)
    var start = end
    while start > text.startIndex, isNamePart(text[start - 1]) { start -= 1 }
    guard start < end, end - start <= 16 else { return false }
    return names.contains(String(decoding: text[start..<end], as: UTF8.self).lowercased())
  }

  private static func trim(_ text: ArraySlice<UInt8>, _ end: Int) -> Int {
    var end = end
    while end > text.startIndex, Whitespace.isSpace(text[end - 1]) { end -= 1 }
    return end
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      || byte == UInt8(ascii: "_") || byte &- 0x30 < 10
  }
}
