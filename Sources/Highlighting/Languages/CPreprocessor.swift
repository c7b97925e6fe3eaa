/// Lines that begin with `#`, for C and its kin.
enum CPreprocessor {
  /// The directive to the end of its line, and over lines whose end is escaped; `<file>` and `"file"` of an include apart.
  static let hook: Grammar.Hook = { lexer, _ in
    guard lexer.isFirstOnLine else { return false }
    let word = lexer.skip(.blank, from: lexer.position &+ 1)
    let stop = lexer.skip(.word, from: word)
    if lexer.has("include", at: word) || lexer.has("import", at: word) {
      lexer.emit(.preprocessor, to: stop)
      lexer.emit(.text, to: lexer.skip(.blank, from: stop))
      if lexer.peek() == UInt8(ascii: "<") || lexer.peek() == UInt8(ascii: "\"") {
        let close: ByteSet = lexer.peek() == UInt8(ascii: "<") ? angle : quote
        let end = lexer.find(close, from: lexer.position &+ 1)
        lexer.emit(.preprocessorFile, to: lexer[end] == UInt8(ascii: "\n") ? end : end &+ 1)
      }
      return true
    }
    if lexer.has("if", at: word), stop == word &+ 2, lexer.afterBlanks(stop) == UInt8(ascii: "0") {
      let zero = lexer.skip(.blank, from: stop)
      if !ByteSet.word.contains(lexer[zero &+ 1]) {
        skipped(&lexer)
        return true
      }
    }
    directive(&lexer)
    return true
  }

  private static let angle = ByteSet(">\n")
  private static let quote = ByteSet("\"\n")
  private static let stops = ByteSet("/\\\n")

  private static func directive(_ lexer: inout Lexer) {
    while !lexer.isAtEnd {
      lexer.emit(.preprocessor, to: lexer.find(stops, from: lexer.position))
      switch lexer.peek() {
      case UInt8(ascii: "/"):
        if lexer.comment(.line("//")) { return }
        if !lexer.comment(.block("/*", "*/")) { lexer.emit(.preprocessor, count: 1) }
      case UInt8(ascii: "\\"):
        let isReturn = lexer.peek(1) == UInt8(ascii: "\r") && lexer.peek(2) == UInt8(ascii: "\n")
        lexer.emit(.preprocessor, count: isReturn ? 3 : 2)
      default: return
      }
    }
  }

  /// `#if 0`: everything up to the `#else` or `#endif` that belongs to it.
  private static func skipped(_ lexer: inout Lexer) {
    directive(&lexer)
    var level = 0
    var line = lexer.nextLine(from: lexer.position)
    while line < lexer.end {
      let sign = lexer.skip(.blank, from: line)
      if lexer[sign] == UInt8(ascii: "#") {
        let word = lexer.skip(.blank, from: sign &+ 1)
        if lexer.has("if", at: word) {
          level &+= 1
        } else if lexer.has("endif", at: word) {
          if level == 0 { break }
          level &-= 1
        } else if level == 0, lexer.has("el", at: word) {
          break
        }
      }
      line = lexer.nextLine(from: line)
    }
    lexer.emit(.comment, to: line)
  }
}
