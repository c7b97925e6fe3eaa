import Glibc
import Synchronization

/// An HTTP/1.1 server: one thread that answers all connections by a function from requests to responses.
package final class Server: Sendable {
  /// Where it listens.
  package let port: UInt16
  private let core: Core
  private let running: Mutex<MicroHTTPD?>

  /// Starts at once; `answer` is called on the server's thread, so while it works no other request is answered.
  ///
  /// - Throws: `ServerError` when the place is taken or unknown, or libmicrohttpd is not there.
  package init(
    _ settings: ServerSettings = ServerSettings(),
    answer: @escaping @Sendable (Request) -> Response
  ) throws(ServerError) {
    let socket = try ListeningSocket(host: settings.host, port: settings.port)
    port = socket.port
    let connections = Connections()
    let watchdog = Watchdog(
      connections, patience: settings.requestSeconds, heartbeat: settings.heartbeatSeconds)
    core = Core(connections: connections, watchdog: watchdog, handler: answer)
    let limit = min(settings.connections, Self.raiseFileLimit(to: settings.connections + 256) - 128)
    let daemon = try MicroHTTPD(
      socket, connections: max(16, limit), stallSeconds: settings.stallSeconds, core)
    running = Mutex(daemon)
    // Without a thread for it nobody is watched, but all are served.
    _ = Thread.start(watchdog.run)
  }

  deinit { stop() }

  /// Closes the socket and all connections, and waits for the server's thread; more calls do nothing.
  ///
  /// Not to be called on that thread, which would wait for itself.
  package func stop() {
    running.withLock { running in
      guard let stopped = running.take() else { return }
      core.connections.endEvents()
      stopped.stop()
      core.watchdog.stop()
    }
  }

  /// How many files the process may have open now; each connection is one.
  private static func raiseFileLimit(to wanted: Int) -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
    if limit.rlim_cur < UInt(wanted) {
      limit.rlim_cur = min(limit.rlim_max, UInt(wanted))
      _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      _ = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return Int(clamping: limit.rlim_cur)
  }
}

/// What the server's threads share; it does not keep the server itself alive.
private final class Core: ServerCalls {
  let connections: Connections
  let watchdog: Watchdog
  private let handler: @Sendable (Request) -> Response

  init(
    connections: Connections, watchdog: Watchdog,
    handler: @escaping @Sendable (Request) -> Response
  ) {
    self.connections = connections
    self.watchdog = watchdog
    self.handler = handler
  }

  func opened(_ connection: Connection, socket: Int32) {
    if connections.open(connection, socket: socket) { watchdog.wake() }
  }

  func closed(_ connection: Connection) { connections.close(connection) }

  func answer(_ request: Request, on connection: Connection) -> Response {
    connections.answer(connection)
    let response = handler(request)
    if case .events(let client) = response.body { connections.keep(client, of: connection) }
    return response
  }

  func finished(_ connection: Connection) { connections.finish(connection) }
}
