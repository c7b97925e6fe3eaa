extension Language {
  static let css = Language("CSS", "css", lex: { StyleSheet(isNested: false).lex(&$0) })
  static let scss = Language("SCSS", "scss less sass", lex: { StyleSheet(isNested: true).lex(&$0) })
}

/// CSS (the 2024 snapshot), and SCSS with its variables, nesting and `//` comments.
struct StyleSheet: Sendable {
  let isNested: Bool

  func lex(_ lexer: inout Lexer) {
    // Whether each open block belongs to a rule such as `@font-face`: Pygments shows what that holds as
    // it shows selectors.
    var blocksOfRules: [Bool] = []
    var isRule = false
    while !lexer.isAtEnd {
      if common(&lexer) { continue }
      switch lexer.peek() {
      case UInt8(ascii: "@"):
        isRule = true
        rule(&lexer)
      case UInt8(ascii: "{"):
        blocksOfRules.append(isRule && !isNested)
        isRule = false
        lexer.emit(.punctuation, count: 1)
      case UInt8(ascii: "}"):
        _ = blocksOfRules.popLast()
        lexer.emit(.punctuation, count: 1)
      case UInt8(ascii: ";"):
        lexer.emit(isNested && !isRule ? .operatorSign : .punctuation, count: 1)
        isRule = false
      default:
        if lexer.peek() == UInt8(ascii: "$") { isRule = true }
        if blocksOfRules.last != true, let colon = declarationColon(lexer) {
          declaration(&lexer, colon: colon)
        } else {
          selector(&lexer)
        }
      }
    }
  }

  private static let identStart = ByteSet.wordStart + "-"
  private static let ident = ByteSet.word + "-"
  private static let propertyPart = ident + "$#*"
  private static let signs = ByteSet("~^*!%&$[]()<>|+=@:;,./?-")
  private static let words = WordTable("ow and or not")
  private static let statementEnds = ByteSet("{};")

  /// Space and comments, alike everywhere.
  private func common(_ lexer: inout Lexer) -> Bool {
    let byte = lexer.peek()
    if ByteSet.space.contains(byte) {
      lexer.emitSpace()
      return true
    }
    guard byte == UInt8(ascii: "/") else { return false }
    return lexer.comment(.block("/*", "*/")) || (isNested && lexer.comment(.line("//")))
  }

  /// The place of the colon if a declaration begins here; nil for a selector, which a `{` ends.
  private func declarationColon(_ lexer: borrowing Lexer) -> Int? {
    let start = lexer.position
    var name = start
    // No property is longer, and many a minified style sheet is one line.
    var isInHole = false
    while name &- start < 200 {
      let byte = lexer[name]
      if byte == UInt8(ascii: "{"), name > start, lexer[name &- 1] == UInt8(ascii: "#") {
        isInHole = true
      } else if byte == UInt8(ascii: "}"), isInHole {
        isInHole = false
      } else if !Self.propertyPart.contains(byte) {
        break
      }
      name &+= 1
    }
    let colon = lexer.skip(.blank, from: name)
    guard name > start, lexer[colon] == UInt8(ascii: ":"), lexer[colon &+ 1] != UInt8(ascii: ":")
    else { return nil }
    // `a:hover {` is a selector; only what comes first tells.
    var stop = lexer.find(Self.statementEnds, from: colon)
    while lexer[stop] == UInt8(ascii: "{"), lexer[stop &- 1] == UInt8(ascii: "#") {
      stop = lexer.find(ByteSet("}"), from: stop)
      stop = lexer.find(Self.statementEnds, from: stop &+ 1)
    }
    return lexer[stop] == UInt8(ascii: "{") ? nil : colon
  }

  /// `name: value`, without the semicolon.
  private func declaration(_ lexer: inout Lexer, colon: Int) {
    let isVariable = lexer.peek() == UInt8(ascii: "$")
    if isVariable || lexer.has("--") {
      lexer.emit(.variable, to: lexer.skip(Self.ident + "$", from: lexer.position))
    } else {
      while lexer.position < colon, !ByteSet.blank.contains(lexer.peek()) {
        if hole(&lexer) { continue }
        if !isNested { vendor(.pseudoKeyword, &lexer) }
        let stop = max(lexer.skip(Self.ident, from: lexer.position), lexer.position &+ 1)
        let isKnown =
          !isNested && CSSWords.properties.contains(lexer, from: lexer.position, to: stop)
        lexer.emit(isKnown ? .keyword : isNested ? .tag : .name, to: stop)
      }
    }
    lexer.emit(.text, to: lexer.skip(.blank, from: lexer.position))
    lexer.emit(isNested ? .decorator : .punctuation, count: 1)
    values(
      &lexer, until: ByteSet(";}"), brackets: isNested && !isVariable ? .operatorSign : .punctuation
    )
  }

  /// The `-webkit-` of `-webkit-mask`, if there is one.
  private func vendor(_ kind: TokenKind, _ lexer: inout Lexer) {
    guard lexer.peek() == UInt8(ascii: "-") else { return }
    for vendor in CSSWords.vendors where lexer.has(vendor) {
      return lexer.emit(kind, count: vendor.utf8CodeUnitCount)
    }
  }

  /// What a declaration or a rule says, up to a byte of `stops`.
  private func values(
    _ lexer: inout Lexer, until stops: ByteSet, brackets: TokenKind = .punctuation
  ) {
    while !lexer.isAtEnd, !stops.contains(lexer.peek()) {
      if common(&lexer) || hole(&lexer) || quoted(&lexer) { continue }
      let byte = lexer.peek()
      switch byte {
      case UInt8(ascii: "#") where ByteSet.hexDigits.contains(lexer.peek(1)):
        lexer.emit(.hex, to: lexer.skip(.hexDigits, from: lexer.position &+ 1))
      case UInt8(ascii: "$") where ByteSet.wordStart.contains(lexer.peek(1)):
        lexer.emit(.variable, to: lexer.skip(Self.ident, from: lexer.position &+ 1))
      case UInt8(ascii: "!") where isNested:
        lexer.emit(.exception, to: lexer.skip(.letters, from: lexer.position &+ 1))
      case UInt8(ascii: "!") where lexer.has("!important"): lexer.emit(.preprocessor, count: 10)
      case UInt8(ascii: "("), UInt8(ascii: ")"): lexer.emit(brackets, count: 1)
      case UInt8(ascii: ","), UInt8(ascii: "/"):
        lexer.emit(isNested ? .operatorSign : .punctuation, count: 1)
      case _ where startsNumber(lexer): number(&lexer)
      case UInt8(ascii: "-") where lexer.peek(1) == UInt8(ascii: "-"):
        lexer.emit(.variable, to: lexer.skip(Self.ident, from: lexer.position))
      case _ where ByteSet.wordStart.contains(byte),
        UInt8(ascii: "-") where Self.identStart.contains(lexer.peek(1)):
        word(&lexer)
      case _ where Self.signs.contains(byte): lexer.emit(.operatorSign, count: 1)
      default: lexer.emit(.error, to: lexer.afterCharacter(lexer.position))
      }
    }
  }

  private func word(_ lexer: inout Lexer) {
    let start = lexer.position
    let stop = lexer.skip(Self.ident, from: start)
    if lexer[stop] == UInt8(ascii: "(") {
      let isAddress = stop &- start == 3 && lexer.has(Array("url".utf8), at: start, folded: true)
      lexer.emit(.builtin, to: stop)
      let text = stop &+ 1
      if isAddress, lexer[text] != UInt8(ascii: "\""), lexer[text] != UInt8(ascii: "'") {
        lexer.emit(.punctuation, count: 1)
        lexer.emit(.otherString, to: lexer.find(ByteSet(")\n"), from: text))
      }
      return
    }
    if isNested {
      let isSign = Self.words.contains(lexer, from: start, to: stop)
      let isKnown = CSSWords.values.contains(lexer, from: start, to: stop)
      return lexer.emit(isSign ? .wordOperator : isKnown ? .constant : .name, to: stop)
    }
    vendor(.pseudoBuiltin, &lexer)
    let word = lexer.position
    let meaning =
      CSSWords.values.meaning(in: lexer, from: word, to: stop)
      ?? CSSWords.properties.meaning(in: lexer, from: word, to: stop)
    lexer.emit(meaning?.kind ?? .name, to: stop)
  }

  private func startsNumber(_ lexer: borrowing Lexer) -> Bool {
    let sign = lexer.peek() == UInt8(ascii: "-") || lexer.peek() == UInt8(ascii: "+") ? 1 : 0
    let byte = lexer.peek(sign)
    return ByteSet.digits.contains(byte)
      || (byte == UInt8(ascii: ".") && ByteSet.digits.contains(lexer.peek(sign &+ 1)))
  }

  private func number(_ lexer: inout Lexer) {
    var stop = lexer.skip(.digits, from: lexer.position &+ 1)
    var isFloat = lexer.peek() == UInt8(ascii: ".")
    if lexer[stop] == UInt8(ascii: "."), ByteSet.digits.contains(lexer[stop &+ 1]) {
      stop = lexer.skip(.digits, from: stop &+ 1)
      isFloat = true
    }
    lexer.emit(isFloat ? .float : .integer, to: stop)
    let unit = lexer.peek() == UInt8(ascii: "%") ? stop &+ 1 : lexer.skip(.letters, from: stop)
    lexer.emit(.typeKeyword, to: unit)
  }

  private func quoted(_ lexer: inout Lexer) -> Bool {
    let quote = lexer.peek()
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return false }
    let stops = ByteSet([quote, UInt8(ascii: "\\"), UInt8(ascii: "\n")])
    var stop = lexer.find(stops, from: lexer.position &+ 1)
    while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
    lexer.emit(
      quote == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted,
      to: lexer[stop] == quote ? stop &+ 1 : stop)
    return true
  }

  /// `#{…}` of SCSS.
  private func hole(_ lexer: inout Lexer) -> Bool {
    guard isNested, lexer.has("#{") else { return false }
    return lexer.deeper { lexer in
      lexer.emit(.interpolation, count: 2)
      values(&lexer, until: ByteSet("};{"))
      if lexer.peek() == UInt8(ascii: "}") { lexer.emit(.interpolation, count: 1) }
    }
  }

  /// `@media …`, up to its block or its end.
  private func rule(_ lexer: inout Lexer) {
    let start = lexer.position &+ 1
    let stop = lexer.skip(Self.ident, from: start)
    guard isNested else {
      lexer.emit(.punctuation, count: 1)
      lexer.emit(.keyword, to: stop)
      return selector(&lexer)
    }
    lexer.emit(.keyword, to: max(stop, start))
    guard let meaning = Self.rules.meaning(in: lexer, from: start, to: stop) else {
      return selector(&lexer)
    }
    if let kind = meaning.next {
      lexer.emit(.text, to: lexer.skip(.blank, from: lexer.position))
      lexer.emit(kind, to: lexer.skip(Self.ident, from: lexer.position))
    }
    values(&lexer, until: Self.statementEnds)
  }

  /// SCSS's rules that values follow, not a selector.
  private static let rules = WordTable(
    "k import for debug warn if while media else return each function use forward error\n"
      + "k>nf mixin\nk>nd include")

  /// A selector up to its block.
  private func selector(_ lexer: inout Lexer) {
    while !lexer.isAtEnd, !Self.statementEnds.contains(lexer.peek()) {
      if common(&lexer) || hole(&lexer) || quoted(&lexer) { continue }
      let byte = lexer.peek()
      switch byte {
      case UInt8(ascii: "."): part(&lexer, signs: 1, .className)
      case UInt8(ascii: "#"): part(&lexer, signs: 1, .namespace)
      case UInt8(ascii: ":"):
        part(&lexer, signs: lexer.peek(1) == UInt8(ascii: ":") ? 2 : 1, .decorator)
      case UInt8(ascii: "%") where isNested: part(&lexer, signs: 1, .className)
      case UInt8(ascii: "$") where isNested:
        lexer.emit(.variable, to: lexer.skip(Self.ident, from: lexer.position &+ 1))
      case UInt8(ascii: "&") where isNested: lexer.emit(.keyword, count: 1)
      case _ where Self.ident.contains(byte):
        lexer.emit(.tag, to: lexer.skip(Self.ident, from: lexer.position))
      case UInt8(ascii: "\\"): lexer.emit(.tag, to: lexer.afterCharacter(lexer.position &+ 1))
      case UInt8(ascii: ","): lexer.emit(.punctuation, count: 1)
      default:
        lexer.emit(
          Self.signs.contains(byte) ? .operatorSign : .error,
          to: lexer.afterCharacter(lexer.position))
      }
    }
  }

  private func part(_ lexer: inout Lexer, signs: Int, _ kind: TokenKind) {
    lexer.emit(isNested ? kind : .punctuation, count: signs)
    lexer.emit(kind, to: lexer.skip(Self.ident, from: lexer.position))
  }
}
