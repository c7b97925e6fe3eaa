import Glibc
import HTTP
import RawClient
import Synchronization
import Testing

/// The server's own tests: what goes over a connection, whatever is answered.
@Suite struct ServerTests {
  /// Answers with the method, the target and the value of `X-Ask`.
  static func echo(_ settings: ServerSettings = ServerSettings()) throws -> Server {
    try Server(settings) { request in
      let target = String(decoding: request.target, as: UTF8.self)
      let asked = request.headers["x-ask"] ?? "-"
      return Response(200, ["X-Mine": "yes"], text: "\(request.method) \(target) \(asked)")
    }
  }

  @Test func answersOverOneConnectionAgainAndAgain() throws {
    let server = try Self.echo()
    let client = try RawClient(port: server.port)
    for number in 1...50 {
      client.request("/a%20b/../ü?q=\(number)", ["X-Ask: n\(number)"])
      let response = try #require(try client.response())
      #expect(response.status == 200)
      #expect(response.text == "GET /a%20b/../ü?q=\(number) n\(number)")
      #expect(response["Content-Type"] == "text/plain; charset=utf-8")
      #expect(response["X-Mine"] == "yes")
      #expect(response["Connection"] != "close")
    }
  }

  @Test func sendsNoBodyToHead() throws {
    let server = try Self.echo()
    let client = try RawClient(port: server.port)
    client.request("/x", method: "HEAD")
    let response = try #require(try client.response(toHead: true))
    #expect(response.status == 200)
    #expect(response["Content-Length"] == "9")
    client.request("/y")
    #expect(try client.response()?.text == "GET /y -")
  }

  @Test func answersRequestsThatCameTogetherInTheirOrder() throws {
    let server = try Self.echo()
    let client = try RawClient(port: server.port)
    client.send(
      (1...40).map { "GET /\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
    for number in 1...40 {
      #expect(try client.response()?.text == "GET /\(number) -")
    }
  }

  @Test func readsNoBodies() throws {
    let server = try Self.echo()
    for lines in [["Content-Length: 99999999999"], ["Transfer-Encoding: chunked"]] {
      let client = try RawClient(port: server.port)
      client.request("/upload", method: "POST", lines)
      let response = try #require(try client.response())
      #expect(response.text == "POST /upload -")
      #expect(response["Connection"] == "close")
    }
    let client = try RawClient(port: server.port)
    client.request("/", ["Content-Length: 0"])
    #expect(try client.response()?["Connection"] != "close")
  }

  @Test func sendsLongBodies() throws {
    let long = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
    let server = try Server { _ in Response(200, [:], .bytes(long[100...])) }
    let client = try RawClient(port: server.port)
    for _ in 1...2 {
      client.request("/")
      let response = try #require(try client.response())
      #expect(response["Content-Length"] == "4999900")
      #expect(response.body == Array(long[100...]))
    }
  }

  @Test func sendsPartsOfFiles() throws {
    var template = Array("/tmp/http-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { unlink(path) }
    let text = (0..<30_000).map { "\($0) " }.joined()
    #expect(write(file, text, text.utf8.count) == text.utf8.count)
    close(file)
    let opened = try #require(OpenedFile(path))
    #expect(opened.size == text.utf8.count)
    #expect(opened.bytes() == Array(text.utf8))
    let server = try Server { request in
      Response(206, [:], .file(opened, request.target.count == 1 ? 0..<opened.size : 10..<100_010))
    }
    let client = try RawClient(port: server.port)
    client.request("/")
    #expect(try client.response()?.body == Array(text.utf8))
    client.request("/part")
    #expect(try client.response()?.body == Array(Array(text.utf8)[10..<100_010]))
    #expect(OpenedFile("/tmp") == nil)
    #expect(OpenedFile(path + ".no") == nil)
    #expect(OpenedFile("/dev/null") == nil)
  }

  @Test func saysWhyItCannotListen() throws {
    let server = try Self.echo()
    var settings = ServerSettings()
    settings.port = server.port
    #expect(
      throws: ServerError.cannotListen(host: "127.0.0.1", port: server.port, code: EADDRINUSE)
    ) {
      try Self.echo(settings)
    }
    settings.host = "no such host"
    #expect(throws: ServerError.unknownHost("no such host")) { try Self.echo(settings) }
    #expect(
      ServerError.cannotListen(host: "::1", port: 80, code: EADDRINUSE).description
        == "port 80 of '::1' is in use by another program")
    #expect(
      ServerError.cannotListen(host: "::1", port: 80, code: EACCES).description
        == "only root may listen at port 80 of '::1'")
    #expect(
      ServerError.cannotListen(host: "10.0.0.9", port: 80, code: EADDRNOTAVAIL).description
        == "cannot listen at port 80 of '10.0.0.9': cannot assign requested address")
    #expect(
      ServerError.unknownHost("a b").description == "'a b' is no address of this machine")
    #expect(
      ServerError.noLibrary("libmicrohttpd.so.12 cannot be loaded").description
        == "the server needs libmicrohttpd: libmicrohttpd.so.12 cannot be loaded")
  }

  @Test func listensAtANameByItsOlderAddress() throws {
    var settings = ServerSettings()
    settings.host = "localhost"
    let server = try Self.echo(settings)
    let client = try RawClient(port: server.port)
    client.request("/")
    #expect(try client.response()?.status == 200)
  }

  @Test func stopsAndStartsAtTheSamePort() throws {
    var settings = ServerSettings()
    for _ in 1...3 {
      let server = try Self.echo(settings)
      settings.port = server.port
      let client = try RawClient(port: server.port)
      client.request("/")
      #expect(try client.response()?.status == 200)
      server.stop()
      server.stop()
      #expect(try client.response() == nil)
      #expect(throws: RawClient.Failure.self) { _ = try RawClient(port: settings.port) }
    }
  }

  @Test func endsByItselfWhenNobodyHoldsIt() throws {
    let port = try Self.echo().port
    #expect(throws: RawClient.Failure.self) { _ = try RawClient(port: port) }
  }
}
