import Glibc

/// Why a server could not be started.
package enum ServerError: Error, Equatable, CustomStringConvertible {
  /// `getaddrinfo` does not know the host.
  case unknownHost(String)
  /// The system's number (`errno`) for a place to listen at.
  case cannotListen(host: String, port: UInt16, code: Int32)
  /// libmicrohttpd is not there, and why.
  case noLibrary(String)
  /// libmicrohttpd did not start.
  case cannotStart

  /// One line without a full stop.
  package var description: String {
    switch self {
    case .unknownHost(let host): "'\(host)' is no address of this machine"
    case .cannotListen(let host, let port, EADDRINUSE):
      "port \(port) of '\(host)' is in use by another program"
    case .cannotListen(let host, let port, EACCES):
      "only root may listen at port \(port) of '\(host)'"
    case .cannotListen(let host, let port, let code):
      "cannot listen at port \(port) of '\(host)': \(Self.sentence(for: code))"
    case .noLibrary(let reason): "the server needs libmicrohttpd: \(reason)"
    case .cannotStart: "the server cannot start"
    }
  }

  private static func sentence(for code: Int32) -> String {
    guard let words = strerror(code) else { return "error \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
