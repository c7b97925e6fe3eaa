import HTML
import Synchronization

/// What the rounds of one loop wrote, for other renders in which the loop meets the same element.
///
/// A site's lists show each post again and again, under its section, each of its tags and its year, and the card is the
/// same each time. A round is kept when it depends on nothing but its element and on values that were the same before;
/// it may not tell its place (`loop`). Any thread may add rounds and use them.
final class KeptRounds: Sendable {
  /// A variable around the loop, by the number of its name.
  typealias Visible = (symbol: Int, place: VariablePlace)

  private let target: Int
  private let loopSymbol: Int
  private let inputs: [VariablePlace]
  private let included: [Int]
  private let visible: [Visible]
  private let opened = SetOnce<Opened>()
  private let hasRun = Atomic<Bool>(false)

  /// - Parameters:
  ///   - target: the number of the element's name.
  ///   - loopSymbol: the number of the name `loop`.
  ///   - inputs: where the names are kept that the body mentions, all but the target's.
  ///   - included: the numbers of the templates that it includes.
  ///   - visible: the variables of functions around the loop, the innermost of a name first.
  init(
    target: Int, loopSymbol: Int, inputs: [VariablePlace], included: [Int], visible: [Visible]
  ) {
    self.target = target
    self.loopSymbol = loopSymbol
    self.inputs = inputs
    self.included = included
    self.visible = visible
  }

  /// The loop's rounds as far as they are kept, nil when the values that they depend on are others than the first time.
  ///
  /// A loop that runs once, as that of a site map does, has nobody to keep its rounds for: the second run begins to.
  func open(_ machine: borrowing Machine) -> Opened? {
    // Without a keeper it is not known what a round reads.
    guard machine.environment.reads != nil else { return nil }
    if let opened = opened.content { return opened.isFor(machine) }
    guard hasRun.exchange(true, ordering: .relaxed) else { return nil }
    return opened.set(Opened(places(machine), machine)).isFor(machine)
  }

  /// All variables that a round depends on; nil when it may be more than those.
  private func places(_ machine: borrowing Machine) -> [VariablePlace]? {
    var places = inputs
    for number in included {
      guard number < machine.templates.count, let template = machine.templates[number] else {
        continue
      }
      guard let names = template.ownNames, !names.contains(loopSymbol) else { return nil }
      for symbol in names where symbol != target {
        places.append(.context(symbol))
        // In its place, where it has a value.
        if let found = visible.first(where: { $0.symbol == symbol }) { places.append(found.place) }
      }
    }
    return places
  }

  /// The rounds that were run with the same values around the loop.
  final class Opened: Sendable {
    private let variables: [(place: VariablePlace, value: Value)]?
    private let chunks: [Chunk.Place]
    /// How many more rounds could not be kept than could.
    private let refused = Atomic<Int>(0)
    /// Of so many it is not tried any more, since finding out what a round reads costs time.
    private static let mostRefused = 32

    fileprivate init(_ places: [VariablePlace]?, _ machine: borrowing Machine) {
      var variables: [(place: VariablePlace, value: Value)] = []
      var isSteady = places != nil
      for place in places ?? [] where isSteady {
        let value = place.read(machine)
        isSteady = value.isSteady
        variables.append((place, value))
      }
      self.variables = isSteady ? variables : nil
      chunks = isSteady ? (0..<Chunk.most).map { _ in Chunk.Place() } : []
    }

    fileprivate func isFor(_ machine: borrowing Machine) -> Opened? {
      guard let variables, refused.load(ordering: .relaxed) < Self.mostRefused else { return nil }
      for variable in variables where !variable.place.read(machine).isSame(as: variable.value) {
        return nil
      }
      return self
    }

    func round(_ element: Identity) -> KeptRound? {
      guard let cell = cell(element, makes: false), let round = cell.round.content,
        round.identity.kind == element.kind, round.identity.variant == element.variant
      else { return nil }
      return round
    }

    /// Keeps a round, if those of all elements would find room when they were as large.
    func keep(_ round: @autoclosure () -> KeptRound, of size: Int, as element: Identity) {
      guard element.count <= KeptRound.mostBytes / (size &+ KeptRound.overhead),
        let cell = cell(element, makes: true)
      else { return refuse() }
      _ = cell.round.set(round())
      refused.subtract(1, ordering: .relaxed)
    }

    /// A round is none that may be kept.
    func refuse() { refused.add(1, ordering: .relaxed) }

    private func cell(_ element: Identity, makes: Bool) -> Chunk.Cell? {
      let place = element.number >> Chunk.bits
      guard place >= 0, place < chunks.count else { return nil }
      if let chunk = chunks[place].chunk.content { return chunk.cells[element.number & Chunk.mask] }
      guard makes else { return nil }
      return chunks[place].chunk.set(Chunk()).cells[element.number & Chunk.mask]
    }

  }

  /// Room for the rounds of some elements, made when the first of them comes.
  private final class Chunk: Sendable {
    static let bits = 9
    static let mask = 1 << bits - 1
    /// Elements with higher numbers than these have are not kept; of as many none are, for want of room.
    static let most = (KeptRound.mostBytes / KeptRound.overhead) >> bits + 1

    final class Place: Sendable {
      let chunk = SetOnce<Chunk>()
    }

    final class Cell: Sendable {
      let round = SetOnce<KeptRound>()
    }

    let cells = (0..<(1 << bits)).map { _ in Cell() }
  }
}

/// One round that was run.
final class KeptRound: Sendable {
  /// Bytes that the rounds of a loop may take up together, and what each takes beside what it wrote and read.
  static let mostBytes = 16 << 20
  static let overhead = 300

  let identity: Identity
  let bytes: [UInt8]
  let reads: any KeptReads
  /// The rounds of loops inside it.
  let innerRounds: Int

  init(_ identity: Identity, bytes: [UInt8], reads: any KeptReads, innerRounds: Int) {
    self.identity = identity
    self.bytes = bytes
    self.reads = reads
    self.innerRounds = innerRounds
  }
}

extension Value {
  /// Which thing it is, where that can be told.
  var identity: Identity? {
    guard case .object(let object) = self else { return nil }
    return object.identity
  }

  /// Whether it can be told cheaply that another value is the same.
  fileprivate var isSteady: Bool {
    switch self {
    case .undefined(nil), .none, .bool, .int, .string, .markup: true
    case .object(let object): object.isShared
    default: false
    }
  }

  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.undefined(nil), .undefined(nil)), (.none, .none): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.string(let left), .string(let right)), (.markup(let left), .markup(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.object(let left), .object(let right)): left === right
    default: false
    }
  }
}

extension LoopNode {
  /// Runs a round for an element, or writes what an earlier one wrote.
  func run(
    _ element: Value, _ identity: Identity, _ kept: KeptRounds.Opened, _ machine: inout Machine
  ) throws(Failure) -> Flow {
    if let round = kept.round(identity) {
      machine.output.append(round.bytes)
      try machine.count(rounds: round.innerRounds, at: site)
      round.reads.readAgain()
      return .next
    }
    let start = machine.output.count
    let rounds = machine.rounds
    guard let keeper = machine.environment.reads else { return try round(element, &machine) }
    var flow = Flow.next
    var failure: Failure?
    let reads = keeper.reads {
      do throws(Failure) {
        flow = try round(element, &machine)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    if let reads {
      keep(reads, flow, start: start, rounds: rounds, identity, kept, machine)
    } else {
      kept.refuse()
    }
    return flow
  }

  private func keep(
    _ reads: any KeptReads, _ flow: Flow, start: Int, rounds: Int, _ identity: Identity,
    _ kept: KeptRounds.Opened, _ machine: borrowing Machine
  ) {
    guard flow == .next, machine.output.count >= start else { return }
    kept.keep(
      KeptRound(
        identity, bytes: machine.output.bytes(from: start), reads: reads,
        innerRounds: machine.rounds &- rounds),
      of: machine.output.count &- start &+ reads.size, as: identity)
  }
}
