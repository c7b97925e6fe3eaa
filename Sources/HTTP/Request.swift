/// What a client asks for; its body, if it sent one, is never read.
package struct Request: Sendable {
  /// As it was sent: `GET`, `HEAD`, `POST`, …
  package let method: String
  /// The target as it was sent, nothing decoded: `/posts/a%20b/?q=1`.
  package let target: [UInt8]
  package let headers: Headers

  package init(method: String = "GET", target: [UInt8], headers: Headers = [:]) {
    self.method = method
    self.target = target
    self.headers = headers
  }
}
