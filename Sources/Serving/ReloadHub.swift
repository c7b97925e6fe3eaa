import HTTP
import Synchronization

/// The pages that are open in browsers, and what they have to be told.
final class ReloadHub: Sendable {
  /// How many changes are kept for those who come back.
  private static let longestHistory = 50

  private struct State {
    var clients: [EventClient] = []
    /// How many changes there were.
    var number = 0
    /// The last ones, the newest at the end.
    var history: [ReloadNews] = []
    var diagnostics: [UInt8]
  }

  /// Another one for each start of the server.
  private let session = String(UInt64.random(in: .min ... .max), radix: 36)
  private let state: Mutex<State>

  init(noDiagnostics: [UInt8]) {
    state = Mutex(State(diagnostics: noDiagnostics))
  }

  /// A page has come, or has come back.
  ///
  /// - Parameters:
  ///   - since: the last event that it knows of, if it knows any.
  ///   - stale: its output, when that is another one now than the page shows.
  func connect(since: String?, stale: String?) -> EventClient {
    state.withLock { state in
      let id = "\(session)-\(state.number)"
      var opening = ReloadMessage.hello(id: id) + state.diagnostics
      var missed = missed(since: since, state)
      if let stale {
        missed = (missed ?? .nothing).merged(with: ReloadNews(SiteChange(paths: [stale])))
      }
      if let missed { opening += ReloadMessage.change(missed, id: id) }
      let client = EventClient(opening: opening)
      state.clients.removeAll { !$0.isOpen }
      state.clients.append(client)
      return client
    }
  }

  func publish(_ change: SiteChange) {
    let news = ReloadNews(change)
    state.withLock { state in
      state.number += 1
      state.history.append(news)
      if state.history.count > Self.longestHistory { state.history.removeFirst() }
      send(ReloadMessage.change(news, id: "\(session)-\(state.number)"), &state)
    }
  }

  /// `message` is what those who come later are told too.
  func show(_ message: [UInt8]) {
    state.withLock { state in
      guard message != state.diagnostics else { return }
      state.diagnostics = message
      send(message, &state)
    }
  }

  func send(_ message: [UInt8]) {
    state.withLock { send(message, &$0) }
  }

  private func send(_ message: [UInt8], _ state: inout State) {
    state.clients.removeAll { !$0.isOpen }
    for client in state.clients { client.send(message) }
  }

  /// All that changed since an event, nil for nothing; everything when that cannot be told.
  private func missed(since: String?, _ state: State) -> ReloadNews? {
    guard let since, !since.isEmpty else { return nil }
    let parts = since.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0] == session, let number = Int(parts[1]),
      number <= state.number, state.number - number <= state.history.count
    else { return ReloadNews(SiteChange(isEverything: true)) }
    let missed = state.history.suffix(state.number - number)
    return missed.isEmpty ? nil : missed.reduce(.nothing) { $0.merged(with: $1) }
  }
}
