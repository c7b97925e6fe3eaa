/// Single pieces and their scripts.
extension MathParser {
  /// The piece that a token begins, without its scripts.
  mutating func nucleus(_ token: MathScanner.Token) throws(MathProblem) -> Atom {
    switch token {
    case .openBrace: return Atom(kind: .ord, node: .row(try group()))
    case .caret, .underscore, .prime:
      // A script with nothing before it stands on nothing, as in `{}^2`.
      scanner.go(to: scanner.range.lowerBound)
      return Atom(kind: .ord, node: .empty)
    case .tilde: return Atom(kind: .space, node: .space(250))
    case .character(let scalar): return try character(scalar)
    case .command(let name): return try command(name)
    case .end, .closeBrace, .ampersand, .dollar: throw unexpected(token)
    }
  }

  /// What stands up to the brace that closes the one just read.
  mutating func group() throws(MathProblem) -> [Atom] {
    let opening = scanner.range
    let atoms = try list()
    switch scanner.next() {
    case .closeBrace: return atoms
    case .end, .command("end"), .command("right"):
      throw MathMessages.unclosed("{", closing: "}", opening)
    case let token: throw unexpected(token)
    }
  }

  private mutating func character(_ scalar: Unicode.Scalar) throws(MathProblem) -> Atom {
    if scalar == "#" { throw MathMessages.strayCharacter("#", scanner.range) }
    let isFraction = scalar == "." && scanner.byte?.isDigit == true
    if isFraction || ("0"..."9").contains(scalar) { return number(scalar) }
    if let symbol = Symbols.shared.typed[scalar] { return styled(symbol) }
    return letter(scalar)
  }

  private func letter(_ scalar: Unicode.Scalar) -> Atom {
    let styled = font.map { $0(scalar) } ?? scalar
    let isUpright = font == .upright || !scalar.isASCII
    return Atom(kind: .ord, node: .identifier(String(Character(styled)), upright: isUpright))
  }

  /// Digits with a point between them, as one number.
  private mutating func number(_ first: Unicode.Scalar) -> Atom {
    var text = String(Character(first))
    while let byte = scanner.byte, byte.isDigit || (byte == UInt8(ascii: ".") && isPoint) {
      text.unicodeScalars.append(scanner.scalar())
    }
    return Atom(kind: .ord, node: .number(inFont(text)))
  }

  private var isPoint: Bool {
    let after = scanner.index + 1
    return after < scanner.bytes.endIndex && scanner.bytes[after].isDigit
  }

  private func inFont(_ text: String) -> String {
    guard let font else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { font($0) }))
  }

  /// A symbol, its letters in the face of the place.
  func styled(_ symbol: Symbol) -> Atom {
    guard let font, symbol.kind == .ord, case .letter(let isUpright) = symbol.shape else {
      return symbol.atom
    }
    let upright = isUpright || font == .upright
    return Atom(kind: .ord, node: .identifier(inFont(symbol.text), upright: upright))
  }

  /// The piece with the scripts that follow it.
  mutating func scripted(_ nucleus: Atom) throws(MathProblem) -> Atom {
    var sub: Node?
    var sup: Node?
    var primes = 0
    var limits = nucleus.limits
    loop: while true {
      let start = scanner.index
      switch scanner.next() {
      case .caret:
        guard sup == nil else { throw MathMessages.doubleScript("^", scanner.range) }
        sup = try argument(of: "^").node
      case .underscore:
        guard sub == nil else { throw MathMessages.doubleScript("_", scanner.range) }
        sub = try argument(of: "_").node
      case .prime:
        guard sup == nil else { throw MathMessages.doubleScript("'", scanner.range) }
        primes += 1
      case .command(let name) where ["limits", "nolimits", "displaylimits"].contains(name):
        guard nucleus.kind == .op else {
          throw MathMessages.notOperator("\\" + name, scanner.range)
        }
        limits = name == "limits" ? .fixed : name == "nolimits" ? .beside : .movable
      default:
        scanner.go(to: start)
        break loop
      }
    }
    if primes > 0 { sup = Self.primes(primes, before: sup) }
    guard sub != nil || sup != nil else { return withoutScripts(nucleus) }
    var base = nucleus
    base.limits = limits
    let node: Node =
      limits == .beside
      ? .scripts(base: withoutScripts(base), sub: sub, sup: sup)
      : .limits(base: base, sub: sub, sup: sup)
    return Atom(kind: nucleus.kind, node: node)
  }

  /// A name such as `max` needs to be an operator only for what stands under it.
  private func withoutScripts(_ atom: Atom) -> Atom {
    guard atom.kind == .op, case .op(let name) = atom.node, name.scalar == nil,
      name.text.first?.isLetter == true
    else { return atom }
    return Atom(kind: .op, node: .identifier(name.text, upright: true))
  }

  private static func primes(_ count: Int, before sup: Node?) -> Node {
    let marks = ["", "′", "″", "‴"]
    let text = String(repeating: "⁗", count: count / 4) + marks[count % 4]
    let node = Node.op(Operator(text))
    guard let sup else { return node }
    return .row([Atom(kind: .ord, node: node), Atom(kind: .ord, node: sup)])
  }
}
