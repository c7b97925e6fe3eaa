/// How a template uses one of the names it is given.
package struct InputUse: Sendable, Equatable {
  /// The fields it asks for by name, with whether it can do without them.
  package var fields: [String: Need] = [:]
  /// One more than the highest element it asks for by number, and the same of those it needs.
  package var elements = 0
  package var neededElements = 0
  /// Whether it is used as a whole, so that any field or element may matter.
  package var isWhole = false
  /// Whether it cannot do without it.
  package var isNeeded = false

  /// Inputs of which it needs one, since each is what `default` takes where the one before is missing.
  package var alternatives: [[Place]] = []

  /// A field or an element of an input.
  package struct Place: Sendable, Hashable {
    package let input: String
    package let key: Key

    package enum Key: Sendable, Hashable {
      case field(String)
      case element(Int)
    }
  }

  package enum Need: Sendable, Equatable {
    case optional
    case required
  }

  package init() {}

  mutating func add(_ other: InputUse) {
    fields.merge(other.fields) { $0 == .optional || $1 == .optional ? .optional : .required }
    elements = max(elements, other.elements)
    neededElements = max(neededElements, other.neededElements)
    isWhole = isWhole || other.isWhole
    isNeeded = isNeeded || other.isNeeded
    alternatives += other.alternatives.filter { !alternatives.contains($0) }
  }
}

/// Finds what the templates that others call, as shortcodes are, do with what they are given.
///
/// A use counts as one that the template can do without when it stands under a condition, in the
/// arguments or the input of `default`, or under `is defined`.
struct InputUses {
  private let names: Set<String>
  private(set) var uses: [String: InputUse] = [:]

  static func find(_ names: [String], in statements: [StatementSyntax]) -> [String: InputUse] {
    var finder = InputUses(names: Set(names))
    finder.visit(statements, isOptional: false)
    return finder.uses
  }

  private init(names: Set<String>) {
    self.names = names
  }

  private mutating func visit(_ statements: [StatementSyntax], isOptional: Bool) {
    for statement in statements {
      for expression in SyntaxWalk.expressions(of: statement) {
        visit(expression, isOptional: isOptional)
      }
      var isConditional = isOptional
      switch statement.kind {
      case .choice, .loop, .macro, .callBlock: isConditional = true
      default: break
      }
      for body in SyntaxWalk.bodies(of: statement) { visit(body, isOptional: isConditional) }
    }
  }

  /// Expressions are no deeper than the parser lets them be.
  private mutating func visit(_ expression: ExpressionSyntax, isOptional: Bool) {
    switch expression.kind {
    case .name(let name):
      guard names.contains(name) else { return }
      uses[name, default: InputUse()].isWhole = true
      if !isOptional { uses[name, default: InputUse()].isNeeded = true }
    case .attribute(let owner, let field):
      if !note(owner, field: field.text, isOptional) { visit(owner, isOptional: isOptional) }
    case .element(let owner, let key):
      if case .constant(.string(let field)) = key.kind, note(owner, field: field, isOptional) {
        return
      }
      if case .constant(.int(let place)) = key.kind, note(owner, element: place, isOptional) {
        return
      }
      visit(owner, isOptional: isOptional)
      visit(key, isOptional: isOptional)
    case .filter(let input, let name, _) where name.text == "default" || name.text == "d":
      if !isOptional, let places = places(expression), let first = places.first {
        uses[first.input, default: InputUse()].alternatives.append(places)
      }
      visit(input, isOptional: true)
      visitArguments(of: expression, isOptional: true)
    case .test(let input, let name, _) where name.text == "defined" || name.text == "undefined":
      visit(input, isOptional: true)
    case .conditional(let value, let test, let otherwise):
      visit(test, isOptional: isOptional)
      visit(value, isOptional: true)
      if let otherwise { visit(otherwise, isOptional: true) }
    case .and(let left, let right), .or(let left, let right):
      visit(left, isOptional: isOptional)
      visit(right, isOptional: true)
    case .comparison(let first, let rest):
      visitComparison(first, rest, isOptional)
    default:
      for child in SyntaxWalk.children(of: expression) { visit(child, isOptional: isOptional) }
    }
  }

  /// The inputs of which `a | default(b)` takes one, nil when it may be something else.
  private func places(_ expression: ExpressionSyntax) -> [InputUse.Place]? {
    switch expression.kind {
    case .attribute(let owner, let field): return place(owner, .field(field.text))
    case .element(let owner, let key):
      switch key.kind {
      case .constant(.string(let field)): return place(owner, .field(field))
      case .constant(.int(let place)) where place >= 0: return self.place(owner, .element(place))
      default: return nil
      }
    case .filter(let input, let name, let arguments)
    where name.text == "default" || name.text == "d":
      guard arguments.positional.count == 1, arguments.keywords.isEmpty, arguments.spread == nil,
        let first = places(input), let second = places(arguments.positional[0])
      else { return nil }
      return first + second
    default: return nil
    }
  }

  private func place(
    _ owner: ExpressionSyntax, _ key: InputUse.Place.Key
  ) -> [InputUse.Place]? {
    guard case .name(let name) = owner.kind, names.contains(name) else { return nil }
    return [InputUse.Place(input: name, key: key)]
  }

  /// `'width' in params` asks for a field that the template can do without.
  private mutating func visitComparison(
    _ first: ExpressionSyntax, _ rest: [(ComparisonOperator, ExpressionSyntax)], _ isOptional: Bool
  ) {
    if case .constant(.string(let field)) = first.kind, rest.count == 1,
      rest[0].0 == .contained || rest[0].0 == .notContained,
      note(rest[0].1, field: field, true)
    {
      return
    }
    for part in [first] + rest.map(\.1) { visit(part, isOptional: isOptional) }
  }

  private mutating func visitArguments(of expression: ExpressionSyntax, isOptional: Bool) {
    guard case .filter(let input, _, _) = expression.kind else { return }
    for child in SyntaxWalk.children(of: expression) where child.range != input.range {
      visit(child, isOptional: isOptional)
    }
  }

  private mutating func note(
    _ owner: ExpressionSyntax, field: String, _ isOptional: Bool
  ) -> Bool {
    guard case .name(let name) = owner.kind, names.contains(name) else { return false }
    var use = uses[name] ?? InputUse()
    // One use that can do without it shows that the template knows it may be missing.
    if isOptional || use.fields[field] == .optional {
      use.fields[field] = .optional
    } else {
      use.fields[field] = .required
    }
    uses[name] = use
    return true
  }

  private mutating func note(
    _ owner: ExpressionSyntax, element: Int, _ isOptional: Bool
  ) -> Bool {
    guard case .name(let name) = owner.kind, names.contains(name), element >= 0, element < 1000
    else { return false }
    var use = uses[name] ?? InputUse()
    use.elements = max(use.elements, element + 1)
    if !isOptional { use.neededElements = max(use.neededElements, element + 1) }
    uses[name] = use
    return true
  }
}
