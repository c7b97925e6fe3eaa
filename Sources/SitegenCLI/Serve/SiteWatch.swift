import Building
import Files
import Watching

/// Which files of a site are watched.
enum SiteWatch {
  /// The site's sources, and nothing that a build writes.
  ///
  /// - Throws: `FileError` when the folder is not there.
  static func settings(ofSite folder: String) throws(FileError) -> WatchSettings {
    let root = try Path.real(folder)
    return WatchSettings(roots: [root], boundary: root) { ignores($0.path) }
  }

  /// Whether a path below the site's folder matters to no build.
  static func ignores(_ path: String) -> Bool {
    guard !path.isEmpty else { return false }
    let top = path.prefix { $0 != "/" }
    // Whether what is served is still there; what is in it is nobody's but the builds'.
    if top == SitePreview.cacheName { return !isWritten(path) }
    if top.utf8.count == path.utf8.count {
      return path != "Content" && path != "Templates" && !SettingsFile.names.contains(path)
    }
    let name = Path.name(of: path)
    // Editors keep what is not saved yet under such names.
    return name.hasSuffix("~") || (name.hasPrefix(".") && name != ".well-known")
  }

  /// Whether a change of a path tells of what builds wrote, and not of what they read.
  static func isWritten(_ path: String) -> Bool {
    path == SitePreview.cacheName || path == SitePreview.path
  }
}
