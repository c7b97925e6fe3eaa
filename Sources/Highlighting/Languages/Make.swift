extension Language {
  static let makefile = Language(
    "Makefile", "make makefile mf bsdmake gnumake", lex: { lexer in lexer.makefile() })
}

private let makeWords = WordTable(
  "k ifeq ifneq ifdef ifndef else endif include -include sinclude define endef vpath")
/// Words that make a line one of make's, not a command, only where nothing stands before them.
private let conditionalWords = WordTable(
  """
  k if else endif
  kc .include .undef .error .warning .if .ifdef .ifndef .else .elif .endif .for .endfor
  """)
private let makeElse = WordTable("k else")
private let makeModifiers = WordTable("k override export unexport private")

/// Rules, variables and recipes of make (POSIX and GNU's).
extension Lexer {
  fileprivate mutating func makefile() {
    while !isAtEnd {
      switch peek() {
      case UInt8(ascii: "\t"), UInt8(ascii: " "): recipe()
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

  /// A command, or a line of make's own that is indented like one.
  private mutating func recipe() {
    let stop = escapedLineEnd()
    emit(.text, to: min(stop, skip(.blank, from: position)))
    let word = skip(.lower + "-", from: position)
    if peek() == UInt8(ascii: "#") || has("@#") {
      emit(.lineComment, to: stop)
    } else if makeWords.contains(self, from: position, to: word), isDirective(word, to: stop) {
      emit(.preprocessor, to: stop)
    } else {
      within(stop) { $0.shell(until: 0) }
    }
    emit(.text, count: 1)
  }

  /// Whether the word of make's that ends at `word` is not the shell's: `else` has
  /// nothing behind it in make, or `ifeq` and the like.
  private func isDirective(_ word: Int, to stop: Int) -> Bool {
    guard word >= stop || ByteSet.space.contains(self[word]) else { return false }
    let next = skip(.blank, from: word)
    return !makeElse.contains(self, from: position, to: word) || next >= stop
      || has("if", at: next) && ByteSet.lower.contains(self[next &+ 2])
  }

  private mutating func makeLine() {
    let stop = escapedLineEnd()
    let word = skip(.lower + "-", from: position)
    let isWhole = !ByteSet.word.contains(self[word])
    let conditional = skip(.lower + ".", from: position)
    if ByteSet.space.contains(self[conditional]) || conditional >= end,
      conditionalWords.contains(self, from: position, to: conditional),
      !"=:".utf8.contains(afterBlanks(conditional))
    {
      return emit(.preprocessor, to: stop)
    }
    if isWhole, makeWords.contains(self, from: position, to: word),
      !"=:".utf8.contains(afterBlanks(word))
    {
      emit(.preprocessor, to: stop)
      return
    }
    if isWhole, makeModifiers.contains(self, from: position, to: word) {
      emit(.keyword, to: word)
      emit(.text, to: min(stop, skip(.blank, from: word)))
      if skip(Self.exported, from: position) >= stop { return makeText(to: stop, .variable) }
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
    emit(isRule ? .function : .variable, to: name)
    emit(.text, to: mark)
    emit(.operatorSign, to: skip(ByteSet(":="), from: sign))
    if isRule {
      makePrerequisites(to: stop)
    } else {
      emit(.text, to: min(stop, skip(.blank, from: position)))
      within(stop) { $0.shell(until: 0) }
    }
  }

  private static let exported = ByteSet.word + "${}\t -"

  /// Names and references behind the colon of a rule.
  private mutating func makePrerequisites(to stop: Int) {
    while position < stop {
      switch peek() {
      case UInt8(ascii: "#"): emit(.lineComment, to: stop)
      case UInt8(ascii: "$"): makeReference(to: stop)
      case UInt8(ascii: ","), UInt8(ascii: "|"): emit(.punctuation, count: 1)
      case let byte where Self.letterOrBar.contains(byte):
        emit(.name, to: min(stop, skip(Self.letterOrBar, from: position)))
      default: emit(.text, to: min(stop, afterCharacter(position)))
      }
    }
  }

  private static let letterOrBar = ByteSet.letters + "_"
  private static let referencePart = ByteSet.word + ".-"

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
        emit(.keyword, count: 1)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        level &-= 1
        emit(.keyword, count: 1)
        if level <= 0 { return }
      case let byte where Self.referencePart.contains(byte):
        emit(.variable, to: min(stop, skip(Self.referencePart, from: position)))
      default: emit(.text, to: min(stop, afterCharacter(position)))
      }
    }
  }
}
