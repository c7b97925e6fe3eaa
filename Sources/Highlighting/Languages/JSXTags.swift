/// Tags in JavaScript: `<Name attribute="text" other={code}>text {code}</Name>`.
enum JSXTags {
  static let hook: Grammar.Hook = { lexer, grammar in
    let next = lexer.peek(1)
    guard ByteSet.wordStart.contains(next) || next == UInt8(ascii: ">"), lexer.mayBeginValue else {
      return false
    }
    // `<T>(x: T) =>` is a type parameter: in an element something of a tag's follows the name.
    let name = lexer.skip(namePart, from: lexer.position &+ 1)
    let after = lexer[name]
    guard
      ByteSet.space.contains(after) || after == UInt8(ascii: ">") || after == UInt8(ascii: "/")
    else { return false }
    return lexer.deeper { element(&$0, grammar) }
  }

  private static let namePart = ByteSet.word + "-.:$"
  private static let textStops = ByteSet("<{&")

  /// An element with all that is in it, inner elements counted, not nested.
  private static func element(_ lexer: inout Lexer, _ grammar: Grammar) {
    var level = 0
    while !lexer.isAtEnd {
      switch lexer.peek() {
      case UInt8(ascii: "<"):
        let isClosing = lexer.peek(1) == UInt8(ascii: "/")
        let isWhole = tag(&lexer, grammar, isClosing: isClosing)
        if isClosing { level &-= 1 } else if !isWhole { level &+= 1 }
        if level <= 0 { return }
      case UInt8(ascii: "{"): hole(&lexer, grammar)
      case UInt8(ascii: "&"): lexer.emit(.text, count: 1)
      default: lexer.emit(.text, to: lexer.find(textStops, from: lexer.position))
      }
    }
  }

  private static func hole(_ lexer: inout Lexer, _ grammar: Grammar) {
    lexer.emit(.punctuation, count: 1)
    let isDone = lexer.deeper { $0.run(grammar, until: UInt8(ascii: "}")) }
    if !isDone { lexer.emit(.text, to: lexer.find(ByteSet("}"), from: lexer.position)) }
    if lexer.peek() == UInt8(ascii: "}") { lexer.emit(.punctuation, count: 1) }
  }

  /// A tag; whether it closes itself.
  private static func tag(
    _ lexer: inout Lexer, _ grammar: Grammar, isClosing: Bool
  ) -> Bool {
    lexer.emit(.punctuation, count: isClosing ? 2 : 1)
    lexer.emit(.tag, to: lexer.skip(namePart, from: lexer.position))
    while !lexer.isAtEnd {
      lexer.emitSpace()
      switch lexer.peek() {
      case UInt8(ascii: ">"):
        lexer.emit(.punctuation, count: 1)
        return false
      case UInt8(ascii: "/") where lexer.peek(1) == UInt8(ascii: ">"):
        lexer.emit(.punctuation, count: 2)
        return true
      case UInt8(ascii: "="): lexer.emit(.operatorSign, count: 1)
      case UInt8(ascii: "{"): hole(&lexer, grammar)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let stop = lexer.find(ByteSet([lexer.peek()]), from: lexer.position &+ 1)
        lexer.emit(.string, to: stop &+ 1)
      case UInt8(ascii: "<"): return false
      case let byte where ByteSet.wordStart.contains(byte):
        lexer.emit(.attribute, to: lexer.skip(namePart, from: lexer.position))
      default: lexer.emit(.error, to: lexer.afterCharacter(lexer.position))
      }
    }
    return true
  }
}
