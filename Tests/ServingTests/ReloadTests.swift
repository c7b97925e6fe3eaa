import Diagnostics
import RawClient
import Serving
import Testing

/// What the open pages are told.
@Suite struct ReloadTests {
  /// A page that listens.
  private struct Listener {
    let client: RawClient

    init(_ site: PreviewedSite, _ query: String = "", _ lines: String...) throws {
      client = try site.client()
      client.request("/.sitegen/events\(query)", lines)
      let head = try #require(try client.head())
      #expect(head.status == 200)
      #expect(head["Content-Type"] == "text/event-stream; charset=utf-8")
      #expect(head["Cache-Control"] == "no-store")
      #expect(head.lines.allSatisfy { !$0.name.lowercased().hasPrefix("access-control") })
    }

    /// The names and values of the lines of each event.
    private static func blocks(_ text: String) -> [[(String, String)]] {
      var blocks: [[(String, String)]] = [[]]
      for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
          blocks.append([])
          continue
        }
        // A sign of life, which may come at any time.
        if colon == line.startIndex { continue }
        blocks[blocks.count - 1].append(
          (
            String(decoding: line[..<colon], as: UTF8.self),
            String(decoding: line[colon...].dropFirst(2), as: UTF8.self)
          ))
      }
      return blocks.filter { !$0.isEmpty }
    }

    /// The next events, until one with that name.
    func events(until name: String) throws -> [(name: String, data: String, id: String?)] {
      var text = ""
      while true {
        let chunk = try #require(try client.chunk())
        if chunk.isEmpty { return [] }
        text += String(decoding: chunk, as: UTF8.self)
        guard text.hasSuffix("\n\n") else { continue }
        let events = Self.blocks(text).map { fields in
          let value = { (key: String) in fields.first { $0.0 == key }?.1 }
          return (name: value("event") ?? "", data: value("data") ?? "", id: value("id"))
        }
        if events.contains(where: { $0.name == name }) { return events }
      }
    }
  }

  @Test func addsTheScriptOnTheWayOutOnly() throws {
    let site = try PreviewedSite(
      [
        "a.html": "<html><body>x</BODY ></html>", "b.html": "</body> text </body>",
        "c.html": "plain",
        "posts/\"&/index.html": "q", "d.txt": "</body>",
      ], reloads: true)
    let tag = { (output: String, version: String) in
      "<script src=\"/.sitegen/reload.js\" data-output=\"\(output)\" data-version=\"\(version)\" data-base=\"\"></script>"
    }
    let response = try site.ask("/a.html")
    let version = try #require(response["ETag"]?.dropFirst().prefix(16)).description
    #expect(response["ETag"] == "\"\(version)-s\"")
    #expect(response.text == "<html><body>x\(tag("a.html", version))</BODY ></html>")
    #expect(response["Content-Length"] == "\(response.text.utf8.count)")
    let b = try site.ask("/b.html").text
    #expect(b.hasPrefix("</body> text <script") && b.hasSuffix("</script></body>"))
    #expect(try site.ask("/c.html").text.hasPrefix("plain<script"))
    #expect(
      try site.ask("/posts/%22&/").text.contains("data-output=\"posts/&#34;&amp;/index.html\""))
    #expect(try site.ask("/d.txt").text == "</body>")
    #expect(try site.ask("/none").text.contains("/.sitegen/reload.js"))
    #expect(
      try site.ask("/a.html", method: "HEAD")["Content-Length"] == "\(response.text.utf8.count)")
    #expect(try site.ask("/a.html", "Range: bytes=-7").text == "</html>")
  }

  @Test func servesTheScript() throws {
    let site = try PreviewedSite(reloads: true)
    let script = try site.ask("/.sitegen/reload.js")
    #expect(script.status == 200)
    #expect(script["Content-Type"] == "text/javascript; charset=utf-8")
    #expect(script.text.contains("EventSource"))
    let tag = try #require(script["ETag"])
    #expect(try site.ask("/.sitegen/reload.js", "If-None-Match: \(tag)").status == 304)
    #expect(try site.ask("/.sitegen/events", method: "HEAD").status == 200)
    let plain = try PreviewedSite()
    #expect(try plain.ask("/.sitegen/reload.js").status == 404)
    #expect(try plain.ask("/.sitegen/events").status == 404)
  }

  @Test func tellsAllPagesWhatChanged() throws {
    let site = try PreviewedSite(reloads: true)
    let listeners = try (0..<5).map { _ in try Listener(site) }
    for listener in listeners {
      let events = try listener.events(until: "diagnostics")
      #expect(events.map(\.name) == ["hello", "diagnostics"])
      #expect(events[0].data == "\"\(events[0].id ?? "")\"")
      #expect(events[1].data == "[]")
    }
    site.server.publish(SiteChange(paths: ["posts/hello/index.html", "a\"b\n.css"]))
    for listener in listeners {
      let event = try #require(try listener.events(until: "change").last)
      #expect(
        event.data
          == #"{"paths":["posts/hello/index.html","a\"b\n.css"],"pages":false,"all":false}"#)
      #expect(event.id?.hasSuffix("-1") == true)
    }
    site.server.navigate(to: "/posts/hello/")
    #expect(try listeners[0].events(until: "navigate").last?.data == "\"/posts/hello/\"")
  }

  @Test func tellsOfManyChangesInFewWords() throws {
    let site = try PreviewedSite(reloads: true)
    let listener = try Listener(site)
    _ = try listener.events(until: "diagnostics")
    let pages = (0..<300).map { "\($0)/index.html" }
    site.server.publish(SiteChange(paths: pages + ["a.css"]))
    #expect(
      try listener.events(until: "change").last?.data
        == #"{"paths":["a.css"],"pages":true,"all":false}"#)
    site.server.publish(SiteChange(paths: (0..<2000).map { "\($0).png" }))
    #expect(
      try listener.events(until: "change").last?.data == #"{"paths":[],"pages":false,"all":true}"#)
  }

  @Test func tellsThoseWhoComeBackWhatTheyMissed() throws {
    let site = try PreviewedSite(reloads: true)
    let first = try Listener(site)
    let start = try #require(try first.events(until: "hello").first?.id)
    site.server.publish(SiteChange(paths: ["a.css"]))
    site.server.publish(SiteChange(paths: ["b.css", "a.css"]))
    let query = try Listener(site, "?since=\(start)")
    let missed = try query.events(until: "change")
    #expect(missed.last?.data == #"{"paths":["a.css","b.css"],"pages":false,"all":false}"#)
    let newest = try #require(missed.last?.id)
    let header = try Listener(site, "?since=\(start)", "Last-Event-ID: \(newest)")
    #expect(try header.events(until: "diagnostics").map(\.name) == ["hello", "diagnostics"])
    for stranger in ["other-0", "nonsense", "\(start)0", "%00"] {
      let listener = try Listener(site, "?since=\(stranger)")
      let isRead = stranger != "%00"
      #expect(
        try listener.events(until: "diagnostics").map(\.name)
          == ["hello", "diagnostics"] + (isRead ? ["change"] : []))
    }
    for _ in 1...150 { site.server.publish(SiteChange(paths: ["c.css"])) }
    let late = try Listener(site, "?since=\(start)")
    #expect(
      try late.events(until: "change").last?.data == #"{"paths":[],"pages":false,"all":true}"#)
  }

  @Test func tellsAPageThatItIsOld() throws {
    let site = try PreviewedSite(reloads: true)
    let version = try #require(try site.ask("/")["ETag"]?.dropFirst().prefix(16)).description
    let fresh = try Listener(site, "?output=index.html&version=\(version)")
    #expect(try fresh.events(until: "diagnostics").map(\.name) == ["hello", "diagnostics"])
    site.files.put("new", at: "index.html")
    let old = try Listener(site, "?output=index.html&version=\(version)")
    #expect(
      try old.events(until: "change").last?.data
        == #"{"paths":["index.html"],"pages":false,"all":false}"#)
    let missing = try Listener(site, "?output=404.html&version=0000000000000000")
    #expect(try missing.events(until: "diagnostics").count == 2)
    site.files.put("gone", at: "404.html")
    let known = try Listener(site, "?output=404.html&version=0000000000000000")
    #expect(try known.events(until: "change").count == 3)
  }

  @Test func showsErrorsUntilTheyAreMended() throws {
    var settings = PreviewSettings()
    settings.folder = "/home/me/my site"
    let site = try PreviewedSite([:], settings, reloads: true)
    let listener = try Listener(site)
    _ = try listener.events(until: "diagnostics")
    let source = SourceText(path: "Content/a<b.md", text: "---\ndate: yestreday\n")
    let error = Diagnostic.error(
      "front-matter.date", "'date' is not a date: 'yestreday'", in: source, 10..<19,
      hint: "write it as 2026-11-30")
    let warning = Diagnostic(.warning, "x", "nothing of it", at: .file("site.yaml"))
    site.server.show([error, warning])
    let shown =
      #"[{"severity":"error","head":"Content/a\u003cb.md:2:7: error: 'date' is not a date: 'yestreday'","#
      + #""rest":"  2 | date: yestreday\n    |       ^~~~~~~~~ write it as 2026-11-30\n","#
      + #""link":"vscode://file/home/me/my%20site/Content/a%3Cb.md:2:7"},"#
      + #"{"severity":"warning","head":"site.yaml: warning: nothing of it","rest":"","#
      + #""link":"vscode://file/home/me/my%20site/site.yaml:1:1"}]"#
    #expect(try listener.events(until: "diagnostics").last?.data == shown)
    let late = try Listener(site)
    #expect(try late.events(until: "diagnostics").last?.data == shown)
    site.server.show([warning])
    #expect(try listener.events(until: "diagnostics").last?.data == "[]")
  }

  @Test(arguments: [
    (
      "subl://open?url=file://{path}&line={line}&column={column}",
      "subl://open?url=file:///s/a.md&line=1&column=1" as String?
    ),
    ("idea://open?file={path}&line={line}", "idea://open?file=/s/a.md&line=1"),
    ("vscode://file{path}:{line}", "vscode://file/s/a.md:1"),
    ("x-mine:{path} {line}", "x-mine:/s/a.md%201"), ("javascript:alert('{path}')", nil),
    ("JavaScript:{path}", nil), ("data:text/html,{path}", nil), ("", nil), ("{path}", nil),
  ])
  func linksToOtherEditors(_ template: String, _ link: String?) throws {
    var settings = PreviewSettings()
    settings.folder = "/s"
    settings.editor = template
    let site = try PreviewedSite([:], settings, reloads: true)
    let listener = try Listener(site)
    _ = try listener.events(until: "diagnostics")
    site.server.show([Diagnostic(.error, "x", "bad", at: .file("a.md"))])
    let data = try #require(try listener.events(until: "diagnostics").last?.data)
    #expect(data.contains(link.map { "\"link\":\"\($0)\"" } ?? "\"link\":null"))
  }

  @Test(arguments: [
    ("default-src 'self'", "default-src 'self'"),
    (
      "default-src 'none'; img-src 'self'",
      "default-src 'none'; img-src 'self'; script-src 'self'; connect-src 'self'"
    ),
    (
      "default-src 'self'; script-src 'sha256-abc'",
      "default-src 'self'; script-src 'sha256-abc' 'self'"
    ),
    (
      "script-src 'none'; connect-src https://api.example",
      "script-src 'self'; connect-src https://api.example 'self'"
    ),
    ("script-src 'none'; script-src-elem 'none'", "script-src 'none'; script-src-elem 'self'"),
    (
      "default-src https://cdn.example; script-src *",
      "default-src https://cdn.example; script-src *; connect-src https://cdn.example 'self'"
    ),
    ("img-src 'none'", "img-src 'none'"), ("", ""),
    (
      "DEFAULT-SRC 'none', default-src 'self'",
      "default-src 'none'; script-src 'self'; connect-src 'self', default-src 'self'"
    ),
  ])
  func letsPoliciesAllowTheScript(_ policy: String, _ expected: String) throws {
    let rules = "/*\n  X: y\n" + (policy.isEmpty ? "" : "  Content-Security-Policy: \(policy)\n")
    let site = try PreviewedSite(["_headers": rules], reloads: true)
    #expect(try site.ask("/")["Content-Security-Policy"] ?? "" == expected)
    // Nothing but pages gets the script.
    #expect(try site.ask("/assets/site.css")["Content-Security-Policy"] ?? "" == policy)
  }

  @Test func stopsWhilePagesListen() throws {
    let site = try PreviewedSite(reloads: true)
    let listeners = try (0..<20).map { _ in try Listener(site) }
    site.server.stop()
    for listener in listeners { #expect(try listener.client.waitsForClose()) }
    site.server.publish(SiteChange(isEverything: true))
    site.server.stop()
  }
}
