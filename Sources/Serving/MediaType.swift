import Files

/// What kind of file a name stands for, as static hosts say it.
enum MediaType {
  /// The value of `Content-Type`; text says that it is UTF-8.
  static func of(_ path: String) -> String {
    types[Path.fileExtension(of: path).lowercased()] ?? "application/octet-stream"
  }

  /// Whether gzip makes files of a type smaller.
  static func isCompressible(_ type: String) -> Bool {
    // Asked for every page, and the rest takes longer than to send one.
    if type.utf8.starts(with: "text/".utf8) { return true }
    let name = type.prefix { $0 != ";" }
    return name.hasSuffix("json") || name.hasSuffix("xml")
      || name.hasSuffix("javascript") || compressible.contains(String(name))
  }

  static func isHTML(_ type: String) -> Bool {
    type.utf8.elementsEqual("text/html".utf8) || type.utf8.starts(with: "text/html;".utf8)
  }

  private static let compressible: Set<String> = [
    "application/wasm", "application/vnd.ms-fontobject", "font/ttf", "font/otf", "image/bmp",
    "image/vnd.microsoft.icon",
  ]

  private static let types: [String: String] = [
    "html": "text/html; charset=utf-8", "htm": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "md": "text/markdown; charset=utf-8", "csv": "text/csv; charset=utf-8",
    "ics": "text/calendar; charset=utf-8", "vcf": "text/vcard; charset=utf-8",
    "vtt": "text/vtt; charset=utf-8", "yaml": "application/yaml; charset=utf-8",
    "yml": "application/yaml; charset=utf-8", "toml": "application/toml; charset=utf-8",
    "json": "application/json; charset=utf-8", "map": "application/json; charset=utf-8",
    "jsonld": "application/ld+json; charset=utf-8",
    "geojson": "application/geo+json; charset=utf-8",
    "webmanifest": "application/manifest+json; charset=utf-8",
    "xml": "application/xml; charset=utf-8", "xsl": "application/xml; charset=utf-8",
    "xhtml": "application/xhtml+xml; charset=utf-8",
    "rss": "application/rss+xml; charset=utf-8", "atom": "application/atom+xml; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "jxl": "image/jxl", "heic": "image/heic",
    "ico": "image/vnd.microsoft.icon", "bmp": "image/bmp", "tif": "image/tiff",
    "tiff": "image/tiff", "apng": "image/apng",
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "mov": "video/quicktime",
    "ogv": "video/ogg", "mkv": "video/x-matroska",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg",
    "oga": "audio/ogg", "opus": "audio/ogg", "wav": "audio/wav", "flac": "audio/flac",
    "woff": "font/woff", "woff2": "font/woff2", "ttf": "font/ttf", "otf": "font/otf",
    "eot": "application/vnd.ms-fontobject",
    "pdf": "application/pdf", "epub": "application/epub+zip", "zip": "application/zip",
    "gz": "application/gzip", "tar": "application/x-tar", "wasm": "application/wasm",
    "7z": "application/x-7z-compressed", "bz2": "application/x-bzip2",
    "xz": "application/x-xz", "zst": "application/zstd",
  ]
}
