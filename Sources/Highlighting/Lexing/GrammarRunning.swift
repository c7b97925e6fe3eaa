extension Lexer {
  /// Reads the text to its end as `grammar` has it; or up to the byte `closer`, brackets being counted, or up to
  /// `specifier` outside all of them.
  ///
  /// - Complexity: O(*n*); each turn emits at least one byte.
  mutating func run(_ grammar: Grammar, until closer: UInt8 = 0, or specifier: UInt8 = 0) {
    var level = 0
    while position < end {
      let byte = peek()
      let start = position
      let outer = level
      if closer != 0 {
        if level == 0, byte == closer || (byte == specifier && specifier != 0) { return }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): level &+= 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): level = max(0, level &- 1)
        default: break
        }
      }
      if grammar.isSpecial(byte), apply(grammar.rules(for: byte), of: grammar) {
        if closer != 0 { level = max(0, outer &+ brackets(from: start)) }
        continue
      }
      switch grammar.action(byte) {
      case .space: emit(.text, to: skip(.space, from: position &+ 1))
      case .word: word(grammar)
      case .digit: number(grammar.numbers)
      case .sign, .punctuation:
        if byte == UInt8(ascii: "."), grammar.numbers.beginsWithDot,
          ByteSet.digits.contains(peek(1)), previousByte != UInt8(ascii: ".")
        {
          number(grammar.numbers)
          continue
        }
        if expected != nil, !grammar.passesExpected.contains(byte) { expected = nil }
        emit(grammar.action(byte) == .sign ? .operatorSign : .punctuation, count: 1)
      case .other: emit(grammar.other, to: afterCharacter(position))
      }
    }
  }

  /// How many more brackets a rule's token that begins at `start` opens than it closes: a sign such as `%{` is
  /// counted, all else is whole in itself.
  private func brackets(from start: Int) -> Int {
    guard position &- start <= 4, previous == .punctuation || previous == .literal else { return 0 }
    var level = 0
    for index in start..<position {
      switch self[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): level &+= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): level &-= 1
      default: break
      }
    }
    return level
  }

  /// Tries `rules` in their order; whether one of them took something.
  private mutating func apply(_ rules: [Grammar.Rule], of grammar: Grammar) -> Bool {
    for rule in rules {
      switch rule {
      case .hook(let index):
        let before = position
        if grammar.hooks[index](&self, grammar), position > before { return true }
      case .comment(let index):
        if comment(grammar.comments[index]) { return true }
      case .string(let index):
        if has(grammar.strings[index].open, at: position) {
          string(grammar.strings[index], in: grammar)
          return true
        }
      }
    }
    return false
  }

  /// A comment as `rule` has it, if one begins here.
  mutating func comment(_ rule: Grammar.CommentRule) -> Bool {
    guard has(rule.open, at: position) else { return false }
    if rule.close.isEmpty {
      emit(rule.kind, to: lineEnd(from: position))
      return true
    }
    var index = position &+ rule.open.count
    var level = 1
    while index < end, level > 0 {
      if has(rule.close, at: index) {
        level &-= 1
        index &+= rule.close.count
      } else if rule.nests, has(rule.open, at: index) {
        level &+= 1
        index &+= rule.open.count
      } else {
        index &+= 1
      }
    }
    emit(rule.kind, to: index)
    return true
  }

  /// A word at the position: the prefix of a string, a keyword, what the word before said it is, or a name.
  mutating func word(_ grammar: Grammar) {
    let stop = skip(grammar.wordPart, from: position &+ 1)
    if grammar.mayBePrefixed(self[stop]), prefixedString(grammar, stop) { return }
    let isMember = previousByte == UInt8(ascii: ".") && !grammar.keywordsAfterDot
    let meaning = isMember ? nil : grammar.words.meaning(in: self, from: position, to: stop)
    if let hook = grammar.wordHook {
      let before = position
      if hook(&self, stop, meaning), position > before { return }
    }
    if let meaning, expected == nil || meaning.kind.isKeyword {
      expected = meaning.next
      emit(meaning.kind, to: stop)
    } else if let kind = expected {
      let stop = kind == .namespace ? afterDotted(stop, grammar) : stop
      emit(kind, to: stop)
      let next = self[stop]
      if next != UInt8(ascii: "."), next != UInt8(ascii: ":"), next != UInt8(ascii: "\\") {
        expected = nil
      }
    } else {
      let isCall = grammar.marksCalls && self[stop] == UInt8(ascii: "(")
      emit(isCall ? .function : grammar.name, to: stop)
    }
  }

  /// The end of `a.b.*` whose first name ends at `stop`.
  private func afterDotted(_ stop: Int, _ grammar: Grammar) -> Int {
    var stop = stop
    while self[stop] == UInt8(ascii: ".") {
      if self[stop &+ 1] == UInt8(ascii: "*") { return stop &+ 2 }
      let next = skip(grammar.wordPart, from: stop &+ 1)
      guard next > stop &+ 1 else { break }
      stop = next
    }
    return stop
  }

  private mutating func prefixedString(_ grammar: Grammar, _ stop: Int) -> Bool {
    for rule in grammar.strings where has(rule.open, at: stop) {
      for prefix in rule.prefixes where prefix.count == stop &- position {
        guard has(prefix, at: position) else { continue }
        emit(.affix, to: stop)
        string(rule, in: grammar)
        return true
      }
    }
    return false
  }
}
