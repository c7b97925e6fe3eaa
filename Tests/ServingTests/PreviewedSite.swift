import HTTP
import RawClient
import Serving
import Synchronization
import Testing

/// Files in memory, for the tests.
final class MemoryFiles: SiteFiles {
  private let files = Mutex<[String: SiteFile]>([:])
  /// Sun, 06 Nov 1994 08:49:37 GMT.
  static let modified = 784_111_777

  subscript(path: String) -> [UInt8]? {
    get { nil }
    set {
      // FNV-1a.
      let hash = (newValue ?? []).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      files.withLock {
        $0[path] = newValue.map { SiteFile(.bytes($0), hash: hash, modified: Self.modified) }
      }
    }
  }

  func put(_ text: String, at path: String) { self[path] = Array(text.utf8) }

  func file(at path: String) -> SiteFile? { files.withLock { $0[path] } }
}

/// A server with a small site, and what it answers.
struct PreviewedSite {
  let files = MemoryFiles()
  let server: PreviewServer

  /// Pages are sent as they are unless `reloads`.
  init(_ more: [String: String] = [:], _ settings: PreviewSettings? = nil, reloads: Bool = false)
    throws
  {
    var settings = settings ?? PreviewSettings()
    settings.port = 0
    settings.reloads = reloads
    let files = files
    files.put("<!doctype html><p>home</p>", at: "index.html")
    files.put("<!doctype html><p>hello</p>", at: "posts/hello/index.html")
    files.put("body { color: red }", at: "assets/site.css")
    for (path, text) in more { files.put(text, at: path) }
    server = try PreviewServer(files, settings)
  }

  func client() throws -> RawClient { try RawClient(port: server.port) }

  func ask(
    _ target: String, method: String = "GET", host: String = "localhost", _ lines: String...
  ) throws -> RawResponse {
    let client = try client()
    client.request(target, method: method, host: host, lines)
    return try #require(try client.response(toHead: method == "HEAD"))
  }
}
