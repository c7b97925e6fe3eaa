import CMicroHTTPD
import Glibc
import Synchronization

/// A connection of libmicrohttpd's, valid from the moment it is opened to the moment it is closed.
struct Connection: Sendable, Hashable {
  /// A number and not a pointer, which could not be kept under a lock.
  private let address: UInt

  fileprivate init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    address = UInt(bitPattern: pointer)
  }

  fileprivate var pointer: OpaquePointer? { OpaquePointer(bitPattern: address) }

  func suspend() { sitegen_http_suspend(pointer) }

  func resume() { sitegen_http_resume(pointer) }
}

/// What happens on the server's thread.
protocol ServerCalls: AnyObject, Sendable {
  func opened(_ connection: Connection, socket: Int32)
  func closed(_ connection: Connection)
  /// The head of a request is whole.
  func answer(_ request: Request, on connection: Connection) -> Response
  func finished(_ connection: Connection)
}

/// A running server of libmicrohttpd's; `stop` has to be called.
struct MicroHTTPD: ~Copyable {
  private let server: OpaquePointer
  private let calls: Unmanaged<CallBox>

  /// Takes over the socket.
  init(
    _ socket: consuming ListeningSocket, connections: Int, stallSeconds: Int,
    _ calls: any ServerCalls
  ) throws(ServerError) {
    if let problem = sitegen_http_load() { throw .noLibrary(String(cString: problem)) }
    let box = Unmanaged.passRetained(CallBox(calls))
    let table = sitegen_http_calls(
      context: box.toOpaque(), opened: connectionOpened, closed: connectionClosed,
      begun: requestBegun, answer: requestWhole, finished: requestFinished)
    guard
      let server = sitegen_http_start(
        socket.number, UInt32(clamping: connections), UInt32(clamping: stallSeconds), table)
    else {
      box.release()
      throw .cannotStart
    }
    _ = socket.release()
    self.server = server
    self.calls = box
  }

  /// Waits until nothing is called any more.
  consuming func stop() {
    sitegen_http_stop(server)
    calls.release()
  }
}

private final class CallBox: Sendable {
  let calls: any ServerCalls

  init(_ calls: any ServerCalls) { self.calls = calls }

  static func of(_ context: UnsafeMutableRawPointer?) -> CallBox? {
    context.map { Unmanaged<CallBox>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// A request from its first line to the end of its answer; used by the server's thread alone.
private final class RequestInHand {
  let target: [UInt8]
  /// Nil until they have come.
  var headers: Headers?

  init(target: [UInt8]) { self.target = target }

  static func of(_ context: UnsafeMutableRawPointer?) -> RequestInHand? {
    context.map { Unmanaged<RequestInHand>.fromOpaque($0).takeUnretainedValue() }
  }
}

private func connectionOpened(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ socket: Int32
) {
  guard let connection = Connection(connection) else { return }
  CallBox.of(context)?.calls.opened(connection, socket: socket)
}

private func connectionClosed(_ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?) {
  guard let connection = Connection(connection) else { return }
  CallBox.of(context)?.calls.closed(connection)
}

private func requestBegun(_ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?)
  -> UnsafeMutableRawPointer?
{
  let bytes = target.map { UnsafeBufferPointer(start: $0, count: strlen($0)) }
  let request = RequestInHand(target: bytes.map { $0.map(UInt8.init(bitPattern:)) } ?? [])
  return Unmanaged.passRetained(request).toOpaque()
}

private func requestFinished(
  _ context: UnsafeMutableRawPointer?, _ request: UnsafeMutableRawPointer?,
  _ connection: OpaquePointer?
) {
  if let request { Unmanaged<RequestInHand>.fromOpaque(request).release() }
  guard let connection = Connection(connection) else { return }
  CallBox.of(context)?.calls.finished(connection)
}

private func requestWhole(
  _ context: UnsafeMutableRawPointer?, _ request: UnsafeMutableRawPointer?,
  _ pointer: OpaquePointer?, _ method: UnsafePointer<CChar>?
) -> Int32 {
  guard let inHand = RequestInHand.of(request), let connection = Connection(pointer),
    let calls = CallBox.of(context)?.calls, let method
  else { return 0 }
  let headers: Headers
  if let known = inHand.headers {
    headers = known
  } else {
    headers = readHeaders(of: pointer)
    inHand.headers = headers
    // An answer to the first call ends the connection: right for a body that nobody wants, dear for all others.
    let hasBody =
      headers["Transfer-Encoding"] != nil || (headers["Content-Length"].map { $0 != "0" } ?? false)
    if !hasBody { return 1 }
  }
  let request = Request(
    method: String(cString: method), target: inHand.target, headers: headers)
  let response = calls.answer(request, on: connection)
  return queue(response, on: connection) ? 1 : 0
}

private func readHeaders(of connection: OpaquePointer?) -> Headers {
  var headers = Headers()
  withUnsafeMutablePointer(to: &headers) { headers in
    sitegen_http_headers(connection, headers) { context, name, value in
      guard let headers = context?.assumingMemoryBound(to: Headers.self), let name, let value
      else { return }
      headers.pointee.append(String(cString: name), String(cString: value))
    }
  }
  return headers
}

private func queue(_ response: Response, on connection: Connection) -> Bool {
  let status = UInt32(clamping: response.status)
  if let known = response.kept?.made {
    return sitegen_http_queue(connection.pointer, status, known) != 0
  }
  guard let made = make(response.body, for: connection) else { return false }
  for line in response.headers.lines { sitegen_http_add_header(made, line.name, line.value) }
  let isQueued = sitegen_http_queue(connection.pointer, status, made) != 0
  if response.kept?.take(made) != true { sitegen_http_release(made) }
  return isQueued
}

/// What the server made of an answer that is given more than once.
package final class KeptAnswer: Sendable {
  /// A number and not a pointer, which could not be shared; 0 for none.
  private let address = Atomic<UInt>(0)

  package init() {}

  deinit { made.map { sitegen_http_release($0) } }

  fileprivate var made: OpaquePointer? {
    OpaquePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// False when it has one.
  fileprivate func take(_ made: OpaquePointer) -> Bool {
    address.compareExchange(
      expected: 0, desired: UInt(bitPattern: made), ordering: .acquiringAndReleasing
    ).exchanged
  }
}

/// Below this a copy costs less than a second call of the system.
private let longestCopy = 64 << 10

private func make(_ body: Response.Body, for connection: Connection) -> OpaquePointer? {
  switch body {
  case .bytes(let bytes) where bytes.count <= longestCopy:
    return bytes.withUnsafeBytes { sitegen_http_bytes($0.baseAddress, $0.count) }
  case .bytes(let bytes):
    return sitegen_http_stream(
      UInt64(bytes.count), Unmanaged.passRetained(LongBody(bytes)).toOpaque(), readLongBody,
      { context in context.map { Unmanaged<LongBody>.fromOpaque($0).release() } })
  case .file(let file, let range):
    let copy = fcntl(file.number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return nil }
    return sitegen_http_file(copy, UInt64(clamping: range.lowerBound), UInt64(range.count))
  case .unsent(let count):
    return sitegen_http_stream(UInt64(clamping: count), nil, { _, _, _, _ in -1 }, { _ in })
  case .events(let client):
    client.attach(to: connection)
    return sitegen_http_stream(
      UInt64.max, Unmanaged.passRetained(client).toOpaque(), readEvents, leaveEvents)
  }
}

private final class LongBody: Sendable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
}

private func readLongBody(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  guard let context else { return -1 }
  let bytes = Unmanaged<LongBody>.fromOpaque(context).takeUnretainedValue().bytes
  let part = bytes.dropFirst(Int(clamping: position)).prefix(size)
  guard !part.isEmpty else { return -1 }
  UnsafeMutableRawBufferPointer(start: buffer, count: size).copyBytes(from: part)
  return part.count
}

private func readEvents(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: Int
) -> Int {
  guard let context else { return -1 }
  let client = Unmanaged<EventClient>.fromOpaque(context).takeUnretainedValue()
  return client.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) ?? -1
}

private func leaveEvents(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  let client = Unmanaged<EventClient>.fromOpaque(context)
  client.takeUnretainedValue().leave()
  client.release()
}
