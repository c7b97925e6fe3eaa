/// A piece of a formula with what its neighbours must know of it.
struct Atom {
  var kind: AtomClass
  var node: Node
  var limits = Limits.beside
}

/// Where an operator's sub- and superscript stand.
enum Limits: Sendable {
  /// At its right.
  case beside
  /// Under and over it in a displayed formula, at its right in a line of text.
  case movable
  /// Always under and over it.
  case fixed
}

/// What stands in a formula, as a tree whose depth the parser limits.
indirect enum Node {
  case identifier(String, upright: Bool)
  case number(String)
  case op(Operator)
  case text(String, TextStyle)
  /// Space of a width in thousandths of an em.
  case space(Int)
  case row([Atom])
  case scripts(base: Atom, sub: Node?, sup: Node?)
  /// Something under and over a base; `sub` stands below.
  case limits(base: Atom, sub: Node?, sup: Node?)
  case fraction(numerator: Node, denominator: Node, hasLine: Bool, style: MathStyle?)
  case root(Node, index: Node?)
  case accent(base: Node, mark: Operator, below: Bool)
  case table(Table)
  case styled(MathStyle, Node)
  case phantom(Node, Phantom)
  case boxed(Node)

  static var empty: Node { .row([]) }
}

/// Which part of something unseen still takes room, or of something seen no longer does.
enum Phantom: Sendable {
  /// Unseen; its width and height count.
  case whole
  /// Unseen; only its width counts.
  case width
  /// Unseen; only its height counts.
  case height
  /// Seen; its height does not count.
  case smashed
  /// Seen; its width does not count.
  case overlapping
}

/// An operator, fence or accent: what `<mo>` holds.
struct Operator {
  var text: String
  var form: OperatorForm?
  var isStretchy: Bool?
  var isSymmetric = false
  /// Height of a delimiter of a given size, in tenths of an em.
  var size: Int?
  /// Whether scripts move beside it in a line of text, where that is not as the browser has it.
  var movesLimits: Bool?

  init(_ text: String) { self.text = text }

  init(_ scalar: Unicode.Scalar) { text = String(Character(scalar)) }

  /// The one character of it, or nil for a name such as `lim`.
  var scalar: Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return nil }
    let rest = scalars.dropFirst()
    // A struck operator has the properties of the operator below the stroke.
    return rest.isEmpty || rest.elementsEqual(["\u{338}"]) ? first : nil
  }
}

/// The face of the words of a `\text`.
enum TextStyle: Sendable {
  case roman, bold, italic, sans, monospace
}

/// Rows of cells; what an environment or several lines become.
struct Table {
  enum Column: Sendable {
    case left, center, right
  }

  /// The name of the rule in the stylesheet that spaces it.
  var layout: String?
  var style = MathStyle.text
  /// How the columns of an `array` are aligned; empty when the layout says it.
  var columns: [Column] = []
  /// Whether the last of them goes for all that follow.
  var repeatsColumn = false
  /// The columns, counted from 0, that a line stands before.
  var lines: Set<Int> = []
  /// The rows, counted from 0, that a line stands above.
  var rules: Set<Int> = []
  var rows: [Row] = []

  struct Row {
    var cells: [[Atom]] = []
    var tag: Node?
  }
}
