import Glibc
import HTTP
import RawClient
import Testing

/// Clients that take their time.
@Suite struct PatienceTests {
  private static var impatient: ServerSettings {
    var settings = ServerSettings()
    settings.requestSeconds = 2
    return settings
  }

  @Test func closesConnectionsThatSendNothing() throws {
    let server = try ServerTests.echo(Self.impatient)
    #expect(try RawClient(port: server.port).waitsForClose())
  }

  @Test func closesConnectionsThatSendHalfARequest() throws {
    let server = try ServerTests.echo(Self.impatient)
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHos")
    #expect(try client.waitsForClose())
  }

  @Test func closesConnectionsThatSendAByteNowAndThen() throws {
    let server = try ServerTests.echo(Self.impatient)
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\n")
    var sent = 0
    while client.send("X"), sent < 400 {
      sent += 1
      usleep(50_000)
    }
    #expect(sent < 400)
  }

  @Test func keepsTheConnectionOfOneThatAsksInTime() throws {
    // Much longer than each wait, lest a busy machine makes one of them too long, and shorter than all together.
    var settings = ServerSettings()
    settings.requestSeconds = 6
    let server = try ServerTests.echo(settings)
    let client = try RawClient(port: server.port)
    for _ in 1...18 {
      usleep(400_000)
      client.request("/")
      #expect(try client.response()?.status == 200)
    }
  }

  @Test func servesWhileAThousandConnectionsAreOpen() throws {
    let server = try ServerTests.echo()
    let idle = try (0..<1000).map { _ in try RawClient(port: server.port) }
    for client in idle.prefix(500) { client.send("GET / HTTP/1.1\r\n") }
    let client = try RawClient(port: server.port)
    client.request("/in-time")
    #expect(try client.response()?.text == "GET /in-time -")
    for client in idle.prefix(500) { client.send("Host: a\r\n\r\n") }
    for client in idle.prefix(500) { #expect(try client.response()?.status == 200) }
  }
}
