import HTML

/// The state of one render.
///
/// Variables of a template's blocks, macros and loops live in `slots`, a stack of which each running
/// function has a part; those of its top level live in a context, an array indexed by the number that
/// the environment gives to the name, which blocks and included templates see too.
struct Machine: ~Copyable {
  let environment: Environment
  var output: ByteBuffer
  var slots = SlotStack()
  /// Where the part of the running function begins.
  var base = 0
  var activations: [Activation] = []
  var context: Context
  /// Which of `contexts` is in use; its own place is empty meanwhile.
  private(set) var home = 0
  private var contexts: [Context] = []
  var templates: [CompiledTemplate?]
  /// Modules that were imported without a context, by the number of their template.
  var modules: [Int: Record] = [:]
  /// Nil when nobody asked for times.
  var profile: RenderProfile?
  private(set) var rounds = 0
  private var nextIdentity = 0
  private let stack: StackGuard

  /// A function that runs: a template's top level, a block, a macro, the body of a call or of a recursive loop.
  struct Activation {
    let base: Int
    /// The activation whose variables it sees besides its own, -1 when there is none.
    let parent: Int
    /// Tells it from an earlier one at the same depth.
    let identity: Int
  }

  /// The variables of top levels and the blocks of the templates that extend each other.
  struct Context {
    var values: [Value]
    var blocks: [Int: [BlockNode]] = [:]
    /// The template that the running top level extends, once it has said so.
    var parent: (template: CompiledTemplate, site: Site)?
    /// How much was written then: what a template writes after its `extends` goes nowhere.
    var extendedAt = 0
    /// The templates whose top level ran in this context.
    var lineage: [CompiledTemplate] = []
    var identity = 0
    /// Whether the globals were kept from it.
    var isIsolated = false
  }

  init(
    environment: Environment, templates: [CompiledTemplate?], output: consuming ByteBuffer,
    values: [Value]
  ) {
    self.environment = environment
    self.templates = templates
    self.output = output
    self.context = Context(values: values)
    self.contexts = [Context(values: [])]
    self.stack = StackGuard(budget: environment.options.stackBudget)
    self.profile = environment.clock.map { RenderProfile(clock: $0) }
  }

  /// The output, which ends the machine.
  consuming func takeOutput() -> ByteBuffer { output }

  // MARK: Functions

  /// Makes room for the variables of a function that begins to run.
  ///
  /// - Parameter start: where its first variables stand already, nil when there are none yet.
  mutating func enter(_ slotCount: Int, at start: Int? = nil, parent: Int, from site: Site)
    throws(Failure)
  {
    guard activations.count < environment.options.deepestCall else {
      throw Failure(RenderMessages.tooDeep(environment.options.deepestCall, at: site))
    }
    guard stack.hasRoom else { throw Failure(RenderMessages.stackFull(at: site)) }
    try checkOutput(at: site)
    base = start ?? slots.count
    nextIdentity &+= 1
    activations.append(Activation(base: base, parent: parent, identity: nextIdentity))
    slots.resize(to: base + slotCount)
  }

  mutating func leave() {
    slots.resize(to: base)
    activations.removeLast()
    base = activations.last?.base ?? 0
  }

  /// The activation so many functions outwards from the running one.
  func activation(_ level: Int) -> Int {
    var index = activations.count - 1
    for _ in 0..<level where index >= 0 { index = activations[index].parent }
    return index
  }

  func outerSlot(_ level: Int, _ slot: Int) -> Value {
    if level == 0 { return slots[base &+ slot] }
    let index = activation(level)
    return index < 0 ? .undefined(nil) : slots[activations[index].base + slot]
  }

  mutating func setOuterSlot(_ level: Int, _ slot: Int, _ value: Value) {
    let index = activation(level)
    if index >= 0 { slots[activations[index].base + slot] = value }
  }

  @inline(__always)
  func slot(_ slot: Int) -> Value { slots[base &+ slot] }

  @inline(__always)
  mutating func setSlot(_ slot: Int, _ value: Value) { slots[base &+ slot] = value }

  // MARK: Contexts

  func contextValue(_ symbol: Int) -> Value {
    symbol < context.values.count ? context.values[symbol] : .undefined(nil)
  }

  mutating func setContextValue(_ symbol: Int, _ value: Value) {
    while context.values.count <= symbol { context.values.append(.undefined(nil)) }
    context.values[symbol] = value
  }

  /// Starts a context of its own and puts it to use.
  ///
  /// - Returns: the one in use until then, for `switchContext`.
  mutating func pushContext(_ fresh: Context) -> Int {
    let before = home
    nextIdentity &+= 1
    contexts.append(fresh)
    contexts[contexts.count - 1].identity = nextIdentity
    switchContext(to: contexts.count - 1)
    return before
  }

  /// Puts a context to use that was made earlier.
  mutating func switchContext(to index: Int) {
    guard index != home else { return }
    swap(&context, &contexts[home])
    swap(&context, &contexts[index])
    home = index
  }

  /// Frees the context in use, which nothing refers to any more, and goes back.
  mutating func dropContext(backTo index: Int) {
    let dropped = home
    switchContext(to: index)
    contexts[dropped] = Context(values: [])
    if dropped == contexts.count - 1 { contexts.removeLast() }
  }

  /// Whether the context a macro was made in is still there.
  func hasContext(_ index: Int, identity: Int) -> Bool {
    if index == home { return context.identity == identity }
    return index < contexts.count && contexts[index].identity == identity
  }

  // MARK: Limits

  mutating func countRound(at site: Site) throws(Failure) {
    rounds &+= 1
    guard rounds <= environment.options.mostRounds else {
      throw Failure(RenderMessages.tooManyRounds(environment.options.mostRounds, at: site))
    }
    try checkOutput(at: site)
  }

  /// Counts rounds that need not be run.
  mutating func count(rounds more: Int, at site: Site) throws(Failure) {
    guard more > 0 else { return }
    rounds &+= more &- 1
    try countRound(at: site)
  }

  func checkOutput(at site: Site) throws(Failure) {
    guard output.count <= environment.options.largestOutput else {
      throw Failure(RenderMessages.tooMuchOutput(environment.options.largestOutput, at: site))
    }
  }
}
