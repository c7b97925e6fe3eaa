/// A statement as it was written; `range` is that of its opening tag, or of the text.
struct StatementSyntax: Sendable {
  indirect enum Kind: Sendable {
    case text(Range<Int>)
    case output(ExpressionSyntax)
    case choice([(test: ExpressionSyntax, body: [StatementSyntax])], else: [StatementSyntax])
    case loop(LoopSyntax)
    case set(TargetSyntax, ExpressionSyntax)
    /// The value is an expression around `captured`.
    case setBlock(TargetSyntax, ExpressionSyntax, [StatementSyntax])
    case block(BlockSyntax)
    case extends(ExpressionSyntax)
    case include(ExpressionSyntax, ignoresMissing: Bool, withContext: Bool)
    case importModule(ExpressionSyntax, Word, withContext: Bool)
    case importNames(ExpressionSyntax, [(name: Word, alias: Word)], withContext: Bool)
    case macro(MacroSyntax)
    /// The call is an expression of the kind `call`; the macro is its `caller`.
    case callBlock(ExpressionSyntax, MacroSyntax)
    case filterBlock(ExpressionSyntax, [StatementSyntax])
    case with([(TargetSyntax, ExpressionSyntax)], [StatementSyntax])
    case evaluate(ExpressionSyntax)
    case leaveLoop
    case nextRound
  }

  let kind: Kind
  let range: Range<Int>
}

/// `{% for target in items if test recursive %}`.
struct LoopSyntax: Sendable {
  let target: TargetSyntax
  let items: ExpressionSyntax
  let test: ExpressionSyntax?
  let isRecursive: Bool
  let body: [StatementSyntax]
  let otherwise: [StatementSyntax]
}

/// `{% block name scoped required %}`.
struct BlockSyntax: Sendable {
  let name: Word
  let isScoped: Bool
  let isRequired: Bool
  let body: [StatementSyntax]
}

/// A macro, or the body of a `call`.
struct MacroSyntax: Sendable {
  let name: Word
  let parameters: [(name: Word, fallback: ExpressionSyntax?)]
  let body: [StatementSyntax]
}

/// What a value is stored in.
struct TargetSyntax: Sendable {
  indirect enum Kind: Sendable {
    case name(String)
    case tuple([TargetSyntax])
    /// `namespace.field`.
    case field(Word, Word)
  }

  let kind: Kind
  let range: Range<Int>

  /// The variables among the targets.
  var names: [Word] {
    switch kind {
    case .name(let name): [Word(text: name, range: range)]
    case .tuple(let targets): targets.flatMap { $0.names }
    case .field: []
    }
  }
}
