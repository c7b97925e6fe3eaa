import Diagnostics
import SiteModel

extension Companions.Icon {
  /// The icon that the settings name.
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
      case "image/png": Self.size(ofPNG: bytes(path))
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

  /// `512x512` from the header of a PNG (ISO/IEC 15948, 11.2.2), nil for other bytes.
  private static func size(ofPNG bytes: [UInt8]) -> String? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature) else { return nil }
    func number(_ place: Int) -> UInt32 {
      bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return "\(number(16))x\(number(20))"
  }
}

extension String {
  /// A path within the site as that of a file below `Content/`.
  var withoutSlash: String { String(Substring(utf8.drop { $0 == UInt8(ascii: "/") })) }
}
