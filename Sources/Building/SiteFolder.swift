import Diagnostics
import Files

/// The folder of a site, and what messages call the files in it.
struct SiteFolder: Sendable {
  /// As the user gave it.
  let path: String

  func inside(_ name: String) -> String { path == "." ? name : Path.join(path, name) }

  /// A file of `Content/` as messages name it, which is also where it lies.
  func content(_ name: String) -> String { Path.join(inside("Content"), name) }

  /// A file of `Content/_data` likewise.
  func data(_ name: String) -> String { Path.join(content("_data"), name) }

  var templates: String { inside("Templates") }
  var cache: String { inside(SitePreview.cacheName) }

  /// A file's text; what cannot be read any more has none.
  func source(_ path: String) -> SourceText {
    SourceText(path: path, bytes: (try? File.read(path)) ?? [])
  }
}
