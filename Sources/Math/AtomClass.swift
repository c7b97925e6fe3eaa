/// What a piece of a formula is to its neighbours; it decides the space between them (The TeXbook, chapter 17).
package enum AtomClass: Int, Sendable {
  case ord, op, bin, rel, open, close, punct, inner
  /// Written space, which the rules of spacing look through.
  case space

  /// The space before `next`, in mu (1/18 em), as the table of The TeXbook's chapter 18 gives it.
  func space(before next: AtomClass, in style: MathStyle) -> Int {
    guard self != .space, next != .space else { return 0 }
    let mu = Int(Self.table[rawValue * 8 + next.rawValue])
    return mu >= 0 ? mu : style.isScript ? 0 : -mu
  }

  /// Rows are the left class, columns the right one, in mu; a negative number is left out in scripts.
  private static let table: [Int8] = [
    0, 3, -4, -5, 0, 0, 0, -3,
    3, 3, 0, -5, 0, 0, 0, -3,
    -4, -4, 0, 0, -4, 0, 0, -4,
    -5, -5, 0, 0, -5, 0, 0, -5,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, -4, -5, 0, 0, 0, -3,
    -3, -3, 0, -3, -3, -3, -3, -3,
    -3, 3, -4, -5, -3, 0, -3, -3,
  ]

  /// Makes ordinary every binary operator that has nothing to bind on its left or on its right: the minus
  /// of `(-1)`, the plus of `x^+` (rules 5 and 6 of The TeXbook's appendix G).
  static func resolved(_ classes: [AtomClass]) -> [AtomClass] {
    var classes = classes
    var previous: Int?
    for index in classes.indices where classes[index] != .space {
      let before = previous.map { classes[$0] }
      switch classes[index] {
      case .bin:
        switch before {
        case nil, .bin, .op, .rel, .open, .punct: classes[index] = .ord
        default: break
        }
      case .rel, .close, .punct:
        if before == .bin, let previous { classes[previous] = .ord }
      default: break
      }
      previous = index
    }
    if let previous, classes[previous] == .bin { classes[previous] = .ord }
    return classes
  }
}

/// The size in which a piece of a formula is set (The TeXbook, chapter 17).
enum MathStyle: Int, Sendable {
  case display, text, script, scriptScript

  var isScript: Bool { self == .script || self == .scriptScript }

  /// That of sub- and superscripts.
  var inScripts: MathStyle { self == .display || self == .text ? .script : .scriptScript }

  /// That of numerator and denominator.
  var inFraction: MathStyle {
    switch self {
    case .display: .text
    case .text: .script
    case .script, .scriptScript: .scriptScript
    }
  }
}
