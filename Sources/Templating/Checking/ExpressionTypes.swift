import Diagnostics

extension TypeChecker {
  /// Walks through an expression.
  ///
  /// - Parameter isGuarded: whether it may well be missing, since the template asks whether it is.
  mutating func known(of expression: ExpressionSyntax, isGuarded: Bool = false) -> Known {
    guard mayGoOn() else { return .unknown }
    switch expression.kind {
    case .constant(let value): return .value(Self.type(of: value))
    case .name(let name): return known(ofName: name, expression.range, isGuarded: isGuarded)
    case .list(let elements): return .value(ValueType.list(types(of: elements).joined).bounded)
    case .tuple(let elements): return .value(ValueType.tuple(types(of: elements)).bounded)
    case .map(let entries): return knownMap(entries)
    case .attribute(let owner, let word):
      let owner = known(of: owner)
      return field(
        word.text, of: owner, word.range, isGuarded: isGuarded || isAssumed(expression))
    case .element(let owner, let key): return element(owner, key, expression, isGuarded)
    case .slice(let owner, let start, let stop, let step):
      let owner = known(of: owner)
      for bound in [start, stop, step] { if let bound { _ = known(of: bound) } }
      if case .value(.tuple(let elements)) = owner { return .value(.list(elements.joined)) }
      return owner
    case .negative(let operand), .positive(let operand):
      _ = known(of: operand)
      return .value(.number)
    case .not(let operand):
      let truth = known(of: operand).type.truth
      return .value(truth.map { .flag(!$0) } ?? .boolean)
    case .arithmetic(_, let left, let right):
      _ = known(of: left)
      _ = known(of: right)
      return .unknown
    case .concatenation(let parts):
      _ = types(of: parts)
      return .value(.text)
    case .comparison(let first, let rest): return comparison(first, rest)
    case .and(let left, let right): return shortcut(left, right, isAnd: true)
    case .or(let left, let right): return shortcut(left, right, isAnd: false)
    case .conditional(let value, let test, let otherwise):
      return conditional(value, test, otherwise)
    case .call(let callee, let arguments): return call(callee, arguments, expression.range)
    case .filter(let input, let word, let arguments): return filter(input, word, arguments)
    case .test(let input, let word, let arguments): return test(input, word, arguments)
    case .captured: return captured
    }
  }

  private mutating func types(of expressions: [ExpressionSyntax]) -> [ValueType] {
    var types: [ValueType] = []
    for expression in expressions { types.append(known(of: expression).type) }
    return types
  }

  private static func type(of value: Value) -> ValueType {
    switch value {
    case .string(let text), .markup(let text): .word(text)
    case .bool(let flag): .flag(flag)
    case .int, .double: .number
    case .none: .nothing
    default: .unknown
    }
  }

  private mutating func knownMap(
    _ entries: [(key: ExpressionSyntax, value: ExpressionSyntax)]
  ) -> Known {
    var fields: [String: ValueType]? = [:]
    for entry in entries {
      let key = known(of: entry.key).type
      let value = known(of: entry.value).type
      if case .word(let name) = key { fields?[name] = value } else { fields = nil }
    }
    return fields.map { .value(ValueType.map($0).bounded) } ?? .unknown
  }

  // MARK: Names

  mutating func known(ofName name: String, _ range: Range<Int>, isGuarded: Bool) -> Known {
    findings.visit(place(range), kind.name)
    guard let variable = variable(name) else {
      let known = absence(of: name)
      guard !isGuarded, !guards.contains(name) else { return known }
      switch known {
      case .missing(.global): report(.global(name), range)
      case .missing(.hidden): report(.hiddenGlobal(name), range)
      // Names that nothing anywhere stores in are found by `GroupChecker`.
      case .missing(.unset):
        if let (place, isInside) = parts.placeStoring(name, near: function.template) {
          report(.unset(name, set: place, isKept: isInside), range)
        }
      default: break
      }
      return .unknown
    }
    if let ways = variable.ways, !isGuarded, !guards.contains(name), !isOnOne(of: ways) {
      report(.unset(name, set: variable.place, isKept: false), range)
    }
    if case .missing = variable.known, !isGuarded { return .unknown }
    return variable.known
  }

  private func isOnOne(of ways: [[Condition]]) -> Bool {
    let held = Set(conditions)
    return ways.contains { $0.allSatisfy { held.contains($0) } }
  }

  /// Whether the conditions around this place found an expression to be there.
  private func isAssumed(_ expression: ExpressionSyntax) -> Bool {
    guard !guards.isEmpty else { return false }
    return guards.contains(function.template.text.source.text(expression.range))
  }

  // MARK: Operators

  private mutating func element(
    _ owner: ExpressionSyntax, _ key: ExpressionSyntax, _ expression: ExpressionSyntax,
    _ isGuarded: Bool
  ) -> Known {
    let owner = known(of: owner)
    let key = known(of: key).type
    if case .word(let name) = key {
      switch owner {
      case .value(.record), .value(.map), .value(.group):
        return field(
          name, of: owner, expression.range, isGuarded: isGuarded || isAssumed(expression))
      default: return .unknown
      }
    }
    if case .value(.list(let element)) = owner, key == .number { return .value(element) }
    return .unknown
  }

  private mutating func comparison(
    _ first: ExpressionSyntax, _ rest: [(ComparisonOperator, ExpressionSyntax)]
  ) -> Known {
    let left = known(of: first).type
    var rights: [ValueType] = []
    for (_, operand) in rest { rights.append(known(of: operand).type) }
    guard rest.count == 1, let (comparison, operand) = rest.first, let right = rights.first,
      case .word(let word) = left
    else { return .value(.boolean) }
    switch (comparison, right) {
    case (.equal, .word(let other)): return .value(.flag(word == other))
    case (.notEqual, .word(let other)): return .value(.flag(word != other))
    case (.contained, _), (.notContained, _):
      guard let words = Self.words(operand) else { return .value(.boolean) }
      return .value(.flag(words.contains(word) == (comparison == .contained)))
    default: return .value(.boolean)
    }
  }

  /// The elements of a list that is written out.
  private static func words(_ expression: ExpressionSyntax) -> [String]? {
    let elements: [ExpressionSyntax]
    switch expression.kind {
    case .list(let listed), .tuple(let listed): elements = listed
    default: return nil
    }
    var words: [String] = []
    for element in elements {
      guard case .constant(.string(let word)) = element.kind else { return nil }
      words.append(word)
    }
    return words
  }

  private mutating func shortcut(
    _ left: ExpressionSyntax, _ right: ExpressionSyntax, isAnd: Bool
  ) -> Known {
    let first = known(of: left)
    let truth = first.type.truth
    if let truth, truth != isAnd { return first }
    let assumed = Assumptions(left, holds: isAnd, in: function.template.text.source)
    let second = inDoubt(truth == nil) { checker in
      checker.under(assumed) { $0.known(of: right) }
    }
    return truth == nil ? first.joined(with: second) : second
  }

  private mutating func conditional(
    _ value: ExpressionSyntax, _ test: ExpressionSyntax, _ otherwise: ExpressionSyntax?
  ) -> Known {
    let source = function.template.text.source
    let truth = known(of: test).type.truth
    var result: Known?
    if truth != false {
      result = inDoubt(truth == nil) { checker in
        checker.under(Assumptions(test, in: source)) { $0.known(of: value) }
      }
    }
    if truth != true, let otherwise {
      let second = inDoubt(truth == nil) { checker in
        checker.under(Assumptions(test, holds: false, in: source)) { $0.known(of: otherwise) }
      }
      result = result.map { $0.joined(with: second) } ?? second
    }
    return result ?? .unknown
  }

  private mutating func test(
    _ input: ExpressionSyntax, _ word: Word, _ arguments: ArgumentsSyntax
  ) -> Known {
    let asksForMissing = word.text == "defined" || word.text == "undefined"
    let value = known(of: input, isGuarded: asksForMissing)
    _ = types(of: arguments)
    switch (word.text, value) {
    case ("defined", .missing): return .value(.flag(false))
    case ("undefined", .missing): return .value(.flag(true))
    case ("none", .value(.nothing)): return .value(.flag(true))
    default: break
    }
    guard asksForMissing, case .name(let name) = input.kind, value != .unknown,
      variable(name)?.ways == nil
    else { return .value(.boolean) }
    return .value(.flag(word.text == "defined"))
  }
}
