import Imaging
import SiteModel

extension SiteIcon {
  /// A picture that the settings or a place at the top of `Content/` name.
  ///
  /// - Parameters:
  ///   - files: the files of `Content/` that are published as they are, with their addresses.
  ///   - bytes: those of such a file.
  /// - Returns: nil when the file is not there.
  init?(_ written: String, files: [String: URLPath], bytes: (String) -> [UInt8]) {
    if written.hasScheme {
      self.init(url: written, type: Self.type(of: written), sizes: nil)
      return
    }
    let path = written.withoutSlash
    guard let url = files[path] else { return nil }
    let type = Self.type(of: path)
    let sizes =
      switch type {
      case "image/svg+xml": "any"
      case "image/png": RasterHeader.size(of: bytes(path))?.description
      default: nil as String?
      }
    self.init(url: url.href, type: type, sizes: sizes)
  }

  private static func type(of path: String) -> String? {
    let name = path.lowercased()
    let types = [
      (".svg", "image/svg+xml"), (".png", "image/png"), (".ico", "image/x-icon"),
      (".webp", "image/webp"), (".jpg", "image/jpeg"), (".jpeg", "image/jpeg"),
      (".gif", "image/gif"),
    ]
    return types.first { name.hasSuffix($0.0) }?.1
  }
}

extension String {
  /// A path within the site as that of a file below `Content/`.
  var withoutSlash: String { String(Substring(utf8.drop { $0 == UInt8(ascii: "/") })) }
}
