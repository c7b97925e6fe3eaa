import Glibc
import HTTP
import RawClient
import Synchronization
import TestFolder
import Testing

@testable import Serving

/// No files, and how often one was asked for.
private final class CountingFiles: SiteFiles {
  private let asked = Mutex(0)

  var count: Int { asked.withLock { $0 } }

  func file(at path: String) -> SiteFile? {
    asked.withLock { $0 += 1 }
    return nil
  }
}

/// What must not get in, and what must not get out.
@Suite struct SafetyTests {
  @Test(arguments: [
    "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/%2E%2E%2Fsecret.txt",
    "/posts/../../secret.txt", "/posts/%2e%2e/%2e%2e/secret.txt", "/.%2e/secret.txt",
    "/./../secret.txt", "//../secret.txt", "/..", "/posts/..", "/..;/secret.txt",
    "/%252e%252e/secret.txt", "/%c0%ae%c0%ae/secret.txt", "/..%5csecret.txt", "/..\\secret.txt",
    "/%u002e%u002e/secret.txt", "/posts/..%00/secret.txt", "/secret.txt%00.html",
    "/....//secret.txt", "/link/secret.txt", "/link.txt", "/posts/link/secret.txt",
    "/%2fetc/passwd",
    "//etc/passwd", "/\u{FF0E}\u{FF0E}/secret.txt", "/inside/..%2f..%2fsecret.txt", "/pipe",
    "/%", "/%1", "/%zz", "/%0d%0aX-Evil:%20yes", "/a%0ab", "*", "secret.txt", "../secret.txt",
    "http://localhost/../secret.txt", "http://localhost", "file:///etc/passwd",
  ])
  func letsNoPathLeadOutside(_ target: String) throws {
    let folder = try TemporaryFolder()
    try folder.put("the secret", at: "secret.txt")
    try folder.put("home", at: "site/index.html")
    try folder.put("in", at: "site/posts/inside.txt")
    try folder.link("site/link", to: "..")
    try folder.link("site/link.txt", to: "../secret.txt")
    try folder.link("site/posts/link", to: "../..")
    #expect(mkfifo(folder("site/pipe"), 0o644) == 0)
    let files = try #require(FolderFiles(folder("site")))
    var settings = PreviewSettings()
    settings.port = 0
    settings.reloads = false
    let server = try PreviewServer(files, settings)
    let client = try RawClient(port: server.port)
    client.request(target)
    let response = try #require(try client.response())
    if target == "http://localhost" {
      #expect(response.text == "home")
    } else {
      #expect(response.status == 404 || response.status == 400)
      #expect(!response.text.contains("the secret") && !response.text.contains("root:"))
    }
    #expect(response["X-Evil"] == nil)
    let next = try RawClient(port: server.port)
    next.request("/posts/inside.txt")
    #expect(try next.response()?.text == "in")
  }

  @Test(arguments: [
    "localhost", "localhost:8080", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:8080", "[::1]:8080",
    "[::1]",
  ])
  func answersToItsOwnNames(_ host: String) throws {
    #expect(try PreviewedSite().ask("/", host: host).status == 200)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
    "localhost:8080.evil.example", "localhost@evil.example", "192.168.1.5", "127.0.0.2", "[::2]",
    "[::1", "localhost:", "", "localhost:80800000", "localhost:80a", ":8080", "0.0.0.0",
  ])
  func refusesOtherNames(_ host: String) throws {
    let site = try PreviewedSite()
    let response = try site.ask("/", host: host)
    if host == "localhost:" {
      #expect(response.status == 200)
      return
    }
    #expect(response.status == 421 || response.status == 400)
    #expect(!response.text.contains("home"))
    // Nor what the server adds.
    #expect(try site.ask("/.sitegen/events", host: host).status == response.status)
  }

  @Test func refusesRequestsOfNoneOrTwoHosts() throws {
    let site = try PreviewedSite()
    for head in [
      "", "Host: localhost\r\nHost: evil.example\r\n", "Host: localhost\r\nHost: localhost\r\n",
    ] {
      let client = try site.client()
      client.send("GET / HTTP/1.1\r\n\(head)\r\n")
      let response = try #require(try client.response())
      #expect(response.status == 400)
      #expect(response.text == "400: a request names one host.\n")
    }
    #expect(try site.ask("http://evil.example/").status == 421)
    #expect(try site.ask("http://localhost/", host: "evil.example").status == 421)
  }

  @Test func answersToAddressesWhenAllInterfacesAreMeant() throws {
    var settings = PreviewSettings()
    settings.host = "0.0.0.0"
    let site = try PreviewedSite([:], settings)
    for host in ["192.168.1.5:8080", "[fe80::1]:8080", "localhost"] {
      #expect(try site.ask("/", host: host).status == 200, "\(host)")
    }
    #expect(try site.ask("/", host: "evil.example").status == 421)
    #expect(site.server.address == "http://localhost:\(site.server.port)/")
  }

  @Test func servesAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.put("home", at: "index.html")
    try folder.put(String(repeating: "long ", count: 100_000), at: "posts/long.txt")
    let files = try #require(FolderFiles(folder.path))
    var settings = PreviewSettings()
    settings.port = 0
    let server = try PreviewServer(files, settings)
    let client = try RawClient(port: server.port)
    client.request("/")
    #expect(try client.response()?.text.hasPrefix("home<script") == true)
    client.request("/posts/long.txt")
    #expect(try client.response()?.body.count == 500_000)
    client.request("/posts/long.txt", ["Range: bytes=5-8"])
    let part = try #require(try client.response())
    #expect(part.text == "long")
    client.request("/posts/long.txt", ["If-None-Match: \(part["ETag"] ?? "")"])
    #expect(try client.response()?.status == 304)
    try folder.put("changed", at: "posts/long.txt")
    client.request("/posts/long.txt", ["If-None-Match: \(part["ETag"] ?? "")"])
    #expect(try client.response()?.text == "changed")
    #expect(FolderFiles(folder("no such folder")) == nil)
  }

  /// A folder for every two bytes of it would be looked for.
  @Test func aPathThatIsLongerThanAnyFilesIsLookedForOnce() {
    let files = CountingFiles()
    let host = SiteHost(files, host: "127.0.0.1", basePath: "", hub: nil)
    func asked(_ count: Int) -> Int {
      let target = Array(String(repeating: "/a", count: count).utf8)
      let before = files.count
      #expect(host.answer(Request(target: target, headers: ["Host": "localhost"])).status == 404)
      return files.count - before
    }
    #expect(asked(100) >= 100)
    #expect(asked(3000) < 10)
    #expect(asked(14_000) < 10)
  }
}
