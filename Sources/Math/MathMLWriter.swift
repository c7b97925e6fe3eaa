import HTML

/// Elements of MathML Core (W3C).
extension ByteBuffer {
  /// The one element of a formula.
  mutating func appendRoot(_ node: Node, _ style: MathStyle) {
    let atoms = node.atoms
    if atoms.count == 1, node.core == nil {
      append(atoms[0].node, style)
    } else {
      appendRow(atoms, style)
    }
  }

  /// A node as exactly one element.
  mutating func append(_ node: Node, _ style: MathStyle, _ sides: RowSpacing.Sides? = nil) {
    switch node {
    case .identifier(let text, let isUpright): appendIdentifier(text, isUpright)
    case .number(let text):
      append("<mn>")
      append(escaping: text)
      append("</mn>")
    case .op(let sign): append(sign, sides)
    case .text(let text, let textStyle): append(text, textStyle)
    case .space(let width): appendSpace(width)
    case .row(let atoms):
      if atoms.count == 1, atoms[0].kind != .space {
        append(atoms[0].node, style, sides)
      } else {
        appendRow(atoms, style)
      }
    case .scripts(let base, let sub, let sup):
      appendScripts(
        sub == nil ? "msup" : sup == nil ? "msub" : "msubsup", base, sub, sup, style, sides)
    case .limits(let base, let sub, let sup): appendLimits(base, sub, sup, style, sides)
    case .fraction(let numerator, let denominator, let hasLine, let own):
      if let own {
        append("<mstyle")
        appendAttributes(of: own)
        append(">")
      }
      append(hasLine ? "<mfrac>" : "<mfrac linethickness=\"0\">")
      let inner = (own ?? style).inFraction
      append(numerator, inner)
      append(denominator, inner)
      append("</mfrac>")
      if own != nil { append("</mstyle>") }
    case .root(let radicand, nil):
      append("<msqrt>")
      appendContents(radicand.atoms, style)
      append("</msqrt>")
    case .root(let radicand, let index?):
      append("<mroot>")
      append(radicand, style)
      append(index, .scriptScript)
      append("</mroot>")
    case .accent(let base, let mark, let isBelow):
      append(isBelow ? "<munder accentunder=\"true\"" : "<mover accent=\"true\"")
      // The stylesheet draws what few fonts can.
      if mark.text == "‾" { append(" class=\"math-overline\"") }
      if mark.text == "_" { append(" class=\"math-underline\"") }
      append(">")
      append(base, style, sides)
      append(mark, nil, .postfix)
      append(isBelow ? "</munder>" : "</mover>")
    case .table(let table): append(table)
    case .styled(let own, let content):
      append("<mstyle")
      appendAttributes(of: own)
      append(">")
      appendContents(content.atoms, own)
      append("</mstyle>")
    case .phantom(let content, let part): append(content, part, style)
    case .boxed(let content):
      append("<mrow class=\"math-boxed\">")
      appendContents(content.atoms, style)
      append("</mrow>")
    }
  }

  /// What a row of its own, or an element that is one, holds.
  mutating func appendContents(
    _ atoms: [Atom], _ style: MathStyle, followsOrdinary: Bool = false
  ) {
    let atoms = atoms.filter { atom in
      if case .space(0) = atom.node { false } else { true }
    }
    let spacing = RowSpacing(atoms, style, followsOrdinary: followsOrdinary)
    for (index, atom) in atoms.enumerated() {
      if spacing.gaps[index] > 0 { appendSpace(thousandths(mu: spacing.gaps[index])) }
      if case .op(var sign) = atom.node {
        if sign.form == RowSpacing.position(index, of: atoms.count) { sign.form = nil }
        append(sign, spacing.sides[index], RowSpacing.position(index, of: atoms.count))
      } else {
        append(atom.node, style, spacing.sides[index])
      }
    }
  }

  private mutating func appendRow(_ atoms: [Atom], _ style: MathStyle) {
    append("<mrow>")
    appendContents(atoms, style)
    append("</mrow>")
  }

  mutating func appendAttributes(of style: MathStyle) {
    append(style == .display ? " displaystyle=\"true\"" : " displaystyle=\"false\"")
    switch style {
    case .display, .text: append(" scriptlevel=\"0\"")
    case .script: append(" scriptlevel=\"1\"")
    case .scriptScript: append(" scriptlevel=\"2\"")
    }
  }

  private mutating func appendScripts(
    _ name: StaticString, _ base: Atom, _ sub: Node?, _ sup: Node?, _ style: MathStyle,
    _ sides: RowSpacing.Sides?
  ) {
    append("<")
    append(name)
    append(">")
    append(base.node, style, sides)
    if let sub { append(sub, style.inScripts) }
    if let sup { append(sup, style.inScripts) }
    append("</")
    append(name)
    append(">")
  }

  /// Scripts under and over; where they are movable and the base is no operator, which a browser would know
  /// how to treat, the style decides.
  private mutating func appendLimits(
    _ base: Atom, _ sub: Node?, _ sup: Node?, _ style: MathStyle, _ sides: RowSpacing.Sides?
  ) {
    if base.limits == .movable, base.node.core == nil, style != .display {
      appendScripts(
        sub == nil ? "msup" : sup == nil ? "msub" : "msubsup", base, sub, sup, style, sides)
      return
    }
    var base = base
    if case .op(var sign) = base.node {
      let movable = base.limits == .movable
      if movable != OperatorDictionary.hasMovableLimits(sign.scalar) { sign.movesLimits = movable }
      base.node = .op(sign)
    }
    appendScripts(
      sub == nil ? "mover" : sup == nil ? "munder" : "munderover", base, sub, sup, style, sides)
  }

  private mutating func append(_ content: Node, _ part: Phantom, _ style: MathStyle) {
    switch part {
    case .whole: append("<mphantom>")
    case .width: append("<mpadded height=\"0em\" depth=\"0em\"><mphantom>")
    case .height: append("<mpadded width=\"0em\"><mphantom>")
    case .smashed: append("<mpadded height=\"0em\" depth=\"0em\">")
    case .overlapping: append("<mpadded width=\"0em\">")
    }
    appendContents(content.atoms, style)
    switch part {
    case .whole: append("</mphantom>")
    case .width, .height: append("</mphantom></mpadded>")
    case .smashed, .overlapping: append("</mpadded>")
    }
  }
}

extension Node {
  /// The pieces of a row; anything else as one piece.
  var atoms: [Atom] {
    if case .row(let atoms) = self { atoms } else { [Atom(kind: .ord, node: self)] }
  }
}
