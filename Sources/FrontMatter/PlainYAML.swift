import Diagnostics

/// Reads the YAML that nearly all front matter is: names with scalars, and lists of scalars.
///
/// Whatever is not plainly that, right or wrong, is left to libyaml, so it must never read a text in another
/// way than that does:
///
///     title: "A text on one line"    # a comment
///     date: 2026-11-30
///     tags: [a, b]
///     aliases:
///       - /old/
struct PlainYAML {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private var entries = MappingBuilder()
  /// Where the last value ends.
  private var lastEnd = 0

  /// Names are longer than this nowhere, and a key of libyaml may have 1024 characters.
  private static let longestKey = 100
  /// Room that is made at once: most front matter has no more keys, and most lists no more items.
  private static let usualCount = 12
  private static let usualItems = 4

  /// The mapping in the bytes of `range`, which hold no control character; nil for anything but plain YAML.
  static func parse(_ source: SourceText, _ range: Range<Int>) -> Node? {
    source.bytes.withUnsafeBufferPointer { bytes in
      var reader = PlainYAML(bytes, range)
      return reader.document()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  private mutating func document() -> Node? {
    entries.reserveCapacity(Self.usualCount)
    var start: Int?
    while true {
      guard let indent = nextLine() else { return nil }
      if index == end { break }
      guard indent == 0, let key = key() else { return nil }
      start = start ?? key.lowerBound
      guard let value = value(behind: key.upperBound + 1) else { return nil }
      lastEnd = max(lastEnd, value.range.upperBound)
      if entries.add(Mapping.Entry(key: text(key), keyRange: key, value: value)) != nil {
        return nil
      }
    }
    return start.map { Node(.mapping(entries.mapping), range: $0..<lastEnd) }
  }

  // MARK: Lines

  /// Goes to the first character of the next line that has more than a comment.
  ///
  /// - Returns: the spaces before it; nil when it cannot be plain.
  private mutating func nextLine() -> Int? {
    while index < end {
      let start = index
      while index < end, bytes[index] == space { index += 1 }
      if index == end { break }
      if bytes[index] == UInt8(ascii: "#") {
        guard let line = lineEnd(from: index) else { return nil }
        index = line
      } else if bytes[index] != lineFeed {
        return index - start
      }
      if index < end { index += 1 }
    }
    return 0
  }

  /// Goes behind the end of a line on which nothing but a comment follows; false when something does.
  private mutating func finishLine() -> Bool {
    let start = index
    while index < end, bytes[index] == space { index += 1 }
    if index < end, bytes[index] == UInt8(ascii: "#"), index > start {
      guard let line = lineEnd(from: index) else { return false }
      index = line
    }
    guard index < end else { return true }
    guard bytes[index] == lineFeed else { return false }
    index += 1
    return true
  }

  /// Where a line ends; nil when it holds a character that libyaml may take for a line's end or refuse.
  private func lineEnd(from start: Int) -> Int? {
    var place = start
    while place < end, bytes[place] != lineFeed {
      guard isPlain(at: place) else { return nil }
      place += 1
    }
    return place
  }

  // MARK: Keys and values

  /// The name at the start of a line, with a colon behind it.
  private mutating func key() -> Range<Int>? {
    let start = index
    while index < end, isNamePart(bytes[index]) { index += 1 }
    guard index > start, index - start <= Self.longestKey, !(bytes[start] == UInt8(ascii: "-")),
      index < end, bytes[index] == UInt8(ascii: ":")
    else { return nil }
    let key = start..<index
    index += 1
    guard index == end || bytes[index] == space || bytes[index] == lineFeed else { return nil }
    return key
  }

  /// The value behind a colon, be it on the same line or a list below it.
  private mutating func value(behind colon: Int) -> Node? {
    while index < end, bytes[index] == space { index += 1 }
    guard index < end, bytes[index] != lineFeed, bytes[index] != UInt8(ascii: "#") else {
      // A comment needs a space before it, as does all else behind the colon.
      guard index == end || bytes[index] == lineFeed || index > colon else { return nil }
      if index < end, bytes[index] == UInt8(ascii: "#") { index -= 1 }
      guard finishLine() else { return nil }
      return listBelow(colon)
    }
    if bytes[index] == UInt8(ascii: "[") { return listInBrackets() }
    guard let node = scalar(isInBrackets: false), finishLine() else { return nil }
    return node
  }

  /// A list of which each item has a line of its own; nothing when another key follows.
  private mutating func listBelow(_ colon: Int) -> Node? {
    let before = index
    guard let indent = nextLine() else { return nil }
    guard index < end, bytes[index] == UInt8(ascii: "-") else {
      guard indent == 0 else { return nil }
      index = before
      return Node(.null, range: colon..<colon)
    }
    let start = index
    var items: [Node] = []
    items.reserveCapacity(Self.usualItems)
    while true {
      index += 1
      let dash = index
      while index < end, bytes[index] == space { index += 1 }
      guard index > dash, index < end, bytes[index] != lineFeed,
        let item = scalar(isInBrackets: false), finishLine()
      else { return nil }
      items.append(item)
      let line = index
      guard let nextIndent = nextLine() else { return nil }
      guard index < end, bytes[index] == UInt8(ascii: "-"), nextIndent == indent else {
        guard index == end || nextIndent == 0 else { return nil }
        index = line
        break
      }
    }
    return Node(.list(items), range: start..<(items.last?.range.upperBound ?? start))
  }

  /// `[a, b]`
  private mutating func listInBrackets() -> Node? {
    let start = index
    var items: [Node] = []
    items.reserveCapacity(Self.usualItems)
    index += 1
    while index < end, bytes[index] == space { index += 1 }
    if index < end, bytes[index] == UInt8(ascii: "]") {
      index += 1
    } else {
      while true {
        while index < end, bytes[index] == space { index += 1 }
        guard let item = scalar(isInBrackets: true) else { return nil }
        items.append(item)
        while index < end, bytes[index] == space { index += 1 }
        guard index < end else { return nil }
        let mark = bytes[index]
        index += 1
        if mark == UInt8(ascii: "]") { break }
        guard mark == UInt8(ascii: ",") else { return nil }
      }
    }
    let list = start..<index
    guard finishLine() else { return nil }
    return Node(.list(items), range: list)
  }

  // MARK: Scalars

  private mutating func scalar(isInBrackets: Bool) -> Node? {
    guard index < end else { return nil }
    let first = bytes[index]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(first) }
    guard mayBegin(first) else { return nil }
    let start = index
    var last = index
    scan: while index < end {
      let byte = bytes[index]
      switch byte {
      case lineFeed: break scan
      case space:
        // The space before a comment.
        if index + 1 < end, bytes[index + 1] == UInt8(ascii: "#") { break scan }
        index += 1
        continue
      case UInt8(ascii: ":"):
        guard !isInBrackets, index + 1 < end, bytes[index + 1] != space,
          bytes[index + 1] != lineFeed
        else { return nil }
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        if isInBrackets { break scan }
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"),
        UInt8(ascii: "?"):
        if isInBrackets { return nil }
      default: guard isPlain(at: index) else { return nil }
      }
      index += 1
      last = index
    }
    let text = text(start..<last)
    return Node(
      CoreSchema.value(of: text, UnsafeBufferPointer(rebasing: bytes[start..<last])),
      range: start..<last, written: text)
  }

  /// A text in quotes on one line, with nothing in it that stands for something else.
  private mutating func quoted(_ quote: UInt8) -> Node? {
    let start = index
    index += 1
    while true {
      while end - index >= 8, isPlain(eightFrom: index, except: quote) { index += 8 }
      guard index < end, bytes[index] != quote else { break }
      guard bytes[index] != lineFeed,
        bytes[index] != UInt8(ascii: "\\") || quote != UInt8(ascii: "\""),
        isPlain(at: index)
      else { return nil }
      index += 1
    }
    guard index < end else { return nil }
    index += 1
    // Two single quotes stand for one.
    if index < end, bytes[index] == quote { return nil }
    let text = text(start + 1..<index - 1)
    return Node(.text(text), range: start..<index, written: text)
  }

  /// Whether a plain scalar may begin with a character and mean itself; a few that may are left out.
  private func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: "+"), UInt8(ascii: "$"),
      UInt8(ascii: "~"):
      return true
    case UInt8(ascii: "-"):
      return index + 1 < end && bytes[index + 1] &- UInt8(ascii: "0") <= 9
    default: return byte >= 0x80 && isPlain(at: index)
    }
  }

  /// False for a tab, a carriage return, and for characters beyond ASCII that end lines or are refused: those
  /// below U+00A0, U+2028 and U+2029, and, to be brief, all from U+F000 to U+FFFF.
  private func isPlain(at place: Int) -> Bool {
    switch bytes[place] {
    case 0x20...0x7E: return true
    case 0..<0x20, 0x7F: return false
    case 0xC2: return place + 1 < end && bytes[place + 1] >= 0xA0
    case 0xE2:
      return place + 2 < end
        && !(bytes[place + 1] == 0x80 && (bytes[place + 2] == 0xA8 || bytes[place + 2] == 0xA9))
    case 0xEF: return false
    default: return true
    }
  }

  /// Whether eight bytes are ASCII in sight, and none is a quote or a backslash.
  @inline(__always)
  private func isPlain(eightFrom place: Int, except quote: UInt8) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
    return Content.isPlain(word) && !Content.holds(word, quote)
      && !Content.holds(word, UInt8(ascii: "\\"))
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private var space: UInt8 { UInt8(ascii: " ") }
  private var lineFeed: UInt8 { 0x0A }
}
