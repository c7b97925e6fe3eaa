import Files
import Glibc

/// A thread that reviews the connections now and then while there are any, and sleeps while there are none.
final class Watchdog: Sendable {
  private let connections: Connections
  private let patience: Int
  private let heartbeat: Int
  private let connectionCame = WakeUp()
  private let stopped = WakeUp()

  /// The two times are in seconds.
  init(_ connections: Connections, patience: Int, heartbeat: Int) {
    self.connections = connections
    self.patience = patience &* 1_000_000_000
    self.heartbeat = heartbeat &* 1_000_000_000
  }

  /// There is a connection to watch.
  func wake() { connectionCame.signal() }

  func stop() { stopped.signal() }

  /// Returns after `stop`.
  func run() {
    // Often enough that nobody gets a half more than the time that is theirs.
    let pause = Int32(clamping: max(50, min(patience, heartbeat) / 4_000_000))
    var isAny = false
    while true {
      var waited = [
        pollfd(fd: connectionCame.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stopped.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&waited, 2, isAny ? pause : -1)
      if waited[1].revents != 0 { return }
      if waited[0].revents != 0 {
        connectionCame.clear()
        isAny = true
        // A connection came, which has all its time before it.
        continue
      }
      isAny = connections.review(patience: patience, heartbeat: heartbeat)
    }
  }
}
