extension Lexer {
  /// A string as `rule` has it, whose opening quote stands at the position; a prefix is emitted already.
  mutating func string(_ rule: StringRule, in grammar: Grammar) {
    emit(rule.kind, count: rule.open.count)
    stringBody(rule, in: grammar)
  }

  /// The rest of a string, its closing quote included; one that is never closed ends with the line or the text.
  mutating func stringBody(_ rule: StringRule, in grammar: Grammar) {
    while !isAtEnd {
      emit(rule.kind, to: find(rule.stops, from: position))
      guard !isAtEnd else { return }
      let byte = peek()
      if has(rule.close, at: position) {
        if rule.doubles, has(rule.close, at: position &+ rule.close.count) {
          emit(rule.escapeKind, count: rule.close.count &* 2)
          continue
        }
        emit(rule.kind, count: rule.close.count)
        return
      }
      if let hole = rule.holes.first(where: { has($0.open, at: position) }) {
        if hole.open == [UInt8(ascii: "{")], peek(1) == UInt8(ascii: "{") {
          emit(rule.escapeKind, count: 2)
          continue
        }
        if fill(hole, of: rule, in: grammar) { continue }
        emit(rule.kind, count: hole.open.count)
      } else if byte == rule.escape {
        emit(rule.escapeKind, to: afterEscape(position))
      } else if byte == UInt8(ascii: "\n"), !rule.spansLines {
        return
      } else if let sigil = rule.sigil, sigil.byte == byte, ByteSet.wordStart.contains(peek(1)) {
        emit(sigil.kind, count: 1)
        emit(sigil.name ?? sigil.kind, to: skip(.word, from: position))
      } else if byte == UInt8(ascii: "%"), rule.marksFormats {
        let stop = afterFormat(position)
        emit(stop > position &+ 1 ? .interpolation : rule.kind, to: stop)
      } else {
        emit(rule.kind, count: 1)
      }
    }
  }

  /// The code in a hole, up to and with its closing bracket; false when the nesting is too deep.
  private mutating func fill(
    _ hole: StringRule.Hole, of rule: StringRule, in grammar: Grammar
  ) -> Bool {
    deeper { lexer in
      lexer.emit(.interpolation, count: hole.open.count)
      let expected = lexer.expected
      lexer.expected = nil
      lexer.run(grammar, until: hole.close, or: hole.specifier)
      if hole.specifier != 0, lexer.peek() == hole.specifier {
        lexer.emit(.interpolation, count: 1)
        lexer.format(hole, of: rule, in: grammar)
      }
      if lexer.peek() == hole.close { lexer.emit(.interpolation, count: 1) }
      lexer.expected = expected
    }
  }

  /// The format behind the code in a hole, which may have holes of its own.
  private mutating func format(
    _ hole: StringRule.Hole, of rule: StringRule, in grammar: Grammar
  ) {
    while !isAtEnd {
      emit(rule.kind, to: find(Self.formatStops, from: position))
      guard peek() == UInt8(ascii: "{"), fill(hole, of: rule, in: grammar) else { return }
    }
  }

  private static let formatStops = ByteSet("{}\n\"'")

  /// The end of an escape sequence whose backslash is at `index`: `\n`, `\x41`, `\u{1F600}`, `\u00e9`, `\101`.
  func afterEscape(_ index: Int) -> Int {
    let next = index &+ 1
    switch self[next] {
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "N"):
      if self[next &+ 1] == UInt8(ascii: "{") {
        // The longest name of a character is 88 letters.
        var stop = next &+ 2
        while stop < min(end, next &+ 100), self[stop] != UInt8(ascii: "}"),
          ByteSet.word.contains(self[stop]) || self[stop] == UInt8(ascii: " ")
            || self[stop] == UInt8(ascii: "-")
        {
          stop &+= 1
        }
        return self[stop] == UInt8(ascii: "}") ? stop &+ 1 : next &+ 1
      }
      let most = self[next] == UInt8(ascii: "x") ? 2 : self[next] == UInt8(ascii: "u") ? 4 : 8
      var stop = next &+ 1
      while stop < next &+ 1 &+ most, ByteSet.hexDigits.contains(self[stop]) { stop &+= 1 }
      return stop
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var stop = next
      while stop < next &+ 3, self[stop] >= UInt8(ascii: "0"), self[stop] <= UInt8(ascii: "7") {
        stop &+= 1
      }
      return stop
    case UInt8(ascii: "\r") where self[next &+ 1] == UInt8(ascii: "\n"): return next &+ 2
    default: return afterCharacter(next)
    }
  }

  /// The end of a printf conversion (C17 §7.21.6.1) whose `%` is at `index`; one byte on when there is none.
  func afterFormat(_ index: Int) -> Int {
    var stop = index &+ 1
    if self[stop] == UInt8(ascii: "(") {
      let close = skip(.word, from: stop &+ 1)
      guard self[close] == UInt8(ascii: ")") else { return index &+ 1 }
      stop = close &+ 1
    }
    stop = skip(Self.formatFlags, from: stop)
    guard stop &- index < 40, Self.formatLetters.contains(self[stop]) else { return index &+ 1 }
    return stop &+ 1
  }

  private static let formatFlags = ByteSet.digits + "-+#.*lhLjzt"
  private static let formatLetters = ByteSet("diouxXeEfFgGaAcsprn%@")
}
