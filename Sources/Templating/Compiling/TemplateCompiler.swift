import Diagnostics

/// Blocks and the tags that name other templates.
extension Compiler {
  mutating func compileBlock(_ block: BlockSyntax) -> (any StatementNode)? {
    let name = block.name.text
    let symbol = names.symbol(name)
    let isDropped = isExtended && functions.count == 1 && functions[0].isTopLevel
    let variables = block.isScoped ? visibleVariables() : nil
    if let first = blockRanges[name] {
      diagnostics.append(NameMessages.repeatedBlock(block.name, first: first, in: source))
      return nil
    }
    blockRanges[name] = block.name.range
    outline.blockNames.append(name)
    // A block sees no variables of the functions around it, since another template may fill it.
    let outer = functions
    let wasExtended = isExtended
    isExtended = false
    functions = [FunctionScope(scopes: [[:]], isTopLevel: false)]
    let depthSlot = newSlot()
    functions[0].block = (name, depthSlot)
    let start = openScope(SyntaxWalk.assignedNames(block.body))
    let body = compileBody(block.body).starting(with: start)
    blocks[symbol] = [
      BlockNode(
        name: name, symbol: symbol, slotCount: functions[0].slotCount, depthSlot: depthSlot,
        body: body, site: site(block.name.range))
    ]
    functions = outer
    isExtended = wasExtended
    if isDropped { return nil }
    return BlockCallNode(
      name: name, symbol: symbol, isRequired: block.isRequired, variables: variables,
      site: site(block.name.range))
  }

  mutating func compileExtends(_ name: ExpressionSyntax, _ range: Range<Int>)
    -> (any StatementNode)?
  {
    guard functions.count == 1, functions[0].isTopLevel, functions[0].scopes.isEmpty else {
      diagnostics.append(NameMessages.misplacedExtends(in: source, range))
      return nil
    }
    if isExtended {
      diagnostics.append(NameMessages.extendedTwice(in: source, range))
      return nil
    }
    let template = compileChoice(of: name, mayBeMissing: false)
    if case .literal(let number, _) = template, openChoices == 0 {
      outline.parent = number
    } else {
      outline.hasUnknownParent = true
    }
    isExtended = true
    return ExtendsNode(template)
  }

  mutating func compileInclude(
    _ name: ExpressionSyntax, _ ignoresMissing: Bool, _ withContext: Bool, _ range: Range<Int>
  ) -> (any StatementNode)? {
    isAtURL = false
    let isDropped = isExtended && functions.count == 1 && functions[0].isTopLevel
    let template = compileChoice(of: name, mayBeMissing: ignoresMissing)
    if isDropped { return nil }
    return IncludeNode(
      template, ignoresMissing: ignoresMissing, variables: withContext ? visibleVariables() : nil,
      site: site(name.range))
  }

  mutating func compileImport(
    _ name: ExpressionSyntax, as alias: Word?, _ pairs: [(name: Word, alias: Word)],
    _ withContext: Bool, _ range: Range<Int>
  ) -> any StatementNode {
    let template = compileChoice(of: name, mayBeMissing: false)
    let variables = withContext ? visibleVariables() : nil
    var targets: [(name: String, target: StoreTarget, site: Site)] = []
    for pair in pairs {
      if pair.name.text.hasPrefix("_") {
        diagnostics.append(NameMessages.privateName(pair.name, in: source))
      } else if case .literal(let number, _) = template {
        outline.importedNames.append((number, pair.name.text, pair.name.range))
      }
      targets.append(
        (pair.name.text, storePlace(of: pair.alias.text), site(pair.name.range)))
    }
    return ImportNode(
      template, variables: variables, target: alias.map { storePlace(of: $0.text) },
      names: targets, site: site(name.range))
  }

  private mutating func compileChoice(of name: ExpressionSyntax, mayBeMissing: Bool)
    -> TemplateChoice
  {
    guard case .constant(.string(let literal)) = name.kind else {
      noteListed(name)
      outline.namesTemplatesByComputing = true
      return .computed(compile(name))
    }
    let number = names.template(literal)
    outline.references.append(
      TemplateOutline.Reference(
        name: literal, number: number, range: name.range, mayBeMissing: mayBeMissing))
    return .literal(number, site(name.range))
  }

  /// Templates of which one will do are loaded and checked too, where they are there.
  private mutating func noteListed(_ names: ExpressionSyntax) {
    let elements: [ExpressionSyntax]
    switch names.kind {
    case .list(let listed), .tuple(let listed): elements = listed
    case .conditional(let value, _, let otherwise):
      elements = [value] + (otherwise.map { [$0] } ?? [])
    default: return
    }
    for element in elements {
      guard case .constant(.string(let name)) = element.kind else { continue }
      outline.references.append(
        TemplateOutline.Reference(
          name: name, number: self.names.template(name), range: element.range, mayBeMissing: true))
    }
  }

  /// Finds the names of the top level that an `import` alone binds, so that `name.macro` can be checked.
  mutating func collectModules(_ statements: [StatementSyntax]) {
    let assigned = SyntaxWalk.assignedNames(statements)
    for statement in statements {
      guard case .importModule(let name, let alias, _) = statement.kind,
        case .constant(.string(let literal)) = name.kind,
        assigned.filter({ $0 == alias.text }).count == 1
      else { continue }
      modules[alias.text] = names.template(literal)
    }
  }
}
