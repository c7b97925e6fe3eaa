package import Diagnostics
package import Languages
import Synchronization

/// All that templates share: where they come from, what they are given, their functions and filters.
///
/// Safe to use from every thread. A template is read, checked and compiled once; an environment never
/// sees later changes of a file, so make a new one for them.
package final class Environment: Sendable {
  /// How templates are read and what they may use up.
  package struct Options: Sendable {
    /// The first line feed after a block tag is dropped.
    package var trimBlocks = false
    /// Spaces and tabs before a block tag that begins its line are dropped.
    package var stripsBlockIndent = false
    /// Bytes that one render may write.
    package var largestOutput = 256 << 20
    /// Includes, macros, blocks and recursive loops inside each other.
    package var deepestCall = 100
    /// Bytes of stack that a render may take, and half as much again the reading of a template; with
    /// the default both fit on a thread with 512 KB.
    package var stackBudget = 200 << 10
    /// Rounds of all loops of one render together.
    package var mostRounds = 5_000_000
    /// The global names for which `Template.use(of:)` can tell what a template does with them.
    package var inputs: [String] = []
    /// The language that dates are written in.
    package var language = Language.english

    package init() {}
  }

  let options: Options
  let library: Library
  let globalNames: [String]
  /// Tells the time while templates are rendered, nil when nobody asked for `times`.
  let clock: (@Sendable () -> Int)?
  /// Takes down what rounds of loops read; nil when none are kept.
  let reads: (any ReadKeeper)?
  private let keepsSpaces: @Sendable (String) -> Bool
  private let spent = Mutex<[String: TemplateTime]>([:])
  private let loader: @Sendable (String) -> SourceText?
  private let listing: @Sendable () -> [String]
  private let state: Mutex<State>

  /// What is known of one name of a template.
  private enum Entry {
    case compiled(CompiledTemplate, [Diagnostic])
    /// Its own form is wrong.
    case wrong([Diagnostic])
    case missing
  }

  private struct State {
    var names = NameTable()
    /// By the number of the template; nil before it was asked for.
    var entries: [Entry?] = []
    /// The templates that may be rendered: they and all that they refer to are without errors.
    var usable: [CompiledTemplate?] = []
  }

  /// - Parameters:
  ///   - globalNames: the names every render gives a value to, or leaves undefined.
  ///   - functions: functions beside Jinja2's, or in their place.
  ///   - filters: filters beside Jinja2's, or in their place.
  ///   - clock: nanoseconds; with it `times` are taken, which slows rendering down.
  ///   - reads: knows what is read; without it no rounds of loops are kept for other renders.
  ///   - keepsSpaces: the templates by their names that `trimBlocks` and `stripsBlockIndent` do not touch.
  ///   - templateNames: all names that `loader` knows, for suggestions.
  ///   - loader: the text of the template of a name, nil when there is none; called once for each name.
  package init(
    globalNames: [String] = [], options: Options = Options(),
    functions: [String: NativeFunction] = [:], filters: [String: NativeFunction] = [:],
    clock: (@Sendable () -> Int)? = nil, reads: (any ReadKeeper)? = nil,
    keepsSpaces: @escaping @Sendable (String) -> Bool = { _ in false },
    templateNames: @escaping @Sendable () -> [String] = { [] },
    loader: @escaping @Sendable (String) -> SourceText?
  ) {
    self.options = options
    self.globalNames = globalNames
    self.clock = clock
    self.reads = reads
    self.keepsSpaces = keepsSpaces
    self.loader = loader
    self.listing = templateNames
    library = Library(
      functions: functions, filters: filters, language: options.language)
    var state = State()
    // The globals come first, so that a render's values are the beginning of its context.
    for name in globalNames { _ = state.names.symbol(name) }
    self.state = Mutex(state)
  }

  /// The template of a name with all that is wrong in it and in what it extends, includes and imports.
  ///
  /// No template comes back when there is an error.
  package func load(_ name: String) -> (template: Template?, diagnostics: [Diagnostic]) {
    let (number, isThere) = state.withLock { state in
      let number = state.names.template(name)
      fill(&state, number)
      if case .missing = state.entries[number] { return (number, false) }
      return (number, true)
    }
    guard isThere else {
      return (nil, [NameMessages.missingTemplate(name, known: knownTemplates())])
    }
    return load(number)
  }

  /// A template whose text is at hand; others cannot refer to it.
  package func load(_ source: SourceText, as name: String) -> (
    template: Template?, diagnostics: [Diagnostic]
  ) {
    load(
      state.withLock { state in
        let number = state.names.addTemplate(name)
        extend(&state)
        state.entries[number] = compile(source, name: name, number: number, &state)
        return number
      })
  }

  /// Values for the names of `globalNames`; names left out are undefined.
  package func globals(_ values: [(String, Value)] = []) -> Globals {
    var globals = Globals(names: globalNames)
    for (name, value) in values { globals[name] = value }
    return globals
  }

  /// Where the time of all renders so far went, the templates that took most of it themselves first.
  package var times: [TemplateTime] {
    TemplateTime.inOrder(spent.withLock { Array($0.values) })
  }

  func add(_ times: [TemplateTime]) {
    spent.withLock { spent in
      for time in times { spent[time.path, default: TemplateTime(path: time.path)].add(time) }
    }
  }

  // MARK: Loading

  private func load(_ number: Int) -> (template: Template?, diagnostics: [Diagnostic]) {
    let known = listing()
    return state.withLock { state in
      let (compiled, diagnostics) = check(number, known: known, checksNames: true, &state)
      return (compiled.map { Template(environment: self, $0) }, diagnostics)
    }
  }

  private func extend(_ state: inout State) {
    while state.entries.count < state.names.templateNames.count {
      state.entries.append(nil)
      state.usable.append(nil)
    }
  }

  /// Reads a template that has not been asked for before.
  private func fill(_ state: inout State, _ number: Int) {
    extend(&state)
    guard state.entries[number] == nil else { return }
    let name = state.names.templateNames[number]
    guard let source = loader(name) else {
      state.entries[number] = .missing
      return
    }
    let entry = compile(source, name: name, number: number, &state)
    extend(&state)
    state.entries[number] = entry
  }

  private func compile(_ source: SourceText, name: String, number: Int, _ state: inout State)
    -> Entry
  {
    var options = options
    if keepsSpaces(name) {
      options.trimBlocks = false
      options.stripsBlockIndent = false
    }
    let (statements, problems) = Parser.parse(source, options)
    let (template, found) = Compiler.compile(
      name: name, number: number, statements, TemplateText(source), library: library,
      globalNames: Set(globalNames), inputs: options.inputs,
      stackBudget: options.stackBudget / 2 * 3, names: &state.names)
    // A text that could not be read whole lacks parts, so what is said of its names may be wrong.
    if problems.hasErrors { return .wrong(problems) }
    return found.hasErrors ? .wrong(found) : .compiled(template, found)
  }

  /// Loads all that a template refers to and checks them together.
  private func check(
    _ number: Int, known: [String], checksNames: Bool, _ state: inout State
  ) -> (CompiledTemplate?, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var group: [Int: CompiledTemplate] = [:]
    var waiting = [number]
    var seen: Set<Int> = [number]
    while let next = waiting.popLast() {
      fill(&state, next)
      switch state.entries[next] {
      case .compiled(let template, let found):
        diagnostics += found
        group[next] = template
        for reference in template.outline.references {
          fill(&state, reference.number)
          if case .missing = state.entries[reference.number] {
            guard !reference.mayBeMissing else { continue }
            diagnostics.append(
              NameMessages.unknownTemplate(
                reference.name, known: known, in: template.text.source, reference.range))
          } else if seen.insert(reference.number).inserted {
            waiting.append(reference.number)
          }
        }
      case .wrong(let found): diagnostics += found
      case .missing, nil: break
      }
    }
    // With a part missing, names that seem unknown may well be defined there.
    if !diagnostics.hasErrors {
      var checker = GroupChecker(
        group: group, root: number, globalNames: globalNames, library: library)
      checker.run(checksNames: checksNames)
      diagnostics += checker.diagnostics
    }
    guard !diagnostics.hasErrors, let template = group[number] else { return (nil, diagnostics) }
    for (number, template) in group { state.usable[number] = template }
    return (template, diagnostics)
  }

  /// What a template and all that it refers to do with one of the `inputs` together.
  func use(of input: String, in template: CompiledTemplate) -> InputUse {
    state.withLock { state in
      var use = InputUse()
      var waiting = [template.number]
      var seen = Set(waiting)
      while let next = waiting.popLast() {
        guard case .compiled(let template, _) = state.entries[next] else { continue }
        use.add(template.outline.inputUses[input] ?? InputUse())
        waiting += template.outline.references.map(\.number).filter { seen.insert($0).inserted }
      }
      return use
    }
  }

  // MARK: For renders

  enum Found {
    case loaded(CompiledTemplate)
    case broken(Diagnostic)
    case missing
  }

  /// The template of a name that only the render knew, with all that may be rendered now.
  func find(_ name: String) -> (Found, [CompiledTemplate?]) {
    let known = listing()
    return state.withLock { state in
      let number = state.names.template(name)
      fill(&state, number)
      if let template = state.usable[number] { return (.loaded(template), state.usable) }
      if case .missing = state.entries[number] { return (.missing, state.usable) }
      // The templates around it, which may give it variables, are not known here.
      let (template, diagnostics) = check(number, known: known, checksNames: false, &state)
      if let template { return (.loaded(template), state.usable) }
      guard let error = diagnostics.first(where: { $0.severity == .error }) else {
        return (.missing, state.usable)
      }
      return (.broken(error), state.usable)
    }
  }

  /// Loaded templates by the numbers of these names.
  func loaded(_ names: [String]) -> (numbers: [Int], all: [CompiledTemplate?]) {
    state.withLock { state in
      let numbers = names.map { state.names.template($0) }
      extend(&state)
      return (numbers, state.usable)
    }
  }

  func usableTemplates() -> [CompiledTemplate?] { state.withLock { $0.usable } }
  func templateName(_ number: Int) -> String { state.withLock { $0.names.templateNames[number] } }
  func contextNames() -> [String] { state.withLock { $0.names.names } }
  func knownTemplates() -> [String] { listing() }
}
