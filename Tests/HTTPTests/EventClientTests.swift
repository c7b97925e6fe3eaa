import Glibc
import HTTP
import RawClient
import Synchronization
import Testing

/// Answers that stay open.
@Suite struct EventClientTests {
  private final class Hub: Sendable {
    let clients = Mutex<[EventClient]>([])

    func answer() -> Response {
      let client = EventClient(opening: Array("hello\n".utf8))
      clients.withLock { $0.append(client) }
      return Response(200, ["Content-Type": "text/event-stream"], .events(client))
    }

    var first: EventClient? { clients.withLock { $0.first } }
  }

  private func start(_ settings: ServerSettings = ServerSettings()) throws -> (Server, Hub) {
    let hub = Hub()
    return (try Server(settings) { _ in hub.answer() }, hub)
  }

  private func connect(_ server: Server) throws -> RawClient {
    let client = try RawClient(port: server.port)
    client.request("/events")
    return client
  }

  /// The text that comes until it ends in `ending`.
  private func text(_ client: RawClient, until ending: String) throws -> String {
    var text = ""
    while !text.hasSuffix(ending), let chunk = try client.chunk(), !chunk.isEmpty {
      text += String(decoding: chunk, as: UTF8.self)
    }
    return text
  }

  /// Reads the head, and the greeting as the first chunk.
  private func readOpening(_ client: RawClient) throws {
    let head = try #require(try client.head())
    #expect(head.status == 200)
    #expect(head["Transfer-Encoding"] == "chunked")
    #expect(try text(client, until: "\n") == "hello\n")
  }

  @Test func sendsWhenThereIsSomething() throws {
    let (server, hub) = try start()
    let client = try connect(server)
    try readOpening(client)
    for number in 1...20 {
      hub.first?.send(Array("event \(number)\n".utf8))
      #expect(try text(client, until: "\n") == "event \(number)\n")
    }
    let long = String(repeating: "x", count: 1_000_000) + "\n"
    hub.first?.send(Array(long.utf8))
    #expect(try text(client, until: "\n") == long)
  }

  @Test func endsWhenItIsTold() throws {
    let (server, hub) = try start()
    let client = try connect(server)
    try readOpening(client)
    hub.first?.send(Array("last\n".utf8))
    hub.first?.end()
    #expect(try text(client, until: "\n") == "last\n")
    #expect(try client.chunk() == [])
    #expect(hub.first?.isOpen == false)
  }

  @Test func stopsWithOpenClients() throws {
    let (server, _) = try start()
    let clients = try (0..<50).map { _ in try connect(server) }
    for client in clients { try readOpening(client) }
    server.stop()
    for client in clients { #expect(try client.waitsForClose()) }
  }

  @Test func noticesClientsThatLeft() throws {
    var settings = ServerSettings()
    settings.heartbeatSeconds = 1
    let (server, hub) = try start(settings)
    do {
      let client = try connect(server)
      #expect(try client.head()?.status == 200)
      // On a busy machine several signs of life may come together.
      let beat = ": \n\n"
      let said = try text(client, until: beat)
      #expect(said.hasPrefix("hello\n" + beat))
      #expect(said.dropFirst(6).replacing(beat, with: "") == "")
      #expect(hub.first?.isOpen == true)
    }
    var rounds = 0
    while hub.first?.isOpen == true, rounds < 1200 {
      usleep(50_000)
      rounds += 1
    }
    #expect(hub.first?.isOpen == false)
    #expect(server.port > 0)
  }

  @Test func letsGoOfClientsThatReadNothing() throws {
    let (server, hub) = try start()
    let client = try connect(server)
    try readOpening(client)
    let part = [UInt8](repeating: 0x78, count: 1 << 20)
    for _ in 1...40 { hub.first?.send(part) }
    #expect(hub.first?.isOpen == false)
    #expect(server.port > 0)
  }

  @Test func sendsFromSeveralThreads() throws {
    let (server, hub) = try start()
    let client = try connect(server)
    try readOpening(client)
    let sender = try #require(hub.first)
    let threads = (0..<4).map { _ in
      Sender(sender)
    }
    var received = 0
    while received < 4 * 500 * 8, let chunk = try client.chunk() { received += chunk.count }
    #expect(received == 4 * 500 * 8)
    for thread in threads { thread.join() }
    #expect(server.port > 0)
  }

  /// A thread that sends 500 times eight bytes.
  private struct Sender {
    private var thread = pthread_t()

    init(_ client: EventClient) {
      let context = Unmanaged.passRetained(client).toOpaque()
      pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          let client = Unmanaged<EventClient>.fromOpaque(context).takeRetainedValue()
          for _ in 1...500 { client.send(Array("12345678".utf8)) }
          return nil
        }, context)
    }

    func join() { pthread_join(thread, nil) }
  }
}
