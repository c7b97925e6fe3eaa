extension Language {
  static let cmake = Language("CMake", "cmake", lex: { CMakeSyntax.lex(&$0) })
}

/// CMake 3: commands with words, quoted and bracketed text between their brackets.
private enum CMakeSyntax {
  private static let constants = WordTable(
    """
    k WIN32 UNIX APPLE CYGWIN BORLAND MINGW MSVC MSVC_IDE MSVC60 MSVC70 MSVC71 MSVC80 MSVC90
    kc ON OFF TRUE FALSE
    """)
  private static let stops = ByteSet("()$\"#\\") + .space

  static func lex(_ lexer: inout Lexer) {
    var level = 0
    while !lexer.isAtEnd {
      let byte = lexer.peek()
      switch byte {
      case _ where ByteSet.space.contains(byte): lexer.emitSpace()
      case UInt8(ascii: "#"):
        if let stop = bracketEnd(lexer, from: lexer.position &+ 1) {
          lexer.emit(.blockComment, to: stop)
        } else {
          lexer.emit(.lineComment, to: lexer.lineEnd(from: lexer.position))
        }
      case UInt8(ascii: "("):
        level &+= 1
        lexer.emit(.punctuation, count: 1)
      case UInt8(ascii: ")"):
        level = max(0, level &- 1)
        lexer.emit(.punctuation, count: 1)
      case UInt8(ascii: "\""): quoted(&lexer)
      case UInt8(ascii: "$"): reference(&lexer)
      case UInt8(ascii: "\\"):
        lexer.emit(.string, to: lexer.afterCharacter(lexer.position &+ 1))
      case UInt8(ascii: "["):
        lexer.emit(.string, to: bracketEnd(lexer, from: lexer.position) ?? lexer.position &+ 1)
      default:
        // A bracket that was never closed ends where a line begins with a command.
        let name = lexer.skip(.word, from: lexer.position)
        if lexer.isAtLineStart, lexer.afterBlanks(name) == UInt8(ascii: "(") { level = 0 }
        word(&lexer, isCommand: level == 0)
      }
    }
  }

  /// The end of `[==[ … ]==]` that begins at `start`.
  private static func bracketEnd(_ lexer: borrowing Lexer, from start: Int) -> Int? {
    guard lexer[start] == UInt8(ascii: "[") else { return nil }
    var bracket = start &+ 1
    while bracket &- start < 64, lexer[bracket] == UInt8(ascii: "=") { bracket &+= 1 }
    guard lexer[bracket] == UInt8(ascii: "[") else { return nil }
    let signs = [UInt8](repeating: UInt8(ascii: "="), count: bracket &- start &- 1)
    let close = [UInt8(ascii: "]")] + signs + [UInt8(ascii: "]")]
    return lexer.firstPlace(of: close, from: bracket).map { $0 &+ close.count } ?? lexer.end
  }

  private static func word(_ lexer: inout Lexer, isCommand: Bool) {
    let stop = max(lexer.position &+ 1, lexer.find(stops, from: lexer.position))
    if isCommand {
      lexer.emit(.builtin, to: stop)
    } else if let meaning = constants.meaning(in: lexer, from: lexer.position, to: stop) {
      lexer.emit(meaning.kind, to: stop)
    } else {
      lexer.emit(.string, to: stop)
    }
  }

  private static func quoted(_ lexer: inout Lexer) {
    let stops = ByteSet("\"\\$")
    lexer.emit(.doubleQuoted, count: 1)
    while !lexer.isAtEnd {
      lexer.emit(.doubleQuoted, to: lexer.find(stops, from: lexer.position))
      switch lexer.peek() {
      case UInt8(ascii: "\""): return lexer.emit(.doubleQuoted, count: 1)
      case UInt8(ascii: "\\"): lexer.emit(.escape, to: lexer.afterCharacter(lexer.position &+ 1))
      default: lexer.emit(.doubleQuoted, count: 1)
      }
    }
  }

  /// `${NAME}`, `$ENV{NAME}`.
  private static func reference(_ lexer: inout Lexer) {
    let open = lexer.skip(.letters, from: lexer.position &+ 1)
    guard lexer[open] == UInt8(ascii: "{") else { return lexer.emit(.string, count: 1) }
    lexer.emit(.operatorSign, to: open &+ 1)
    lexer.emit(.variable, to: lexer.skip(.word + "-.+/", from: lexer.position))
    if lexer.peek() == UInt8(ascii: "}") { lexer.emit(.operatorSign, count: 1) }
  }
}
