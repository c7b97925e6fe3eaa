import HTTP
import RawClient
import Testing

/// Requests that nobody means well: each is answered or its connection closed, and the next client is served.
@Suite struct HostileRequestTests {
  /// Sends bytes to a server and looks at the answer; nil for a closed connection.
  private func status(of bytes: [UInt8], after: [UInt8] = []) throws -> Int? {
    let server = try ServerTests.echo()
    let client = try RawClient(port: server.port)
    client.send(bytes)
    let status = try client.response()?.status
    let next = try RawClient(port: server.port)
    next.request("/next")
    #expect(try next.response()?.text == "GET /next -")
    return status
  }

  private func status(of text: String) throws -> Int? { try status(of: Array(text.utf8)) }

  @Test(arguments: [
    "NONSENSE\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nbroken\r\n\r\n",
    "\u{1}\u{2}\u{3}\r\n\r\n", "GET / FTP/1.0\r\n\r\n",
  ])
  func refusesWhatIsNoRequest(_ text: String) throws {
    let status = try status(of: text)
    #expect(status == nil || status == 400 || status == 505)
  }

  @Test func refusesEndlessHeads() throws {
    let target = "GET /" + String(repeating: "a", count: 10 << 20) + " HTTP/1.1\r\n"
    #expect([nil, 414, 431].contains(try status(of: target)))
    let header = "GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "b", count: 10 << 20)
    #expect([nil, 413, 431].contains(try status(of: header)))
    let many = "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "C: d\r\n", count: 1 << 20)
    #expect([nil, 413, 431].contains(try status(of: many)))
  }

  @Test(arguments: [
    "Content-Length: -1", "Content-Length: 99999999999999999999999", "Content-Length: 1e9",
    "Content-Length: 5\r\nContent-Length: 6", "Content-Length: 0\r\nContent-Length: 5",
    "Content-Length: 5\r\nTransfer-Encoding: chunked",
    "Transfer-Encoding: bogus",
  ])
  func closesAfterOddLengths(_ line: String) throws {
    let server = try ServerTests.echo()
    let client = try RawClient(port: server.port)
    client.send(
      "GET / HTTP/1.1\r\nHost: a\r\n\(line)\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
    let response = try #require(try client.response())
    #expect(response.status == 200 || response.status == 400 || response.status == 413)
    #expect(!response.text.contains("smuggled"))
    #expect(response["Connection"] == "close")
    let next = try RawClient(port: server.port)
    next.request("/next")
    #expect(try next.response()?.text == "GET /next -")
  }

  @Test func endsATargetAtAZeroByte() throws {
    let server = try ServerTests.echo()
    let client = try RawClient(port: server.port)
    client.send("GET /a\0b HTTP/1.1\r\nHost: a\r\nX-Ask: c\0d\r\n\r\n")
    let response = try client.response()
    #expect(response == nil || response?.status == 400 || response?.text == "GET /a c")
  }

  @Test func takesOddBytes() throws {
    let all = (1...255).map { UInt8($0) }.filter { ![0x0A, 0x0D, 0x20, 0x09].contains($0) }
    let server = try ServerTests.echo()
    let client = try RawClient(port: server.port)
    client.send(Array("GET /".utf8) + all + Array(" HTTP/1.1\r\nHost: a\r\nX-Ask: ".utf8))
    client.send(all + Array("\r\n\r\n".utf8))
    let status = try client.response()?.status
    #expect(status == 200 || status == 400 || status == nil)
  }
}
