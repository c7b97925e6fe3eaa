/// An expression as it was written, with the byte range it stands at.
struct ExpressionSyntax: Sendable {
  indirect enum Kind: Sendable {
    case constant(Value)
    case name(String)
    case list([ExpressionSyntax])
    case tuple([ExpressionSyntax])
    case map([(key: ExpressionSyntax, value: ExpressionSyntax)])
    case attribute(ExpressionSyntax, Word)
    case element(ExpressionSyntax, ExpressionSyntax)
    case slice(
      ExpressionSyntax, start: ExpressionSyntax?, stop: ExpressionSyntax?, step: ExpressionSyntax?)
    case negative(ExpressionSyntax)
    case positive(ExpressionSyntax)
    case not(ExpressionSyntax)
    case arithmetic(ArithmeticOperator, ExpressionSyntax, ExpressionSyntax)
    case concatenation([ExpressionSyntax])
    case comparison(ExpressionSyntax, [(ComparisonOperator, ExpressionSyntax)])
    case and(ExpressionSyntax, ExpressionSyntax)
    case or(ExpressionSyntax, ExpressionSyntax)
    case conditional(ExpressionSyntax, test: ExpressionSyntax, else: ExpressionSyntax?)
    case call(ExpressionSyntax, ArgumentsSyntax)
    case filter(ExpressionSyntax, Word, ArgumentsSyntax)
    case test(ExpressionSyntax, Word, ArgumentsSyntax)
    /// What a block with a filter on it has gathered.
    case captured
  }

  let kind: Kind
  let range: Range<Int>
  /// How many expressions are inside each other, itself included.
  let depth: Int
}

/// A name with its place.
struct Word: Sendable {
  let text: String
  let range: Range<Int>
}

/// What stands between the parentheses of a call.
struct ArgumentsSyntax: Sendable {
  var positional: [ExpressionSyntax] = []
  var keywords: [(name: Word, value: ExpressionSyntax)] = []
  /// `*list`.
  var spread: ExpressionSyntax?
  /// `**map`.
  var keywordSpread: ExpressionSyntax?

  var depth: Int {
    var depth = max(spread?.depth ?? 0, keywordSpread?.depth ?? 0)
    for argument in positional { depth = max(depth, argument.depth) }
    for argument in keywords { depth = max(depth, argument.value.depth) }
    return depth
  }
}

enum ArithmeticOperator: String, Sendable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case floorDivide = "//"
  case remainder = "%"
  case power = "**"
}

enum ComparisonOperator: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contained = "in"
  case notContained = "not in"
}
