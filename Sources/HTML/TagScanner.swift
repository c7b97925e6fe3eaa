import Glibc

/// Finds the tags of HTML as a browser does (WHATWG HTML Standard, 13.2.5), without making a tree of them.
///
/// Any bytes are HTML to it: what never ends is told as `cut`, and nothing is looked at twice.
struct TagScanner {
  enum Token {
    case text(Range<Int>)
    /// Its attributes stand in `attributes` until the next token is asked for.
    case start(Tag)
    case end(Tag)
    case comment(Range<Int>)
    /// `<!doctype html>`, `<?xml …>`.
    case declaration(Range<Int>)
    /// A tag or a comment that goes on to the end of the text.
    case cut(Range<Int>)
  }

  /// The elements that are told apart.
  enum Element {
    case a, area, heading, meta, object, pre, span, script, style
    /// `svg` and `math`.
    case foreign
    /// Another one whose content is text alone.
    case rawText
    case other
  }

  struct Tag {
    let element: Element
    /// From `<` up to and with `>`.
    let range: Range<Int>
    let closesItself: Bool
  }

  struct Attribute {
    let name: Range<Int>
    /// Without its quotes; empty where there is none.
    let value: Range<Int>
    let isQuoted: Bool
    /// From the name up to and with the closing quote.
    let range: Range<Int>
  }

  let bytes: UnsafeRawBufferPointer
  /// Those of the last token, when it was a tag.
  private(set) var attributes: [Attribute] = []
  private var index = 0
  /// The name of the element whose content is text alone, up to its own end tag.
  private var rawName: Range<Int>?
  /// How many `svg` and `math` elements are open, in which no element's content is text alone.
  private(set) var foreignDepth = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next() -> Token? {
    if let name = rawName {
      rawName = nil
      let end = endOfRawText(name)
      if end > index {
        defer { index = end }
        return .text(index..<end)
      }
    }
    guard index < bytes.count else { return nil }
    let start = index
    var place = start
    while let open = find(UInt8(ascii: "<"), from: place) {
      if opensMarkup(open) {
        if open > start {
          index = open
          return .text(start..<open)
        }
        return markup(open)
      }
      place = open &+ 1
    }
    index = bytes.count
    return .text(start..<bytes.count)
  }

  /// Whether a name is this one, in small letters.
  func isName(_ name: Range<Int>, _ text: StaticString) -> Bool {
    guard name.count == text.utf8CodeUnitCount else { return false }
    var place = name.lowerBound
    for index in 0..<text.utf8CodeUnitCount {
      if lowercased(bytes[place]) != text.utf8Start[index] { return false }
      place &+= 1
    }
    return true
  }

  // MARK: Markup

  /// Whether what follows a `<` makes it more than text.
  private func opensMarkup(_ open: Int) -> Bool {
    guard open &+ 1 < bytes.count else { return false }
    switch bytes[open &+ 1] {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    case UInt8(ascii: "/"): return open &+ 2 < bytes.count
    case let byte: return isLetter(byte)
    }
  }

  private mutating func markup(_ open: Int) -> Token {
    switch bytes[open &+ 1] {
    case UInt8(ascii: "!"):
      if has("--", at: open &+ 2) { return comment(open) }
      return upToAngle(open) { .declaration($0) }
    case UInt8(ascii: "?"): return upToAngle(open) { .declaration($0) }
    case UInt8(ascii: "/"):
      guard isLetter(bytes[open &+ 2]) else {
        return upToAngle(open) { .comment($0) }
      }
      return tag(open, nameAt: open &+ 2, isEnd: true)
    default: return tag(open, nameAt: open &+ 1, isEnd: false)
    }
  }

  private mutating func upToAngle(_ open: Int, _ token: (Range<Int>) -> Token) -> Token {
    guard let close = find(UInt8(ascii: ">"), from: open) else { return cut(open) }
    index = close &+ 1
    return token(open..<index)
  }

  private mutating func comment(_ open: Int) -> Token {
    // `<!-->` and `<!--->` are whole comments.
    var place = open &+ 2
    while let close = find(UInt8(ascii: ">"), from: place) {
      let isEnd =
        close >= open &+ 4 && bytes[close &- 1] == UInt8(ascii: "-")
        && bytes[close &- 2] == UInt8(ascii: "-")
      let isOddEnd = close >= open &+ 7 && has("--!", at: close &- 3)
      if isEnd || isOddEnd {
        index = close &+ 1
        return .comment(open..<index)
      }
      place = close &+ 1
    }
    return cut(open)
  }

  private mutating func cut(_ open: Int) -> Token {
    index = bytes.count
    return .cut(open..<bytes.count)
  }

  // MARK: Tags

  private mutating func tag(_ open: Int, nameAt start: Int, isEnd: Bool) -> Token {
    if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
    var place = start
    while place < bytes.count, !endsName(bytes[place]) { place &+= 1 }
    let name = start..<place
    var closesItself = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        index = place &+ 1
        let tag = Tag(element: element(name), range: open..<index, closesItself: closesItself)
        if isEnd {
          if tag.element == .foreign, foreignDepth > 0 { foreignDepth &-= 1 }
          return .end(tag)
        }
        if begins(tag) { rawName = name }
        return .start(tag)
      case UInt8(ascii: "/"):
        closesItself = true
        place &+= 1
      case let byte where isSpace(byte): place &+= 1
      default:
        closesItself = false
        guard let attribute = attribute(at: place) else { return cut(open) }
        attributes.append(attribute)
        place = attribute.range.upperBound
      }
    }
    return cut(open)
  }

  /// Whether the content of an element that a tag opens is text alone.
  private mutating func begins(_ tag: Tag) -> Bool {
    switch tag.element {
    case .foreign:
      if !tag.closesItself { foreignDepth &+= 1 }
      return false
    case .script: return foreignDepth == 0 || !tag.closesItself
    case .style, .rawText: return foreignDepth == 0
    default: return false
    }
  }

  /// Which of the elements that are told apart a name is that of.
  private func element(_ name: Range<Int>) -> Element {
    // The length and the first letter settle it for nearly all.
    let first = lowercased(bytes[name.lowerBound])
    switch name.count {
    case 1: return first == UInt8(ascii: "a") ? .a : .other
    case 2:
      let digit = bytes[name.lowerBound &+ 1]
      return first == UInt8(ascii: "h") && digit >= UInt8(ascii: "1") && digit <= UInt8(ascii: "6")
        ? .heading : .other
    case 3:
      if first == UInt8(ascii: "p"), isName(name, "pre") { return .pre }
      if first == UInt8(ascii: "s"), isName(name, "svg") { return .foreign }
      return first == UInt8(ascii: "x") && isName(name, "xmp") ? .rawText : .other
    case 4:
      if first == UInt8(ascii: "s"), isName(name, "span") { return .span }
      if first == UInt8(ascii: "a"), isName(name, "area") { return .area }
      guard first == UInt8(ascii: "m") else { return .other }
      return isName(name, "math") ? .foreign : isName(name, "meta") ? .meta : .other
    case 5:
      if first == UInt8(ascii: "s") { return isName(name, "style") ? .style : .other }
      return first == UInt8(ascii: "t") && isName(name, "title") ? .rawText : .other
    case 6:
      if first == UInt8(ascii: "s") { return isName(name, "script") ? .script : .other }
      if first == UInt8(ascii: "o") { return isName(name, "object") ? .object : .other }
      return first == UInt8(ascii: "i") && isName(name, "iframe") ? .rawText : .other
    case 7: return isName(name, "noembed") ? .rawText : .other
    case 8: return isName(name, "textarea") || isName(name, "noframes") ? .rawText : .other
    default: return .other
    }
  }

  /// Nil when its quoted value never ends.
  private func attribute(at start: Int) -> Attribute? {
    // A name may begin with what would end it elsewhere.
    var place = start &+ 1
    while place < bytes.count, !endsName(bytes[place]), bytes[place] != UInt8(ascii: "=") {
      place &+= 1
    }
    let name = start..<place
    var after = place
    while after < bytes.count, isSpace(bytes[after]) { after &+= 1 }
    guard after < bytes.count, bytes[after] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: place..<place, isQuoted: false, range: name)
    }
    after &+= 1
    while after < bytes.count, isSpace(bytes[after]) { after &+= 1 }
    guard after < bytes.count else { return nil }
    let quote = bytes[after]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard let close = find(quote, from: after &+ 1) else { return nil }
      return Attribute(
        name: name, value: after &+ 1..<close, isQuoted: true, range: start..<close &+ 1)
    }
    var end = after
    while end < bytes.count, !isSpace(bytes[end]), bytes[end] != UInt8(ascii: ">") { end &+= 1 }
    return Attribute(name: name, value: after..<end, isQuoted: false, range: start..<end)
  }

  /// Where the end tag of an element begins whose content is text alone.
  private func endOfRawText(_ name: Range<Int>) -> Int {
    var place = index
    while let open = find(UInt8(ascii: "<"), from: place) {
      let start = open &+ 2
      let end = start &+ name.count
      if end <= bytes.count, bytes[open &+ 1] == UInt8(ascii: "/"),
        zip(bytes[start..<end], bytes[name]).allSatisfy({ lowercased($0) == lowercased($1) }),
        end == bytes.count || endsName(bytes[end])
      {
        return open
      }
      place = open &+ 1
    }
    return bytes.count
  }

  // MARK: Bytes

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    guard let found = memchr(base + start, Int32(byte), bytes.count &- start) else { return nil }
    return UnsafeRawPointer(found) - base
  }

  private func has(_ text: StaticString, at start: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start >= 0, bytes.count &- start >= count else { return false }
    return (0..<count).allSatisfy { bytes[start &+ $0] == text.utf8Start[$0] }
  }

  private func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
  }
}

/// White space between attributes.
func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
}

func isLetter(_ byte: UInt8) -> Bool {
  let small = byte | 0x20
  return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
}

func lowercased(_ byte: UInt8) -> UInt8 {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
}
