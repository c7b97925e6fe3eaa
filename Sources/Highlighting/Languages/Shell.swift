extension Language {
  static let shell = Language(
    "Shell", "bash sh shell ksh zsh dash shellscript ebuild openrc",
    lex: ShellSyntax.lex)
}

/// The shells of POSIX 2024 and what bash adds.
enum ShellSyntax {
  static let lex: @Sendable (inout Lexer) -> Void = { lexer in lexer.shell(until: 0) }

  static let words = WordTable(
    """
    k if fi else while in do done for then return function case select break continue until esac elif
    nb alias bg bind builtin caller cd command compgen complete declare dirs disown echo enable eval exec
    nb exit export false fc fg getopts hash help history jobs kill let local logout popd printf pushd pwd
    nb read readonly set shift shopt source suspend test time times trap true type typeset ulimit umask
    nb unalias unset wait
    """)
  /// What ends a plain word.
  static let stops = ByteSet("=[]{}()$\"'`\\<&|;") + .space
  static let special = ByteSet("*@#?$!-")
  static let quoted = ByteSet("\"$`\\")
}

extension Lexer {
  /// Commands, up to the byte `closer` outside brackets.
  mutating func shell(until closer: UInt8) {
    var level = 0
    while !isAtEnd {
      let byte = peek()
      if closer != 0, byte == closer {
        if level == 0 { return }
        level &-= 1
      } else if closer == UInt8(ascii: ")"), byte == UInt8(ascii: "(") {
        level &+= 1
      }
      switch byte {
      case UInt8(ascii: "\n"):
        emit(.text, count: 1)
        heredocs()
      case UInt8(ascii: "#") where startsComment:
        let isFirst = position == 0 && peek(1) == UInt8(ascii: "!")
        emit(isFirst ? .shebang : .lineComment, to: lineEnd(from: position))
      case UInt8(ascii: "$"): dollar()
      case UInt8(ascii: "\""): shellQuoted()
      case UInt8(ascii: "'"): apostrophe()
      case UInt8(ascii: "`"): backticks()
      case UInt8(ascii: "\\"): emit(.escape, to: afterCharacter(position &+ 1))
      case UInt8(ascii: "&") where peek(1) == byte, UInt8(ascii: "|") where peek(1) == byte:
        emit(.operatorSign, count: 2)
      case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ";"): emit(.punctuation, count: 1)
      case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"):
        emit(.operatorSign, count: 1)
      case UInt8(ascii: "<"): lessThan()
      case _ where ByteSet.space.contains(byte): emit(.text, to: skip(.blank, from: position &+ 1))
      default: shellWord()
      }
    }
  }

  /// A text between `'`; one that is never closed is none, for what a command prints holds apostrophes too.
  private mutating func apostrophe() {
    let stop = find(ByteSet("'"), from: position &+ 1)
    if stop < end { emit(.singleQuoted, to: stop &+ 1) } else { emit(.text, count: 1) }
  }

  private var startsComment: Bool {
    position == 0 || ByteSet.space.contains(self[position &- 1])
      || ";()`".utf8.contains(self[position &- 1])
  }

  private mutating func shellWord() {
    let stop = max(skipWord(), position &+ 1)
    let letters = skip(.word, from: position)
    if letters > position, !ByteSet.digits.contains(peek()) {
      if self[letters] == UInt8(ascii: "=")
        || (self[letters] == UInt8(ascii: "+") && self[letters &+ 1] == UInt8(ascii: "="))
      {
        emit(.variable, to: letters)
        emit(.operatorSign, to: skip(ByteSet("+="), from: letters))
        return
      }
      if self[letters] == UInt8(ascii: "["), letters == stop, isAssignment(letters) {
        emit(.variable, to: letters)
        return
      }
    }
    if letters == stop || ";)".utf8.contains(self[letters]),
      !"-/.".utf8.contains(self[position &- 1]) || position == 0,
      let meaning = ShellSyntax.words.meaning(in: self, from: position, to: letters)
    {
      emit(meaning.kind, to: letters)
    } else if ByteSet.digits.contains(peek()) {
      let digits = skip(.digits, from: position)
      let isNumber = digits == stop || self[digits] == UInt8(ascii: ">")
      emit(isNumber ? .number : .text, to: digits)
      emit(.text, to: stop)
    } else {
      emit(.text, to: stop)
    }
  }

  private func skipWord() -> Int { find(ShellSyntax.stops, from: position) }

  /// Whether `[index]=` stands at `bracket`.
  private func isAssignment(_ bracket: Int) -> Bool {
    let stop = skip(ByteSet.word + "$@*\"'", from: bracket &+ 1)
    return self[stop] == UInt8(ascii: "]") && self[stop &+ 1] == UInt8(ascii: "=")
  }

  /// `$name`, `$1`, `${name:-text}`, `$(command)`, `$((sum))`, `$'text'`.
  mutating func dollar() {
    switch peek(1) {
    case UInt8(ascii: "("):
      let isSum = peek(2) == UInt8(ascii: "(")
      let isDone = deeper { lexer in
        lexer.emit(.keyword, count: isSum ? 3 : 2)
        if isSum { lexer.arithmetic() } else { lexer.shell(until: UInt8(ascii: ")")) }
        if lexer.peek() == UInt8(ascii: ")") {
          lexer.emit(.keyword, count: isSum && lexer.peek(1) == UInt8(ascii: ")") ? 2 : 1)
        }
      }
      if !isDone { emit(.text, count: 2) }
    case UInt8(ascii: "{"): braces()
    case UInt8(ascii: "'"):
      var stop = find(ByteSet("'\\"), from: position &+ 2)
      while self[stop] == UInt8(ascii: "\\") { stop = find(ByteSet("'\\"), from: stop &+ 2) }
      emit(.singleQuoted, to: stop &+ 1)
    case UInt8(ascii: "\""):
      emit(.doubleQuoted, count: 1)
      shellQuoted()
    case let byte where ByteSet.digits.contains(byte) || ShellSyntax.special.contains(byte):
      emit(.variable, count: 2)
    case let byte where ByteSet.wordStart.contains(byte):
      emit(.variable, to: skip(.word, from: position &+ 1))
    default: emit(.text, count: 1)
    }
  }

  private mutating func braces() {
    let isDone = deeper { lexer in
      lexer.emit(.interpolation, count: 2)
      while !lexer.isAtEnd, lexer.peek() != UInt8(ascii: "}") {
        switch lexer.peek() {
        case UInt8(ascii: "$"): lexer.dollar()
        case UInt8(ascii: "\""): lexer.shellQuoted()
        case UInt8(ascii: "'"): lexer.apostrophe()
        case UInt8(ascii: "`"): lexer.backticks()
        case UInt8(ascii: "\\"):
          lexer.emit(.escape, to: lexer.afterCharacter(lexer.position &+ 1))
        case let byte where ByteSet.space.contains(byte): lexer.emitSpace()
        case let byte where ByteSet.word.contains(byte):
          lexer.emit(.variable, to: lexer.skip(.word, from: lexer.position))
        case UInt8(ascii: ":") where lexer.peek(1) == UInt8(ascii: "-"):
          lexer.emit(.keyword, count: 2)
        default: lexer.emit(.punctuation, count: 1)
        }
      }
      if lexer.peek() == UInt8(ascii: "}") { lexer.emit(.interpolation, count: 1) }
    }
    if !isDone { emit(.text, count: 2) }
  }

  private mutating func arithmetic() {
    var level = 0
    while !isAtEnd {
      switch peek() {
      case UInt8(ascii: ")"):
        if level == 0 { return }
        level &-= 1
        emit(.operatorSign, count: 1)
      case UInt8(ascii: "("):
        level &+= 1
        emit(.operatorSign, count: 1)
      case UInt8(ascii: "$"): dollar()
      case UInt8(ascii: "\""): shellQuoted()
      case UInt8(ascii: "`"): backticks()
      case let byte where ByteSet.digits.contains(byte):
        emit(.number, to: skip(.word + "#", from: position))
      case let byte where ByteSet.space.contains(byte): emitSpace()
      case let byte where ByteSet.wordStart.contains(byte):
        emit(.text, to: skip(.word, from: position))
      default: emit(.operatorSign, count: 1)
      }
    }
  }

  mutating func shellQuoted() {
    emit(.doubleQuoted, count: 1)
    while !isAtEnd {
      emit(.doubleQuoted, to: find(ShellSyntax.quoted, from: position))
      switch peek() {
      case UInt8(ascii: "\""):
        emit(.doubleQuoted, count: 1)
        return
      case UInt8(ascii: "\\"): emit(.escape, to: afterCharacter(position &+ 1))
      case UInt8(ascii: "`"): backticks()
      default:
        let next = peek(1)
        if ByteSet.word.contains(next) || ShellSyntax.special.contains(next)
          || next == UInt8(ascii: "{") || next == UInt8(ascii: "(")
        {
          dollar()
        } else {
          emit(.doubleQuoted, count: 1)
        }
      }
    }
  }

  private mutating func backticks() {
    let isDone = deeper { lexer in
      lexer.emit(.backtick, count: 1)
      lexer.shell(until: UInt8(ascii: "`"))
      if lexer.peek() == UInt8(ascii: "`") { lexer.emit(.backtick, count: 1) }
    }
    if !isDone { emit(.text, count: 1) }
  }

  /// `<`, `<<<` and the head of a heredoc, whose text begins on the next line.
  private mutating func lessThan() {
    if has("<<<") { return emit(.operatorSign, count: 3) }
    guard has("<<") else { return emit(.text, count: 1) }
    let isIndented = peek(2) == UInt8(ascii: "-")
    let start = skip(.blank, from: position &+ (isIndented ? 3 : 2))
    let quote = self[start]
    let isQuoted = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    let word = isQuoted || quote == UInt8(ascii: "\\") ? start &+ 1 : start
    let stop = skip(.word + "-.", from: word)
    guard stop > word, !ByteSet.digits.contains(self[word]), memory.heredocs.count < 8 else {
      return emit(.operatorSign, count: 2)
    }
    var tag: [UInt8] = []
    for index in word..<stop { tag.append(self[index]) }
    memory.heredocs.append(Heredoc(tag: tag, indented: isIndented, expands: word == start))
    emit(.string, to: isQuoted ? stop &+ 1 : stop)
  }

  /// The texts of the heredocs that the line before announced.
  private mutating func heredocs() {
    guard !memory.heredocs.isEmpty else { return }
    for heredoc in memory.heredocs { heredocText(heredoc) }
    memory.heredocs = []
  }

  mutating func heredocText(_ heredoc: Heredoc) {
    var line = position
    while line < end {
      let start = heredoc.indented ? skip(.blank, from: line) : line
      if has(heredoc.tag, at: start),
        start &+ heredoc.tag.count == end
          || self[start &+ heredoc.tag.count] == UInt8(ascii: "\n")
      {
        emit(.string, to: start &+ heredoc.tag.count)
        return
      }
      line = nextLine(from: line)
    }
    emit(.string, to: end)
  }
}
