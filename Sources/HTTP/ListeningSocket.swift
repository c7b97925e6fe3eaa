import Glibc

/// A socket that waits for connections, closed when its owner lets go of it.
struct ListeningSocket: ~Copyable {
  let number: Int32
  /// The one that the system chose when any was asked for.
  let port: UInt16

  init(host: String, port: UInt16) throws(ServerError) {
    var wanted = addrinfo()
    wanted.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    wanted.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, String(port), &wanted, &found) == 0, let first = found else {
      throw .unknownHost(host)
    }
    defer { freeaddrinfo(first) }
    var failure = ServerError.unknownHost(host)
    // A name of both kinds is to be reached by the older one, which nobody's browser lacks.
    for isOlder in [true, false] {
      var next: UnsafeMutablePointer<addrinfo>? = first
      while let candidate = next {
        next = candidate.pointee.ai_next
        guard (candidate.pointee.ai_family == AF_INET) == isOlder else { continue }
        do throws(ErrorCode) {
          number = try Self.listening(at: candidate.pointee)
          self.port = Self.port(of: number) ?? port
          return
        } catch {
          failure = .cannotListen(host: host, port: port, code: error.number)
        }
      }
    }
    throw failure
  }

  deinit { _ = close(number) }

  /// Gives the socket to somebody who will close it.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  private struct ErrorCode: Error {
    let number: Int32
  }

  private static func listening(at address: addrinfo) throws(ErrorCode) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let number = socket(address.ai_family, kind, address.ai_protocol)
    guard number >= 0 else { throw ErrorCode(number: errno) }
    var yes: Int32 = 1
    // Else a port stays taken for a minute after the last server closed its connections.
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(number, address.ai_addr, address.ai_addrlen) == 0, listen(number, 1024) == 0 else {
      let code = errno
      _ = close(number)
      throw ErrorCode(number: code)
    }
    return number
  }

  private static func port(of number: Int32) -> UInt16? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutableBytes(of: &address) { bytes -> UInt16? in
      guard let start = bytes.baseAddress,
        getsockname(number, start.assumingMemoryBound(to: sockaddr.self), &size) == 0
      else { return nil }
      // The port stands at the same place in the addresses of both versions of the protocol.
      return UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    }
  }
}
