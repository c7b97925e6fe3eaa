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
  /// Which of the site's languages it is in, by `about.de.md` or a folder `de` at the top.
  package private(set) var language = 0
  /// The folder that addresses of its language stand in, nil for the first language.
  private var languageFolder: String?

  /// Nil for a file that is not Markdown.
  ///
  /// - Parameter languages: the tags that names may hold in small letters, the first that of names without one.
  package init?(_ path: String, languages: [String] = []) {
    var parts = path.pathParts
    guard let file = parts.popLast(), var stem = Self.stem(file) else { return nil }
    self.path = path
    if !languages.isEmpty {
      if let folder = parts.first, let place = languages.firstIndex(of: folder.lowercased()) {
        language = place
        parts.removeFirst()
      }
      if let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot > stem.startIndex,
        let place = languages.firstIndex(of: stem[stem.utf8.index(after: dot)...].lowercased())
      {
        language = place
        stem = String(stem[..<dot])
      }
      if language > 0 { languageFolder = languages[language] }
    }
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

  /// The folders of its address, before they are made into slugs.
  var addressFolders: [String] { languageFolder.map { [$0] + folders } ?? folders }

  /// What a file in another language that is its translation has too: its place without the language.
  package var translationKey: String {
    (folders + [kind == .section ? "_index" : name]).joined(separator: "/")
  }

  /// The same file in another of the site's languages, as its front matter asks for.
  ///
  /// - Parameter languages: as `init` takes them.
  func inLanguage(_ language: Int, of languages: [String]) -> ContentPath {
    var place = self
    place.language = language
    place.languageFolder = language > 0 ? languages[language] : nil
    return place
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
