/// Finds the ends of raw HTML and of addresses in pointed brackets (CommonMark 0.30, 6.4 and 6.6).
struct InlineHTML {
  enum End: Equatable {
    case none
    case tag(Int)
    /// A comment that nothing closes: libcmark would look for its end again at each beginning.
    case neverEnds
  }

  /// Beginnings after which no end was found in this block.
  private var hasNoComment = false

  /// What the `<` at `start` begins.
  mutating func end(in text: UnsafeRawBufferPointer, at start: Int) -> End {
    guard start &+ 1 < text.count else { return .none }
    switch text[start &+ 1] {
    case UInt8(ascii: "!"): return declaration(text, start)
    case UInt8(ascii: "?"):
      return found(after: "?>", text, start &+ 2)
    default:
      let end = Self.address(text, start) ?? HTMLTag.end(in: text, at: start)
      return end.map { .tag($0) } ?? .none
    }
  }

  private mutating func declaration(_ text: UnsafeRawBufferPointer, _ start: Int) -> End {
    let rest = text[start...]
    if rest.starts(with: "<!--".utf8) {
      if hasNoComment { return .neverEnds }
      let inside = start &+ 4
      if rest.dropFirst(4).first == UInt8(ascii: ">") || rest.dropFirst(4).starts(with: "->".utf8) {
        return rest.starts(with: "<!--->".utf8) ? .tag(start &+ 6) : .none
      }
      let end = found(after: "-->", text, inside)
      hasNoComment = end == .none
      return hasNoComment ? .neverEnds : end
    }
    if rest.starts(with: "<![CDATA[".utf8) { return found(after: "]]>", text, start &+ 9) }
    guard let letter = rest.dropFirst(2).first, (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= letter
    else { return .none }
    return found(after: ">", text, start &+ 3)
  }

  /// Beginnings for which there is no end are looked for once: what follows has none either.
  private var withoutEnd: [UInt8] = []

  private mutating func found(
    after mark: StaticString, _ text: UnsafeRawBufferPointer, _ start: Int
  ) -> End {
    mark.withUTF8Buffer { mark in
      guard let first = mark.first, !withoutEnd.contains(first) else { return .none }
      var index = start
      while index &+ mark.count <= text.count {
        if text[index] == first, text[index...].starts(with: mark) {
          return .tag(index &+ mark.count)
        }
        index &+= 1
      }
      withoutEnd.append(first)
      return .none
    }
  }

  /// `<scheme:…>` or `<name@host>`.
  private static func address(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var index = start &+ 1
    while index < text.count, isSchemeByte(text[index]) { index &+= 1 }
    if index < text.count, text[index] == UInt8(ascii: ":"), isLetter(text[start &+ 1]),
      (2...32).contains(index &- start &- 1)
    {
      index &+= 1
      while index < text.count, text[index] > 0x20, text[index] != UInt8(ascii: "<") {
        if text[index] == UInt8(ascii: ">") { return index &+ 1 }
        index &+= 1
      }
      return nil
    }
    return mail(text, start)
  }

  private static func mail(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int? {
    var index = start &+ 1
    while index < text.count, isMailByte(text[index]) { index &+= 1 }
    guard index > start &+ 1, index < text.count, text[index] == UInt8(ascii: "@") else {
      return nil
    }
    while true {
      let label = index &+ 1
      index = label
      while index < text.count,
        isLetter(text[index]) || isDigit(text[index])
          || text[index] == UInt8(ascii: "-")
      {
        index &+= 1
      }
      guard (1...63).contains(index &- label), text[label] != UInt8(ascii: "-"),
        text[index &- 1] != UInt8(ascii: "-"), index < text.count
      else { return nil }
      if text[index] == UInt8(ascii: ">") { return index &+ 1 }
      guard text[index] == UInt8(ascii: ".") else { return nil }
    }
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "+.-".utf8.contains(byte)
  }

  private static func isMailByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || ".!#$%&'*+/=?^_`{|}~-".utf8.contains(byte)
  }
}
