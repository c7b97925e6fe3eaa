import HTML

/// What the server itself says to a visitor.
enum HostTexts {
  static let badTarget = "400: this address is no path of a site.\n"
  static let oneHost = "400: a request names one host.\n"
  static let unknownHost =
    "421: this server answers to the names localhost and 127.0.0.1, and to the one it was started with.\n"
  static let onlyReading = "405: a site can only be read.\n"

  /// A page for a path where nothing is.
  static func missing(_ path: String, basePath: String) -> [UInt8] {
    var page = ByteBuffer()
    page.append(
      """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>404</title></head>
      <body>
      <h1>404</h1>
      <p>There is no page at <code>
      """)
    page.append(escaping: path)
    page.append("</code>.</p>\n")
    if !basePath.isEmpty {
      page.append("<p>By its base URL, the site begins at <a href=\"")
      page.append(escaping: URLText.encoded(path: basePath) + "/")
      page.append("\">")
      page.append(escaping: basePath + "/")
      page.append("</a>.</p>\n")
    }
    page.append("</body>\n</html>\n")
    return page.bytes()
  }
}
