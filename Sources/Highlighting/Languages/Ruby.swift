extension Language {
  static let ruby = Language(
    "Ruby", "ruby rb rake gemspec podspec jruby crystal rbw", RubySyntax.grammar)
}

/// Ruby 3.4.
private enum RubySyntax {
  static let grammar = Grammar(
    words: """
      k alias begin BEGIN end END break case defined? do else elsif ensure for if in next redo rescue retry return
      k super then undef unless until when while yield
      k>nf def
      k>nc class
      k>nn module
      kp alias_method attr attr_accessor attr_reader attr_writer extend fail include initialize loop module_function
      kp private proc public raise throw catch protected prepend new lambda refine using
      kc true false nil
      bp self __FILE__ __LINE__ __ENCODING__ __dir__
      ow and or not
      nb Array Float Integer String abort at_exit binding block_given? caller eval exit exit! format freeze
      nb instance_eval gets inspect instance_of? is_a? kind_of? method_missing p print printf putc puts rand
      nb respond_to? send sleep sprintf srand system tap test to_a to_s trap warn class_eval define_method
      """,
    comments: Grammar.CommentRule.hash,
    strings: [
      StringRule("\"", nil, .doubleQuoted, spansLines: true, holes: [("#{", "}")]),
      StringRule("'", nil, .singleQuoted, escapeKind: .singleQuoted, spansLines: true),
      StringRule("`", nil, .backtick, spansLines: true, holes: [("#{", "}")]),
    ],
    numbers: numbers, signs: "+-*/%=<>!&|^~?:", punctuation: "()[]{},;.", passesExpected: ".:*",
    wordHook: word,
    hooks: [
      ("#", Hooks.shebang), ("=", documentation),
      ("_", Hooks.rest(after: "__END__", .preprocessor)),
      (":", symbol), ("%", percent), ("/", regex), ("<", heredocHead), ("\n", heredocs),
      ("@$", variable), ("?", character), ("\"'", symbolKey),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.suffixes = ByteSet("ri")
    return style
  }()

  /// Names that end with `?` or `!`, keys (`name:`), constants.
  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    let next = lexer[stop]
    var end = stop
    if next == UInt8(ascii: "?") || next == UInt8(ascii: "!"),
      lexer[stop &+ 1] != UInt8(ascii: "="),
      lexer[stop &+ 1] != UInt8(ascii: "~")
    {
      end &+= 1
    }
    if lexer[end] == UInt8(ascii: ":"), lexer[end &+ 1] != UInt8(ascii: ":"),
      lexer.previousByte != UInt8(ascii: "?"), lexer.expected == nil,
      lexer.previousByte != UInt8(ascii: ":") || lexer.previous == .symbol
    {
      lexer.emit(.symbol, to: end)
      lexer.emit(.punctuation, count: 1)
      return true
    }
    if lexer.expected == .function {
      // `def self.name`, `def name=(value)`.
      if next == UInt8(ascii: ".") {
        lexer.emit(meaning?.kind ?? .className, to: stop)
        lexer.emit(.operatorSign, count: 1)
        lexer.expected = .function
        return true
      }
      if next == UInt8(ascii: "="), lexer[stop &+ 1] == UInt8(ascii: "(") { end = stop &+ 1 }
      lexer.expected = nil
      lexer.emit(.function, to: end)
      return true
    }
    if end > stop {
      if lexer.has("defined?") {
        lexer.emit(.keyword, to: end)
      } else {
        lexer.emit(.name, to: end)
      }
      return true
    }
    guard meaning == nil, lexer.expected == nil, ByteSet.upper.contains(lexer.peek()) else {
      return false
    }
    lexer.emit(.constant, to: stop)
    return true
  }

  private static let documentation: Grammar.Hook = { lexer, _ in
    guard lexer.isAtLineStart, lexer.has("=begin") else { return false }
    var line = lexer.nextLine(from: lexer.position)
    while line < lexer.end, !lexer.has("=end", at: line) { line = lexer.nextLine(from: line) }
    lexer.emit(.blockComment, to: lexer.lineEnd(from: line))
    return true
  }

  private static let operators: [StaticString] = [
    "[]=", "[]", "**", "===", "==", "=~", "<=>", "<=", "<<", ">=", ">>", "!=", "!~", "+@", "-@",
    "+",
    "-", "*", "/", "%", "&", "|", "^", "~", "<", ">", "!",
  ]

  private static let symbol: Grammar.Hook = { lexer, grammar in
    if lexer.peek(1) == UInt8(ascii: ":") {
      lexer.emit(.operatorSign, count: 2)
      return true
    }
    if lexer.peek(1) == UInt8(ascii: "\"") {
      lexer.emit(.symbol, count: 1)
      lexer.string(StringRule("\"", nil, .symbol, holes: [("#{", "}")]), in: grammar)
      return true
    }
    var stop = lexer.position &+ 1
    while stop &- lexer.position < 3, "@$".utf8.contains(lexer[stop]) { stop &+= 1 }
    if ByteSet.wordStart.contains(lexer[stop]) {
      stop = lexer.skip(.word, from: stop)
      if "?!".utf8.contains(lexer[stop]) { stop &+= 1 }
      if lexer[stop] == UInt8(ascii: "="), !"=~>".utf8.contains(lexer[stop &+ 1]) { stop &+= 1 }
      lexer.emit(.symbol, to: stop)
      return true
    }
    for sign in operators where lexer.has(sign, at: lexer.position &+ 1) && lexer.mayBeginRubyValue
    {
      lexer.emit(.symbol, count: sign.utf8CodeUnitCount &+ 1)
      return true
    }
    return false
  }

  /// `"name": value`.
  private static let symbolKey: Grammar.Hook = { lexer, _ in
    let quote = lexer.peek()
    let stop = lexer.find(
      ByteSet([quote, UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: "\n")]),
      from: lexer.position &+ 1)
    guard lexer[stop] == quote, lexer[stop &+ 1] == UInt8(ascii: ":"),
      lexer[stop &+ 2] == UInt8(ascii: " "), lexer.previousByte != UInt8(ascii: "?")
    else { return false }
    lexer.emit(.symbol, to: stop &+ 1)
    lexer.emit(.punctuation, count: 1)
    return true
  }

  /// `%w[…]`, `%q(…)`, `%r{…}`.
  private static let percent: Grammar.Hook = { lexer, grammar in
    var open = lexer.position &+ 1
    let letter = lexer[open]
    let isTyped = "qQwWiIrsx".utf8.contains(letter)
    if isTyped { open &+= 1 }
    let opener = lexer[open]
    guard opener != 0, !ByteSet.word.contains(opener), !ByteSet.space.contains(opener),
      lexer.mayBeginRubyValue || (isTyped && ByteSet.space.contains(lexer[lexer.position &- 1])),
      isTyped || "([{<".utf8.contains(opener)
    else { return false }
    let kind: TokenKind =
      switch letter {
      case UInt8(ascii: "r"): .regex
      case UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "I"): .symbol
      case UInt8(ascii: "x"): .backtick
      default: .otherString
      }
    lexer.emit(kind, to: open &+ 1)
    lexer.rubyDelimited(opener, kind, holes: !"qwsi".utf8.contains(letter), in: grammar)
    if kind == .regex {
      lexer.emit(.regex, to: lexer.skip(ByteSet("mixounse"), from: lexer.position))
    }
    return true
  }

  private static let regexRule = StringRule(
    "/", nil, .regex, escapeKind: .regex, spansLines: true, holes: [("#{", "}")])

  private static let regex: Grammar.Hook = { lexer, grammar in
    let isAfterSpace = ByteSet.space.contains(lexer[lexer.position &- 1]) && lexer.position > 0
    let isArgument =
      lexer.previous == .name && isAfterSpace && !ByteSet.space.contains(lexer.peek(1))
      && lexer.peek(1) != UInt8(ascii: "=")
    guard lexer.mayBeginRubyValue || isArgument else { return false }
    lexer.string(regexRule, in: grammar)
    lexer.emit(.regex, to: lexer.skip(ByteSet("mixounse"), from: lexer.position))
    return true
  }

  private static let heredocHead: Grammar.Hook = { lexer, _ in
    guard lexer.has("<<") else { return false }
    var start = lexer.position &+ 2
    let isIndented = lexer[start] == UInt8(ascii: "-") || lexer[start] == UInt8(ascii: "~")
    if isIndented { start &+= 1 }
    let quote = lexer[start]
    let isQuoted = "\"'`".utf8.contains(quote)
    if isQuoted { start &+= 1 }
    guard isQuoted || (ByteSet.upper.contains(lexer[start]) || lexer[start] == UInt8(ascii: "_")),
      isIndented || lexer.mayBeginRubyValue || lexer[lexer.position &- 1] == UInt8(ascii: " ")
    else { return false }
    let stop =
      isQuoted
      ? lexer.find(ByteSet([quote, UInt8(ascii: "\n")]), from: start)
      : lexer.skip(.word, from: start)
    guard stop > start, !isQuoted || lexer[stop] == quote, lexer.memory.heredocs.count < 8 else {
      return false
    }
    var tag: [UInt8] = []
    for index in start..<stop { tag.append(lexer[index]) }
    lexer.memory.heredocs.append(
      .init(tag: tag, indented: isIndented, expands: quote != UInt8(ascii: "'")))
    lexer.emit(.operatorSign, count: isIndented ? 3 : 2)
    if isQuoted { lexer.emit(.delimiter, count: 1) }
    lexer.emit(.delimiter, to: isQuoted ? stop &+ 1 : stop)
    return true
  }

  /// The texts of the heredocs that the line before announced.
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

  private static let variable: Grammar.Hook = { lexer, _ in
    if lexer.peek() == UInt8(ascii: "@") {
      let name = lexer.position &+ (lexer.peek(1) == UInt8(ascii: "@") ? 2 : 1)
      guard ByteSet.wordStart.contains(lexer[name]) else { return false }
      lexer.emit(
        name &- lexer.position > 1 ? .classVariable : .instanceVariable,
        to: lexer.skip(.word, from: name))
      return true
    }
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    let isSign = stop == lexer.position &+ 1
    guard !isSign || "!@&`'+~=/\\,;.<>_*$?:\"-".utf8.contains(lexer.peek(1)) else { return false }
    lexer.emit(.globalVariable, to: isSign ? stop &+ 1 : stop)
    return true
  }

  /// `?a`.
  private static let character: Grammar.Hook = { lexer, _ in
    let next = lexer.peek(1)
    guard next > 0x20, next < 0x7F, lexer.mayBeginRubyValue else { return false }
    let stop =
      next == UInt8(ascii: "\\")
      ? lexer.afterEscape(lexer.position &+ 1) : lexer.position &+ 2
    guard !ByteSet.word.contains(lexer[stop]) else { return false }
    lexer.emit(.character, to: stop)
    return true
  }
}

extension Lexer {
  /// Whether a value may begin here in Ruby or Perl, so that a slash begins a regular expression.
  var mayBeginRubyValue: Bool {
    switch previous {
    case .text, .operatorSign, .wordOperator, .keyword, .pseudoKeyword, .interpolation: true
    case .punctuation: !ByteSet(")]}").contains(previousByte)
    default: false
    }
  }

  /// Text up to the bracket that belongs to `opener`, or to its like; the opener is emitted already.
  mutating func rubyDelimited(_ opener: UInt8, _ kind: TokenKind, holes: Bool, in grammar: Grammar)
  {
    let closer: UInt8 =
      switch opener {
      case UInt8(ascii: "("): UInt8(ascii: ")")
      case UInt8(ascii: "["): UInt8(ascii: "]")
      case UInt8(ascii: "{"): UInt8(ascii: "}")
      case UInt8(ascii: "<"): UInt8(ascii: ">")
      default: opener
      }
    let stops = ByteSet([opener, closer, UInt8(ascii: "\\"), UInt8(ascii: "#")])
    var level = 0
    while !isAtEnd {
      emit(kind, to: find(stops, from: position))
      let byte = peek()
      if byte == UInt8(ascii: "\\") {
        emit(kind, to: afterCharacter(position &+ 1))
      } else if byte == closer {
        emit(kind, count: 1)
        if level == 0 { return }
        level &-= 1
      } else if byte == opener {
        emit(kind, count: 1)
        level &+= 1
      } else if byte == UInt8(ascii: "#"), holes, peek(1) == UInt8(ascii: "{") {
        let isDone = deeper { lexer in
          lexer.emit(.interpolation, count: 2)
          lexer.run(grammar, until: UInt8(ascii: "}"))
          if lexer.peek() == UInt8(ascii: "}") { lexer.emit(.interpolation, count: 1) }
        }
        if !isDone { emit(kind, count: 2) }
      } else {
        emit(kind, count: 1)
      }
    }
  }
}
