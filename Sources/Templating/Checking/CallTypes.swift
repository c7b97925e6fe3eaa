import Dates

extension TypeChecker {
  /// A macro or the body of a `call` as a value.
  mutating func define(_ syntax: MacroSyntax, isCaller: Bool) -> Known {
    macros.append(
      Macro(
        syntax: syntax, template: function.template, home: home, scopes: function.scopes,
        isCaller: isCaller))
    return .macro(macros.count - 1)
  }

  mutating func runCallBlock(_ call: ExpressionSyntax, _ body: MacroSyntax) {
    guard case .call(let callee, let arguments) = call.kind else { return }
    let caller = define(body, isCaller: true)
    guard case .macro(let macro) = known(of: callee) else {
      _ = types(of: arguments)
      // Nobody knows what the body is given, nor whether it is asked for.
      if case .macro(let index) = caller { inDoubt { $0.run(index, Arguments(isOpen: true)) } }
      return
    }
    var given = types(of: arguments)
    given.caller = caller
    run(macro, given)
  }

  /// What is known of the arguments of a call.
  struct Arguments {
    var positional: [Known] = []
    var keywords: [String: Known] = [:]
    var caller: Known?
    /// Whether there may be more than these.
    var isOpen = false
  }

  mutating func types(of arguments: ArgumentsSyntax) -> Arguments {
    var given = Arguments()
    for argument in arguments.positional { given.positional.append(known(of: argument)) }
    for argument in arguments.keywords {
      given.keywords[argument.name.text] = known(of: argument.value)
    }
    for spread in [arguments.spread, arguments.keywordSpread] {
      guard let spread else { continue }
      _ = known(of: spread)
      given.isOpen = true
    }
    return given
  }

  mutating func call(
    _ callee: ExpressionSyntax, _ arguments: ArgumentsSyntax, _ range: Range<Int>
  ) -> Known {
    switch callee.kind {
    case .name("super") where variable("super") == nil: return callSuper(1)
    case .attribute(let owner, let word):
      if let steps = superSteps(callee) { return callSuper(steps) }
      if case .name("self") = owner.kind, variable("self") == nil {
        runBlock(word.text, depth: 0)
        return .value(.text)
      }
      return callMethod(owner, word, arguments)
    default: break
    }
    let function = known(of: callee)
    let given = types(of: arguments)
    if case .macro(let macro) = function {
      run(macro, given)
      return .value(.text)
    }
    if case .name("range") = callee.kind { return .value(.list(.number)) }
    return .unknown
  }

  private func superSteps(_ callee: ExpressionSyntax) -> Int? {
    var steps = 1
    var expression = callee
    while case .attribute(let owner, let word) = expression.kind, word.text == "super" {
      steps += 1
      expression = owner
    }
    guard steps > 1, case .name("super") = expression.kind else { return nil }
    return steps
  }

  private mutating func callSuper(_ steps: Int) -> Known {
    if let block = function.block { runBlock(block.name, depth: block.depth + steps) }
    return .value(.text)
  }

  private mutating func callMethod(
    _ owner: ExpressionSyntax, _ word: Word, _ arguments: ArgumentsSyntax
  ) -> Known {
    let value = known(of: owner)
    switch value {
    case .module(let module):
      let given = types(of: arguments)
      guard case .macro(let macro) = export(word.text, of: module) else { return .unknown }
      run(macro, given)
      return .value(.text)
    case .loop:
      let given = types(of: arguments)
      return word.text == "cycle" ? .value(given.positional.map(\.type).joined) : .unknown
    case .value(let type):
      _ = types(of: arguments)
      if let sample = type.sample, Methods.find(word.text, of: sample) != nil {
        return .value(type.result(of: word.text))
      }
      return field(word.text, of: value, word.range)
    case .macro, .missing:
      _ = types(of: arguments)
      return .unknown
    }
  }

  /// Walks the body of a macro with the arguments of one call, unless that was done before.
  private mutating func run(_ index: Int, _ given: Arguments) {
    let macro = macros[index]
    var scope: [String: Variable] = [:]
    var bound: [Known] = []
    for (place, parameter) in macro.syntax.parameters.enumerated() {
      let name = parameter.name.text
      var known = Known.missing(.parameter)
      if place < given.positional.count {
        known = given.positional[place]
      } else if let keyword = given.keywords[name] {
        known = keyword
      } else if given.isOpen {
        known = .unknown
      }
      bound.append(known)
    }
    var caller: Int?
    if case .macro(let place) = given.caller { caller = place }
    let call = Call(macro: index, arguments: bound, caller: caller, isCertain: doubts == 0)
    guard mayGoOn(), walked.insert(call).inserted else { return }
    scope["varargs"] = Variable(known: .unknown)
    scope["kwargs"] = Variable(known: .unknown)
    scope["caller"] = Variable(known: given.caller ?? .missing(.parameter))
    let fresh = Function(
      template: macro.template, scopes: macro.scopes + [scope, [:]], isOpen: !macro.scopes.isEmpty)
    inContext(macro.home) { checker in
      checker.inFunction(fresh) { checker in
        let last = checker.function.scopes.count - 1
        for (parameter, known) in zip(macro.syntax.parameters, bound) {
          var known = known
          if case .missing(.parameter) = known, let fallback = parameter.fallback {
            known = checker.known(of: fallback)
          }
          checker.function.scopes[last - 1][parameter.name.text] = Variable(known: known)
        }
        checker.run(macro.syntax.body)
      }
    }
  }
}

extension ValueType {
  /// A value of this type, to ask what methods it has; nil where that cannot be told.
  var sample: Value? {
    switch self {
    case .text, .word: .string("")
    case .list, .tuple: .list([])
    case .map: .map(OrderedMap([(String, Value)]()))
    case .date: .date(DateTime(instant: 0))
    case .number: .int(0)
    case .boolean, .flag: .bool(false)
    case .unknown, .nothing, .group, .record: nil
    }
  }

  /// What is known of what a method gives.
  func result(of method: String) -> ValueType {
    guard case .map(let fields) = self else { return .unknown }
    switch method {
    case "items": return .list(.tuple([.text, fields.values.joined]))
    case "keys": return .list(.text)
    case "values": return .list(fields.values.joined)
    case "copy": return self
    default: return .unknown
    }
  }
}
