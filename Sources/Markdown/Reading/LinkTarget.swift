/// What stands in round brackets after the text of a link or an image (CommonMark 0.30, 6.3).
enum LinkTarget {
  /// Where the target that must begin at `start` with `(` ends, or nil when there is none.
  static func end(in text: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    let beforeAddress = skipSpace(text, start &+ 1)
    guard let afterAddress = endOfAddress(text, beforeAddress) else { return nil }
    let beforeTitle = skipSpace(text, afterAddress)
    var end = beforeTitle
    if beforeTitle > afterAddress, let afterTitle = endOfTitle(text, beforeTitle) {
      end = skipSpace(text, afterTitle)
    }
    return end < text.count && text[end] == UInt8(ascii: ")") ? end &+ 1 : nil
  }

  static func skipSpace(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var index = start
    while index < text.count, isSpace(text[index]) { index &+= 1 }
    return index
  }

  /// A link destination; at most 32 open brackets deep, as in libcmark.
  ///
  /// - Parameter mayEndText: whether the text may end with it.
  static func endOfAddress(
    _ text: UnsafeRawBufferPointer, _ start: Int, mayEndText: Bool = false
  ) -> Int? {
    var index = start
    let last = mayEndText ? text.count : text.count &- 1
    if index < text.count, text[index] == UInt8(ascii: "<") {
      index &+= 1
      while index < text.count {
        switch text[index] {
        case UInt8(ascii: ">"): return index < last ? index &+ 1 : nil
        case UInt8(ascii: "\\"): index &+= 2
        case UInt8(ascii: "<"), 0x0A: return nil
        default: index &+= 1
        }
      }
      return nil
    }
    var open = 0
    scan: while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\") where index &+ 1 < text.count && isPunctuation(text[index &+ 1]):
        index &+= 2
        continue
      case UInt8(ascii: "("):
        open &+= 1
        if open > 32 { return nil }
      case UInt8(ascii: ")"):
        if open == 0 { break scan }
        open &-= 1
      case 0x09...0x0D, 0x20:
        if index == start { return nil }
        break scan
      default: break
      }
      index &+= 1
    }
    return index <= last && open == 0 && (index > start || !mayEndText) ? index : nil
  }

  static func endOfTitle(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    guard start < text.count else { return nil }
    let close: UInt8
    switch text[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = text[start]
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var index = start &+ 1
    while index < text.count {
      if text[index] == close { return index &+ 1 }
      if close == UInt8(ascii: ")"), text[index] == UInt8(ascii: "(") { return nil }
      let escapes =
        text[index] == UInt8(ascii: "\\") && index &+ 1 < text.count
        && isPunctuation(text[index &+ 1])
      index &+= escapes ? 2 : 1
    }
    return nil
  }
}

/// `[label]: address "title"` at the start of a paragraph (CommonMark 0.30, 4.7).
enum ReferenceDefinition {
  /// Where the definitions that a paragraph begins with end.
  static func end(ofAll text: UnsafeRawBufferPointer) -> Int {
    var index = 0
    while index < text.count, text[index] == UInt8(ascii: "["), let end = end(in: text, at: index) {
      index = end
    }
    return index
  }

  /// The colon and the address if what begins at `start` were a definition, nil when it cannot be one.
  static func possibleAddress(in text: UnsafeRawBufferPointer, at start: Int) -> Range<Int>? {
    guard start < text.count, text[start] == UInt8(ascii: "["), let label = endOfLabel(text, start),
      label < text.count, text[label] == UInt8(ascii: ":")
    else { return nil }
    let address = skipLineEnd(text, label &+ 1)
    var end = address
    while end < text.count, !isSpace(text[end]) { end &+= 1 }
    return label..<end
  }

  private static func end(in text: UnsafeRawBufferPointer, at start: Int) -> Int? {
    guard let label = endOfLabel(text, start), label < text.count,
      text[label] == UInt8(ascii: ":"),
      let address = LinkTarget.endOfAddress(
        text, skipLineEnd(text, label &+ 1), mayEndText: true)
    else { return nil }
    let beforeTitle = skipLineEnd(text, address)
    if beforeTitle > address, let title = LinkTarget.endOfTitle(text, beforeTitle),
      let end = endOfLine(text, title)
    {
      return end
    }
    return endOfLine(text, address)
  }

  static func endOfLabel(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var index = start &+ 1
    while index < text.count, index &- start <= 1001 {
      switch text[index] {
      case UInt8(ascii: "]"):
        return text[start &+ 1..<index].allSatisfy(isSpace) ? nil : index &+ 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\") where index &+ 1 < text.count && isPunctuation(text[index &+ 1]):
        index &+= 2
      default: index &+= 1
      }
    }
    return nil
  }

  /// Over spaces and at most one line end.
  private static func skipLineEnd(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var index = start
    while index < text.count, isSpaceOrTab(text[index]) { index &+= 1 }
    guard index < text.count, text[index] == 0x0A || text[index] == 0x0D else { return index }
    index &+= text[index] == 0x0D && index &+ 1 < text.count && text[index &+ 1] == 0x0A ? 2 : 1
    while index < text.count, isSpaceOrTab(text[index]) { index &+= 1 }
    return index
  }

  private static func endOfLine(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var index = start
    while index < text.count, isSpaceOrTab(text[index]) { index &+= 1 }
    if index == text.count { return index }
    guard text[index] == 0x0A || text[index] == 0x0D else { return nil }
    return index
      &+ (text[index] == 0x0D && index &+ 1 < text.count && text[index &+ 1] == 0x0A ? 2 : 1)
  }
}
