/// A piece of a template: text to copy, or a word inside a tag.
struct Token {
  enum Kind: UInt8 {
    case text
    case outputBegin, outputEnd, tagBegin, tagEnd
    case name, string, integer, float
    case plus, minus, star, doubleStar, slash, doubleSlash, percent, tilde
    case leftBracket, rightBracket, leftParenthesis, rightParenthesis, leftBrace, rightBrace
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case assign, dot, colon, pipe, comma, semicolon
    case end
  }

  let kind: Kind
  let range: Range<Int>
}
