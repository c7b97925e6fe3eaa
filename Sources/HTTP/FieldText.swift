/// Reading the values of header lines.
package enum FieldText {
  /// Without the spaces and tabs at its ends.
  package static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    let start = text.drop(while: isSpace)
    guard let last = start.lastIndex(where: { !isSpace($0) }) else { return [] }
    return start[...last]
  }

  /// The members of a list, trimmed, the empty ones left out (RFC 9110 §5.6.1); commas in quotes part nothing.
  package static func members(_ value: String) -> [ArraySlice<UInt8>] {
    let text = Array(value.utf8)
    var members: [ArraySlice<UInt8>] = []
    var start = 0
    var isQuoted = false
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ","), !isQuoted {
        members.append(trimmed(text[start..<index]))
        start = index + 1
      }
    }
    members.append(trimmed(text[start...]))
    return members.filter { !$0.isEmpty }
  }
}
