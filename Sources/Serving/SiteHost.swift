import Diagnostics
import Files
import Glibc
import HTTP
import Synchronization

/// Answers requests as static hosts do: the site's files, its redirects and its headers.
final class SiteHost: Sendable {
  private let files: any SiteFiles
  private let hosts: AllowedHosts
  /// Without a slash at its end.
  private let basePath: String
  private let hub: ReloadHub?
  private let compressed = CompressedFiles()
  private let known = KnownAnswers()
  private let script = ReloadScript.bytes()
  private let redirects = Mutex<KeptRules<RedirectRules>?>(nil)
  private let headers = Mutex<KeptRules<HeaderRules>?>(nil)

  private struct KeptRules<Rules: Sendable>: Sendable {
    let hash: UInt64
    let rules: Rules
  }

  /// Without a hub, pages are sent as they are.
  init(_ files: any SiteFiles, host: String, basePath: String, hub: ReloadHub?) {
    self.files = files
    self.basePath = Self.normalized(basePath)
    self.hub = hub
    hosts = AllowedHosts(listeningAt: host)
  }

  /// `blog/`, `/blog` and `/blog/` are one.
  static func normalized(_ basePath: String) -> String {
    let parts = basePath.split(separator: "/")
    return parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
  }

  func answer(_ request: Request) -> Response {
    if let known = known.answer(request, from: files) { return known }
    guard let target = RequestTarget(request.target) else {
      return Response(400, text: HostTexts.badTarget)
    }
    let named = request.headers.values(of: "Host")
    guard named.count == 1 else { return Response(400, text: HostTexts.oneHost) }
    guard hosts.contains(target.authority ?? named[0]), hosts.contains(named[0]) else {
      return Response(421, text: HostTexts.unknownHost)
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return Response(405, ["Allow": "GET, HEAD"], text: HostTexts.onlyReading)
    }
    if let hub {
      switch target.path {
      case ReloadScript.path: return scriptResponse(request)
      case ReloadScript.eventsPath: return events(request, target, hub)
      default: break
      }
    }
    return page(request, target)
  }
}

/// What the server adds of its own.
extension SiteHost {
  private func scriptResponse(_ request: Request) -> Response {
    let file = SiteFile(
      .bytes(script), hash: script.reduce(0) { $0 &* 31 &+ UInt64($1) }, modified: 0)
    return FileResponse(
      file, path: "reload.js", type: MediaType.of("reload.js"), isPage: false
    ).answer(request, [:], compressed)
  }

  private func events(_ request: Request, _ target: RequestTarget, _ hub: ReloadHub) -> Response {
    let headers: Headers = [
      "Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store",
    ]
    guard request.method == "GET" else { return Response(200, headers) }
    // A browser that comes back by itself says so in a header, a page that was hidden in the address.
    let since = request.headers["Last-Event-ID"] ?? target.parameter("since")
    let output = target.parameter("output")
    // The page that the server makes for a missing one has no contents of its own, so no hash.
    let current = HashText.of(output.flatMap { file($0) }?.hash ?? 0)
    let isStale = output != nil && target.parameter("version") != current
    return Response(200, headers, .events(hub.connect(since: since, stale: isStale ? output : nil)))
  }
}

/// What the site publishes.
extension SiteHost {
  private func page(_ request: Request, _ target: RequestTarget) -> Response {
    let path = target.path
    // Asked before any of it is read, so that what changes meanwhile is never taken for what was.
    let rules = ["_redirects", "_headers"].map { ($0, files.file(at: $0)?.hash) }
    let redirects = self.rules("_redirects", in: self.redirects) { RedirectRules($0) }
    if redirects?.hasForced == true, let answer = redirects?.answer(to: path, forced: true) {
      return follow(answer, request, target)
    }
    guard let inside = pathInside(path) else {
      if let answer = redirects?.answer(to: path, forced: false) {
        return follow(answer, request, target)
      }
      // A site below a path has nothing at the top, where a visitor begins.
      return path == "/" || path == basePath
        ? redirect(302, to: URLText.encoded(path: basePath) + "/" + target.query)
        : missing(request, path)
    }
    let isFolder = inside.isEmpty || inside.hasSuffix("/")
    let output = isFolder ? inside + "index.html" : inside
    if let file = file(output) {
      return known.keeping(
        send(file, output, request, path, status: 200), to: request,
        KnownAnswers.Sources(files: rules + [(output, file.hash)]))
    }
    // A site whose addresses end without a slash has its pages beside their folders.
    if !isFolder, let file = file(output + ".html") {
      return send(file, output + ".html", request, path, status: 200)
    }
    if !isFolder, file(output + "/index.html") != nil {
      return redirect(301, to: URLText.encoded(path: path) + "/" + target.query)
    }
    if isFolder, !inside.isEmpty, file(inside.dropLast() + ".html") != nil {
      return redirect(301, to: URLText.encoded(path: String(path.dropLast())) + target.query)
    }
    if let answer = redirects?.answer(to: path, forced: false) {
      return follow(answer, request, target)
    }
    return missing(request, path)
  }

  /// The path below the base, without the slash between them; nil when it lies elsewhere.
  private func pathInside(_ path: String) -> String? {
    let start = basePath + "/"
    return path.utf8.starts(with: start.utf8)
      ? String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self) : nil
  }

  /// What is published under a path; the files that speak to the host are not.
  private func file(_ path: String) -> SiteFile? {
    guard path != "_redirects", path != "_headers", Path.isPlain(path) else { return nil }
    return files.file(at: path)
  }

  private func redirect(_ status: Int, to target: String) -> Response {
    Response(status, ["Location": target, "Cache-Control": "no-cache"])
  }

  private func follow(_ answer: RedirectRules.Answer, _ request: Request, _ target: RequestTarget)
    -> Response
  {
    guard answer.status == 200 || answer.status == 404 else {
      return redirect(answer.status, to: answer.target)
    }
    // Another page of the site under this address.
    guard let other = RequestTarget(Array(answer.target.utf8)), let inside = pathInside(other.path)
    else { return missing(request, target.path) }
    let output = inside.isEmpty || inside.hasSuffix("/") ? inside + "index.html" : inside
    for output in [output, output + "/index.html"] {
      if let file = file(output) {
        return send(file, output, request, target.path, status: answer.status)
      }
    }
    return missing(request, target.path)
  }

  /// The nearest `404.html`, or a page of the server's own.
  private func missing(_ request: Request, _ path: String) -> Response {
    if let inside = pathInside(path) {
      // A longer path names no file; to look for each of its folders would take longer than anybody waits.
      var folder = inside.utf8.count < Int(PATH_MAX) ? inside[...] : ""
      repeat {
        folder = folder.utf8.lastIndex(of: UInt8(ascii: "/")).map { folder[..<$0] } ?? ""
        let output = folder.isEmpty ? "404.html" : "\(folder)/404.html"
        if let file = file(output) { return send(file, output, request, path, status: 404) }
      } while !folder.isEmpty
    }
    let page = HostTexts.missing(path, basePath: basePath)
    return send(
      SiteFile(.bytes(page), hash: 0, modified: 0), "404.html", request, path, status: 404,
      compresses: false)
  }

  private func send(
    _ file: SiteFile, _ output: String, _ request: Request, _ path: String, status: Int,
    compresses: Bool = true
  ) -> Response {
    var own = rules("_headers", in: headers) { HeaderRules($0) }?.headers(for: path) ?? [:]
    let type = own["Content-Type"] ?? MediaType.of(output)
    let isPage = hub != nil && MediaType.isHTML(type)
    if isPage, let policy = own["Content-Security-Policy"] {
      own["Content-Security-Policy"] = ContentSecurityPolicy.allowingReloads(policy)
    }
    return FileResponse(
      file, path: output, type: type, isPage: isPage, basePath: basePath, status: status,
      compresses: compresses
    ).answer(request, own, compressed)
  }

  /// The rules of a file of the site, read again when it is another one.
  private func rules<Rules: Sendable>(
    _ name: String, in kept: borrowing Mutex<KeptRules<Rules>?>,
    _ read: (SourceText) -> Rules
  ) -> Rules? {
    guard let file = files.file(at: name) else { return nil }
    if let known = kept.withLock({ $0 }), known.hash == file.hash { return known.rules }
    guard let bytes = file.bytes() else { return nil }
    let rules = read(SourceText(path: name, bytes: bytes))
    kept.withLock { $0 = KeptRules(hash: file.hash, rules: rules) }
    return rules
  }
}
