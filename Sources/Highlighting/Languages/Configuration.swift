extension Language {
  static let nix = Language("Nix", "nix nixos", ConfigurationSyntax.nix)
  static let hcl = Language("HCL", "hcl terraform tf tfvars", ConfigurationSyntax.hcl)
  static let nginx = Language("nginx", "nginx nginxconf", lex: { ConfigurationSyntax.nginx(&$0) })
}

/// Languages that machines are set up in: Nix 2, HCL 2 with Terraform's words, nginx.
private enum ConfigurationSyntax {
  static let nix = Grammar(
    words: """
      k rec with let in inherit assert if else then or
      nb import abort baseNameOf dirOf isNull builtins map removeAttrs throw toString derivation true false null
      """,
    wordPart: .word + "-'", name: .text, comments: [.line("#"), .block("/*", "*/")],
    strings: [
      StringRule("\"", nil, .doubleQuoted, spansLines: true, holes: [("${", "}")])
    ],
    numbers: NumberStyle(), signs: "+-*/=<>!&|?@", punctuation: "()[]{},;.:", other: .text,
    keywordsAfterDot: true, wordHook: nixWord,
    hooks: [
      ("'", nixIndented), ("<", nixPath), ("./~", nixLiteralPath), ("h", nixAddress),
      ("/*=<>!&|+?-@", Hooks.signs(["=="], .operatorSign)),
    ])

  /// `''…''`, in which `''$`, `'''` and `''\\` are escapes.
  private static let nixIndented: Grammar.Hook = { lexer, grammar in
    guard lexer.has("''") else { return false }
    lexer.emit(.singleQuoted, count: 2)
    let stops = ByteSet("'$")
    while !lexer.isAtEnd {
      lexer.emit(.singleQuoted, to: lexer.find(stops, from: lexer.position))
      if lexer.has("''") {
        let next = lexer.peek(2)
        if next == UInt8(ascii: "'") || next == UInt8(ascii: "$") {
          lexer.emit(.escape, count: 3)
        } else if next == UInt8(ascii: "\\") {
          lexer.emit(.escape, to: lexer.afterCharacter(lexer.position &+ 3))
        } else {
          lexer.emit(.singleQuoted, count: 2)
          return true
        }
      } else if lexer.has("${") {
        let isDone = lexer.deeper { lexer in
          lexer.emit(.interpolation, count: 2)
          lexer.run(grammar, until: UInt8(ascii: "}"))
          if lexer.peek() == UInt8(ascii: "}") { lexer.emit(.interpolation, count: 1) }
        }
        if !isDone { lexer.emit(.singleQuoted, count: 2) }
      } else {
        lexer.emit(.singleQuoted, count: 1)
      }
    }
    return true
  }

  /// A name that something is bound to.
  private static let nixWord: Grammar.WordHook = { lexer, stop, meaning in
    let sign = lexer.skip(.blank, from: stop)
    guard meaning == nil, lexer[sign] == UInt8(ascii: "="), lexer[sign &+ 1] != UInt8(ascii: "=")
    else { return false }
    lexer.emit(.symbol, to: stop)
    return true
  }

  private static let nixPathPart = ByteSet.word + "-./+"

  /// `<nixpkgs>`.
  private static let nixPath: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(nixPathPart, from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: ">"), stop > lexer.position &+ 1 else { return false }
    lexer.emit(.literal, to: stop &+ 1)
    return true
  }

  private static let nixLiteralPath: Grammar.Hook = { lexer, _ in
    guard
      lexer.has("./") || lexer.has("../") || lexer.has("~/")
        || (lexer.peek() == UInt8(ascii: "/") && ByteSet.wordStart.contains(lexer.peek(1)))
    else { return false }
    lexer.emit(.literal, to: lexer.skip(nixPathPart + "~", from: lexer.position))
    return true
  }

  private static let nixAddress: Grammar.Hook = { lexer, _ in
    guard lexer.has("http://") || lexer.has("https://") else { return false }
    lexer.emit(.literal, to: lexer.skip(nixPathPart + ":%?=&~_@!$", from: lexer.position))
    return true
  }

  static let hcl = Grammar(
    words: """
      kr if for in endif endfor else
      no true false null
      kt string bool number object tuple list map set any
      """,
    wordPart: .word + "-.", comments: [.line("#"), .line("//"), .block("/*", "*/")],
    strings: [StringRule("\"", nil, .doubleQuoted, escapeKind: .doubleQuoted)],
    numbers: NumberStyle(), signs: "+-*/%=<>!&|?:", punctuation: "()[]{},;.",
    keywordsAfterDot: false, wordHook: hclWord, hooks: [("<", hclHeredoc)])

  private static let blockWords = WordTable(
    """
    kr backend data module output provider provisioner resource variable
    nb terraform locals connection moved import check removed
    """)

  /// A block's type, an attribute's name, a function.
  private static let hclWord: Grammar.WordHook = { lexer, stop, meaning in
    let next = lexer.afterBlanks(stop)
    if lexer.isFirstOnLine {
      if let block = blockWords.meaning(in: lexer, from: lexer.position, to: stop),
        next != UInt8(ascii: "=")
      {
        lexer.emit(block.kind, to: stop)
        hclLabels(&lexer)
        return true
      }
      if next == UInt8(ascii: "="), !lexer.has("==", at: lexer.skip(.blank, from: stop)) {
        lexer.emit(.attribute, to: stop)
        return true
      }
    }
    guard meaning == nil, lexer[stop] == UInt8(ascii: "(") else { return false }
    lexer.emit(.function, to: stop)
    return true
  }

  /// `"type" "name"` behind a block's word.
  private static func hclLabels(_ lexer: inout Lexer) {
    while true {
      let start = lexer.skip(.blank, from: lexer.position)
      guard lexer[start] == UInt8(ascii: "\"") else { return }
      let stop = lexer.find(ByteSet("\"\n"), from: start &+ 1)
      guard lexer[stop] == UInt8(ascii: "\"") else { return }
      lexer.emit(.text, to: start)
      lexer.emit(.className, to: stop &+ 1)
    }
  }

  private static let hclHeredoc: Grammar.Hook = { lexer, _ in
    guard lexer.has("<<") else { return false }
    let isIndented = lexer.peek(2) == UInt8(ascii: "-")
    let start = lexer.position &+ (isIndented ? 3 : 2)
    let stop = lexer.skip(.word, from: start)
    guard stop > start else { return false }
    var tag: [UInt8] = []
    for index in start..<stop { tag.append(lexer[index]) }
    lexer.emit(.operatorSign, to: start)
    lexer.emit(.delimiter, to: stop)
    lexer.emit(.text, to: lexer.nextLine(from: stop))
    lexer.heredocText(.init(tag: tag, indented: true, expands: true))
    return true
  }

  private static let nginxStops = ByteSet("{};#\"'$") + .space
  private static let nginxNumber = ByteSet.digits + "."

  /// A directive, its arguments, and `;` or a block.
  static func nginx(_ lexer: inout Lexer) {
    var isStart = true
    while !lexer.isAtEnd {
      let byte = lexer.peek()
      switch byte {
      case UInt8(ascii: "#"): lexer.emit(.lineComment, to: lexer.lineEnd(from: lexer.position))
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
        lexer.emit(.punctuation, count: 1)
        isStart = true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let stops = ByteSet([byte, UInt8(ascii: "\\"), UInt8(ascii: "$")])
        lexer.emit(.string, count: 1)
        while !lexer.isAtEnd, lexer.peek() != byte {
          lexer.emit(.string, to: lexer.find(stops, from: lexer.position))
          if lexer.peek() == UInt8(ascii: "\\") {
            lexer.emit(.string, to: lexer.afterCharacter(lexer.position &+ 1))
          } else if lexer.peek() == UInt8(ascii: "$") {
            lexer.emit(.variable, to: lexer.skip(.word, from: lexer.position &+ 1))
          }
        }
        lexer.emit(.string, count: 1)
        isStart = false
      case UInt8(ascii: "$"):
        lexer.emit(.variable, to: lexer.skip(.word, from: lexer.position &+ 1))
      case _ where ByteSet.space.contains(byte): lexer.emitSpace()
      default:
        let stop = max(lexer.position &+ 1, lexer.find(nginxStops, from: lexer.position))
        if isStart {
          lexer.emit(lexer.has("include") ? .namespaceKeyword : .keyword, to: stop)
        } else {
          argument(&lexer, to: stop)
        }
        isStart = false
      }
    }
  }

  private static func argument(_ lexer: inout Lexer, to stop: Int) {
    let digits = lexer.skip(.digits, from: lexer.position)
    let unit = lexer.skip(ByteSet("kKmMgGsShHdD"), from: digits)
    let length = stop &- lexer.position
    let host = lexer.skip(.lower + .digits + ".-", from: lexer.position)
    if host > lexer.position, lexer[host] == UInt8(ascii: ":"),
      lexer.skip(.digits, from: host &+ 1) == stop
    {
      lexer.emit(.function, to: host)
      lexer.emit(.punctuation, count: 1)
      lexer.emit(.integer, to: stop)
    } else if digits > lexer.position, unit == stop {
      lexer.emit(.integer, to: stop)
    } else if lexer.has("on"), length == 2 {
      lexer.emit(.constant, to: stop)
    } else if lexer.has("off"), length == 3 {
      lexer.emit(.constant, to: stop)
    } else if lexer.peek() == UInt8(ascii: "~") {
      lexer.emit(.punctuation, to: stop)
    } else {
      lexer.emit(.string, to: stop)
    }
  }
}
