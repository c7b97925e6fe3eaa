/// What follows a command.
extension MathParser {
  /// A group between braces, or one token.
  mutating func argument(
    of owner: String, _ place: Range<Int>? = nil
  ) throws(MathProblem) -> Atom {
    let ownerRange = place ?? scanner.range
    try descend()
    defer { ascend() }
    let start = scanner.index
    switch scanner.next() {
    case .openBrace:
      let atoms = try group()
      if atoms.count == 1, atoms[0].kind != .space { return atoms[0] }
      return Atom(kind: .ord, node: .row(atoms))
    case .character(let scalar) where scalar.value < 0x80 && UInt8(scalar.value).isDigit:
      // Of digits without braces only the first belongs to the command.
      scanner.go(to: scanner.range.upperBound)
      let digit = font.map { $0(scalar) } ?? scalar
      return Atom(kind: .ord, node: .number(String(Character(digit))))
    case .end, .closeBrace, .ampersand, .dollar, .caret, .underscore, .prime:
      scanner.go(to: start)
      throw MathMessages.missingArgument(owner, ownerRange)
    case .command(let name) where Command.ends.contains(name):
      throw MathMessages.missingArgument(owner, ownerRange)
    case let token: return try nucleus(token)
    }
  }

  /// A group between square brackets, or nil when none follows.
  mutating func option() throws(MathProblem) -> Node? {
    let start = scanner.index
    guard scanner.next() == .character("[") else {
      scanner.go(to: start)
      return nil
    }
    let opening = scanner.range
    let atoms = try list(in: .brackets)
    guard scanner.next() == .character("]") else {
      throw MathMessages.unclosed("[", closing: "]", opening)
    }
    return .row(atoms)
  }

  /// The bytes between braces as they are.
  mutating func rawGroup(
    of owner: String, _ ownerRange: Range<Int>
  ) throws(MathProblem) -> ArraySlice<UInt8> {
    guard scanner.next() == .openBrace else {
      throw MathMessages.missingArgument(owner, ownerRange)
    }
    let opening = scanner.range
    let bytes = scanner.bytes
    var index = opening.upperBound
    var level = 1
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"): level -= 1
      default: break
      }
      if level == 0 {
        scanner.go(to: index + 1)
        return bytes[opening.upperBound..<index]
      }
      index += 1
    }
    throw MathMessages.unclosed("{", closing: "}", opening)
  }

  /// A delimiter after `\left`, `\big` and their like; nil for `.`.
  mutating func delimiter(
    of owner: String, _ ownerRange: Range<Int>
  ) throws(MathProblem) -> String? {
    let arrows: Set<String> = [
      "uparrow", "downarrow", "updownarrow", "Uparrow", "Downarrow", "Updownarrow",
    ]
    let bars: Set<String> = ["vert", "Vert", "|", "backslash"]
    switch scanner.next() {
    case .character("."): return nil
    case .character("<"): return "⟨"
    case .character(">"): return "⟩"
    case .character(let scalar):
      let symbol = Symbols.shared.typed[scalar]
      let isBracket = symbol?.kind == .open || symbol?.kind == .close
      if scalar != "!", scalar != "?", isBracket || "|/‖".unicodeScalars.contains(scalar) {
        return String(Character(scalar))
      }
    case .command(let name):
      if let symbol = Symbols.shared.named[name],
        symbol.kind == .open || symbol.kind == .close || arrows.contains(name)
          || bars.contains(name)
      {
        return symbol.text
      }
    default: break
    }
    throw MathMessages.missingDelimiter(owner, ownerRange)
  }

  /// A length in thousandths of an em, at most 100 em either way.
  mutating func length(
    of owner: String, _ ownerRange: Range<Int>, isGroup: Bool
  ) throws(MathProblem) -> Int {
    let text: ArraySlice<UInt8>
    if isGroup {
      if scanner.peek() == .character("*") { _ = scanner.next() }
      text = try rawGroup(of: owner, ownerRange)
    } else {
      scanner.skipSpace()
      text = scanner.bytes[scanner.index...]
    }
    guard let (length, end) = scannedLength(text) else {
      throw MathMessages.wrongLength(owner, ownerRange)
    }
    if !isGroup { scanner.go(to: end) }
    return length
  }
}

/// A length at the front of some bytes, such as `-1.5em`, in thousandths of an em, and where it ends.
func scannedLength(_ bytes: ArraySlice<UInt8>) -> (Int, end: Int)? {
  let units: [(String, Double)] = [
    ("em", 1000), ("ex", 431), ("mu", 1000.0 / 18), ("pt", 100), ("pc", 1200), ("cm", 2845.3),
    ("mm", 284.53), ("in", 7227), ("bp", 100.4), ("px", 75),
  ]
  var rest = bytes.drop { $0 == 0x20 }
  var sign = 1.0
  if let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
    if first == UInt8(ascii: "-") { sign = -1 }
    rest = rest.dropFirst().drop { $0 == 0x20 }
  }
  var value = 0.0
  var scale = 0.0
  var hasDigit = false
  while let byte = rest.first, byte.isDigit || (byte == UInt8(ascii: ".") && scale == 0) {
    rest = rest.dropFirst()
    guard byte.isDigit else {
      scale = 1
      continue
    }
    hasDigit = true
    value = min(value * 10 + Double(byte & 15), 1e12)
    scale *= 10
    if scale > 1e6 { return nil }
  }
  rest = rest.drop { $0 == 0x20 }
  guard hasDigit, let unit = units.first(where: { rest.starts(with: $0.0.utf8) }) else {
    return nil
  }
  let length = sign * value / max(scale, 1) * unit.1
  return (Int(min(max(length, -100_000), 100_000)), rest.startIndex + 2)
}
