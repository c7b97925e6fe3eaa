import Diagnostics

/// What holds wherever a condition does.
struct Assumptions {
  var conditions: [Condition] = []
  /// Texts of expressions that are there then, since the condition asks for it.
  var guards: [String] = []

  /// Those of a condition that is true, or of one that is false.
  init(_ test: ExpressionSyntax, holds: Bool = true, in source: SourceText) {
    add(test, holds, source)
  }

  init() {}

  /// More conditions than these around one place are passed over.
  private static let most = 32

  private mutating func add(_ test: ExpressionSyntax, _ holds: Bool, _ source: SourceText) {
    switch test.kind {
    case .and(let left, let right) where holds, .or(let left, let right) where !holds:
      add(left, holds, source)
      add(right, holds, source)
    case .not(let operand): add(operand, !holds, source)
    case .test(let input, let word, _) where word.text == (holds ? "defined" : "undefined"):
      guards.append(source.text(input.range))
      fallthrough
    default:
      conditions.append(Condition(text: source.text(test.range), isNegated: !holds))
    }
  }

  static func + (left: Assumptions, right: Assumptions) -> Assumptions {
    var sum = left
    sum.conditions += right.conditions.prefix(max(0, most - left.conditions.count))
    sum.guards += right.guards.prefix(max(0, most - left.guards.count))
    return sum
  }
}
