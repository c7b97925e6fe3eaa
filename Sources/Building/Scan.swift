import Diagnostics
import Files
import SiteModel

/// The step `scan`: which files there are, and what each is.
struct Scan: Sendable {
  /// Markdown below `Content/`.
  var markdown: [ContentPath] = []
  /// The other files of `Content/` that are published as they are.
  var files: [String] = []
  /// The site's own templates, by their path below `Templates/`.
  var templates: [String] = []
  var diagnostics: [Diagnostic] = []

  /// - Throws: `FileError` when `Content/` cannot be read.
  static func run(_ folder: SiteFolder) throws(FileError) -> Scan {
    var scan = Scan()
    let content = try FolderListing.of(
      folder.inside("Content"), links: .follow(inside: folder.path)
    ) { isPublished($0.path) || Path.name(of: $0.path) == "_posts" }
    for entry in content.entries where entry.kind == .file {
      if Path.name(of: entry.path).unicodeScalars.contains(where: { $0.value < 0x20 }) {
        scan.diagnostics.append(
          BuildProblem.notPublished(
            folder.content(entry.path), "the name holds a control character"))
        continue
      }
      if let place = ContentPath(entry.path) {
        guard isPublished(entry.path) || place.kind == .section else { continue }
        scan.markdown.append(place)
      } else if isPublished(entry.path) {
        scan.files.append(entry.path)
      }
    }
    scan.diagnostics += content.skipped.map { skipped in
      let path = folder.content(skipped.path)
      // What cannot be read is an error, or its pages would be removed as those of deleted posts are.
      if case .unreadable(let code) = skipped.reason {
        return BuildProblem.disk(FileError(.read, path, code: code))
      }
      return BuildProblem.notPublished(path, skipped.explanation)
    }
    if Path.isFolder(folder.templates) {
      scan.templates = try FolderListing.of(
        folder.templates, links: .follow(inside: folder.path)
      ) { !Path.name(of: $0.path).hasPrefix(".") }
      .entries.filter { $0.kind == .file && !Path.name(of: $0.path).hasPrefix(".") }.map(\.path)
    }
    return scan
  }

  /// Names that begin with `_` or `.` are not published, `.well-known` is; nor are editors' backups (`post.md~`).
  private static func isPublished(_ path: String) -> Bool {
    let name = Path.name(of: path)
    if name == ".well-known" { return true }
    return !name.hasPrefix("_") && !name.hasPrefix(".") && !name.hasSuffix("~")
  }
}
