extension Language {
  static let markdown = Language(
    "Markdown", "markdown md mkd mdx quarto qmd rmd", lex: { lexer in lexer.markdown() })
}

/// Markdown (CommonMark and GitHub's additions), as far as lines and simple pairs show it.
///
/// Like Pygments, it looks for a pair only where a word begins or one character behind that.
extension Lexer {
  fileprivate mutating func markdown() {
    while !isAtEnd {
      if isAtLineStart, markdownHeading() || codeFence() || markdownMark() { continue }
      let byte = peek()
      if ByteSet.space.contains(byte) {
        emit(.text, to: isAtLineStart ? afterIndentation() : position &+ 1)
      } else if !markdownPair(to: end) {
        markdownWord()
      }
    }
  }

  /// The end of a line's indentation; at least one byte on, so that a blank line is passed.
  private func afterIndentation() -> Int { max(position &+ 1, skip(.blank, from: position)) }

  /// `# Heading`, and a line over one of `=` or `-` only.
  private mutating func markdownHeading() -> Bool {
    let stop = lineEnd(from: position)
    guard stop > position, stop < end else { return false }
    let signs = skip(ByteSet("#"), from: position) &- position
    if signs >= 1, signs <= 6, stop &- position > signs &+ 1 {
      emit(signs == 1 ? .heading : .subheading, to: stop)
      return true
    }
    let sign = self[stop &+ 1]
    guard sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-") else { return false }
    let last = skip(ByteSet([sign]), from: stop &+ 1)
    guard last >= end || self[last] == UInt8(ascii: "\n") else { return false }
    let kind: TokenKind = sign == UInt8(ascii: "=") ? .heading : .subheading
    emit(kind, to: stop)
    emit(.text, count: 1)
    emit(kind, to: last)
    return true
  }

  /// What a list item or a quotation begins with; a quotation to its line's end.
  private mutating func markdownMark() -> Bool {
    let start = skip(.blank, from: position)
    guard start < end else { return false }
    let next = self[start &+ 1]
    switch self[start] {
    case UInt8(ascii: ">") where ByteSet.blank.contains(next):
      emit(.text, to: start)
      emit(.keyword, count: 2)
      emit(.emphasis, to: lineEnd(from: position))
    case UInt8(ascii: "-"), UInt8(ascii: "*"):
      guard ByteSet.blank.contains(next) else { return false }
      emit(.text, to: start)
      emit(.keyword, count: 1)
      taskMark()
      markdownText(to: lineEnd(from: position))
    case let byte where ByteSet.digits.contains(byte):
      let mark = skip(.digits, from: start)
      guard self[mark] == UInt8(ascii: "."), self[mark &+ 1] == UInt8(ascii: " ") else {
        return false
      }
      emit(.text, to: start)
      emit(.keyword, to: mark &+ 1)
      markdownText(to: lineEnd(from: position))
    default: return false
    }
    return true
  }

  private mutating func taskMark() {
    guard has(" ["), peek(3) == UInt8(ascii: "]"), " xX".utf8.contains(peek(2)) else { return }
    emit(.text, count: 1)
    emit(.keyword, count: 3)
  }

  /// Text and pairs that end on this line.
  private mutating func markdownText(to stop: Int) {
    while position < stop {
      emit(.text, to: min(stop, skip(.blank, from: position)))
      guard position < stop else { return }
      if !markdownPair(to: stop) { markdownWord() }
    }
  }

  private static let wordEnds = ByteSet.space + "\\"

  /// Text up to the next white space; or an escaped character.
  private mutating func markdownWord() {
    let stop =
      peek() == UInt8(ascii: "\\")
      ? afterCharacter(position &+ 1) : find(Self.wordEnds, from: position &+ 1)
    emit(.text, to: stop)
  }

  private static let pairs: [(sign: UInt8, count: Int, kind: TokenKind)] = [
    (UInt8(ascii: "`"), 1, .backtick),
    (UInt8(ascii: "*"), 3, .strong), (UInt8(ascii: "_"), 3, .strong),
    (UInt8(ascii: "*"), 2, .strong), (UInt8(ascii: "_"), 2, .strong),
    (UInt8(ascii: "*"), 1, .emphasis), (UInt8(ascii: "_"), 1, .emphasis),
    (UInt8(ascii: "~"), 2, .deleted),
  ]
  private static let pairMarks = ByteSet("`*_~")

  /// Code, emphasis, a mention or a link that begins here.
  private mutating func markdownPair(to stop: Int) -> Bool {
    let byte = peek()
    if byte == UInt8(ascii: "\\") { return false }
    let second = afterCharacter(position)
    if Self.pairMarks.contains(byte) || Self.pairMarks.contains(self[second]) {
      for (sign, count, kind) in Self.pairs {
        for start in [second, position] where start == position || byte != sign {
          guard let close = pairEnd(sign, count, at: start, to: stop) else { continue }
          emit(.text, to: start)
          emit(kind, to: close)
          return true
        }
      }
    }
    switch byte {
    case UInt8(ascii: "["): return link(bracket: position, to: stop)
    case UInt8(ascii: "!") where peek(1) == UInt8(ascii: "["):
      return link(bracket: position &+ 1, to: stop)
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      let last = skip(.word + "/:-", from: position &+ 1)
      guard last > position &+ 1 else { return false }
      emit(.entity, to: min(stop, last))
      return true
    default: return false
    }
  }

  /// The end of the pair that `count` signs open at `start`, on the same line; nil when there is none.
  private func pairEnd(_ sign: UInt8, _ count: Int, at start: Int, to stop: Int) -> Int? {
    let text = start &+ count
    guard skip(ByteSet([sign]), from: start) == text, self[text] != UInt8(ascii: "\n"),
      self[text] != UInt8(ascii: " ") || sign == UInt8(ascii: "`")
    else { return nil }
    let stops = ByteSet([sign, UInt8(ascii: "\n")])
    let close = find(stops, from: text, before: stop)
    let last = close &+ count
    guard close > text, last <= stop else { return nil }
    for index in close..<last where self[index] != sign { return nil }
    return last
  }

  /// How far the bracket that closes a link is looked for.
  private static let longestLink = 500

  /// `[text](address)`, `[text][label]` and `[label]: address`, over lines too.
  private mutating func link(bracket: Int, to stop: Int) -> Bool {
    let limit = min(stop, position &+ Self.longestLink)
    let close = find(ByteSet("]"), from: bracket &+ 1, before: limit)
    guard close < limit, close > bracket &+ 1 else { return false }
    let isFirst = isFirstOnLine
    switch self[close &+ 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["):
      let isAddress = self[close &+ 1] == UInt8(ascii: "(")
      let start = close &+ 2
      let last = find(
        ByteSet(isAddress ? ")" : "]"), from: start, before: min(stop, start &+ Self.longestLink))
      guard last < stop, last > start || !isAddress, self[last] == (isAddress ? 0x29 : 0x5D)
      else { return false }
      emit(.text, to: bracket &+ 1)
      emit(.tag, to: close)
      emit(.text, count: 2)
      emit(isAddress ? .attribute : .label, to: last)
      emit(.text, count: 1)
    case UInt8(ascii: ":") where isFirst && bracket == position:
      emit(.text, count: 1)
      emit(.label, to: close)
      emit(.text, to: skip(.blank, from: close &+ 2))
      emit(.attribute, to: lineEnd(from: position))
    default: return false
    }
    return true
  }
}
