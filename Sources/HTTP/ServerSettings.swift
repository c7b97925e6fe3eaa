/// Where a server listens and how long it waits.
package struct ServerSettings: Sendable {
  /// An address or a name of this machine.
  package var host = "127.0.0.1"
  /// 0 for any that is free.
  package var port: UInt16 = 0
  /// How many connections may be open; more wait until one closes.
  package var connections = 4096
  /// Seconds from the opening of a connection, or from its last answer, to the end of the next request's head.
  package var requestSeconds = 20
  /// Seconds in which a client takes nothing of an answer.
  package var stallSeconds = 30
  /// Seconds between the comments that show whether the clients of events are still there.
  package var heartbeatSeconds = 15

  package init() {}
}
