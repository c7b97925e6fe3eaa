import Dates
import Diagnostics
import FrontMatter
import Records
import Synchronization
import Templating

/// One file below `_data`.
final class DataSource: Sendable {
  let path: String
  let key: UInt64
  /// Of its bytes, and of the zone of its dates.
  let print: UInt64
  private let bytesPrint: UInt64
  private let zone: TimeZone
  private let source: @Sendable (String) -> SourceText
  private let problems: DataProblems
  private let state: Mutex<State>

  private struct State {
    var node: Node?
    var value: Value?
  }

  init(
    _ file: SiteData.File, zone: TimeZone, source: @escaping @Sendable (String) -> SourceText,
    _ problems: DataProblems
  ) {
    path = file.path
    key = Entity.dataKey(file.path)
    bytesPrint = file.print
    var print = Fingerprinter(seed: file.print)
    print.combine(zone.name)
    self.print = print.value
    self.zone = zone
    self.source = source
    self.problems = problems
    state = Mutex(State(node: file.node))
  }

  var value: Value {
    Reads.note(key, 0)
    return state.withLock { state in
      if let value = state.value { return value }
      let node = state.node ?? read()
      let value = DataValue.make(node, zone: zone)
      state.value = value
      state.node = nil
      return value
    }
  }

  private func read() -> Node {
    let text = source(path)
    // What is told of it to the next build is what it was when this one began.
    guard Fingerprint.of(text.bytes) == bytesPrint else {
      problems.add([DataProblem.changedMeanwhile(text.path)])
      return Node(.null, range: 0..<0)
    }
    let (node, found) = DataFile.parse(text, ending: DataTree.ending(of: path))
    problems.add(found)
    return node
  }
}

/// What was wrong with data while outputs were rendered, which a field of an object has no way to say.
final class DataProblems: Sendable {
  private let found = Mutex<[Diagnostic]>([])

  func add(_ problems: [Diagnostic]) { found.withLock { $0 += problems } }

  func take() -> [Diagnostic] {
    found.withLock { found in
      defer { found = [] }
      return found
    }
  }
}
