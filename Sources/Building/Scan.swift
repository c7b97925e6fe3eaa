import Diagnostics
import Files
import FrontMatter
import Rendering
import SiteModel

/// The step `scan`: which files there are, and what each is.
struct Scan: Sendable {
  /// A Markdown file below `Content/`.
  struct Markdown: Sendable {
    let place: ContentPath
    /// Nil for one that was not looked at yet, since nothing is known to compare it with.
    var stamp: SourceStamp?
  }

  /// Any other file that matters.
  struct File: Sendable {
    let path: String
    let stamp: SourceStamp
  }

  var markdown: [Markdown] = []
  /// The other files of `Content/` that are published as they are.
  var files: [File] = []
  /// The site's own templates, by their path below `Templates/`.
  var templates: [File] = []
  /// What lies below `Content/_data`, by its path there.
  var data: [File] = []
  var diagnostics: [Diagnostic] = []
  /// The first Markdown file that lies too deep, and how many there are.
  private var tooDeep: (path: String, count: Int)?

  /// Folders around a Markdown file; each is a part of its address, and may be a section that all within it know.
  private static let deepest = 100

  /// - Parameters:
  ///   - outputFolder: what lies there is no content, whatever link leads to it.
  ///   - settings: which languages names may hold.
  ///   - needsStamps: whether anyone asks for the stamps of Markdown files before they are read.
  /// - Throws: `FileError` when `Content/` cannot be read.
  static func run(
    _ folder: SiteFolder, outputFolder: String, settings: Settings, needsStamps: Bool = true
  ) throws(FileError) -> Scan {
    var scan = Scan()
    let own = [outputFolder, folder.cache, folder.path].compactMap {
      (try? FileEntry.at($0))?.identity
    }
    let content = try FolderListing.of(
      folder.inside("Content"), links: .follow(inside: folder.path)
    ) { entry in
      guard
        isPublished(entry.path) || Path.name(of: entry.path) == "_posts"
          || entry.path == dataFolder
      else { return false }
      guard own.contains(entry.identity) else { return true }
      scan.diagnostics.append(
        BuildProblem.notPublished(
          folder.content(entry.path),
          "the symbolic link leads to the site's own folder or its output"))
      return false
    } needsOnlyKind: {
      !needsStamps && ContentPath.isMarkdown($0)
    }
    let languages = settings.tagsInNames
    for entry in content.entries { scan.add(entry, folder, languages, settings) }
    if let (path, count) = scan.tooDeep {
      scan.diagnostics.append(
        BuildProblem.tooDeep(folder.content(path), count: count, most: deepest))
    }
    scan.report(content.skipped, folder.content)
    guard Path.isFolder(folder.templates) else { return scan }
    let templates = try FolderListing.of(folder.templates, links: .follow(inside: folder.path)) {
      !Path.name(of: $0.path).hasPrefix(".")
    }
    scan.templates = templates.entries.filter {
      $0.kind == .file && !Path.name(of: $0.path).hasPrefix(".")
    }.map { File(path: $0.path, stamp: SourceStamp($0)) }
    scan.report(templates.skipped) { Path.join(folder.templates, $0) }
    return scan
  }

  /// More changed files than this are looked for as quickly by looking at all.
  private static let mostChanged = 16

  /// The same scan after some files were written; nil when it may come out otherwise than by what these files are.
  ///
  /// - Parameter changed: their paths below the site's folder.
  func refreshed(_ changed: Set<String>, in folder: SiteFolder) -> Scan? {
    guard changed.count <= Self.mostChanged else { return nil }
    var scan = self
    for path in changed {
      guard let name = Path.relative(path, to: "Content"),
        let index = markdown.firstIndex(where: { $0.place.path.hasSameBytes(as: name) }),
        let entry = try? FileEntry.at(folder.inside(path), followsLinks: false),
        entry.kind == .file, let stamp = markdown[index].stamp,
        !hasAnotherName(stamp, butAt: index)
      else { return nil }
      scan.markdown[index] = Markdown(place: markdown[index].place, stamp: SourceStamp(entry))
    }
    return scan
  }

  /// Whether a file among the posts is found under a second name, by a link: whoever writes to it changes what both name.
  private func hasAnotherName(_ stamp: SourceStamp, butAt place: Int) -> Bool {
    let inode = stamp.inode
    for index in markdown.indices where markdown[index].stamp?.inode == inode && index != place {
      return true
    }
    return [files, templates, data].contains { $0.contains { $0.stamp.inode == inode } }
  }

  /// Where data lies, below `Content/`.
  private static let dataFolder = "_data"

  private mutating func add(
    _ entry: FileEntry, _ folder: SiteFolder, _ languages: [String],
    _ settings: Settings
  ) {
    if entry.path.utf8.first == UInt8(ascii: "_"),
      let path = Path.relative(entry.path, to: Self.dataFolder)
    {
      return addData(entry, path, folder)
    }
    if entry.kind == .folder { return }
    let place = ContentPath.of(entry.path, beside: markdown.last?.place, languages: languages)
    guard Self.isPublished(entry.path) || place?.kind == .section else {
      return checkIndex(place, folder, settings)
    }
    if entry.kind != .file {
      diagnostics.append(
        BuildProblem.notPublished(folder.content(entry.path), "it is neither a file nor a folder"))
    } else if entry.path.withName({ $0.contains { $0 < 0x20 } }) {
      diagnostics.append(
        BuildProblem.notPublished(folder.content(entry.path), "the name holds a control character"))
    } else if let place, place.folders.count > Self.deepest {
      tooDeep = (tooDeep?.path ?? entry.path, (tooDeep?.count ?? 0) + 1)
    } else if let place {
      markdown.append(
        Markdown(place: place, stamp: entry.isKindOnly ? nil : SourceStamp(entry)))
    } else {
      files.append(File(path: entry.path, stamp: SourceStamp(entry)))
    }
  }

  /// Tells of an `_index.zh.md` on a site that has no such language.
  private mutating func checkIndex(
    _ place: ContentPath?, _ folder: SiteFolder, _ settings: Settings
  ) {
    guard let place, place.name.hasPrefix("_index."),
      let tag = LanguageSlips.unknownTag(in: place.name, settings)
    else { return }
    diagnostics.append(
      LanguageSlips.unknown(
        tag, at: folder.content(place.path), isLeftOut: true, settings))
  }

  private mutating func addData(_ entry: FileEntry, _ path: String, _ folder: SiteFolder) {
    guard entry.kind == .file, Self.isPublished(path) else { return }
    guard DataFile.endings.contains(Path.fileExtension(of: path)) else {
      diagnostics.append(DataProblem.unknownEnding(folder.content(entry.path)))
      return
    }
    data.append(File(path: path, stamp: SourceStamp(entry)))
  }

  private mutating func report(_ skipped: [SkippedEntry], _ shownPath: (String) -> String) {
    diagnostics += skipped.map { skipped in
      let path = shownPath(skipped.path)
      // What cannot be read is an error, or its pages would be removed as those of deleted posts are.
      if case .unreadable(let code) = skipped.reason {
        return BuildProblem.disk(FileError(.read, path, code: code))
      }
      return BuildProblem.notPublished(path, skipped.explanation)
    }
  }

  /// Names that begin with `_` or `.` are not published, `.well-known` is; nor are editors' backups (`post.md~`).
  private static func isPublished(_ path: String) -> Bool {
    path.withName { name in
      switch name.first {
      case UInt8(ascii: "_"): false
      case UInt8(ascii: "."): name.elementsEqual(".well-known".utf8)
      default: name.last != UInt8(ascii: "~")
      }
    }
  }
}

extension String {
  /// Calls `body` with the bytes of a path behind the last slash.
  fileprivate func withName<Value>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Value) -> Value {
    var path = self
    return path.withUTF8 { path in
      var start = path.count
      while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
      return body(path[start...])
    }
  }
}
