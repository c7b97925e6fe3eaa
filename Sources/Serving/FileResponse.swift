import HTTP

/// One file as the answer to a request: conditions, ranges, compression.
struct FileResponse {
  /// Smaller files fit a packet anyhow.
  private static let shortestCompressed = 256
  /// Larger ones would keep others waiting.
  private static let longestCompressed = 16 << 20

  private let file: SiteFile
  private let path: String
  private let type: String
  private let isPage: Bool
  private let basePath: String
  private let status: Int
  private let compresses: Bool

  /// `isPage` says that the reload script is added. Not to be compressed is what differs from one request to the next
  /// under the same path.
  init(
    _ file: SiteFile, path: String, type: String, isPage: Bool, basePath: String = "",
    status: Int = 200, compresses: Bool = true
  ) {
    self.file = file
    self.path = path
    self.type = type
    self.isPage = isPage
    self.basePath = basePath
    self.status = status
    self.compresses = compresses
  }

  /// `own` are the headers that the site sets; they win.
  func answer(_ request: Request, _ own: Headers, _ kept: CompressedFiles) -> Response {
    let mayCompress =
      compresses && MediaType.isCompressible(type) && file.size >= Self.shortestCompressed
      && file.size <= Self.longestCompressed
    let range = status == 200 && request.method == "GET" ? request.headers["Range"] : nil
    // The script, and gzip, make other bytes of the same file.
    var tag = EntityTag(HashText.of(file.hash) + (isPage ? "-s" : ""))
    var compressed: [UInt8]?
    if mayCompress, range == nil,
      AcceptedEncodings.allowGzip(request.headers["Accept-Encoding"])
    {
      let name = tag.name + "-gz"
      compressed = kept.compressed(path, tag: name, pageBytes)
      if compressed != nil { tag = EntityTag(name) }
    }
    var headers: Headers = [
      "Content-Type": type, "ETag": tag.quoted, "Cache-Control": "no-cache",
      "Last-Modified": HTTPDate.text(file.modified), "Accept-Ranges": "bytes",
    ]
    if mayCompress { headers["Vary"] = "Accept-Encoding" }
    for line in own.lines { headers[line.name] = line.value }
    if compressed != nil { headers["Content-Encoding"] = "gzip" }
    let page = compressed ?? (isPage ? pageBytes() : nil)
    if status == 200, isKnown(tag, request) {
      return Response(304, headers, .unsent(page?.count ?? file.size))
    }
    return send(page, headers, range.map { wish($0, tag, request) } ?? .whole)
  }

  /// Whether the client has it already (RFC 9110 §13.2.2).
  private func isKnown(_ tag: EntityTag, _ request: Request) -> Bool {
    let named = request.headers.values(of: "If-None-Match")
    if !named.isEmpty { return tag.isNamed(in: named.joined(separator: ",")) }
    guard let since = request.headers["If-Modified-Since"].flatMap(HTTPDate.seconds) else {
      return false
    }
    return file.modified <= since
  }

  /// A range counts only for the file that the client has the beginning of.
  private func wish(_ range: String, _ tag: EntityTag, _ request: Request) -> ByteRange.Wish {
    if let same = request.headers["If-Range"], !tag.isSame(asIfRange: same),
      HTTPDate.seconds(same) != file.modified
    {
      return .whole
    }
    return ByteRange.wish(range)
  }

  /// `page` is what is sent instead of the file itself.
  private func send(_ page: [UInt8]?, _ headers: Headers, _ wish: ByteRange.Wish) -> Response {
    let size = page?.count ?? file.size
    var headers = headers
    var status = status
    var part = 0..<size
    if case .one(let range) = wish {
      guard let bytes = range.bytes(of: size) else {
        headers["Content-Range"] = "bytes */\(size)"
        return Response(416, headers)
      }
      headers["Content-Range"] = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/\(size)"
      (status, part) = (206, bytes)
    }
    if let page { return Response(status, headers, .bytes(page[part])) }
    switch file.contents {
    case .bytes(let bytes): return Response(status, headers, .bytes(bytes[part]))
    case .file(let file): return Response(status, headers, .file(file, part))
    }
  }

  /// The bytes that are sent, before compression.
  private func pageBytes() -> [UInt8]? {
    guard let bytes = file.bytes() else { return nil }
    return isPage
      ? ReloadScript.added(to: bytes, output: path, hash: file.hash, basePath: basePath) : bytes
  }
}
