import Diagnostics
import Files
package import SiteModel

/// Where a site's preview is written, and below which path it is served.
package enum SitePreview {
  /// The folder of a site with what builds keep.
  package static let cacheName = ".sitegen"
  static let folderName = "preview"
  /// The preview's folder, relative to the site's.
  package static let path = "\(cacheName)/\(folderName)"

  /// A folder among the cache's files, so that nobody takes a preview for what is to be published.
  package static func folder(ofSite folder: String) -> String {
    Path.join(SiteFolder(path: folder).cache, folderName)
  }

  /// The path of the base URL, `""` or `/blog`; nil while the settings have errors.
  ///
  /// - Parameter baseURL: in place of the settings' own.
  package static func basePath(ofSite folder: String, baseURL: BaseURL?) -> String? {
    if let baseURL { return baseURL.path }
    let (settings, diagnostics) = SettingsFile.load(
      SiteFolder(path: folder), zones: SettingsFile.zones)
    return diagnostics.hasErrors ? nil : settings.baseURL.path
  }
}
