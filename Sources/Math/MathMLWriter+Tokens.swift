import HTML

/// The elements of MathML that hold text.
extension ByteBuffer {
  mutating func appendIdentifier(_ text: String, _ isUpright: Bool) {
    let scalars = text.unicodeScalars
    let isItalicised = scalars.first.map(\.isItalicInMath) == true && scalars.count == 1
    append(isUpright && isItalicised ? "<mi mathvariant=\"normal\">" : "<mi>")
    append(escaping: text)
    append("</mi>")
  }

  /// An operator, `position` being its form without an attribute.
  mutating func append(
    _ sign: Operator, _ sides: RowSpacing.Sides?, _ position: OperatorForm = .infix
  ) {
    let dictionary = OperatorDictionary.shared
    append("<mo")
    if let form = sign.form {
      append(" form=\"")
      append(form.name)
      append("\"")
    }
    let entry = dictionary.entry(
      sign.scalar, sign.form ?? position, isExplicit: sign.form != nil)
    if sign.isStretchy == true {
      if entry?.stretches != true { append(" stretchy=\"true\"") }
      if sign.isSymmetric, entry?.isFence != true { append(" symmetric=\"true\"") }
    } else if dictionary.stretchesInRow(sign.scalar)
      || (sign.isStretchy == false && dictionary.stretches(sign.scalar))
    {
      append(" stretchy=\"false\"")
    }
    if let size = sign.size {
      let length = "\(size / 10).\(size % 10)em"
      append(" minsize=\"\(length)\" maxsize=\"\(length)\"")
    }
    if let movesLimits = sign.movesLimits {
      append(movesLimits ? " movablelimits=\"true\"" : " movablelimits=\"false\"")
    }
    if let before = sides?.before { appendLength(" lspace", thousandths(mu: before)) }
    if let after = sides?.after { appendLength(" rspace", thousandths(mu: after)) }
    append(">")
    append(escaping: sign.text)
    append("</mo>")
  }

  /// Text keeps the space at its ends.
  mutating func append(_ text: String, _ style: TextStyle) {
    append("<mtext>")
    let (opening, closing): (StaticString, StaticString) =
      switch style {
      case .roman: ("", "")
      case .bold: ("<b>", "</b>")
      case .italic: ("<i>", "</i>")
      case .sans: ("<span class=\"math-sans\">", "</span>")
      case .monospace: ("<span class=\"math-monospace\">", "</span>")
      }
    append(opening)
    let leads = text.first == " "
    let trails = text.last == " " && text.utf8.count > 1
    if leads { append("\u{A0}") }
    append(escaping: String(text.dropFirst(leads ? 1 : 0).dropLast(trails ? 1 : 0)))
    if trails { append("\u{A0}") }
    append(closing)
    append("</mtext>")
  }

  /// Space of thousandths of an em; MathML has none below zero, so that comes from a rule of the stylesheet.
  mutating func appendSpace(_ width: Int) {
    if width >= 0 {
      append("<mspace")
      appendLength(" width", width)
      append("/>")
      return
    }
    let steps = [3, 4, 5, 9, 18]
    let mu = steps.min { abs(thousandths(mu: $0) + width) < abs(thousandths(mu: $1) + width) } ?? 3
    append("<mspace class=\"math-back-\(mu)\"/>")
  }

  private mutating func appendLength(_ name: StaticString, _ thousandths: Int) {
    append(name)
    append("=\"")
    append(decimal: thousandths / 1000)
    let rest = thousandths % 1000
    if rest > 0 {
      var digits = String(rest + 1000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      append(".")
      append(digits)
    }
    append("em\"")
  }
}

/// Thousandths of an em of so many mu, 18 of which are an em.
func thousandths(mu: Int) -> Int { (mu * 1000 + 9) / 18 }

extension Unicode.Scalar {
  /// Whether a browser sets the character in italics when it stands alone in `<mi>`
  /// (the italic mappings of MathML Core, appendix C).
  fileprivate var isItalicInMath: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x131, 0x237, 0x391...0x3A9, 0x3B1...0x3C9, 0x2202, 0x2207,
      0x3F5, 0x3D1, 0x3F0, 0x3D5, 0x3F1, 0x3D6, 0x3F4:
      true
    default: false
    }
  }
}

extension OperatorDictionary {
  /// Whether an operator would grow with its row: brackets, bars and arrows up and down.
  func stretchesInRow(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value {
    case nil: false
    case .some(0x2191), .some(0x2193), .some(0x2195), .some(0x21D1), .some(0x21D3),
      .some(0x21D5), .some(0x21C5), .some(0x21C8), .some(0x21CA), .some(0x21BE...0x21BF),
      .some(0x21C2...0x21C3), .some(0x21B0...0x21B1):
      true
    default:
      [OperatorForm.prefix, .postfix].contains {
        entry(scalar, $0, isExplicit: true)?.isFence == true
      }
    }
  }
}
