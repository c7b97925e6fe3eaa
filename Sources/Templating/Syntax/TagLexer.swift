import Diagnostics

/// Cuts the inside of one tag into words.
struct TagLexer {
  let source: SourceText
  private(set) var position: Int
  let isBlock: Bool
  private(set) var tokens: [Token] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The `%}` or `}}` with the `-` or `+` before it; nil when the tag is never closed.
  private(set) var closing: (range: Range<Int>, sign: UInt8)?
  /// How many brackets are open: inside them `}}` is two braces.
  private var openBrackets: [UInt8] = []

  init(source: SourceText, position: Int, isBlock: Bool) {
    self.source = source
    self.position = position
    self.isBlock = isBlock
  }

  private var bytes: [UInt8] { source.bytes }

  mutating func run() {
    while true {
      position = Whitespace.skip(bytes, from: position, to: bytes.count)
      guard position < bytes.count else { return }
      if findClosing() { return }
      // A tag that was forgotten to be closed ends where the next one begins.
      if startsTag() {
        return
      }
      lexWord()
    }
  }

  private func byte(_ offset: Int) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func findClosing() -> Bool {
    let sign = byte(0)
    let hasSign = sign == UInt8(ascii: "-") || (isBlock && sign == UInt8(ascii: "+"))
    let offset = hasSign ? 1 : 0
    let mark = isBlock ? UInt8(ascii: "%") : UInt8(ascii: "}")
    guard byte(offset) == mark, byte(offset + 1) == UInt8(ascii: "}") else { return false }
    // Inside braces `}}` is two of them; inside other brackets it can only be the end of the tag.
    guard isBlock || openBrackets.last != UInt8(ascii: "}") else { return false }
    closing = (position..<(position + offset + 2), hasSign ? sign : 0)
    return true
  }

  private func startsTag() -> Bool {
    byte(0) == UInt8(ascii: "{") && byte(1) == UInt8(ascii: "%")
  }

  private mutating func lexWord() {
    let first = byte(0)
    if Self.isNameStart(first) {
      var end = position + 1
      while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
      add(.name, to: end)
    } else if Self.isDigit(first) {
      lexNumber()
    } else if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      lexString(first)
    } else {
      lexOperator(first)
    }
  }

  private mutating func lexString(_ quote: UInt8) {
    var end = position + 1
    while end < bytes.count, bytes[end] != quote {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else {
      diagnostics.append(SyntaxMessages.unclosedString(in: source, position..<(position + 1)))
      position = bytes.count
      return
    }
    add(.string, to: end + 1)
  }

  private mutating func lexNumber() {
    let isAfterDot = tokens.last?.kind == .dot && tokens.last?.range.upperBound == position
    var end = position
    if byte(0) == UInt8(ascii: "0"), let radix = Self.radix(byte(1)),
      Self.digitValue(byte(byte(2) == UInt8(ascii: "_") ? 3 : 2)) < radix
    {
      end += 2
      while end < bytes.count,
        bytes[end] == UInt8(ascii: "_") || Self.digitValue(bytes[end]) < radix
      { end += 1 }
      add(.integer, to: end)
      return
    }
    end = digits(from: end)
    var isFloat = false
    if !isAfterDot, end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."),
      Self.isDigit(bytes[end + 1])
    {
      isFloat = true
      end = digits(from: end + 1)
    }
    if !isAfterDot, end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      var exponent = end + 1
      if exponent < bytes.count,
        bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-")
      {
        exponent += 1
      }
      if exponent < bytes.count, Self.isDigit(bytes[exponent]) {
        isFloat = true
        end = digits(from: exponent)
      }
    }
    add(isFloat ? .float : .integer, to: end)
  }

  private func digits(from start: Int) -> Int {
    var end = start
    while end < bytes.count,
      Self.isDigit(bytes[end])
        || (bytes[end] == UInt8(ascii: "_") && end + 1 < bytes.count
          && Self.isDigit(bytes[end + 1]))
    { end += 1 }
    return end
  }

  private mutating func lexOperator(_ first: UInt8) {
    let second = byte(1)
    let isDoubled = second == first
    let isBeforeEqual = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: "+"): add(.plus, length: 1)
    case UInt8(ascii: "-"): add(.minus, length: 1)
    case UInt8(ascii: "*"): add(isDoubled ? .doubleStar : .star, length: isDoubled ? 2 : 1)
    case UInt8(ascii: "/"): add(isDoubled ? .doubleSlash : .slash, length: isDoubled ? 2 : 1)
    case UInt8(ascii: "%"): add(.percent, length: 1)
    case UInt8(ascii: "~"): add(.tilde, length: 1)
    case UInt8(ascii: "="): add(isDoubled ? .equal : .assign, length: isDoubled ? 2 : 1)
    case UInt8(ascii: "<"): add(isBeforeEqual ? .lessOrEqual : .less, length: isBeforeEqual ? 2 : 1)
    case UInt8(ascii: ">"):
      add(isBeforeEqual ? .greaterOrEqual : .greater, length: isBeforeEqual ? 2 : 1)
    case UInt8(ascii: "!") where isBeforeEqual: add(.notEqual, length: 2)
    case UInt8(ascii: "."): add(.dot, length: 1)
    case UInt8(ascii: ":"): add(.colon, length: 1)
    case UInt8(ascii: "|"): add(.pipe, length: 1)
    case UInt8(ascii: ","): add(.comma, length: 1)
    case UInt8(ascii: ";"): add(.semicolon, length: 1)
    case UInt8(ascii: "("): open(.leftParenthesis, closedBy: UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(.leftBracket, closedBy: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(.leftBrace, closedBy: UInt8(ascii: "}"))
    case UInt8(ascii: ")"): close(.rightParenthesis, first)
    case UInt8(ascii: "]"): close(.rightBracket, first)
    case UInt8(ascii: "}"): close(.rightBrace, first)
    default:
      var end = position + 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      diagnostics.append(SyntaxMessages.strayCharacter(in: source, position..<end))
      position = end
    }
  }

  private mutating func open(_ kind: Token.Kind, closedBy closing: UInt8) {
    openBrackets.append(closing)
    add(kind, length: 1)
  }

  private mutating func close(_ kind: Token.Kind, _ bracket: UInt8) {
    if openBrackets.last == bracket { openBrackets.removeLast() }
    add(kind, length: 1)
  }

  private mutating func add(_ kind: Token.Kind, length: Int) {
    add(kind, to: position + length)
  }

  private mutating func add(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind: kind, range: position..<end))
    position = end
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func isNamePart(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

  private static func radix(_ letter: UInt8) -> UInt8? {
    switch letter | 0x20 {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private static func digitValue(_ byte: UInt8) -> UInt8 {
    if isDigit(byte) { return byte - 0x30 }
    let letter = byte | 0x20
    return (0x61...0x66).contains(letter) ? letter - 0x61 + 10 : 255
  }
}
