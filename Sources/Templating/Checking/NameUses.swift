/// Which names a template reads, and which it stores something in.
struct NameUses {
  /// What a name is stored by.
  enum Kind {
    case set, imported, macro, with
    case parameter(of: String)
  }

  struct Store {
    let word: Word
    let kind: Kind
    /// What can read it, nil for a name of the top level, which other templates may read too.
    let scope: [StatementSyntax]?
  }

  private(set) var read: Set<String> = []
  private(set) var stores: [Store] = []
  /// Templates whose text sees the variables of this one, by literal name.
  private(set) var shown: Set<String> = []
  /// Templates that this one imports, whatever they see.
  private(set) var imported: Set<String> = []
  /// Whether only a render knows the name of some template.
  private(set) var namesUnknown = false
  /// Blocks that are not inside another block.
  private(set) var outerBlocks: [Word] = []

  init(_ statements: [StatementSyntax]) {
    collect(statements, scope: nil, isInBlock: false)
  }

  private mutating func collect(
    _ statements: [StatementSyntax], scope: [StatementSyntax]?, isInBlock: Bool
  ) {
    for statement in statements {
      for expression in SyntaxWalk.expressions(of: statement) { collect(expression) }
      switch statement.kind {
      case .choice:
        for body in SyntaxWalk.bodies(of: statement) {
          collect(body, scope: scope, isInBlock: isInBlock)
        }
        continue
      case .set(let target, _), .setBlock(let target, _, _):
        for name in target.names { add(name, .set, scope) }
      case .importModule(let name, let alias, let withContext):
        add(alias, .imported, scope)
        refer(name, isShown: withContext, isImported: true)
      case .importNames(let name, let pairs, let withContext):
        for pair in pairs { add(pair.alias, .imported, scope) }
        refer(name, isShown: withContext, isImported: true)
      case .include(let name, _, let withContext): refer(name, isShown: withContext)
      case .extends(let name): refer(name, isShown: true)
      case .macro(let macro):
        add(macro.name, .macro, scope)
        addParameters(macro)
      case .callBlock(_, let macro): addParameters(macro)
      case .with(let pairs, let body):
        for name in pairs.flatMap({ $0.0.names }) { add(name, .with, body) }
      case .block(let block): if !isInBlock { outerBlocks.append(block.name) }
      default: break
      }
      var isInBlock = isInBlock
      if case .block = statement.kind { isInBlock = true }
      for body in SyntaxWalk.bodies(of: statement) {
        collect(body, scope: body, isInBlock: isInBlock)
      }
    }
  }

  private mutating func collect(_ expression: ExpressionSyntax) {
    var pending = [expression]
    while let next = pending.popLast() {
      if case .name(let name) = next.kind { read.insert(name) }
      pending += SyntaxWalk.children(of: next)
    }
  }

  private mutating func add(_ word: Word, _ kind: Kind, _ scope: [StatementSyntax]?) {
    if !word.text.hasPrefix("_") { stores.append(Store(word: word, kind: kind, scope: scope)) }
  }

  private mutating func addParameters(_ macro: MacroSyntax) {
    for parameter in macro.parameters {
      let isAsked = macro.parameters.contains { other in
        other.fallback.map { SyntaxWalk.mentions(parameter.name.text, in: $0) } ?? false
      }
      if !isAsked { add(parameter.name, .parameter(of: macro.name.text), macro.body) }
    }
  }

  private mutating func refer(
    _ name: ExpressionSyntax, isShown: Bool, isImported: Bool = false
  ) {
    let listed: [ExpressionSyntax]
    switch name.kind {
    case .list(let names), .tuple(let names): listed = names
    case .conditional(let value, _, let otherwise):
      listed = [value] + (otherwise.map { [$0] } ?? [])
    default: listed = [name]
    }
    for name in listed {
      guard case .constant(.string(let literal)) = name.kind else {
        namesUnknown = true
        continue
      }
      if isShown { shown.insert(literal) }
      if isImported { imported.insert(literal) }
    }
  }
}
