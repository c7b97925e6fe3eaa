/// Lines of nothing but tags of shortcodes. Each is a block: it needs no blank lines around it.
extension BlockScanner {
  /// Tags in more bytes than these are taken for a part of a text.
  private static let longestTags = 1024

  /// Where the tags end that begin with this line when nothing else stands on their lines; nil when
  /// something does, or there is none.
  func tags(_ line: LineReader) -> Int? {
    guard constructs.contains(.shortcodes), line.first == UInt8(ascii: "{"), line.indent < 4 else {
      return nil
    }
    let limit = min(text.count, line.firstNonspace &+ Self.longestTags)
    let bytes = UnsafeRawBufferPointer(rebasing: text[..<limit])
    var index = line.firstNonspace
    while ShortcodeTagParser.begins(bytes, at: index, before: limit) {
      guard let tag = try? ShortcodeTagParser.parse(bytes, at: index, before: limit), !tag.isShown
      else { return nil }
      index = tag.range.upperBound
      while index < limit, isSpaceOrTab(bytes[index]) { index &+= 1 }
    }
    let endsLine = index == text.count || index < limit && isLineEnd(bytes[index])
    guard index > line.firstNonspace, endsLine,
      !hasBlankLine(UnsafeRawBufferPointer(rebasing: bytes[line.firstNonspace..<index]))
    else { return nil }
    return index
  }

  /// Whether the open paragraph is nothing but tags, all of which end before this line.
  var isAfterTags: Bool {
    guard leaf == .paragraph, let end = paragraphTags else { return false }
    return lineStart >= end
  }

  /// Whether a line that would go on with the open paragraph is none of it: either of them is tags and the other is not.
  func standsApart(_ line: LineReader) -> Bool {
    if line.indent >= 4 { return false }
    return isAfterTags ? tags(line) == nil : paragraphTags == nil && tags(line) != nil
  }

  private func hasBlankLine(_ tags: UnsafeRawBufferPointer) -> Bool {
    var isBlank = false
    for byte in tags {
      if isLineEnd(byte) {
        if isBlank, byte == 0x0A { return true }
        isBlank = true
      } else if !isSpaceOrTab(byte) {
        isBlank = false
      }
    }
    return false
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
