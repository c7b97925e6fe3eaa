/// What the place of a Markdown file below `Content/` says about it.
package struct ContentPath: Sendable, Hashable {
  /// What a Markdown file is by its name.
  package enum Kind: Sendable, Hashable {
    /// `posts/hello.md`.
    case page
    /// `posts/trip/index.md`, with the files beside it.
    case bundle
    /// `posts/_index.md`.
    case section
  }

  /// As it lies, with `/`.
  package let path: String
  /// What the file is.
  package let kind: Kind
  /// The folders that the address and the section come from: those of the path, a bundle's own left out,
  /// and Jekyll's `_posts`.
  package let folders: [String]
  /// The file's or the bundle's name without extension; empty for a section.
  package let name: String
  /// The folder `_posts` it lies in, if it does.
  package let jekyllFolder: String?

  /// Nil for a file that is not Markdown.
  package init?(_ path: String) {
    var parts = path.pathParts
    guard let file = parts.popLast(), let stem = Self.stem(file) else { return nil }
    self.path = path
    if stem == "_index" {
      kind = .section
      name = ""
    } else if stem == "index", let folder = parts.last {
      kind = .bundle
      name = folder
      parts.removeLast()
    } else {
      kind = .page
      name = stem
    }
    let jekyll = parts.firstIndex(of: "_posts")
    jekyllFolder = jekyll.map { parts[...$0].joined(separator: "/") }
    folders = parts.filter { $0 != "_posts" }
  }

  private static func stem(_ file: String) -> String? {
    for ending in [".md", ".markdown"] where file.utf8.count > ending.utf8.count {
      let split = file.index(file.endIndex, offsetBy: -ending.count, limitedBy: file.startIndex)
      if let split, file[split...].lowercased() == ending { return String(file[..<split]) }
    }
    return nil
  }

  /// The folder that the file lies in, as it lies: `posts/trip`, empty at the top.
  package var folderPath: String { path.pathFolder }
}
