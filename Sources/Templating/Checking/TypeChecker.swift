import Diagnostics

/// Walks through a template as a render would, for one kind of page, with types in place of values.
///
/// Every way through it is walked but those that the kind of page rules out (`kind == "home"`, `list is
/// defined`); macros, includes, imports and blocks are followed with what is known of the values they get.
/// What cannot be told is `unknown`, and nothing is said of it.
struct TypeChecker {
  /// The variables of a top level, and the blocks of the templates that extend each other.
  struct Context {
    var values: [String: Variable] = [:]
    var blocks: [String: [(template: CompiledTemplate, block: BlockSyntax)]] = [:]
    /// Whether the globals were kept from it.
    var isIsolated = false
    /// Whether something that is not known may have stored names in it.
    var isOpen = false
  }

  /// A macro with the variables around it.
  struct Macro {
    let syntax: MacroSyntax
    let template: CompiledTemplate
    let home: Int
    /// Those of the functions and loops around it; empty for one of a top level.
    let scopes: [[String: Variable]]
    let isCaller: Bool
  }

  /// What an imported template offers.
  struct Module {
    let template: CompiledTemplate
    let home: Int
  }

  /// A function that runs.
  struct Function {
    var template: CompiledTemplate
    /// Innermost last; empty at a top level, whose names are the context's.
    var scopes: [[String: Variable]] = []
    /// The block it is, and how many templates below fill it too.
    var block: (name: String, depth: Int)?
    /// Whether what it writes goes nowhere, since another template was extended.
    var isExtended = false
    /// Whether it sees variables of functions that may have changed since.
    var isOpen = false
  }

  struct Call: Hashable {
    let macro: Int
    let arguments: [Known]
    let caller: Int?
    let isCertain: Bool
  }

  private static let mostSteps = 200_000
  private static let deepest = 60

  let templates: [CompiledTemplate?]
  let parts: TemplateParts
  let library: Library
  let globalNames: Set<String>
  let kind: PageKind
  private let stack: StackGuard
  var findings: Findings
  var contexts: [Context] = [Context()]
  /// Which of `contexts` is in use.
  var home = 0
  var function: Function
  /// The template that the running top level extends.
  var parent: CompiledTemplate?
  var conditions: [Condition] = []
  /// Texts of expressions that the conditions found to be there.
  var guards: [String] = []
  /// How many conditions stand around this place of which it cannot be told whether they hold.
  var doubts = 0
  var macros: [Macro] = []
  var modules: [Module] = []
  /// Modules imported without a context, by the number of their template; nil while it is imported.
  var imported: [Int: Int?] = [:]
  var walked: Set<Call> = []
  /// What a block with filters on it has gathered.
  var captured = Known.value(.text)
  private var depth = 0
  private var steps = 0

  /// Adds what is wrong with a template on pages of one kind to `findings`.
  static func check(
    _ root: CompiledTemplate, for kind: PageKind, among templates: [CompiledTemplate?],
    _ parts: TemplateParts, library: Library, globalNames: Set<String>, stackBudget: Int,
    _ findings: inout Findings
  ) {
    var checker = TypeChecker(
      templates: templates, parts: parts, library: library, globalNames: globalNames, kind: kind,
      stack: StackGuard(budget: stackBudget), findings: findings,
      function: Function(template: root))
    findings = Findings()
    checker.contexts[0].blocks = checker.blocks(of: root)
    checker.runTopLevel(root)
    findings = checker.findings
  }

  /// Counts one more step and says whether there is time and stack for it.
  mutating func mayGoOn() -> Bool {
    steps += 1
    if steps <= Self.mostSteps, stack.hasRoom { return true }
    findings.isIncomplete = true
    return false
  }

  /// Counts what it takes to copy some variables.
  mutating func charge(for variables: [String: Variable]) { steps += variables.count / 8 }

  /// Runs something as a function of its own; nothing happens when too many are inside each other.
  mutating func inFunction(_ fresh: Function, _ body: (inout TypeChecker) -> Void) {
    guard depth < Self.deepest else { return }
    let before = function
    function = fresh
    depth += 1
    body(&self)
    depth -= 1
    function = before
  }

  /// Runs something in a context of its own that is dropped or kept by whoever knows its place.
  mutating func inContext(_ place: Int, _ body: (inout TypeChecker) -> Void) {
    let before = home
    home = place
    body(&self)
    home = before
  }

  // MARK: Names

  /// The variable that a name means, also when it is a global or a function; nil when there is none.
  func variable(_ name: String) -> Variable? {
    for scope in function.scopes.reversed() {
      if let variable = scope[name] { return variable }
    }
    if let variable = contexts[home].values[name] { return variable }
    if let type = kind.globals[name], !contexts[home].isIsolated {
      return Variable(known: .value(type))
    }
    return library.functions[name] == nil ? nil : Variable(known: .unknown)
  }

  /// Why a name has no value.
  func absence(of name: String) -> Known {
    guard globalNames.contains(name) else {
      return function.isOpen || contexts[home].isOpen ? .unknown : .missing(.unset)
    }
    return .missing(contexts[home].isIsolated ? .hidden : .global)
  }

  mutating func store(_ name: String, _ variable: Variable) {
    if function.scopes.isEmpty {
      contexts[home].values[name] = variable
    } else {
      function.scopes[function.scopes.count - 1][name] = variable
    }
  }

  mutating func store(_ target: TargetSyntax, _ known: Known) {
    switch target.kind {
    case .name(let name):
      store(name, Variable(known: known, place: Place(function.template, target.range)))
    case .tuple(let targets):
      for (target, type) in zip(targets, known.type.parts(targets.count)) {
        store(target, .value(type))
      }
    case .field(let owner, _): _ = self.known(ofName: owner.text, owner.range, isGuarded: false)
    }
  }

  /// All variables of functions that can be seen here, for templates and blocks elsewhere.
  func visibleVariables() -> [String: Variable] {
    function.scopes.reduce(into: [:]) { $0.merge($1) { _, inner in inner } }
  }

  // MARK: Findings

  func place(_ range: Range<Int>) -> Place { Place(function.template, range) }

  mutating func report(_ fault: Findings.Fault, _ range: Range<Int>) {
    findings.report(fault, at: place(range), kind.name, isCertain: doubts == 0)
  }

  /// Walks something that a render may or may not get to.
  mutating func inDoubt<Result>(
    _ isDoubtful: Bool = true, _ body: (inout TypeChecker) -> Result
  ) -> Result {
    if isDoubtful { doubts += 1 }
    defer { if isDoubtful { doubts -= 1 } }
    return body(&self)
  }

  /// Walks something that is reached only when the conditions hold.
  mutating func under<Result>(
    _ assumed: Assumptions, _ body: (inout TypeChecker) -> Result
  ) -> Result {
    let before = (conditions.count, guards.count)
    conditions += assumed.conditions
    guards += assumed.guards
    defer {
      conditions.removeLast(conditions.count - before.0)
      guards.removeLast(guards.count - before.1)
    }
    return body(&self)
  }
}
