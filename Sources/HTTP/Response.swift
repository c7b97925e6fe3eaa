/// What a client is answered.
///
/// The server adds `Date`, `Content-Length` and what concerns the connection, and leaves the body out of an
/// answer to `HEAD`.
package struct Response: Sendable {
  package enum Body: Sendable {
    case bytes(ArraySlice<UInt8>)
    /// A part of a file, in bytes from its beginning; it is sent from the disk.
    case file(OpenedFile, Range<Int>)
    /// So many bytes that are spoken of and not sent, as with 304.
    case unsent(Int)
    /// Stays open until its client leaves or `end` is called.
    case events(EventClient)
  }

  package var status: Int
  package var headers: Headers
  package var body: Body
  /// For an answer with bytes, or none, that is given as it is more than once: what the server made of it, to spare it that.
  package var kept: KeptAnswer?

  package init(_ status: Int, _ headers: Headers = [:], _ body: Body) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  package init(_ status: Int, _ headers: Headers = [:], _ bytes: [UInt8] = []) {
    self.init(status, headers, .bytes(bytes[...]))
  }

  /// A sentence as plain text.
  package init(_ status: Int, _ headers: Headers = [:], text: String) {
    var headers = headers
    headers["Content-Type"] = "text/plain; charset=utf-8"
    self.init(status, headers, Array(text.utf8))
  }
}
