import Diagnostics

/// Reads a formula into its tree. A fault of structure ends it; of unknown commands the first few are all found.
struct MathParser {
  var scanner: MathScanner
  let isDisplay: Bool
  let givesHints: Bool
  /// The faults that did not end the reading.
  var problems: [MathProblem] = []
  /// The face of letters here.
  var font: MathAlphabet?
  /// What a `\tag` said of the row that is being read.
  var tag: Node?
  private var depth = 0

  static let depthLimit = 100
  private static let problemLimit = 5

  init(_ source: ArraySlice<UInt8>, isDisplay: Bool, givesHints: Bool = true) {
    scanner = MathScanner(source)
    self.isDisplay = isDisplay
    self.givesHints = givesHints
  }

  /// What ends a list besides what ends every list: `}`, `&`, `\\`, `\right`, `\middle`, `\end`, `$`, the end.
  enum Place {
    case ordinary
    /// `]` ends it.
    case brackets
  }

  /// The whole formula; several lines without an environment stand centred.
  mutating func formula() throws(MathProblem) -> Node {
    var rows: [Table.Row] = []
    while true {
      rows.append(Table.Row(cells: [try list()], tag: takeTag()))
      switch scanner.next() {
      case .end: return Self.node(of: rows)
      case .command("\\"), .command("cr"), .command("newline"): skipRowSpace()
      case let token: throw unexpected(token)
      }
    }
  }

  /// The lines of a formula, or what stands in them when it is one without a number.
  static func node(of rows: [Table.Row]) -> Node {
    var rows = rows
    if rows.count > 1, rows.last?.cells == nil || rows.last?.cells.allSatisfy(\.isEmpty) == true,
      rows.last?.tag == nil
    {
      rows.removeLast()
    }
    if rows.count == 1, rows[0].tag == nil, rows[0].cells.count == 1 {
      return .row(rows[0].cells[0])
    }
    return .table(Table(layout: "math-gathered", style: .display, rows: rows))
  }

  mutating func takeTag() -> Node? {
    defer { tag = nil }
    return tag
  }

  /// One level deeper; every recursion goes through here.
  mutating func descend() throws(MathProblem) {
    guard depth < Self.depthLimit else {
      throw MathMessages.tooDeep(limit: Self.depthLimit, scanner.range)
    }
    depth += 1
  }

  mutating func ascend() { depth -= 1 }

  /// What stands up to something that ends a list, which stays to be read.
  mutating func list(in place: Place = .ordinary) throws(MathProblem) -> [Atom] {
    try descend()
    let outerFont = font
    defer {
      ascend()
      font = outerFont
    }
    var atoms: [Atom] = []
    var infix: InfixFraction?
    while true {
      let start = scanner.index
      let token = scanner.next()
      switch token {
      case .end, .closeBrace, .ampersand, .dollar: break
      case .command(let name) where Command.ends.contains(name): break
      case .character("]") where place == .brackets: break
      case .command(let name):
        let range = scanner.range
        switch Command.named[name] {
        case .infixFraction(let hasLine, let left, let right)?:
          guard infix == nil else { throw MathMessages.twoFractions("\\" + name, range) }
          infix = InfixFraction(numerator: atoms, hasLine: hasLine, left: left, right: right)
          atoms = []
        case .fontSwitch(let alphabet)?: font = alphabet
        case .style(let style)?:
          let rest = try list(in: place)
          atoms.append(Atom(kind: .ord, node: .styled(style, .row(rest))))
        case .ignored(let arguments)?:
          for _ in 0..<arguments { _ = try rawGroup(of: "\\" + name, range) }
        default: append(try scripted(try nucleus(token)), to: &atoms)
        }
        continue
      default:
        append(try scripted(try nucleus(token)), to: &atoms)
        continue
      }
      scanner.go(to: start)
      guard let infix else { return atoms }
      return [infix.atom(over: atoms)]
    }
  }

  private struct InfixFraction {
    let numerator: [Atom]
    let hasLine: Bool
    let left: String?
    let right: String?

    func atom(over denominator: [Atom]) -> Atom {
      let fraction = Node.fraction(
        numerator: .row(numerator), denominator: .row(denominator), hasLine: hasLine, style: nil)
      return Atom(kind: .ord, node: fenced(fraction, left, right))
    }
  }

  /// Adds a piece; letters of an upright face make words with those before them.
  private func append(_ atom: Atom, to atoms: inout [Atom]) {
    if let font, font.formsWords, atom.kind == .ord,
      case .identifier(let more, _) = atom.node, let last = atoms.last, last.kind == .ord,
      case .identifier(let word, let isUpright) = last.node
    {
      atoms[atoms.count - 1].node = .identifier(word + more, upright: isUpright)
    } else {
      atoms.append(atom)
    }
  }

  /// A fault for something that ends a list where nothing is to be ended.
  func unexpected(_ token: MathScanner.Token) -> MathProblem {
    let range = scanner.range
    switch token {
    case .closeBrace: return MathMessages.unopened("}", opening: "{", range)
    case .ampersand: return MathMessages.outsideTable("&", range)
    case .command("right"): return MathMessages.unopened("\\right", opening: "\\left", range)
    case .command("middle"): return MathMessages.unopened("\\middle", opening: "\\left", range)
    case .command("end"): return MathMessages.unopened("\\end", opening: "\\begin", range)
    case .command(")"): return MathMessages.unopened("\\)", opening: "\\(", range)
    case .command("]"): return MathMessages.unopened("\\]", opening: "\\[", range)
    case .command(let name): return MathMessages.outsideTable("\\" + name, range)
    default: return MathMessages.strayCharacter("$", range)
    }
  }

  /// Notes a command that is not known, once a name, and goes on as if it were not there.
  mutating func noteUnknown(_ name: String, _ range: Range<Int>) -> Atom {
    let written = "\\" + name
    let isNew = !problems.contains { $0.summary.contains("'\(written)'") }
    if isNew, problems.count < Self.problemLimit {
      // In formulas `\alpha` and `\Alpha` are two things, so a name of the same case goes first.
      let names = givesHints ? Command.names : []
      let alike = names.filter { $0.first?.isUppercase == name.first?.isUppercase }
      let nearest = nearestName(to: name, among: alike) ?? nearestName(to: name, among: names)
      problems.append(
        MathMessages.unknownCommand(written, nearest: nearest.map { "\\" + $0 }, range))
    }
    return Atom(kind: .ord, node: .empty)
  }

  mutating func note(_ problem: MathProblem) -> Atom {
    if problems.count < Self.problemLimit { problems.append(problem) }
    return Atom(kind: .ord, node: .empty)
  }
}

/// Something between two delimiters that grow with it.
func fenced(_ node: Node, _ left: String?, _ right: String?) -> Node {
  guard left != nil || right != nil else { return node }
  return .row(
    [fence(left, .prefix), Atom(kind: .ord, node: node), fence(right, .postfix)].compactMap(\.self))
}

/// A delimiter that grows with what it stands beside, nil for none.
func fence(_ text: String?, _ form: OperatorForm) -> Atom? {
  guard let text else { return nil }
  var delimiter = Operator(text)
  delimiter.form = form
  delimiter.isStretchy = true
  delimiter.isSymmetric = true
  return Atom(kind: form == .postfix ? .close : .open, node: .op(delimiter))
}
