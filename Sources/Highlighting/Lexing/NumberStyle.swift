/// How a language writes numbers.
struct NumberStyle: Sendable {
  /// Bytes that may stand between digits.
  var separator = UInt8(ascii: "_")
  /// Letters that may follow: `10L`, `1.5f`.
  var suffixes = ByteSet()
  /// Whether `0x`, `0o` and `0b` begin a number of another base.
  var hasBases = true
  /// Whether a leading 0 alone makes it octal.
  var zeroIsOctal = false
  /// Whether `1.` is a number.
  var endsWithDot = false
  /// Whether `.5` is one.
  var beginsWithDot = false
  /// Whether there are exponents.
  var hasExponents = true
}

extension Lexer {
  /// A number at the position, which holds a digit, or a full stop with one behind it.
  mutating func number(_ style: NumberStyle) {
    if style.hasBases, peek() == UInt8(ascii: "0"), let (digits, kind) = base(peek(1)),
      digits.contains(peek(2)) || (peek(2) == style.separator && style.separator != 0)
    {
      var stop = skipDigits(digits, from: position &+ 2, style)
      if kind == .hex, self[stop] == UInt8(ascii: "."), digits.contains(self[stop &+ 1]),
        style.hasExponents
      {
        let fraction = skipDigits(digits, from: stop &+ 1, style)
        if self[fraction].lowered == UInt8(ascii: "p") { stop = fraction }
      }
      if kind == .hex, self[stop].lowered == UInt8(ascii: "p") {
        stop = afterExponent(stop, style)
      }
      emit(kind, to: skip(style.suffixes, from: stop))
      return
    }
    var kind = TokenKind.integer
    let whole = skipDigits(.digits, from: position, style)
    var stop = whole
    if self[stop] == UInt8(ascii: ".") {
      let next = self[stop &+ 1]
      if ByteSet.digits.contains(next) {
        stop = skipDigits(.digits, from: stop &+ 1, style)
        kind = .float
      } else if style.endsWithDot, next != UInt8(ascii: "."), !ByteSet.wordStart.contains(next) {
        stop &+= 1
        kind = .float
      }
    }
    if style.hasExponents, self[stop].lowered == UInt8(ascii: "e") {
      let after = afterExponent(stop, style)
      if after > stop { (stop, kind) = (after, .float) }
    }
    if style.zeroIsOctal, kind == .integer, peek() == UInt8(ascii: "0"), whole > position &+ 1 {
      kind = .octal
    }
    emit(kind, to: skip(style.suffixes, from: stop))
  }

  private func base(_ letter: UInt8) -> (ByteSet, TokenKind)? {
    switch letter.lowered {
    case UInt8(ascii: "x"): (.hexDigits, .hex)
    case UInt8(ascii: "o"): (.digits, .octal)
    case UInt8(ascii: "b"): (.digits, .binary)
    default: nil
    }
  }

  private func skipDigits(_ digits: ByteSet, from start: Int, _ style: NumberStyle) -> Int {
    var index = start
    while digits.contains(self[index])
      || (self[index] == style.separator && style.separator != 0
        && (style.separator == UInt8(ascii: "_") || digits.contains(self[index &+ 1])))
    {
      index &+= 1
    }
    return index
  }

  /// The end of the exponent at `index`; `index` itself when no digits follow.
  private func afterExponent(_ index: Int, _ style: NumberStyle) -> Int {
    var digits = index &+ 1
    if self[digits] == UInt8(ascii: "+") || self[digits] == UInt8(ascii: "-") { digits &+= 1 }
    guard ByteSet.digits.contains(self[digits]) else { return index }
    return skipDigits(.digits, from: digits, style)
  }
}
