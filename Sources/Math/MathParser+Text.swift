/// Words within a formula.
extension MathParser {
  /// What stands between braces as text, with formulas between dollar signs in it.
  mutating func text(
    _ style: TextStyle, of owner: String, _ ownerRange: Range<Int>
  ) throws(MathProblem) -> [Atom] {
    switch scanner.next() {
    case .openBrace: return try words(style)
    case .character(let scalar):
      return [Atom(kind: .ord, node: .text(String(Character(scalar)), style))]
    default: throw MathMessages.missingArgument(owner, ownerRange)
    }
  }

  /// Text up to the brace that closes the one just read.
  private mutating func words(_ style: TextStyle) throws(MathProblem) -> [Atom] {
    let opening = scanner.range
    try descend()
    let outerFont = font
    font = nil
    defer {
      ascend()
      font = outerFont
    }
    var atoms: [Atom] = []
    var run = ""
    func flush() {
      if !run.isEmpty { atoms.append(Atom(kind: .ord, node: .text(run, style))) }
      run = ""
    }
    while let byte = scanner.byte {
      switch byte {
      case UInt8(ascii: "}"):
        _ = scanner.next()
        flush()
        return atoms
      case UInt8(ascii: "{"):
        _ = scanner.next()
        flush()
        atoms += try words(style)
      case UInt8(ascii: "$"):
        _ = scanner.next()
        flush()
        atoms.append(try formulaInText())
      case UInt8(ascii: "\\"):
        guard case .command(let name) = scanner.next() else { break }
        if let written = Self.written(name) {
          run += written
          if name.utf8.first?.isLetter == true { skipBlanks() }
        } else if case .text(let inner)? = Command.named[name] {
          flush()
          atoms += try text(inner, of: "\\" + name, scanner.range)
        } else if Symbols.shared.named[name] != nil || Command.named[name] != nil {
          _ = note(MathMessages.formulaInText("\\" + name, scanner.range))
        } else {
          _ = noteUnknown(name, scanner.range)
        }
      case UInt8(ascii: "~"):
        _ = scanner.scalar()
        run += "\u{A0}"
      case UInt8(ascii: "%"): scanner.skipSpace()
      case 0x20, 0x09...0x0D:
        skipBlanks()
        run += " "
      default: run.unicodeScalars.append(scanner.scalar())
      }
    }
    throw MathMessages.unclosed("{", closing: "}", opening)
  }

  private mutating func formulaInText() throws(MathProblem) -> Atom {
    let opening = scanner.range
    let atoms = try list()
    switch scanner.next() {
    case .dollar: return Atom(kind: .ord, node: .row(atoms))
    case .end, .closeBrace: throw MathMessages.unclosed("$", closing: "$", opening)
    case let token: throw unexpected(token)
    }
  }

  private mutating func skipBlanks() {
    while let byte = scanner.byte, byte == 0x20 || (0x09...0x0D).contains(byte) {
      _ = scanner.scalar()
    }
  }

  /// The characters that a command stands for in text.
  private static func written(_ name: String) -> String? {
    switch name {
    case " ", "space": " "
    case "{", "}", "$", "%", "#", "&", "_": name
    case ",", "thinspace": "\u{2009}"
    case "quad": "\u{2003}"
    case "qquad": "\u{2003}\u{2003}"
    case "textbackslash": "\\"
    case "ldots", "dots", "textellipsis": "…"
    default:
      if let symbol = Symbols.shared.named[name], case .letter(true) = symbol.shape,
        symbol.kind == .ord
      {
        symbol.text
      } else {
        nil
      }
    }
  }
}
