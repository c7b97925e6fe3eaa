extension Language {
  static let diff = Language("Diff", "diff udiff patch", lex: { lexer in lexer.diff() })
}

extension Lexer {
  /// Unified and context diffs: the first byte of a line says what it is.
  fileprivate mutating func diff() {
    while !isAtEnd {
      let stop = lineEnd(from: position)
      let kind: TokenKind =
        switch peek() {
        case UInt8(ascii: "+"), UInt8(ascii: ">"): .inserted
        case UInt8(ascii: "-"), UInt8(ascii: "<"): .deleted
        case UInt8(ascii: "!"): .strong
        case UInt8(ascii: "@"): .subheading
        case UInt8(ascii: "="): .heading
        case let byte where ByteSet.digits.contains(byte): .subheading
        case UInt8(ascii: "d") where has("diff"), UInt8(ascii: "i") where has("index"),
          UInt8(ascii: "I") where has("Index"):
          .heading
        default: .text
        }
      emit(kind, to: stop)
      emit(.text, count: 1)
    }
  }
}
