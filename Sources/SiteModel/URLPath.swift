/// The address of something the site publishes, from the site's root, not percent-encoded: `/posts/größe/`, `/feed.xml`.
package struct URLPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// With a slash at its front, and one at its end for a folder.
  package let text: String

  /// The home page.
  package static let root = URLPath(unchecked: "/")

  private init(unchecked text: String) { self.text = text }

  /// The address of a folder's page, from its parts.
  package init(folder parts: [String]) {
    text = parts.isEmpty ? "/" : "/" + parts.joined(separator: "/") + "/"
  }

  /// The address of the folder `slug` in the folders that these become by their own slugs.
  init(folders: [String], _ slug: String) {
    var text = "/"
    for folder in folders { text = text.followed(by: Slug.folder(folder), "/") }
    self.text = text.followed(by: slug, "/")
  }

  /// The address of a file, from its path below the site's root.
  package init(file path: String) { text = "/" + path }

  /// An address as an author wrote it, or nil for one that cannot be: empty parts, `.` or `..`, control
  /// characters, `?` or `#`, a backslash, a part of more than 255 bytes, more than `longest` in all.
  ///
  /// One that ends in neither `/` nor the name of a web file (`.html`, `.xml`, …) is a folder's.
  package init?(written: String) {
    let text = written.normalizedToNFC
    guard text.utf8.count <= Self.longest else { return nil }
    if text == "/" {
      self = .root
      return
    }
    // Cut between bytes: as characters, a slash and a mark behind it are one.
    let slash = UInt8(ascii: "/")
    let endsInSlash = text.utf8.last == slash
    let inside = text.utf8.dropFirst(text.utf8.first == slash ? 1 : 0).dropLast(endsInSlash ? 1 : 0)
    let parts = inside.split(separator: slash, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    for part in parts {
      guard let first = part.unicodeScalars.first, !Slug.isDependent(first), part != ".",
        part != "..", part.utf8.count <= 255
      else { return nil }
      for scalar in part.unicodeScalars {
        switch scalar {
        case "\u{0}"..."\u{1F}", "\u{7F}", "?", "#", "\\": return nil
        default: break
        }
      }
    }
    let isFile = !endsInSlash && Self.webFileExtensions.contains { text.hasSuffix($0) }
    self = isFile ? URLPath(file: parts.joined(separator: "/")) : URLPath(folder: parts)
  }

  /// Bytes; no system takes a path of more than 4096, nor every browser an address of that length.
  private static let longest = 2000
  private static let webFileExtensions = [".html", ".htm", ".xml", ".txt", ".json", ".xhtml"]

  /// The address of a folder within this one.
  package func appending(_ part: String) -> URLPath {
    URLPath(unchecked: (isFolder ? text : text + "/") + part + "/")
  }

  /// The same below some folders at the root.
  package func inFolder(_ folders: [String]) -> URLPath {
    folders.isEmpty ? self : URLPath(unchecked: "/" + folders.joined(separator: "/") + text)
  }

  /// A folder's page as a file beside the folder: `/posts/hello/` → `/posts/hello.html`; the root and files as they are.
  package var asFile: URLPath {
    isFolder && self != .root ? URLPath(unchecked: text.dropLast() + ".html") : self
  }

  /// A folder's page without its last slash; the root and files as they are.
  package var withoutSlash: URLPath {
    isFolder && self != .root ? URLPath(unchecked: String(text.dropLast())) : self
  }

  /// A file in the folder that this is the address of.
  package func file(_ name: String) -> URLPath {
    URLPath(unchecked: folderText + name)
  }

  /// Whether it is the same as the address of a file, or lies below it as below a folder.
  package func isWithin(_ file: URLPath) -> Bool {
    let name = file.text.utf8
    guard text.utf8.starts(with: name) else { return false }
    let rest = text.utf8.dropFirst(name.count).first
    return rest == nil || rest == UInt8(ascii: "/")
  }

  /// Whether the page is an `index.html` of a folder.
  package var isFolder: Bool { text.utf8.last == UInt8(ascii: "/") }

  /// The address up to and with its last slash.
  private var folderText: String {
    guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "/" }
    return String(text[...slash])
  }

  /// Where the bytes lie below `Output/`: a folder's page is its `index.html`.
  package var outputPath: String {
    text.followed(by: isFolder ? "index.html" : "", droppingFirst: 1)
  }

  /// Appends `outputPath`.
  package func appendOutputPath(to bytes: inout [UInt8]) {
    text.utf8Span.span.withUnsafeBytes {
      bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0.dropFirst()))
    }
    guard isFolder else { return }
    let page: StaticString = "index.html"
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: page.utf8Start, count: page.utf8CodeUnitCount))
  }

  /// The address for an `href`: what has a meaning in an address is percent-encoded, letters of every script are kept
  /// (WHATWG URL Standard, “URL code points”).
  package var href: String {
    Self.encode(text)
  }

  /// Percent-encodes what has a meaning in an address, a `%` too.
  package static func encode(_ text: String) -> String {
    guard text.utf8Span.span.withUnsafeBytes({ mayNeedEncoding($0) }) else { return text }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if needsEncoding(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same for an address that may be encoded in part, with a query or a fragment behind it: what is meant
  /// by `%`, `?` and `#` stays.
  package static func encodeKeepingEscapes(_ text: String) -> String {
    let isPlain = text.utf8Span.span.withUnsafeBytes { bytes in
      bytes.allSatisfy { !needsEncoding($0) } || bytes.allSatisfy { isPlainOrMark($0) }
    }
    if isPlain { return text }
    var result = ""
    var run = Substring(text)
    while let mark = run.firstIndex(where: { $0 == "%" || $0 == "?" || $0 == "#" }) {
      result += encode(String(run[..<mark]))
      result.append(run[mark])
      run = run[run.index(after: mark)...]
    }
    return result + encode(String(run))
  }

  /// ASCII that stays as it is where `%`, `?` and `#` do; before a mark that joins it, one of these is no longer meant.
  private static func isPlainOrMark(_ byte: UInt8) -> Bool {
    byte < 0x80
      && (!needsEncoding(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "?")
        || byte == UInt8(ascii: "#"))
  }

  /// Whether any byte needs encoding.
  private static func mayNeedEncoding(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for place in 0..<bytes.count where needsEncoding(bytes[place]) { return true }
    return false
  }

  /// Control characters, the space, DEL and `"#%<>?[\]^`{|}`, a bit for each.
  @inline(__always)
  private static func needsEncoding(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0xD000_002D_FFFF_FFFF
    let high: UInt64 = 0xB800_0001_7800_0000
    if byte < 64 { return low &>> UInt64(byte) & 1 != 0 }
    return byte < 128 && high &>> UInt64(byte &- 64) & 1 != 0
  }

  package var description: String { text }

  package static func < (left: URLPath, right: URLPath) -> Bool { left.text < right.text }
}
