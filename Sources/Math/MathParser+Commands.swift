/// What commands do.
extension MathParser {
  mutating func command(_ name: String) throws(MathProblem) -> Atom {
    let range = scanner.range
    let written = "\\" + name
    if let symbol = Symbols.shared.named[name] { return styled(symbol) }
    switch Command.named[name] {
    case .fraction(let style, let hasLine, let left, let right)?:
      if name == "cfrac" { _ = try option() }
      let numerator = try argument(of: written, range).node
      let denominator = try argument(of: written, range).node
      let fraction = Node.fraction(
        numerator: numerator, denominator: denominator, hasLine: hasLine, style: style)
      return Atom(kind: .ord, node: fenced(fraction, left, right))
    case .root?:
      let index = try option()
      return Atom(kind: .ord, node: .root(try argument(of: written, range).node, index: index))
    case .accent(let mark, let isStretchy, let isBelow)?:
      let base = try argument(of: written, range).node
      return Atom(kind: .ord, node: accented(base, mark, isStretchy, isBelow))
    case .brace(let mark, let isBelow)?:
      let base = try argument(of: written, range).node
      return Atom(kind: .op, node: accented(base, mark, true, isBelow), limits: .fixed)
    case .stack(let isBelow, let kind)?: return try stacked(written, range, isBelow, kind)
    case .extensibleArrow(let arrow)?: return try extensible(arrow, written, range)
    case .font(let alphabet)?:
      let outer = font
      font = alphabet
      defer { font = outer }
      let atom = try argument(of: written, range)
      return atom.kind == .op ? atom : Atom(kind: .ord, node: atom.node)
    case .text(let style)?:
      let atoms = try text(style, of: written, range)
      return atoms.count == 1 ? atoms[0] : Atom(kind: .ord, node: .row(atoms))
    case .space(let width)?: return Atom(kind: .space, node: .space(width))
    case .length(let isGroup)?:
      return Atom(kind: .space, node: .space(try length(of: written, range, isGroup: isGroup)))
    case .delimiter(let size, let kind)?: return try sized(size, kind, written, range)
    case .left?: return try pair(range)
    case .begin?: return try environment(range)
    case .asClass(let kind)?:
      let node = try argument(of: written, range).node
      return Atom(kind: kind, node: node, limits: kind == .op ? .movable : .beside)
    case .operatorName?: return try operatorName(written, range)
    case .not?: return try negated(written, range)
    case .dots?: return Atom(kind: .inner, node: .op(Operator(dots())))
    case .modulo(let hasParentheses, let hasName)?:
      return try modulo(written, range, hasParentheses, hasName)
    case .binaryModulo?: return Atom(kind: .bin, node: .op(Operator("mod")))
    case .tag?: return try numbered(written, range)
    case .phantom(let part)?:
      return Atom(kind: .ord, node: .phantom(try argument(of: written, range).node, part))
    case .strut?:
      return Atom(kind: .ord, node: .phantom(.op(Operator("(")), .height))
    case .boxed?:
      let content =
        name == "fbox"
        ? Node.row(try text(.roman, of: written, range)) : try argument(of: written, range).node
      return Atom(kind: .ord, node: .boxed(content))
    case .lines?: return try lines(written, range)
    case .color?: return note(MathMessages.color(written, range))
    case .definition?: throw MathMessages.definition(written, range)
    case .infixFraction?, .fontSwitch?, .style?:
      // These say something about their group, so nothing takes one for an argument.
      throw MathMessages.missingArgument(written, range)
    case .ignored?: return Atom(kind: .space, node: .space(0))
    case nil: return noteUnknown(name, range)
    }
  }

  private func accented(
    _ base: Node, _ mark: String, _ isStretchy: Bool, _ isBelow: Bool
  ) -> Node {
    var sign = Operator(mark)
    sign.isStretchy = isStretchy
    return .accent(base: base, mark: sign, below: isBelow)
  }

  private mutating func stacked(
    _ written: String, _ range: Range<Int>, _ isBelow: Bool, _ kind: AtomClass?
  ) throws(MathProblem) -> Atom {
    let script = try argument(of: written, range).node
    var base = try argument(of: written, range)
    if case .op(var sign) = base.node {
      // An arrow keeps its length, whatever stands over it.
      sign.isStretchy = false
      base.node = .op(sign)
    }
    base.limits = .fixed
    let node = Node.limits(
      base: base, sub: isBelow ? script : nil, sup: isBelow ? nil : script)
    return Atom(kind: kind ?? base.kind, node: node, limits: .fixed)
  }

  private mutating func extensible(
    _ arrow: String, _ written: String, _ range: Range<Int>
  ) throws(MathProblem) -> Atom {
    let below = try option()
    let above = try argument(of: written, range).node
    var sign = Operator(arrow)
    sign.isStretchy = true
    let base = Atom(kind: .rel, node: .op(sign), limits: .fixed)
    return Atom(
      kind: .rel, node: .limits(base: base, sub: below.map(padded), sup: padded(above)))
  }

  private func padded(_ node: Node) -> Node {
    let space = Atom(kind: .space, node: .space(400))
    return .row([space, Atom(kind: .ord, node: node), space])
  }

  private mutating func sized(
    _ size: Int, _ kind: AtomClass, _ written: String, _ range: Range<Int>
  ) throws(MathProblem) -> Atom {
    guard let text = try delimiter(of: written, range) else {
      return Atom(kind: kind, node: .empty)
    }
    var sign = Operator(text)
    sign.size = size
    sign.isStretchy = true
    sign.isSymmetric = true
    return Atom(kind: kind, node: .op(sign))
  }

  /// `\left` to `\right`.
  private mutating func pair(_ range: Range<Int>) throws(MathProblem) -> Atom {
    let left = try delimiter(of: "\\left", range)
    var atoms = [fence(left, .prefix)].compactMap(\.self)
    while true {
      atoms += try list()
      let token = scanner.next()
      switch token {
      case .command("right"):
        let right = try delimiter(of: "\\right", scanner.range)
        atoms += [fence(right, .postfix)].compactMap(\.self)
        return Atom(kind: .inner, node: .row(atoms))
      case .command("middle"):
        let middle = try delimiter(of: "\\middle", scanner.range)
        atoms += [fence(middle, .infix)].compactMap(\.self)
      case .ampersand, .command("\\"), .dollar: throw unexpected(token)
      default: throw MathMessages.unclosed("\\left", closing: "\\right", range)
      }
    }
  }

  private mutating func operatorName(
    _ written: String, _ range: Range<Int>
  ) throws(MathProblem) -> Atom {
    let hasLimits = scanner.peek() == .character("*")
    if hasLimits { _ = scanner.next() }
    let outer = font
    font = .upright
    defer { font = outer }
    let node = try argument(of: written, range).node
    guard let name = Self.name(in: node) else {
      return Atom(kind: .op, node: node, limits: hasLimits ? .movable : .beside)
    }
    return hasLimits
      ? Atom(kind: .op, node: .op(Operator(name)), limits: .movable)
      : Atom(kind: .op, node: .identifier(name, upright: true))
  }

  /// The words of a tree that holds nothing else.
  private static func name(in node: Node) -> String? {
    switch node {
    case .identifier(let text, _), .number(let text), .text(let text, _): return text
    case .space(let width): return width > 0 ? "\u{2009}" : ""
    case .op(let sign): return sign.text == "−" ? "-" : sign.text == "∗" ? "*" : sign.text
    case .row(let atoms):
      var text = ""
      for atom in atoms {
        guard let part = name(in: atom.node) else { return nil }
        text += part
      }
      return text.isEmpty ? nil : text
    default: return nil
    }
  }

  private mutating func negated(
    _ written: String, _ range: Range<Int>
  ) throws(MathProblem) -> Atom {
    var atom = try argument(of: written, range)
    switch atom.node {
    case .op(var sign):
      sign.text = Self.negations[sign.text] ?? sign.text + "\u{338}"
      atom.node = .op(sign)
    case .identifier(let text, let isUpright):
      atom.node = .identifier(text + "\u{338}", upright: isUpright)
    default:
      return Atom(kind: .rel, node: .row([Atom(kind: .rel, node: .op(Operator("\u{338}"))), atom]))
    }
    return atom
  }

  /// Signs that Unicode has with a stroke.
  private static let negations: [String: String] = [
    "=": "≠", "<": "≮", ">": "≯", "≤": "≰", "≥": "≱", "∈": "∉", "∋": "∌", "≡": "≢", "∼": "≁",
    "≃": "≄", "≈": "≉", "≅": "≇", "⊂": "⊄", "⊃": "⊅", "⊆": "⊈", "⊇": "⊉", "∃": "∄", "∣": "∤",
    "∥": "∦", "←": "↚", "→": "↛", "↔": "↮", "⇐": "⇍", "⇒": "⇏", "⇔": "⇎", "⊢": "⊬", "⊨": "⊭",
    "≺": "⊀", "≻": "⊁", "≼": "⋠", "≽": "⋡", "⊑": "⋢", "⊒": "⋣", "≲": "≴", "≳": "≵", "≶": "≸",
    "≷": "≹", "⊲": "⋪", "⊳": "⋫", "⊴": "⋬", "⊵": "⋭", "|": "∤",
  ]

  /// Dots on the middle of the line between operators, else on its foot.
  private func dots() -> String {
    let kind: AtomClass?
    switch scanner.peek() {
    case .command(let name): kind = Symbols.shared.named[name]?.kind
    case .character(let scalar): kind = Symbols.shared.typed[scalar]?.kind
    default: kind = nil
    }
    return kind == .bin || kind == .rel || kind == .op ? "⋯" : "…"
  }

  private mutating func modulo(
    _ written: String, _ range: Range<Int>, _ hasParentheses: Bool, _ hasName: Bool
  ) throws(MathProblem) -> Atom {
    let argument = try argument(of: written, range)
    let space = Atom(kind: .space, node: .space(isDisplay ? 1000 : 444))
    var atoms = [space]
    if hasParentheses { atoms.append(Atom(kind: .open, node: .op(Operator("(")))) }
    if hasName {
      atoms.append(Atom(kind: .ord, node: .identifier("mod", upright: true)))
      atoms.append(Atom(kind: .space, node: .space(333)))
    }
    atoms.append(argument)
    if hasParentheses { atoms.append(Atom(kind: .close, node: .op(Operator(")")))) }
    return Atom(kind: .ord, node: .row(atoms))
  }

  /// A number or name of the formula, at its side.
  private mutating func numbered(
    _ written: String, _ range: Range<Int>
  ) throws(MathProblem) -> Atom {
    let isBare = scanner.peek() == .character("*")
    if isBare { _ = scanner.next() }
    let words = try text(.roman, of: written, range)
    let node: Node
    if isBare {
      node = .row(words)
    } else if words.count == 1, case .text(let number, .roman) = words[0].node {
      node = .text("(\(number))", .roman)
    } else {
      let left = Atom(kind: .ord, node: .text("(", .roman))
      let right = Atom(kind: .ord, node: .text(")", .roman))
      node = .row([left] + words + [right])
    }
    if isDisplay {
      tag = node
      return Atom(kind: .space, node: .space(0))
    }
    return Atom(
      kind: .ord,
      node: .row([Atom(kind: .space, node: .space(1000)), Atom(kind: .ord, node: node)]))
  }
}
