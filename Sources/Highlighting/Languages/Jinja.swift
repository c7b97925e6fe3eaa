extension Language {
  static let jinja = Language(
    "Jinja",
    "jinja jinja2 html+jinja html+django htmldjango django twig liquid nunjucks j2 html+twig",
    lex: JinjaSyntax.lex)
}

/// Jinja2's templates, with HTML around the tags.
private enum JinjaSyntax {
  /// The tags are read first; the markup between them is one text, which goes on behind each of them: an attribute's
  /// value, a script and a style sheet may hold tags anywhere.
  static let lex: @Sendable (inout Lexer) -> Void = { lexer in
    var tags = lexer.ahead()
    var pieces: [Range<Int>] = []
    var markup: [UInt8] = []
    while !tags.isAtEnd {
      let start = tags.position
      tags.emit(.text, to: nextTag(tags))
      if tags.position > start { pieces.append(start..<tags.position) }
      for index in start..<tags.position { markup.append(tags[index]) }
      guard !tags.isAtEnd else { break }
      switch tags.peek(1) {
      case UInt8(ascii: "#"): _ = tags.comment(.block("{#", "#}", .comment))
      case UInt8(ascii: "%"): tag(&tags, close: "%}", isStatement: true)
      default: tag(&tags, close: "}}", isStatement: false)
      }
    }
    let ofTags = tags.finished()
    let ofMarkup = lexer.tokens(of: markup) { Markup.html.lex(&$0) }
    emit(ofTags, ofMarkup, pieces, &lexer)
  }

  /// Puts the tokens of the markup's `pieces` between those of the tags.
  private static func emit(
    _ tags: Tokens, _ markup: Tokens, _ pieces: [Range<Int>], _ lexer: inout Lexer
  ) {
    var tags = tags.makeIterator()
    var tag = tags.next()
    var tokens = markup.makeIterator()
    var token = tokens.next()
    var done = 0
    for piece in pieces + [lexer.end..<lexer.end] {
      while let next = tag, lexer.position < piece.lowerBound {
        lexer.emit(next.kind, to: min(next.range.upperBound, piece.lowerBound))
        if next.range.upperBound <= lexer.position { tag = tags.next() }
      }
      let end = done &+ piece.count
      while let next = token, done < end {
        let stop = min(next.range.upperBound, end)
        lexer.emit(next.kind, count: stop &- done)
        done = stop
        if next.range.upperBound <= done { token = tokens.next() }
      }
      while let next = tag, next.range.upperBound <= lexer.position { tag = tags.next() }
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
