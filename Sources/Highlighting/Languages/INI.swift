extension Language {
  static let ini = Language(
    "INI", "ini cfg dosini properties systemd desktop editorconfig gitconfig env dotenv conf",
    lex: { lexer in lexer.ini() })
}

extension Lexer {
  /// `[section]`, `name = value` and comments, line by line; a value goes on where its line ends with a backslash, or
  /// the next one is indented.
  fileprivate mutating func ini() {
    var isContinued = false
    while !isAtEnd {
      let isIndented = ByteSet.blank.contains(peek())
      emit(.text, to: skip(.space, from: position))
      guard !isAtEnd else { return }
      let stop = lineEnd(from: position)
      switch peek() {
      case UInt8(ascii: ";"), UInt8(ascii: "#"):
        emit(.lineComment, to: stop)
        continue
      case UInt8(ascii: "[") where !isContinued:
        let close = find(ByteSet("]\n"), from: position)
        emit(.keyword, to: min(close &+ 1, stop))
        emit(.text, to: skip(.blank, from: position))
        if ";#".utf8.contains(peek()) { emit(.lineComment, to: stop) }
        emit(.text, to: stop)
        continue
      default: break
      }
      let sign = find(ByteSet("=:\n"), from: position)
      if sign < stop, !isContinued {
        var name = sign
        while name > position, ByteSet.blank.contains(self[name &- 1]) { name &-= 1 }
        emit(.attribute, to: name)
        emit(.text, to: sign)
        emit(.operatorSign, count: 1)
        emit(.text, to: skip(.blank, from: position))
        iniValue(to: stop)
      } else {
        emit(isContinued || isIndented ? .string : .attribute, to: stop)
      }
      isContinued = self[stop &- 1] == UInt8(ascii: "\\")
    }
  }

  private mutating func iniValue(to stop: Int) {
    var index = position
    if self[index] == UInt8(ascii: "\"") {
      let close = find(ByteSet("\""), from: index &+ 1, before: stop)
      if close < stop { index = close &+ 1 }
    }
    while index < stop {
      if ";#".utf8.contains(self[index]), index > 0, ByteSet.blank.contains(self[index &- 1]) {
        break
      }
      index &+= 1
    }
    emit(.string, to: index)
    emit(.lineComment, to: stop)
  }
}
