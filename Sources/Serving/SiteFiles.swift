package import HTTP

/// The finished site as the preview server reads it; asked on the server's thread, for every request.
package protocol SiteFiles: Sendable {
  /// The file at a path below the site's root, as it is published (`posts/hello/index.html`); nil when there is none.
  ///
  /// The path is never empty and has no part that is empty, `.` or `..`.
  func file(at path: String) -> SiteFile?
}

/// One file of a site.
package struct SiteFile: Sendable {
  package enum Contents: Sendable {
    case bytes([UInt8])
    case file(OpenedFile)
  }

  package let contents: Contents
  /// Another number for other contents.
  package let hash: UInt64
  /// When the contents changed, in seconds since 1970-01-01T00:00:00Z.
  package let modified: Int

  package init(_ contents: Contents, hash: UInt64, modified: Int) {
    self.contents = contents
    self.hash = hash
    self.modified = modified
  }

  /// Bytes.
  var size: Int {
    switch contents {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.size
    }
  }

  /// All of it, nil when it cannot be read.
  func bytes() -> [UInt8]? {
    switch contents {
    case .bytes(let bytes): bytes
    case .file(let file): file.bytes()
    }
  }
}
