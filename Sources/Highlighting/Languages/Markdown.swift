extension Language {
  static let markdown = Language(
    "Markdown", "markdown md mkd mdx quarto qmd rmd", lex: { lexer in lexer.markdown() })
}

/// Markdown (CommonMark and GitHub's additions), as far as lines and simple pairs show it.
extension Lexer {
  fileprivate mutating func markdown() {
    while !isAtEnd {
      emit(.text, to: skip(.blank, from: position))
      let stop = lineEnd(from: position)
      switch peek() {
      case UInt8(ascii: "#") where hasHeadingMark():
        emit(peek(1) == UInt8(ascii: "#") ? .subheading : .heading, to: stop)
      case UInt8(ascii: "`") where has("```"), UInt8(ascii: "~") where has("~~~"): fence()
      case UInt8(ascii: ">"):
        emit(.keyword, count: 1)
        emit(.emphasis, to: stop)
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        if peek() == UInt8(ascii: "-"), skip(ByteSet("-"), from: position) == stop,
          stop &- position > 1
        {
          emit(.subheading, to: stop)
        } else if ByteSet.blank.contains(peek(1)) {
          emit(.keyword, count: 1)
          taskMark()
        }
        markdownText(to: stop)
      case _ where ByteSet.digits.contains(peek()):
        let mark = skip(.digits, from: position)
        if self[mark] == UInt8(ascii: "."), ByteSet.blank.contains(self[mark &+ 1]) {
          emit(.keyword, to: mark &+ 1)
        }
        markdownText(to: stop)
      default:
        if let kind = underlined(stop) { emit(kind, to: stop) } else { markdownText(to: stop) }
      }
      emit(.text, to: skip(ByteSet("\n"), from: position))
    }
  }

  /// What a line is whose next line is of `=` or `-` only.
  private func underlined(_ stop: Int) -> TokenKind? {
    if peek() == UInt8(ascii: "="), skip(ByteSet("="), from: position) == stop { return .heading }
    let sign = self[stop &+ 1]
    guard sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-"), stop > position else {
      return nil
    }
    let last = skip(ByteSet([sign]), from: stop &+ 1)
    guard last &- stop > 2, last >= end || self[last] == UInt8(ascii: "\n") else { return nil }
    return sign == UInt8(ascii: "=") ? .heading : .subheading
  }

  private func hasHeadingMark() -> Bool {
    let mark = skip(ByteSet("#"), from: position)
    return mark &- position <= 6 && ByteSet.space.contains(self[mark])
  }

  private mutating func taskMark() {
    let mark = skip(.blank, from: position)
    guard self[mark] == UInt8(ascii: "["), self[mark &+ 2] == UInt8(ascii: "]"),
      " xX".utf8.contains(self[mark &+ 1])
    else { return }
    emit(.text, to: mark)
    emit(.keyword, count: 3)
  }

  /// A fenced block, its text in the language that its first line names.
  private mutating func fence() {
    let sign = peek()
    let length = skip(ByteSet([sign]), from: position) &- position
    let stop = lineEnd(from: position)
    let word = skip(.blank, from: position &+ length)
    let wordEnd = skip(.word + "+-#.", from: word)
    var name: [UInt8] = []
    for index in word..<max(word, min(wordEnd, word &+ 40)) { name.append(self[index].lowered) }
    emit(.backtick, to: wordEnd)
    emit(.text, to: stop)
    emit(.text, count: 1)
    var line = position
    while line < end {
      let start = skip(.blank, from: line)
      if self[start] == sign {
        let last = skip(ByteSet([sign]), from: start)
        if last &- start >= length, ByteSet.space.contains(self[last]) || last >= end { break }
      }
      line = nextLine(from: line)
    }
    let language = Highlighter.language(named: String(decoding: name, as: UTF8.self))
    forgetPrevious()
    within(line, rest: language == nil ? .backtick : .text) { language?.lex(&$0) }
    forgetPrevious()
    emit(.text, to: skip(.blank, from: position))
    emit(.backtick, to: skip(ByteSet([sign]), from: position))
  }

  private mutating func markdownText(to stop: Int) {
    while position < stop {
      emit(.text, to: find(ByteSet("`*_~[!@#\\"), from: position, before: stop))
      guard position < stop else { return }
      let byte = peek()
      switch byte {
      case UInt8(ascii: "\\"): emit(.text, to: min(stop, afterCharacter(position &+ 1)))
      case UInt8(ascii: "`"):
        let length = skip(ByteSet("`"), from: position) &- position
        if let close = closing(byte, length, to: stop) {
          emit(.backtick, to: close)
        } else {
          emit(.text, count: length)
        }
      case UInt8(ascii: "*"), UInt8(ascii: "_"):
        let length = min(skip(ByteSet([byte]), from: position) &- position, 2)
        if opensEmphasis(length), let close = closing(byte, length, to: stop) {
          emit(length == 2 ? .strong : .emphasis, to: close)
        } else {
          emit(.text, to: skip(ByteSet([byte]), from: position))
        }
      case UInt8(ascii: "~") where peek(1) == byte:
        if let close = closing(byte, 2, to: stop) {
          emit(.deleted, to: close)
        } else {
          emit(.text, count: 2)
        }
      case UInt8(ascii: "["): link(to: stop)
      case UInt8(ascii: "!") where peek(1) == UInt8(ascii: "["): link(to: stop)
      case UInt8(ascii: "@"), UInt8(ascii: "#"):
        let isWord =
          ByteSet.wordStart.contains(peek(1))
          && (position == 0 || ByteSet.space.contains(self[position &- 1]))
        emit(
          isWord ? .entity : .text,
          to: max(position &+ 1, skip(isWord ? .word : ByteSet(), from: position &+ 1)))
      default: emit(.text, count: 1)
      }
    }
  }

  private func opensEmphasis(_ length: Int) -> Bool {
    let isInside = position > 0 && ByteSet.word.contains(self[position &- 1])
    return !isInside && !ByteSet.space.contains(peek(length))
  }

  /// How far what closes a pair is looked for.
  private static let longestPair = 500

  /// The end of the run of `length` signs that closes the one here, on the same line.
  private func closing(_ sign: UInt8, _ length: Int, to stop: Int) -> Int? {
    var index = position &+ length
    let limit = min(stop, position &+ Self.longestPair)
    while index < limit {
      if self[index] == sign {
        let last = skip(ByteSet([sign]), from: index)
        if last &- index >= length, index > position &+ length { return index &+ length }
        index = last
      } else {
        index &+= 1
      }
    }
    return nil
  }

  /// `[text](address)`, `![text](address)` and `[text]: address`.
  private mutating func link(to stop: Int) {
    let bracket = peek() == UInt8(ascii: "!") ? position &+ 1 : position
    let limit = min(stop, position &+ Self.longestPair)
    var close = bracket &+ 1
    while close < limit, self[close] != UInt8(ascii: "]"), self[close] != UInt8(ascii: "[") {
      close &+= 1
    }
    guard close < limit, self[close] == UInt8(ascii: "]") else {
      return emit(.text, to: bracket &+ 1)
    }
    let next = self[close &+ 1]
    guard next == UInt8(ascii: "(") || next == UInt8(ascii: "[") || next == UInt8(ascii: ":") else {
      return emit(.text, to: close &+ 1)
    }
    emit(.text, to: bracket &+ 1)
    emit(.tag, to: close)
    emit(.text, count: 2)
    let last =
      next == UInt8(ascii: ":")
      ? stop : find(ByteSet(next == UInt8(ascii: "(") ? ")" : "]"), from: position, before: stop)
    emit(.text, to: min(last, skip(.blank, from: position)))
    emit(next == UInt8(ascii: "[") ? .label : .attribute, to: last)
  }
}
