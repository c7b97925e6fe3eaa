/// Paths that one file of `Content/` uses for another.
package enum ContentReference {
  /// The path below `Content/` that `written` means in the file `path`: relative to the file's folder, or from
  /// `Content/` when it begins with `@/`. Nil when it leads out of `Content/`.
  package static func resolve(_ written: String, fromFile path: String) -> String? {
    if written.hasPrefix("@/") { return resolve(String(written.dropFirst(2)), from: "") }
    return resolve(written, from: path.pathFolder)
  }

  /// The path below `Content/` that `written` means in a folder; nil when it leads out of `Content/`.
  package static func resolve(_ written: String, from folder: String) -> String? {
    var parts = folder.pathParts
    for part in written.pathParts {
      switch part {
      case ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether what a path means can be a Markdown file: false for nearly all others, told by their last letter.
  package static func mayBeMarkdown(_ written: String) -> Bool {
    switch written.utf8.last(where: { $0 != UInt8(ascii: "/") }) {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "n"), UInt8(ascii: "N"): true
    // `a.md/.` is the file too.
    case UInt8(ascii: "."): true
    default: false
    }
  }
}
