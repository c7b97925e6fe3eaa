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
      if let place = Self.language(ofFolder: parts.first, languages) {
        language = place
        parts.removeFirst()
      }
      if let (place, dot) = Self.language(atEndOf: stem, languages) {
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

  /// The same as `init`, for a file that mostly lies beside the one before it, as most do: then what its folders say is
  /// known already.
  package static func of(
    _ path: String, beside other: ContentPath?, languages: [String]
  ) -> ContentPath? {
    guard languages.isEmpty, let other, other.kind == .page,
      let name = path.nameOfPage(besideFile: other.path)
    else { return ContentPath(path, languages: languages) }
    return ContentPath(path, name, beside: other)
  }

  private init(_ path: String, _ name: String, beside other: ContentPath) {
    self.path = path
    self.name = name
    kind = .page
    folders = other.folders
    jekyllFolder = other.jekyllFolder
  }

  private static func language(ofFolder folder: String?, _ languages: [String]) -> Int? {
    folder.flatMap { languages.firstIndex(of: $0.lowercased()) }
  }

  /// The language that a name without its ending closes with, and where its dot stands.
  private static func language(
    atEndOf stem: String, _ languages: [String]
  ) -> (language: Int, dot: String.Index)? {
    guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot > stem.startIndex,
      let place = languages.firstIndex(of: stem[stem.utf8.index(after: dot)...].lowercased())
    else { return nil }
    return (place, dot)
  }

  /// The languages that the folder at the top and the name of a file say, each nil where it says none.
  static func saidLanguages(
    _ path: String, of languages: [String]
  ) -> (folder: Int?, name: Int?) {
    var parts = path.pathParts
    guard let stem = parts.popLast().flatMap(stem) else { return (nil, nil) }
    return (
      language(ofFolder: parts.first, languages), language(atEndOf: stem, languages)?.language
    )
  }

  /// The folders of its address, before they are made into slugs.
  var addressFolders: [String] { languageFolder.map { [$0] + folders } ?? folders }

  /// What a file in another language that is its translation has too: its place without the language.
  package var translationKey: String {
    (folders + [kind == .section ? "_index" : name]).joined(separator: "/")
  }

  /// Its path without the ending, and without a language that its name says: `posts/trip/index`.
  var pathWithoutLanguage: String {
    let stem =
      switch kind {
      case .page: name
      case .bundle: "index"
      case .section: "_index"
      }
    return folderPath.isEmpty ? stem : folderPath + "/" + stem
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

  /// Whether the path of a file is that of a Markdown file.
  package static func isMarkdown(_ path: String) -> Bool {
    path.utf8.suffix(3).elementsEqual(".md".utf8)
      || path.pathParts.last.map { stem($0) != nil } ?? false
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

extension String {
  /// The name without extension of a page that lies in the folder of another file; nil when it lies elsewhere, or when a
  /// closer look is needed.
  fileprivate func nameOfPage(besideFile other: String) -> String? {
    var (path, other) = (self, other)
    return path.withUTF8 { path in
      let count = path.count
      guard count > 3, path[count - 3] == UInt8(ascii: "."), path[count - 2] == UInt8(ascii: "m"),
        path[count - 1] == UInt8(ascii: "d")
      else { return nil }
      var slash = count - 3
      while slash > 0, path[slash - 1] != UInt8(ascii: "/") { slash -= 1 }
      let name = UnsafeBufferPointer(rebasing: path[slash..<count - 3])
      guard !name.isEmpty, !name.elementsEqual("index".utf8), !name.elementsEqual("_index".utf8),
        other.withUTF8({ other in
          guard other.count > slash else { return false }
          for place in 0..<slash where path[place] != other[place] { return false }
          for place in slash..<other.count where other[place] == UInt8(ascii: "/") { return false }
          return true
        })
      else { return nil }
      return String(decoding: name, as: UTF8.self)
    }
  }
}
