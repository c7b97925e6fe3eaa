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
    /// A place among `scopes`, nil for a name of the top level, which other templates may read too.
    let scope: Int?
  }

  /// What is read in a part of a template that has variables of its own.
  struct Scope {
    var read: Set<String> = []
    /// Whether templates or blocks elsewhere may read its variables too.
    var passesVariables = false

    mutating func add(_ inner: Scope) {
      read.formUnion(inner.read)
      passesVariables = passesVariables || inner.passesVariables
    }
  }

  private(set) var read: Set<String> = []
  private(set) var scopes: [Scope] = []
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
    read = collect(statements, scope: nil, isInBlock: false).read
  }

  private mutating func collect(
    _ statements: [StatementSyntax], scope: Int?, isInBlock: Bool
  ) -> Scope {
    var found = Scope()
    for statement in statements {
      for expression in SyntaxWalk.expressions(of: statement) {
        Self.collect(expression, &found.read)
      }
      if SyntaxWalk.passesVariables(statement) { found.passesVariables = true }
      if case .choice = statement.kind {
        for body in SyntaxWalk.bodies(of: statement) {
          found.add(collect(body, scope: scope, isInBlock: isInBlock))
        }
        continue
      }
      note(statement, scope)
      var isInside = isInBlock
      if case .block(let block) = statement.kind {
        if !isInBlock { outerBlocks.append(block.name) }
        isInside = true
      }
      for body in SyntaxWalk.bodies(of: statement) {
        let place = scopes.count
        scopes.append(Scope())
        noteOwn(statement, place)
        let inner = collect(body, scope: place, isInBlock: isInside)
        scopes[place] = inner
        found.add(inner)
      }
    }
    return found
  }

  /// The names that a statement stores in the scope around it, and the templates it names.
  private mutating func note(_ statement: StatementSyntax, _ scope: Int?) {
    switch statement.kind {
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
    case .macro(let macro): add(macro.name, .macro, scope)
    default: break
    }
  }

  /// The names that a statement gives to its body.
  private mutating func noteOwn(_ statement: StatementSyntax, _ scope: Int) {
    switch statement.kind {
    case .macro(let macro), .callBlock(_, let macro): addParameters(macro, scope)
    case .with(let pairs, _): for name in pairs.flatMap({ $0.0.names }) { add(name, .with, scope) }
    default: break
    }
  }

  private static func collect(_ expression: ExpressionSyntax, _ read: inout Set<String>) {
    var pending = [expression]
    while let next = pending.popLast() {
      if case .name(let name) = next.kind { read.insert(name) }
      pending += SyntaxWalk.children(of: next)
    }
  }

  private mutating func add(_ word: Word, _ kind: Kind, _ scope: Int?) {
    if !word.text.hasPrefix("_") { stores.append(Store(word: word, kind: kind, scope: scope)) }
  }

  private mutating func addParameters(_ macro: MacroSyntax, _ scope: Int) {
    var asked: Set<String> = []
    for parameter in macro.parameters {
      if let fallback = parameter.fallback { Self.collect(fallback, &asked) }
    }
    for parameter in macro.parameters where !asked.contains(parameter.name.text) {
      add(parameter.name, .parameter(of: macro.name.text), scope)
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
