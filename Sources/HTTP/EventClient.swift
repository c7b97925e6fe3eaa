import Synchronization

/// One client of Server-Sent Events (HTML Standard §9.2): what it is sent waits here until its connection takes it.
package final class EventClient: Sendable {
  /// More than any client leaves unread that is still alive.
  private static let limit = 4 << 20

  private struct State {
    var pending: [UInt8]
    var sent = 0
    var connection: Connection?
    var isSuspended = false
    var isEnded = false
    var isGone = false
    /// In nanoseconds of the clock that never goes back.
    var lastSent = 0
  }

  private let state: Mutex<State>

  /// `opening` is what the client gets first.
  package init(opening: [UInt8] = []) {
    state = Mutex(State(pending: opening))
  }

  /// False once its connection was closed, or is about to be.
  package var isOpen: Bool { state.withLock { !$0.isGone && !$0.isEnded } }

  /// Sends bytes soon; one that leaves megabytes unread is let go.
  package func send(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isGone, !state.isEnded else { return }
      if state.pending.count - state.sent + bytes.count > Self.limit {
        state.isEnded = true
      } else {
        state.pending += bytes
      }
      Self.wake(&state)
    }
  }

  /// Closes the connection when all was sent.
  package func end() {
    state.withLock { state in
      state.isEnded = true
      Self.wake(&state)
    }
  }

  /// Sends a comment when nothing was sent for a while, since only that shows whether the client is still there.
  func beat(now: Int, every nanoseconds: Int) {
    let isDue = state.withLock { now - $0.lastSent >= nanoseconds }
    if isDue { send(Array(": \n\n".utf8)) }
  }

  private static func wake(_ state: inout State) {
    guard state.isSuspended, !state.isGone, let connection = state.connection else { return }
    state.isSuspended = false
    connection.resume()
  }
}

/// The connection's side, on the server's thread.
extension EventClient {
  func attach(to connection: Connection) {
    state.withLock { state in
      state.connection = connection
      state.lastSent = Clock.now()
    }
  }

  /// How many bytes were put into the buffer; 0 when the connection has to wait for more, nil at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    state.withLock { state in
      if state.sent == state.pending.count {
        if state.isEnded { return nil }
        guard let connection = state.connection else { return nil }
        // Under the lock, so that whoever sends next sees that it has to resume.
        state.isSuspended = true
        connection.suspend()
        return 0
      }
      let part = state.pending[state.sent...].prefix(buffer.count)
      buffer.copyBytes(from: part)
      state.sent += part.count
      if state.sent == state.pending.count {
        state.pending = []
        state.sent = 0
      }
      state.lastSent = Clock.now()
      return part.count
    }
  }

  func leave() {
    state.withLock { state in
      state.isGone = true
      state.connection = nil
      state.pending = []
      state.sent = 0
    }
  }
}
