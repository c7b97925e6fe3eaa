/// What can be said about a path; paths are texts whose parts are parted by `/`.
package enum Path {
  /// `child` seen from `parent`: an absolute child stands for itself, an empty side adds nothing.
  package static func join(_ parent: String, _ child: String) -> String {
    if parent.isEmpty || child.utf8.first == slash { return child }
    if child.isEmpty { return parent }
    if parent.utf8.last == slash { return parent + child }
    let joined = parent.utf8.withContiguousStorageIfAvailable { before in
      child.utf8.withContiguousStorageIfAvailable { behind in
        String(unsafeUninitializedCapacity: before.count + 1 + behind.count) { bytes in
          var bytes = UnsafeMutableRawBufferPointer(bytes)
          bytes.copyMemory(from: UnsafeRawBufferPointer(before))
          bytes[before.count] = slash
          bytes = UnsafeMutableRawBufferPointer(rebasing: bytes[(before.count + 1)...])
          bytes.copyMemory(from: UnsafeRawBufferPointer(behind))
          return before.count + 1 + behind.count
        }
      }
    }
    return (joined ?? nil) ?? "\(parent)/\(child)"
  }

  /// The path without empty parts, `.` and, where a part stands before it, `..`; `.` when nothing is left.
  ///
  /// Only the text is looked at, so a `..` behind a symbolic link may mean another folder to the system.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.utf8.first == slash
    var parts: [Substring] = []
    for part in path.utf8.split(separator: slash).map({ Substring($0) }) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The path from the root of the file system, normalized; a relative one is seen from `folder`.
  package static func absolute(_ path: String, in folder: String) -> String {
    normalized(join(folder, path))
  }

  /// What stands before the last `/`; empty for a single name, `/` for what lies in the root.
  package static func parent(of path: String) -> String {
    path.utf8Span.span.withUnsafeBytes { bytes in
      var cut = bytes.count &- 1
      while cut >= 0, bytes[cut] != slash { cut &-= 1 }
      if cut <= 0 { return cut == 0 ? "/" : "" }
      return String(decoding: bytes[..<cut], as: UTF8.self)
    }
  }

  /// What stands behind the last `/`.
  package static func name(of path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: cut)...])
  }

  /// What stands before the first `/`; all of a single name.
  package static func first(of path: String) -> String {
    path.utf8.firstIndex(of: slash).map { String(path[..<$0]) } ?? path
  }

  /// What stands behind the name's last dot, as written; empty without one or for a name like `.git`.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return ""
    }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// The path without its extension and the dot before it.
  package static func withoutExtension(_ path: String) -> String {
    let ending = fileExtension(of: path)
    if ending.isEmpty { return path }
    return String(decoding: path.utf8.dropLast(ending.utf8.count + 1), as: UTF8.self)
  }

  /// The path seen from `folder`, nil when it lies elsewhere; both normalized. The folder itself is `.`.
  package static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.utf8.last == slash ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// Whether a path stays below the folder that it is relative to, whatever that is: no empty part,
  /// no `.`, no `..`, no zero byte.
  package static func isPlain(_ path: String) -> Bool {
    path.utf8Span.span.withUnsafeBytes { bytes in
      var part = 0
      var dots = 0
      for place in 0..<bytes.count {
        let byte = bytes[place]
        if byte == 0 { return false }
        if byte == slash {
          if part == 0 || (part == dots && dots <= 2) { return false }
          (part, dots) = (0, 0)
        } else {
          part &+= 1
          if byte == UInt8(ascii: ".") { dots &+= 1 }
        }
      }
      return !(part == 0 || (part == dots && dots <= 2))
    }
  }

  /// A path for a message, zero bytes made visible.
  static func printable(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.map { $0 == "\0" ? "\u{2400}" : $0 }))
  }

  static let slash = UInt8(ascii: "/")
}
