extension Language {
  static let jinja = Language(
    "Jinja",
    "jinja jinja2 html+jinja html+django htmldjango django twig liquid nunjucks j2 html+twig",
    lex: JinjaSyntax.lex)
}

/// Jinja2's templates, with HTML around the tags.
private enum JinjaSyntax {
  static let lex: @Sendable (inout Lexer) -> Void = { lexer in
    var markup = MarkupPieces()
    while !lexer.isAtEnd {
      let start = nextTag(lexer)
      markup.lex(&lexer, to: start)
      guard !lexer.isAtEnd else { return }
      switch lexer.peek(1) {
      case UInt8(ascii: "#"): _ = lexer.comment(.block("{#", "#}", .comment))
      case UInt8(ascii: "%"): tag(&lexer, close: "%}", isStatement: true)
      default: tag(&lexer, close: "}}", isStatement: false)
      }
    }
  }

  private static func nextTag(_ lexer: borrowing Lexer) -> Int {
    var index = lexer.position
    while index < lexer.end {
      if lexer[index] == UInt8(ascii: "{"), "{%#".utf8.contains(lexer[index &+ 1]) { return index }
      index &+= 1
    }
    return lexer.end
  }

  private static func tag(_ lexer: inout Lexer, close: StaticString, isStatement: Bool) {
    let isTrimmed = "-+".utf8.contains(lexer.peek(2))
    lexer.emit(.preprocessor, count: isTrimmed ? 3 : 2)
    var isFirst = isStatement
    lexer.forgetPrevious()
    while !lexer.isAtEnd {
      if lexer.has(close) { return lexer.emit(.preprocessor, count: 2) }
      if "-+".utf8.contains(lexer.peek()), lexer.has(close, at: lexer.position &+ 1) {
        return lexer.emit(.preprocessor, count: 3)
      }
      let byte = lexer.peek()
      switch byte {
      case _ where ByteSet.space.contains(byte): lexer.emitSpace()
      case _ where ByteSet.digits.contains(byte): lexer.number(NumberStyle())
      case _ where ByteSet.wordStart.contains(byte):
        word(&lexer, isFirst: isFirst)
        isFirst = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let stops = ByteSet([byte, UInt8(ascii: "\\")])
        var stop = lexer.find(stops, from: lexer.position &+ 1)
        while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
        lexer.emit(byte == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted, to: stop &+ 1)
      case _ where "()[]{},:.;".utf8.contains(byte): lexer.emit(.punctuation, count: 1)
      case _ where "+-*/%=<>!~|".utf8.contains(byte): lexer.emit(.operatorSign, count: 1)
      default: lexer.emit(.text, to: lexer.afterCharacter(lexer.position))
      }
    }
  }

  private static let words = WordTable(
    """
    k in if else elif is not and or by not loop recursive scoped with without context ignore missing import as block
    kc true false True False None none
    kp undefined defined
    """)

  private static func word(_ lexer: inout Lexer, isFirst: Bool) {
    let stop = lexer.skip(.word, from: lexer.position)
    if isFirst { return lexer.emit(.keyword, to: stop) }
    if lexer.previousByte == UInt8(ascii: "|") { return lexer.emit(.function, to: stop) }
    if lexer.previousByte == UInt8(ascii: ".") { return lexer.emit(.variable, to: stop) }
    let meaning = words.meaning(in: lexer, from: lexer.position, to: stop)
    lexer.emit(meaning?.kind ?? .variable, to: stop)
  }
}

/// Markup in pieces: what a tag of a template cuts in two goes on behind it.
private struct MarkupPieces {
  private var isInTag = false
  private var quote: UInt8 = 0

  mutating func lex(_ lexer: inout Lexer, to stop: Int) {
    while lexer.position < stop {
      if quote != 0 {
        let close = lexer.find(ByteSet([quote]), from: lexer.position, before: stop)
        if close < stop { quote = 0 }
        lexer.emit(.string, to: min(stop, close &+ 1))
      } else if isInTag {
        inTag(&lexer, to: stop)
      } else {
        text(&lexer, to: stop)
      }
    }
  }

  private mutating func text(_ lexer: inout Lexer, to stop: Int) {
    lexer.emit(.text, to: lexer.find(ByteSet("<&"), from: lexer.position, before: stop))
    guard lexer.position < stop else { return }
    if lexer.peek() == UInt8(ascii: "&") { return Markup.entity(&lexer) }
    let isClosing = lexer.peek(1) == UInt8(ascii: "/")
    guard ByteSet.letters.contains(lexer.peek(isClosing ? 2 : 1)) else {
      if lexer.has("<!") {
        let close: [UInt8] = Array((lexer.has("<!--") ? "-->" : ">").utf8)
        let end = lexer.firstPlace(of: close, from: lexer.position, before: stop)
        let kind: TokenKind = lexer.has("<!--") ? .comment : .preprocessor
        return lexer.emit(kind, to: end.map { $0 &+ close.count } ?? stop)
      }
      return lexer.emit(.text, count: 1)
    }
    lexer.emit(.punctuation, count: isClosing ? 2 : 1)
    lexer.emit(.tag, to: min(stop, lexer.skip(ByteSet.word + "-:.", from: lexer.position)))
    isInTag = true
  }

  private mutating func inTag(_ lexer: inout Lexer, to stop: Int) {
    let byte = lexer.peek()
    switch byte {
    case UInt8(ascii: ">"):
      lexer.emit(.punctuation, count: 1)
      isInTag = false
    case UInt8(ascii: "/"): lexer.emit(.punctuation, count: 1)
    case UInt8(ascii: "="): lexer.emit(.operatorSign, count: 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      quote = byte
      lexer.emit(.string, count: 1)
    case UInt8(ascii: "<"): isInTag = false
    case _ where ByteSet.space.contains(byte):
      lexer.emit(.text, to: min(stop, lexer.skip(.space, from: lexer.position)))
    default:
      let isValue = lexer.previousByte == UInt8(ascii: "=")
      let end = lexer.find(ByteSet(" \t\r\n=>/\"'<"), from: lexer.position &+ 1, before: stop)
      lexer.emit(isValue ? .string : .attribute, to: end)
    }
  }
}
