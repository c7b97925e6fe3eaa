import Glibc
import Synchronization

/// The open connections, and since when each has been waiting for a request.
///
/// A client that sends a byte now and then is never idle; so what counts is when the head of its request is whole.
final class Connections: Sendable {
  private struct Entry {
    let socket: Int32
    /// Nil while a request is being answered.
    var waitingSince: Int?
    var client: EventClient?
  }

  private struct State {
    var entries: [Connection: Entry] = [:]
    var isStopping = false
  }

  private let state = Mutex(State())

  /// Whether it is the only one.
  func open(_ connection: Connection, socket: Int32) -> Bool {
    let entry = Entry(socket: socket, waitingSince: Clock.now())
    return state.withLock { state in
      state.entries[connection] = entry
      return state.entries.count == 1
    }
  }

  func close(_ connection: Connection) {
    state.withLock { _ = $0.entries.removeValue(forKey: connection) }
  }

  /// The head of a request is whole.
  func answer(_ connection: Connection) {
    state.withLock { $0.entries[connection]?.waitingSince = nil }
  }

  /// A client of events that comes while the server stops is sent away at once.
  func keep(_ client: EventClient, of connection: Connection) {
    let isStopping = state.withLock { state in
      state.entries[connection]?.client = client
      return state.isStopping
    }
    if isStopping { client.end() }
  }

  func finish(_ connection: Connection) {
    let now = Clock.now()
    state.withLock { state in
      state.entries[connection]?.waitingSince = now
      state.entries[connection]?.client = nil
    }
  }

  /// Breaks the connections that took too long, and sees whether the clients of events are there.
  ///
  /// - Returns: whether any connection is open.
  func review(patience: Int, heartbeat: Int) -> Bool {
    let now = Clock.now()
    let (clients, isAny) = state.withLock { state in
      for entry in state.entries.values {
        guard let since = entry.waitingSince, now - since > patience else { continue }
        // The server closes it when it learns of this; only under the lock is the number surely still its own.
        shutdown(entry.socket, Int32(SHUT_RDWR))
      }
      return (state.entries.values.compactMap(\.client), !state.entries.isEmpty)
    }
    for client in clients { client.beat(now: now, every: heartbeat) }
    return isAny
  }

  /// Sends all clients of events away, those that are still to come too.
  func endEvents() {
    let clients = state.withLock { state in
      state.isStopping = true
      return state.entries.values.compactMap(\.client)
    }
    for client in clients { client.end() }
  }
}
