import Diagnostics

/// JSON of RFC 8259 to the letter, with the place of every key and value.
///
/// It stops at the first error in its grammar and keeps what stands before it.
struct JSONParser {
  let source: SourceText
  private let end: Int
  /// The first byte that is not read yet.
  private(set) var index: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var isStopped = false

  init(_ source: SourceText, _ range: Range<Int>) {
    self.source = source
    index = range.lowerBound
    end = range.upperBound
  }

  /// The one value of a text that holds nothing else.
  mutating func parseAll() -> Node {
    skipBlanks()
    let node = value(depth: 0)
    skipBlanks()
    if index < end { stop(JSONWording.textBehindEnd(place, in: source)) }
    return node
  }

  /// The object that starts here; `index` is then right behind its closing brace.
  mutating func parseObject() -> Node { value(depth: 0) }

  // MARK: Values

  private mutating func value(depth: Int) -> Node {
    let start = index
    guard let first = peek else {
      stop(JSONWording.valueMissing(place, in: source))
      return Node(.null, range: start..<start)
    }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Limits.depth else {
        stop(Wording.tooDeep(place, in: source))
        break
      }
      return first == UInt8(ascii: "{") ? object(depth: depth + 1) : array(depth: depth + 1)
    case UInt8(ascii: "\""):
      let text = string()
      return Node(.text(text), range: start..<index)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return word()
    default: stop(JSONWording.unexpected(place, in: source))
    }
    return Node(.null, range: start..<index)
  }

  private mutating func object(depth: Int) -> Node {
    let start = index
    var entries = MappingBuilder()
    index += 1
    skipBlanks()
    var isFirst = true
    while !isStopped, peek != UInt8(ascii: "}") || !isFirst {
      guard peek == UInt8(ascii: "\"") else {
        stop(
          index == end
            ? JSONWording.notClosed(start, in: source)
            : isFirst || peek != UInt8(ascii: "}")
              ? JSONWording.keyMissing(place, in: source)
              : JSONWording.commaBehindLast(place, in: source))
        break
      }
      let keyStart = index
      let key = string()
      let keyRange = keyStart..<index
      skipBlanks()
      guard !isStopped else { break }
      guard peek == UInt8(ascii: ":") else {
        stop(JSONWording.colonMissing(place, in: source))
        break
      }
      index += 1
      skipBlanks()
      let value = value(depth: depth)
      if let earlier = entries.add(.init(key: key, keyRange: keyRange, value: value)), !isStopped {
        diagnostics.append(
          Wording.duplicate(key, keyRange, earlier: earlier.keyRange, in: source))
        if diagnostics.count >= Limits.problems { isStopped = true }
      }
      isFirst = false
      guard continues(until: UInt8(ascii: "}"), opening: start) else { break }
    }
    if !isStopped { index += 1 }
    return Node(.mapping(entries.mapping), range: start..<index)
  }

  private mutating func array(depth: Int) -> Node {
    let start = index
    var items: [Node] = []
    index += 1
    skipBlanks()
    var isFirst = true
    while !isStopped, peek != UInt8(ascii: "]") || !isFirst {
      if !isFirst, peek == UInt8(ascii: "]") {
        stop(JSONWording.commaBehindLast(place, in: source))
        break
      }
      items.append(value(depth: depth))
      isFirst = false
      guard continues(until: UInt8(ascii: "]"), opening: start) else { break }
    }
    if !isStopped { index += 1 }
    return Node(.list(items), range: start..<index)
  }

  /// Steps over a comma; false before the closing bracket, or after an error.
  private mutating func continues(until close: UInt8, opening: Int) -> Bool {
    skipBlanks()
    guard !isStopped, peek != close else { return false }
    guard peek == UInt8(ascii: ",") else {
      stop(
        index == end
          ? JSONWording.notClosed(opening, in: source) : JSONWording.commaMissing(place, in: source)
      )
      return false
    }
    index += 1
    skipBlanks()
    return true
  }

  // MARK: Scalars

  private mutating func number() -> Node {
    let start = index
    var isWhole = true
    if peek == UInt8(ascii: "-") { index += 1 }
    let first = index
    skipDigits()
    var isGood = index > first && (index == first + 1 || source.bytes[first] != UInt8(ascii: "0"))
    if peek == UInt8(ascii: ".") {
      isWhole = false
      index += 1
      isGood = skipDigits() && isGood
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      isWhole = false
      index += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
      isGood = skipDigits() && isGood
    }
    let range = start..<index
    let text = source.text(range)
    if isGood, isWhole, let integer = Int(text) {
      return Node(.integer(integer), range: range, written: text)
    }
    if isGood, let number = Double(text), number.isFinite {
      return Node(.number(number), range: range, written: text)
    }
    stop(JSONWording.notANumber(text, range, in: source))
    return Node(.null, range: range)
  }

  @discardableResult
  private mutating func skipDigits() -> Bool {
    let start = index
    while let byte = peek, byte &- UInt8(ascii: "0") <= 9 { index += 1 }
    return index > start
  }

  private mutating func word() -> Node {
    let start = index
    while let byte = peek, (byte | 0x20) &- UInt8(ascii: "a") < 26 { index += 1 }
    let range = start..<index
    let text = source.text(range)
    switch text {
    case "true": return Node(.boolean(true), range: range, written: text)
    case "false": return Node(.boolean(false), range: range, written: text)
    case "null": return Node(.null, range: range)
    default:
      stop(JSONWording.unquoted(text, range, in: source))
      return Node(.null, range: range)
    }
  }

  private mutating func string() -> String {
    switch JSONString.read(source.bytes, at: index, end: end) {
    case .text(let text, let next):
      index = next
      return text
    case .notClosed: stop(JSONWording.stringNotClosed(index, in: source))
    case .controlCharacter(let offset):
      stop(Wording.controlCharacter(source.bytes[offset], at: offset, in: source))
    case .escape(let range): stop(JSONWording.escape(range, in: source))
    }
    return ""
  }

  // MARK: Places

  private var peek: UInt8? { index < end ? source.bytes[index] : nil }

  /// The character at `index`, nothing at the end.
  private var place: Range<Int> {
    guard index < end else { return end..<end }
    var next = index + 1
    while next < end, source.bytes[next] & 0xC0 == 0x80 { next += 1 }
    return index..<next
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func stop(_ diagnostic: Diagnostic) {
    if !isStopped { diagnostics.append(diagnostic) }
    isStopped = true
  }
}
