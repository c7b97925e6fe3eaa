import Synchronization

/// The questions that templates asked of the whole site while outputs were rendered; few sites ask any.
final class Queries: Sendable {
  private let asked = Mutex<[UInt64: Query]>([:])

  func note(_ query: Query) {
    let key = Entity.resolvedKey(query.written, from: query.path)
    Reads.note(key, 0)
    asked.withLock { $0[key] = query }
  }

  var all: [UInt64: Query] { asked.withLock { $0 } }
}
