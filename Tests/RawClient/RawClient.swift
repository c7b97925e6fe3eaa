import Glibc

/// A client of HTTP that sends exactly the bytes it is told to, for the tests of the server.
package final class RawClient {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package let socket: Int32
  private var unread: [UInt8] = []
  private var isClosed = false

  /// Connects to a port of this machine; a read that gets nothing for `patience` seconds fails.
  package init(port: UInt16, patience: Int = 60) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) }
    }
    guard status == 0 else { throw Failure(description: "cannot connect: \(errno)") }
  }

  deinit { close(socket) }

  /// Whether all could be sent; false when the server closed the connection before.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        Glibc.send(
          socket, all.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return false }
      sent += count
    }
    return true
  }

  @discardableResult
  package func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Sends a request with a `Host` of this machine.
  package func request(
    _ target: String, method: String = "GET", host: String = "localhost", _ lines: [String] = []
  ) {
    let head = ["\(method) \(target) HTTP/1.1", "Host: \(host)"] + lines
    send(head.joined(separator: "\r\n") + "\r\n\r\n")
  }

  /// The next answer; nil when the connection was closed instead.
  package func response(toHead: Bool = false) throws -> RawResponse? {
    guard var response = try head() else { return nil }
    if toHead || response.status == 304 || response.status == 204 { return response }
    if response["Transfer-Encoding"] == "chunked" {
      while let chunk = try chunk() {
        if chunk.isEmpty { return response }
        response.body += chunk
      }
      return response
    }
    if let length = response["Content-Length"].flatMap({ Int($0) }) {
      response.body = try bytes(length)
    } else {
      while try fill() {}
      response.body = unread
      unread = []
    }
    return response
  }

  /// What stands before the next answer's body; nil when the connection was closed instead.
  package func head() throws -> RawResponse? {
    try line(endingIn: "\r\n\r\n").map { try RawResponse(head: $0) }
  }

  /// The next part of an answer that has no end; nil when it ended.
  package func chunk() throws -> [UInt8]? {
    guard let size = try line(endingIn: "\r\n") else { return nil }
    guard let count = Int(String(decoding: size.utf8.dropLast(2), as: UTF8.self), radix: 16) else {
      throw Failure(description: "no size of a chunk: \(size)")
    }
    let bytes = try bytes(count)
    _ = try self.bytes(2)
    return bytes
  }

  /// Whether the server closed the connection, all that was still to be read thrown away.
  package func waitsForClose() throws -> Bool {
    unread = []
    while try fill() { unread = [] }
    return true
  }

  /// Text up to and with an ending.
  private func line(endingIn ending: String) throws -> String? {
    let ending = Array(ending.utf8)
    var looked = 0
    while true {
      if unread.count >= ending.count {
        for start in looked...(unread.count - ending.count)
        where unread[start...].starts(with: ending) {
          let line = String(decoding: unread[..<(start + ending.count)], as: UTF8.self)
          unread.removeFirst(start + ending.count)
          return line
        }
        looked = unread.count - ending.count + 1
      }
      guard try fill() else {
        if unread.isEmpty { return nil }
        throw Failure(
          description: "closed after '\(String(decoding: unread.prefix(500), as: UTF8.self))'")
      }
    }
  }

  private func bytes(_ count: Int) throws -> [UInt8] {
    while unread.count < count {
      guard try fill() else {
        throw Failure(description: "closed after \(unread.count) of \(count) bytes")
      }
    }
    let bytes = Array(unread[..<count])
    unread.removeFirst(count)
    return bytes
  }

  /// False at the end.
  private func fill() throws -> Bool {
    if isClosed { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0, errno != ECONNRESET {
      throw Failure(
        description: "nothing came (\(errno)) after "
          + "'\(String(decoding: unread.prefix(500), as: UTF8.self))'")
    }
    isClosed = count <= 0
    if count > 0 { unread += buffer[..<count] }
    return count > 0
  }
}

/// What a server sent.
package struct RawResponse {
  package let status: Int
  package let lines: [(name: String, value: String)]
  package var body: [UInt8] = []

  init(head: String) throws {
    let all = head.utf8.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self)
    }
    guard let first = all.first, first.hasPrefix("HTTP/1."),
      let status = Int(first.dropFirst(9).prefix(3))
    else { throw RawClient.Failure(description: "no status: '\(head)'") }
    self.status = status
    lines = all.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), String(line[line.index(colon, offsetBy: 2)...]))
    }
  }

  package var text: String { String(decoding: body, as: UTF8.self) }

  /// The value of the only line with a name; nil when there is none.
  package subscript(name: String) -> String? {
    let found = lines.filter { $0.name.lowercased() == name.lowercased() }
    return found.isEmpty ? nil : found.map(\.value).joined(separator: " | ")
  }
}
