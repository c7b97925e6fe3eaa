extension Language {
  static let makefile = Language(
    "Makefile", "make makefile mf bsdmake gnumake", lex: { lexer in lexer.makefile() })
}

private let makeWords = WordTable(
  "k ifeq ifneq ifdef ifndef else endif include -include sinclude define endef vpath")
private let makeModifiers = WordTable("k override export unexport private")

/// Rules, variables and recipes of make (POSIX and GNU's).
extension Lexer {
  fileprivate mutating func makefile() {
    while !isAtEnd {
      if peek() == UInt8(ascii: "\t") {
        recipe()
        continue
      }
      emit(.text, to: skip(.blank, from: position))
      switch peek() {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): emitSpace0()
      case UInt8(ascii: "#"): emit(.lineComment, to: escapedLineEnd())
      default: makeLine()
      }
    }
  }

  /// White space up to a recipe's tab.
  private mutating func emitSpace0() { emit(.text, to: skip(ByteSet("\r\n"), from: position)) }

  private func escapedLineEnd() -> Int {
    var stop = lineEnd(from: position)
    while stop < end, self[stop &- 1] == UInt8(ascii: "\\") { stop = lineEnd(from: stop &+ 1) }
    return stop
  }

  private mutating func recipe() {
    let stop = escapedLineEnd()
    emit(.text, to: skip(.blank, from: position))
    if "@-+".utf8.contains(peek()) { emit(.text, count: 1) }
    within(stop) { $0.shell(until: 0) }
    emit(.text, count: 1)
  }

  private mutating func makeLine() {
    let stop = escapedLineEnd()
    let word = skip(.lower + "-", from: position)
    let isWhole = !ByteSet.word.contains(self[word])
    if isWhole, makeWords.contains(self, from: position, to: word),
      !"=:".utf8.contains(afterBlanks(word))
    {
      emit(.preprocessor, to: stop)
      return
    }
    if isWhole, makeModifiers.contains(self, from: position, to: word) {
      emit(.keyword, to: word)
      emit(.text, to: min(stop, skip(.blank, from: word)))
    }
    // The first `=`, or `:` without one behind it, outside of `$(…)` says what the line is.
    var sign = position
    var level = 0
    scan: while sign < stop {
      switch self[sign] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): level &+= 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): level &-= 1
      case UInt8(ascii: "="), UInt8(ascii: ":"): if level <= 0 { break scan }
      case UInt8(ascii: "#"): break scan
      default: break
      }
      sign &+= 1
    }
    let isRule = self[sign] == UInt8(ascii: ":") && !has(":=", at: sign) && !has("::=", at: sign)
    guard sign < stop, self[sign] != UInt8(ascii: "#") else { return makeText(to: stop, .text) }
    var name = sign
    while name > position, "?+!".utf8.contains(self[name &- 1]) { name &-= 1 }
    let mark = name
    while name > position, ByteSet.blank.contains(self[name &- 1]) { name &-= 1 }
    makeText(to: name, isRule ? .function : .variable)
    emit(.text, to: mark)
    emit(.operatorSign, to: skip(ByteSet(":="), from: sign))
    if isRule {
      makeText(to: stop, .name)
    } else {
      emit(.text, to: min(stop, skip(.blank, from: position)))
      within(stop) { $0.shell(until: 0) }
    }
  }

  /// Text with `$(…)` in it and a comment at its end.
  private mutating func makeText(to stop: Int, _ kind: TokenKind) {
    while position < stop {
      let next = find(ByteSet("$# \t\\\n\"'"), from: position, before: stop)
      emit(kind, to: next)
      guard position < stop else { return }
      switch peek() {
      case UInt8(ascii: "$"): makeReference(to: stop)
      case UInt8(ascii: "#"): emit(.lineComment, to: stop)
      case UInt8(ascii: "\\"): emit(kind, to: min(stop, afterCharacter(position &+ 1)))
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let close = find(ByteSet([peek(), UInt8(ascii: "\n")]), from: position &+ 1, before: stop)
        emit(.string, to: min(stop, close &+ 1))
      default: emit(.text, count: 1)
      }
    }
  }

  /// `$(name)`, `$(function …)`, `$@`.
  private mutating func makeReference(to stop: Int) {
    guard peek(1) == UInt8(ascii: "(") || peek(1) == UInt8(ascii: "{") else {
      emit(.keyword, to: min(stop, position &+ 2))
      return
    }
    var level = 0
    while position < stop {
      switch peek() {
      case UInt8(ascii: "$") where "({".utf8.contains(peek(1)):
        level &+= 1
        emit(.keyword, to: min(stop, position &+ 2))
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        level &+= 1
        emit(.variable, count: 1)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        level &-= 1
        emit(.keyword, count: 1)
        if level <= 0 { return }
      case let byte where ByteSet.space.contains(byte): emit(.text, count: 1)
      default:
        emit(
          .variable,
          to: max(position &+ 1, find(ByteSet("$(){} \t\n"), from: position, before: stop)))
      }
    }
  }
}
