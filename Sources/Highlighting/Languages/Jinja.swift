extension Language {
  static let jinja = Language(
    "Jinja",
    "jinja jinja2 html+jinja html+django htmldjango django twig liquid nunjucks j2 html+twig",
    lex: { JinjaSyntax.lex(&$0) { Markup.html.lex(&$0) } })

  /// Templates of something else than HTML, by Pygments' names and more of their kind.
  static let jinjaOverOthers = [
    jinja(over: javaScript, "js javascript"), jinja(over: css, "css"), jinja(over: xml, "xml"),
    jinja(over: yaml, "yaml", "salt sls"), jinja(over: sql, "sql"), jinja(over: json, "json"),
    jinja(over: shell, "sh bash shell"), jinja(over: python, "python"), jinja(over: ini, "ini"),
    jinja(over: markdown, "markdown md"),
  ]

  /// - Parameters:
  ///   - names: what the other language is called before `+jinja` and `+django`.
  ///   - aliases: other names.
  private static func jinja(
    over outer: Language, _ names: String, _ aliases: String = ""
  ) -> Language {
    let both = names.split(separator: " ").flatMap { ["\($0)+jinja", "\($0)+django"] }
    return Language(
      "Jinja over \(outer.name)", (both + [aliases]).joined(separator: " "),
      lex: { JinjaSyntax.lex(&$0, over: outer.lex) })
  }
}

/// Jinja2's templates, with another language around the tags.
private enum JinjaSyntax {
  /// The tags are read first; the markup between them is one text, which goes on behind each of them: an attribute's
  /// value, a script and a style sheet may hold tags anywhere.
  static func lex(_ lexer: inout Lexer, over outer: (inout Lexer) -> Void) {
    var tags = lexer.ahead()
    var markup = Pieces()
    var literals = Literals()
    while !tags.isAtEnd {
      markup.take(to: nextTag(tags), of: &tags)
      guard !tags.isAtEnd else { break }
      switch tags.peek(1) {
      case UInt8(ascii: "#"): _ = tags.comment(.block("{#", "#}", .comment))
      case UInt8(ascii: "%"):
        let literal = Literals.Block(at: tags.position, in: tags)
        tag(&tags, close: "%}", isStatement: true)
        guard let literal, let end = literals.end(of: literal, tags) else { continue }
        if literal == .comment {
          tags.emit(.comment, to: end)
        } else {
          markup.take(to: end, of: &tags)
        }
      default: tag(&tags, close: "}}", isStatement: false)
      }
    }
    let ofTags = tags.finished()
    let ofMarkup = lexer.tokens(of: markup.text, outer)
    emit(ofTags, ofMarkup, markup.places, &lexer)
  }

  /// What stands between the tags.
  private struct Pieces {
    private(set) var places: [Range<Int>] = []
    private(set) var text: [UInt8] = []

    /// Adds what stands before `end`, and leaves its place among the tags free.
    mutating func take(to end: Int, of tags: inout Lexer) {
      let start = tags.position
      guard end > start else { return }
      places.append(start..<end)
      for index in start..<end { text.append(tags[index]) }
      tags.emit(.text, to: end)
    }
  }

  /// Blocks in which tags are none: `{% raw %}` … `{% endraw %}`, Django's and Twig's `verbatim`, Django's and Liquid's
  /// `comment`.
  private struct Literals {
    enum Block {
      case raw, verbatim, comment

      /// The block that the tag at `start` begins, nil for any other tag.
      init?(at start: Int, in lexer: borrowing Lexer) {
        if Literals.tag(at: start, is: "raw", lexer) {
          self = .raw
        } else if Literals.tag(at: start, is: "verbatim", lexer) {
          self = .verbatim
        } else if Literals.tag(at: start, is: "comment", lexer) {
          self = .comment
        } else {
          return nil
        }
      }

      var end: StaticString {
        switch self {
        case .raw: "endraw"
        case .verbatim: "endverbatim"
        case .comment: "endcomment"
        }
      }
    }

    /// Blocks that have no end in the rest of the text.
    private var open: Set<Block> = []

    /// Where the tag begins that ends a block whose body begins at the lexer's place; nil when there is none.
    mutating func end(of block: Block, _ lexer: borrowing Lexer) -> Int? {
      guard !open.contains(block) else { return nil }
      var index = lexer.position
      while index < lexer.end {
        if Self.tag(at: index, is: block.end, lexer) { return index }
        index &+= 1
      }
      open.insert(block)
      return nil
    }

    private static func tag(
      at start: Int, is word: StaticString, _ lexer: borrowing Lexer
    ) -> Bool {
      guard lexer[start] == UInt8(ascii: "{"), lexer[start &+ 1] == UInt8(ascii: "%") else {
        return false
      }
      var index = start &+ 2
      if "-+".utf8.contains(lexer[index]) { index &+= 1 }
      index = lexer.skip(.space, from: index)
      return lexer.has(word, at: index)
        && lexer.skip(.word, from: index) == index &+ word.utf8CodeUnitCount
    }
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
    // Behind `is` and `is not` stands the name of a test.
    var isTest = false
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
        let stop = lexer.skip(.word, from: lexer.position)
        if isTest, !lexer.has("not") || stop &- lexer.position != 3 {
          lexer.emit(.function, to: stop)
          isTest = false
        } else {
          isTest = lexer.has("is") && stop &- lexer.position == 2 || isTest
          word(&lexer, to: stop, isFirst: isFirst)
        }
        isFirst = false
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let stops = ByteSet([byte, UInt8(ascii: "\\")])
        var stop = lexer.find(stops, from: lexer.position &+ 1)
        while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
        lexer.emit(byte == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted, to: stop &+ 1)
      case UInt8(ascii: ".") where ByteSet.word.contains(lexer.peek(1)):
        lexer.emit(.variable, to: lexer.skip(.word, from: lexer.position &+ 1))
      case _ where "()[]{},:.;".utf8.contains(byte): lexer.emit(.punctuation, count: 1)
      case _ where "+-*/%=<>!~|".utf8.contains(byte): lexer.emit(.operatorSign, count: 1)
      default: lexer.emit(.text, to: lexer.afterCharacter(lexer.position))
      }
    }
  }

  private static let words = WordTable(
    """
    k in if else elif is not and or by recursive scoped with without context ignore missing import as reversed
    kp true false True False None none
    nb loop block super forloop
    """)

  private static func word(_ lexer: inout Lexer, to stop: Int, isFirst: Bool) {
    if isFirst { return lexer.emit(.keyword, to: stop) }
    if lexer.previousByte == UInt8(ascii: "|") { return lexer.emit(.function, to: stop) }
    let meaning = words.meaning(in: lexer, from: lexer.position, to: stop)
    lexer.emit(meaning?.kind ?? .variable, to: stop)
  }
}
