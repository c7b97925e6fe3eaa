/// Hooks that several languages share.
enum Hooks {
  /// A sign with a word right behind it, as one token: `@main`, `$name`, `:symbol`.
  static func sigil(
    _ kind: TokenKind, start: ByteSet = .wordStart, part: ByteSet = .word
  ) -> Grammar.Hook {
    { lexer, _ in
      guard start.contains(lexer.peek(1)) else { return false }
      lexer.emit(kind, to: lexer.skip(part, from: lexer.position &+ 1))
      return true
    }
  }

  /// One character or escape between single quotes: `'a'`, `'\n'`; what is not, is left alone.
  static func character(_ kind: TokenKind = .character) -> Grammar.Hook {
    { lexer, _ in
      let first = lexer.peek(1)
      guard first != UInt8(ascii: "'"), first != UInt8(ascii: "\n") else { return false }
      let stop =
        first == UInt8(ascii: "\\")
        ? lexer.afterEscape(lexer.position &+ 1) : lexer.afterCharacter(lexer.position &+ 1)
      guard lexer[stop] == UInt8(ascii: "'") else { return false }
      lexer.emit(kind, to: stop &+ 1)
      return true
    }
  }

  /// The first line of a script when it names its interpreter: `#!/bin/sh`.
  static let shebang: Grammar.Hook = { lexer, _ in
    guard lexer.position == 0, lexer.peek(1) == UInt8(ascii: "!") else { return false }
    lexer.emit(.shebang, to: lexer.lineEnd(from: 0))
    return true
  }

  /// The signs given, the longest first, as one token of `kind`.
  static func signs(_ signs: [StaticString], _ kind: TokenKind) -> Grammar.Hook {
    { lexer, _ in
      for sign in signs where lexer.has(sign) {
        lexer.emit(kind, count: sign.utf8CodeUnitCount)
        return true
      }
      return false
    }
  }

  /// Everything from the first of the text up to a line with only `marker` on it: what follows is not code.
  static func rest(after marker: StaticString, _ kind: TokenKind = .comment) -> Grammar.Hook {
    { lexer, _ in
      guard lexer.isAtLineStart, lexer.has(marker),
        lexer.lineEnd(from: lexer.position) == lexer.position &+ marker.utf8CodeUnitCount
      else { return false }
      lexer.emit(kind, to: lexer.end)
      return true
    }
  }
}
