/// A web address without any brackets (GFM, "Autolinks").
struct BareLink {
  let range: Range<Int>
  /// What the address has before its text.
  let scheme: StaticString

  /// The link that begins with the `w` at `offset`, or has its first `:` there; nil when there is none.
  init?(in text: UnsafeRawBufferPointer, at offset: Int) {
    if text[offset] == UInt8(ascii: "w") {
      self.init(www: text, offset)
    } else {
      self.init(schemeEnding: text, offset)
    }
  }

  private init?(www text: UnsafeRawBufferPointer, _ start: Int) {
    guard text[start...].starts(with: "www.".utf8) else { return nil }
    if start > 0, !isSpace(text[start &- 1]), !isOne(text[start &- 1], of: "*_~(") { return nil }
    guard let end = Self.end(text, start, host: start, needsDot: true) else { return nil }
    range = start..<end
    scheme = "http://"
  }

  private init?(schemeEnding text: UnsafeRawBufferPointer, _ colon: Int) {
    guard text[colon...].starts(with: "://".utf8) else { return nil }
    var start = colon
    // No scheme that is known has more letters.
    while start > 0, colon &- start < 6, isLetter(text[start &- 1]) { start &-= 1 }
    let word = text[start..<colon].map(lowercased)
    guard ["http", "https", "ftp"].contains(where: { word.elementsEqual($0.utf8) }) else {
      return nil
    }
    let host = colon &+ 3
    guard host < text.count, BareLink.isHostCharacter(text, host),
      let end = Self.end(text, colon, host: host, needsDot: false)
    else { return nil }
    range = start..<end
    scheme = ""
  }

  /// Where the link ends whose host begins at `host`.
  private static func end(
    _ text: UnsafeRawBufferPointer, _ start: Int, host: Int, needsDot: Bool
  ) -> Int? {
    guard var end = endOfHost(text, host, needsDot: needsDot) else { return nil }
    while end < text.count, !isSpace(text[end]), text[end] != UInt8(ascii: "<") { end &+= 1 }
    end = trimmed(text, start..<end)
    return end > start ? end : nil
  }

  /// A host's last two parts have no underscore; a very long one is not looked at that closely.
  private static func endOfHost(
    _ text: UnsafeRawBufferPointer, _ start: Int, needsDot: Bool
  ) -> Int? {
    var index = start &+ 1
    var dots = 0
    var underscores = (before: 0, here: 0)
    while index < text.count &- 1 {
      if text[index] == UInt8(ascii: "\\"), index < text.count &- 2 { index &+= 1 }
      switch text[index] {
      case UInt8(ascii: "_"): underscores.here &+= 1
      case UInt8(ascii: "."):
        underscores = (underscores.here, 0)
        dots &+= 1
      case UInt8(ascii: "-"): break
      default:
        guard isHostCharacter(text, index) else {
          return accepted(index, dots, underscores, needsDot)
        }
      }
      index &+= 1
    }
    return accepted(index, dots, underscores, needsDot)
  }

  private static func accepted(
    _ end: Int, _ dots: Int, _ underscores: (before: Int, here: Int), _ needsDot: Bool
  ) -> Int? {
    if underscores.before > 0 || underscores.here > 0, dots <= 10 { return nil }
    return needsDot && dots == 0 ? nil : end
  }

  /// Neither white space nor punctuation; a host that is not ASCII is looked at no further, as in cmark-gfm.
  private static func isHostCharacter(_ text: UnsafeRawBufferPointer, _ index: Int) -> Bool {
    text[index] & 0xC0 != 0x80 && CharacterClass(after: index, in: text) == .other
  }

  /// Without the punctuation at its end that belongs to the sentence.
  static func trimmed(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> Int {
    var end = range.upperBound
    var open = 0
    var close = 0
    for index in range {
      switch text[index] {
      case UInt8(ascii: "<"): end = min(end, index)
      case UInt8(ascii: "("): open &+= 1
      case UInt8(ascii: ")"): close &+= 1
      default: continue
      }
    }
    while end > range.lowerBound {
      switch text[end &- 1] {
      case UInt8(ascii: ")"):
        if close <= open { return end }
        close &-= 1
        end &-= 1
      case UInt8(ascii: ";"): end = withoutReference(text, range.lowerBound, end)
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        end &-= 1
      default: return end
      }
    }
    return end
  }

  /// Takes `&name;` off the end, or else the `;`.
  private static func withoutReference(
    _ text: UnsafeRawBufferPointer, _ start: Int, _ end: Int
  ) -> Int {
    var index = end &- 2
    while index > start, isLetter(text[index]) { index &-= 1 }
    return index < end &- 2 && index >= start && text[index] == UInt8(ascii: "&") ? index : end &- 1
  }
}
