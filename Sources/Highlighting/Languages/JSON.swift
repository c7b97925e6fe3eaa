extension Language {
  static let json = Language(
    "JSON", "json json-object jsonc json5 jsonl ndjson geojson webmanifest topojson",
    lex: JSONSyntax.lex)
}

/// JSON (RFC 8259), with the comments that its kin allow.
private enum JSONSyntax {
  static let lex: @Sendable (inout Lexer) -> Void = { lexer in
    while !lexer.isAtEnd {
      let byte = lexer.peek()
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): string(&lexer, byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): lexer.number(NumberStyle())
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): number(&lexer)
      case UInt8(ascii: "/"):
        if !lexer.comment(.line("//")), !lexer.comment(.block("/*", "*/")) {
          lexer.emit(.error, count: 1)
        }
      case UInt8(ascii: "#"): lexer.emit(.lineComment, to: lexer.lineEnd(from: lexer.position))
      case _ where punctuation.contains(byte): lexer.emit(.punctuation, count: 1)
      case _ where ByteSet.space.contains(byte): lexer.emitSpace()
      case _ where ByteSet.wordStart.contains(byte): word(&lexer)
      default: lexer.emit(.error, to: lexer.afterCharacter(lexer.position))
      }
    }
  }

  private static let punctuation = ByteSet("{}[],:")
  private static let constants = WordTable("kc true false null\nm Infinity NaN")

  /// A string, which is a name when a colon follows it.
  private static func string(_ lexer: inout Lexer, _ quote: UInt8) {
    let stops = quote == UInt8(ascii: "\"") ? doubleStops : singleStops
    var stop = lexer.find(stops, from: lexer.position &+ 1)
    while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
    if lexer[stop] == quote { stop &+= 1 }
    let colon = lexer.skip(.space, from: stop)
    let isName = lexer[colon] == UInt8(ascii: ":")
    lexer.emit(isName ? .tag : .doubleQuoted, to: stop)
  }

  private static let doubleStops = ByteSet("\"\\\n")
  private static let singleStops = ByteSet("'\\\n")

  private static func number(_ lexer: inout Lexer) {
    let sign = lexer.peek() == UInt8(ascii: ".") ? 0 : 1
    let first = lexer.peek(sign) == UInt8(ascii: ".") ? lexer.peek(sign &+ 1) : lexer.peek(sign)
    guard ByteSet.digits.contains(first) else {
      lexer.emit(.error, count: 1)
      return
    }
    // One token with its sign: a number leaves its kind as the last.
    let stop = lexer.skip(ByteSet.digits + ".eE+-", from: lexer.position &+ 1)
    var isFloat = false
    for index in lexer.position..<stop where ".eE".utf8.contains(lexer[index]) { isFloat = true }
    lexer.emit(isFloat ? .float : .integer, to: stop)
  }

  private static func word(_ lexer: inout Lexer) {
    let stop = lexer.skip(.word, from: lexer.position)
    if let meaning = constants.meaning(in: lexer, from: lexer.position, to: stop) {
      lexer.emit(meaning.kind, to: stop)
    } else {
      lexer.emit(lexer.afterBlanks(stop) == UInt8(ascii: ":") ? .tag : .error, to: stop)
    }
  }
}
