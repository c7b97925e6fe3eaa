extension Language {
  static let latex = Language(
    "LaTeX", "latex tex bibtex context sty", lex: { lexer in lexer.latex() })
}

/// LaTeX: commands, groups, comments and formulas.
extension Lexer {
  fileprivate mutating func latex() {
    let stops = ByteSet("\\%$&_^{}[]")
    while !isAtEnd {
      emit(.text, to: find(stops, from: position))
      switch peek() {
      case UInt8(ascii: "%"): emit(.comment, to: lineEnd(from: position))
      case UInt8(ascii: "\\"): latexCommand()
      case UInt8(ascii: "$"): formula(close: peek(1) == UInt8(ascii: "$") ? "$$" : "$")
      case UInt8(ascii: "&"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        emit(.builtin, count: 1)
      default: emit(.text, to: min(end, position &+ 1))
      }
    }
  }

  private mutating func latexCommand() {
    switch peek(1) {
    case UInt8(ascii: "("): formula(close: "\\)")
    case UInt8(ascii: "["): formula(close: "\\]")
    case let byte where ByteSet.letters.contains(byte) || byte == UInt8(ascii: "@"):
      emit(.keyword, to: skip(.letters + "@*", from: position &+ 1))
      if peek() == UInt8(ascii: "[") {
        emit(.attribute, to: find(ByteSet("]\n"), from: position) &+ 1)
      }
    default: emit(.keyword, to: afterCharacter(position &+ 1))
    }
  }

  private mutating func formula(close: StaticString) {
    let length = close.utf8CodeUnitCount
    emit(.string, count: length)
    while !isAtEnd {
      if has(close) { return emit(.string, count: length) }
      let byte = peek()
      switch byte {
      case UInt8(ascii: "\\"):
        let stop = skip(.letters, from: position &+ 1)
        emit(.variable, to: stop > position &+ 1 ? stop : afterCharacter(position &+ 1))
      case UInt8(ascii: "%"): emit(.comment, to: lineEnd(from: position))
      case _ where ByteSet.digits.contains(byte): emit(.number, to: skip(.digits, from: position))
      case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "+"),
        UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"):
        emit(.operatorSign, count: 1)
      case UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "&"): emit(.builtin, count: 1)
      case _ where ByteSet.space.contains(byte): emitSpace()
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "."),
        UInt8(ascii: "'"), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "|"):
        emit(.builtin, count: 1)
      default: emit(.builtin, to: afterCharacter(position))
      }
    }
  }
}
