extension Language {
  static let perl = Language("Perl", "perl pl pm perl5", PerlSyntax.grammar)
}

/// Perl 5.40.
private enum PerlSyntax {
  static let grammar = Grammar(
    words: """
      k case continue do else elsif for foreach if last my next our redo reset then unless until while print
      k new BEGIN CHECK INIT END UNITCHECK return state given when default
      k>nn use no require
      k>nf sub
      k>nn package
      ow eq lt gt le ge ne not and or cmp xor x isa
      nb abs accept alarm atan2 bind binmode bless caller chdir chmod chomp chop chown chr chroot close
      nb closedir connect cos crypt dbmclose dbmopen defined delete die dump each endgrent endhostent
      nb eof eval exec exists exit exp fcntl fileno flock fork format formline getc getppid glob gmtime goto grep
      nb hex import index int ioctl join keys kill lc lcfirst length link listen local localtime log lstat map mkdir
      nb oct open opendir ord pack pipe pop pos printf prototype push quotemeta rand read readdir readline readlink
      nb readpipe recv ref rename reverse rewinddir rindex rmdir scalar say seek seekdir select send
      nb shift sin sleep socket sort splice split sprintf sqrt srand stat study substr symlink syscall sysopen
      nb sysread sysseek system syswrite tell tie tied time times truncate uc ucfirst umask undef unlink unpack
      nb unshift untie utime values vec wait waitpid wantarray warn write
      bp __DATA__ __DIE__ __WARN__ STDIN STDOUT STDERR
      """,
    comments: Grammar.CommentRule.hash,
    strings: [
      StringRule("\"", nil, .string, escapeKind: .string, spansLines: true),
      StringRule("'", nil, .string, escapeKind: .string, spansLines: true),
      StringRule("`", nil, .backtick, escapeKind: .backtick, spansLines: true),
    ],
    numbers: NumberStyle(), signs: "+-*/%=<>!&|^~?:\\", punctuation: "()[]{},;.",
    keywordsAfterDot: true,
    passesExpected: ":", wordHook: word,
    hooks: [
      ("#", Hooks.shebang), ("=", documentation), ("$@%", variable), ("/", regex), ("*", glob),
      ("_", Hooks.rest(after: "__END__", .preprocessor)),
      ("<", heredocHead), ("\n", heredocs),
    ])

  private static let documentation: Grammar.Hook = { lexer, _ in
    guard lexer.isAtLineStart, ByteSet.letters.contains(lexer.peek(1)) else { return false }
    var line = lexer.position
    while line < lexer.end, !lexer.has("=cut", at: line) { line = lexer.nextLine(from: line) }
    lexer.emit(.comment, to: lexer.lineEnd(from: line))
    return true
  }

  private static let variable: Grammar.Hook = { lexer, _ in
    let sign = lexer.peek()
    var stop = lexer.position &+ 1
    if sign == UInt8(ascii: "$"), lexer[stop] == UInt8(ascii: "#") { stop &+= 1 }
    if sign == UInt8(ascii: "%"), !lexer.mayBeginRubyValue, lexer.previous != .builtin {
      return false
    }
    var most = 8
    while most > 0, lexer[stop] == UInt8(ascii: "$") {
      stop &+= 1
      most &-= 1
    }
    if ByteSet.word.contains(lexer[stop]) || lexer.has("::", at: stop) {
      while ByteSet.word.contains(lexer[stop])
        || (lexer.has("::", at: stop) && ByteSet.word.contains(lexer[stop &+ 2]))
      {
        stop = ByteSet.word.contains(lexer[stop]) ? lexer.skip(.word, from: stop) : stop &+ 2
      }
    } else if sign == UInt8(ascii: "$"), "!@&`'+~=/\\,;.<>_*?:\"-0^[]|".utf8.contains(lexer[stop]),
      stop == lexer.position &+ 1
    {
      stop &+= 1
    } else if !"{(".utf8.contains(lexer[stop]) {
      return false
    }
    lexer.emit(.variable, to: stop)
    return true
  }

  private static let quoteWords = WordTable("sx q qq qw qx\nsr m qr\nm s tr y")

  /// `q(…)`, `qw{…}`, `m/…/`, `s/…/…/`, module names with `::`.
  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    if let quote = quoteWords.meaning(in: lexer, from: lexer.position, to: stop),
      quoted(&lexer, stop, quote.kind)
    {
      return true
    }
    if lexer.previousByte == UInt8(ascii: "{"), lexer[stop] == UInt8(ascii: "}") {
      lexer.emit(meaning?.kind ?? .name, to: stop)
      return true
    }
    if lexer.has("=>", at: lexer.skip(.blank, from: stop)) {
      lexer.emit(meaning?.kind ?? .name, to: stop)
      return true
    }
    guard lexer.has("::", at: stop), ByteSet.word.contains(lexer[stop &+ 2]) else { return false }
    var end = stop
    while lexer.has("::", at: end), ByteSet.word.contains(lexer[end &+ 2]) {
      end = lexer.skip(.word, from: end &+ 2)
    }
    lexer.emit(lexer.expected ?? .namespace, to: end)
    lexer.expected = nil
    return true
  }

  private static func quoted(_ lexer: inout Lexer, _ stop: Int, _ kind: TokenKind) -> Bool {
    var open = stop
    let opener0 = lexer[open]
    if opener0 == UInt8(ascii: " "),
      "{([<".utf8.contains(lexer[open &+ 1])
        || "/|!".utf8.contains(lexer[open &+ 1]) && kind != .number
    {
      open &+= 1
    }
    let opener = lexer[open]
    // Even a control character may stand around a text.
    guard opener != 0, opener < 0x80, !ByteSet.space.contains(opener),
      !ByteSet.word.contains(opener),
      opener != UInt8(ascii: ";"), opener != UInt8(ascii: ")"),
      !lexer.has("=>", at: lexer.skip(.blank, from: stop)),
      opener != UInt8(ascii: "="),
      lexer.previousByte != UInt8(ascii: ">") || lexer.previous != .operatorSign,
      !(lexer.previousByte == UInt8(ascii: "{") && opener == UInt8(ascii: "}"))
    else { return false }
    let isPair = "{([<".utf8.contains(opener)
    let isReplacing = kind == .number
    let shown: TokenKind = isReplacing ? .regex : kind
    lexer.emit(shown, to: open &+ 1)
    lexer.rubyDelimited(opener, shown, holes: false, in: grammar)
    if isReplacing {
      if isPair {
        lexer.emitSpace()
        let second = lexer.peek()
        lexer.emit(shown, count: 1)
        lexer.rubyDelimited(second, shown, holes: false, in: grammar)
      } else {
        lexer.rubyDelimited(opener, shown, holes: false, in: grammar)
      }
    }
    if shown == .regex {
      lexer.emit(shown, to: lexer.skip(ByteSet("msixpodualngcer"), from: lexer.position))
    }
    return true
  }

  private static let regex: Grammar.Hook = { lexer, _ in
    let mayBegin = lexer.mayBeginRubyValue
    guard mayBegin || lexer.previous == .builtin else {
      // The second slash of `//` and `//=` begins nothing either.
      guard lexer.peek(1) == UInt8(ascii: "/") else { return false }
      lexer.emit(.operatorSign, count: lexer.peek(2) == UInt8(ascii: "=") ? 3 : 2)
      return true
    }
    var stop = lexer.endOfRegex(from: lexer.position &+ 1)
    if stop == nil, mayBegin { stop = endOfLongRegex(&lexer) }
    guard let stop else { return false }
    lexer.emit(.regex, to: lexer.skip(ByteSet("msixpodualngc"), from: stop))
    return true
  }

  /// The end of a regular expression over several lines, nil when no slash closes it.
  private static func endOfLongRegex(_ lexer: inout Lexer) -> Int? {
    // Where there was none once there is none behind it.
    guard lexer.memory.mode == 0 else { return nil }
    var index = lexer.position &+ 1
    while index < lexer.end {
      if lexer[index] == UInt8(ascii: "/") { return index &+ 1 }
      index &+= lexer[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    lexer.memory.mode = 1
    return nil
  }

  /// `*"` and the like, the names of variables that are signs.
  private static let glob: Grammar.Hook = { lexer, _ in
    guard lexer.mayBeginRubyValue, "\"';`/".utf8.contains(lexer.peek(1)),
      (ByteSet.space + ";").contains(lexer.peek(2))
    else { return false }
    lexer.emit(.operatorSign, count: 1)
    lexer.emit(.variable, count: 1)
    return true
  }

  /// What may call a function without brackets around its arguments.
  private static let takesArguments: [TokenKind] = [.name, .namespace, .builtin, .function]

  /// Whether a heredoc here is what is printed: `print $file <<A`, `print {$file} <<A`.
  private static func isBehindHandle(_ lexer: borrowing Lexer) -> Bool {
    lexer[lexer.position &- 1] == UInt8(ascii: " ")
      && (lexer.previous == .variable || lexer.previousByte == UInt8(ascii: "}"))
  }

  private static let heredocHead: Grammar.Hook = { lexer, _ in
    if lexer.peek(1) != UInt8(ascii: "<") {
      // `<STDIN>`, `<$file>`.
      let stop = lexer.skip(.word + "$", from: lexer.position &+ 1)
      guard lexer[stop] == UInt8(ascii: ">"), lexer.mayBeginRubyValue else { return false }
      lexer.emit(.string, to: stop &+ 1)
      return true
    }
    var start = lexer.position &+ 2
    let isIndented = lexer[start] == UInt8(ascii: "~")
    if isIndented { start &+= 1 }
    let quote = lexer[start]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { start &+= 1 }
    guard isQuoted || ByteSet.wordStart.contains(lexer[start]),
      lexer.mayBeginRubyValue || lexer.previous == .keyword || isQuoted
        || ByteSet.upper.contains(lexer[start])
          && (takesArguments.contains(lexer.previous) || isBehindHandle(lexer))
    else { return false }
    let stop =
      isQuoted
      ? lexer.find(ByteSet([quote, UInt8(ascii: "\n")]), from: start)
      : lexer.skip(.word, from: start)
    guard !isQuoted || lexer[stop] == quote, lexer.memory.heredocs.count < 8 else { return false }
    var tag: [UInt8] = []
    for index in start..<max(start, stop) { tag.append(lexer[index]) }
    lexer.memory.heredocs.append(
      .init(tag: tag, indented: isIndented, expands: quote != UInt8(ascii: "'")))
    lexer.emit(.string, to: isQuoted ? stop &+ 1 : stop)
    return true
  }

  private static let heredocs: Grammar.Hook = { lexer, _ in
    guard !lexer.memory.heredocs.isEmpty else { return false }
    lexer.emit(.text, count: 1)
    let heredocs = lexer.memory.heredocs
    lexer.memory.heredocs = []
    for heredoc in heredocs {
      lexer.heredocText(heredoc)
      lexer.emit(.text, to: lexer.skip(ByteSet("\n"), from: lexer.position))
    }
    return true
  }
}
