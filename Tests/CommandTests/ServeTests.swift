import Foundation
import RawClient
import Testing

@Suite struct ServeTests {
  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    try place.put("one\n", at: "Content/a.md")
    for name in [
      "plain/list.html", "plain/detail.html", "404.html", "robots.txt", "terms.html",
    ] {
      try place.put("<body>{{ kind }}</body>\n", at: "Templates/\(name)")
    }
    try place.put(
      "<body>{{ page.content }}{{ page.url | absolute_url }}</body>\n", at: "Templates/page.html")
    return place
  }

  /// Puts a file into its place in one step, as editors do.
  private func save(_ text: String, at path: String, in place: Workplace) throws {
    try place.put(text, at: "unsaved")
    try #require(rename(place("unsaved"), place(path)) == 0)
  }

  /// Removes a folder in one step: else a build may begin while half of it is there.
  private func remove(_ path: String, in place: Workplace) throws {
    let elsewhere = try Workplace()
    try #require(rename(place(path), elsewhere("gone")) == 0)
  }

  @Test func aSaveIsServed() throws {
    let place = try site()
    let server = try RunningServer(place)
    #expect(
      server.opening == [
        "Built 2 pages in 0.00 s (8 written, 0 unchanged).",
        "Serving http://127.0.0.1:\(server.port)/",
      ])
    let first = try server.get("/a/")
    #expect(first.status == 200)
    let page = "<body><p>one</p>\nhttp://127.0.0.1:\(server.port)/a/<script src="
    #expect(first.text.hasPrefix(page))
    try save("two\n", at: "Content/a.md", in: place)
    try server.expect("Content/a.md: 1 page in 0.00 s.")
    #expect(try server.get("/a/").text.hasPrefix("<body><p>two</p>"))
    try save("three\n", at: "Content/b.md", in: place)
    try server.expect("Content/b.md: 1 page, 1 other file in 0.00 s.")
    #expect(try server.get("/b/").text.hasPrefix("<body><p>three</p>"))
    try FileManager.default.removeItem(atPath: place("Content/a.md"))
    try server.expect("Content/a.md: 1 other file, 1 removed in 0.00 s.")
    #expect(try server.get("/a/").status == 404)
    try save("<body>missing</body>", at: "Templates/404.html", in: place)
    try server.expect("Templates/404.html: 1 page in 0.00 s.")
    #expect(try server.get("/a/").text.hasPrefix("<body>missing<script"))
    #expect(server.errors == "")
    #expect(server.end(by: SIGINT) == 0)
  }

  @Test func theOutputIsNeverTouched() throws {
    let place = try site()
    try place.put("---\ndraft: true\n---\ndraft\n", at: "Content/d.md")
    #expect(try place.run("build", "--quiet").status == 0)
    let files = place.files("Output")
    let page = try place.text("Output/a/index.html")
    let server = try RunningServer(place, "--drafts")
    #expect(server.opening.first == "Built 3 pages in 0.00 s (9 written, 0 unchanged).")
    #expect(try server.get("/d/").text.hasPrefix("<body><p>draft</p>"))
    try save("two\n", at: "Content/a.md", in: place)
    try server.wait(for: "Content/a.md: 1 page in 0.00 s.")
    #expect(place.files("Output") == files)
    #expect(try place.text("Output/a/index.html") == page)
    #expect(server.end(by: SIGTERM) == 0)
    #expect(try place.text(".sitegen/preview/d/index.html").hasPrefix("<body><p>draft"))
    // The draft is one more, and the sitemap, which needs the address that the preview has.
    #expect(try place.run("clean") == .done("Removed \(files.count + files.count + 2) files.\n"))
    #expect(place.files(".sitegen") == [])
  }

  @Test func whatIsLeftOutIsSaidWhenItChanges() throws {
    let place = try site()
    let server = try RunningServer(place)
    try save("---\ndraft: true\n---\n", at: "Content/d.md", in: place)
    try server.expect("Left out 1 post: 1 draft.")
    try server.expect("Content/d.md: nothing new in 0.00 s.")
    try save("two\n", at: "Content/a.md", in: place)
    try server.expect("Content/a.md: 1 page in 0.00 s.")
    #expect(server.end(by: SIGHUP) == 0)
  }

  @Test func aBrokenSiteIsServedAsItWas() throws {
    let place = try site()
    let server = try RunningServer(place)
    try save("---\ndate: yestreday\n---\n", at: "Content/a.md", in: place)
    try server.expect("Content/a.md: 1 error in 0.00 s. The last good pages stay.")
    #expect(try server.get("/a/").text.hasPrefix("<body><p>one</p>"))
    try save("two\n", at: "Content/a.md", in: place)
    try server.wait(for: "Content/a.md: 1 page in 0.00 s.")

    try FileManager.default.moveItem(atPath: place("Content"), toPath: place("Away"))
    try server.wait(for: "Content: 1 error in 0.00 s. The last good pages stay.")
    #expect(try server.get("/a/").text.hasPrefix("<body><p>two</p>"))
    try FileManager.default.moveItem(atPath: place("Away"), toPath: place("Content"))
    #expect(try server.line().hasSuffix(": nothing new in 0.00 s."))

    try save("title: [\n", at: "site.yaml", in: place)
    try server.wait(for: "site.yaml: 1 error in 0.00 s. The last good pages stay.")
    #expect(try server.get("/a/").status == 200)
    try save("title: U\n", at: "site.yaml", in: place)
    #expect(try server.line().hasPrefix("site.yaml: "))
    #expect(
      server.errors == """
        Content/a.md:2:7: error: 'date' is not a date: 'yestreday'
          2 | date: yestreday
            |       ^~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        Content: error: there is no folder 'Content' here
          'sitegen init' makes a new site
        site.yaml:2:1: error: a value is missing here
          2 |\u{20}
            | ^

        """)
    #expect(server.end(by: SIGINT) == 0)
  }

  @Test func aSiteThatIsBrokenFromTheStart() throws {
    let place = try site()
    try place.put("---\ndate: yestreday\n---\n", at: "Content/a.md")
    let server = try RunningServer(place)
    #expect(
      server.opening.first == "Nothing was built: 1 error. The last good output is as it was.")
    #expect(try server.get("/a/").status == 404)
    try save("one\n", at: "Content/a.md", in: place)
    try server.expect("Content/a.md: 3 pages, 5 other files in 0.00 s.")
    #expect(try server.get("/a/").status == 200)
  }

  @Test func aWarningIsSaidOnce() throws {
    let place = try site()
    let server = try RunningServer(place)
    try save("---\ntittle: x\n---\n", at: "Content/b.md", in: place)
    try server.wait(for: "Content/b.md: 1 page, 1 other file in 0.00 s.")
    let warning = server.errors
    #expect(warning.hasPrefix("Content/b.md:2:1: warning: unknown key 'tittle'\n"))
    try save("two\n", at: "Content/a.md", in: place)
    try server.wait(for: "Content/a.md: 1 page in 0.00 s.")
    #expect(server.errors == warning)
  }

  @Test func theBaseURLsPathIsHonouredAndFollowed() throws {
    let place = try site()
    try place.put("base_url: https://example.org/blog\n", at: "site.yaml")
    let server = try RunningServer(place)
    let address = "http://127.0.0.1:\(server.port)"
    #expect(server.opening.last == "Serving \(address)/blog/")
    #expect(try server.get("/blog/a/").text.contains("</p>\n\(address)/blog/a/<script"))
    #expect(try server.get("/")["Location"] == "/blog/")
    try save("base_url: https://example.org/notes\n", at: "site.yaml", in: place)
    try server.expect("Serving \(address)/notes/")
    #expect(try server.line().hasPrefix("site.yaml: "))
    #expect(try server.get("/notes/a/").text.contains("</p>\n\(address)/notes/a/<script"))
    #expect(try server.get("/blog/a/").status == 404)
  }

  @Test func anotherBaseURLForTheTime() throws {
    let place = try site()
    let server = try RunningServer(place, "--base-url", "https://example.org/x")
    #expect(server.opening.last == "Serving http://127.0.0.1:\(server.port)/x/")
    #expect(try server.get("/x/a/").status == 200)
  }

  /// The texts of events up to one with this name, from a page that listens.
  private func events(_ client: RawClient, until name: String) throws -> String {
    var text = ""
    while !text.contains("event: \(name)\n") || !text.hasSuffix("\n\n") {
      text += String(decoding: try #require(try client.chunk()), as: UTF8.self)
    }
    return text
  }

  @Test func pagesAreToldWhatChanged() throws {
    let place = try site()
    let server = try RunningServer(place, "--navigate")
    let client = try RawClient(port: server.port)
    client.request("/.sitegen/events")
    #expect(try client.head()?.status == 200)
    _ = try events(client, until: "diagnostics")
    try save("two\n", at: "Content/a.md", in: place)
    let told = try events(client, until: "navigate")
    #expect(
      told.contains("data: {\"paths\":[\"a/index.html\"],\"pages\":false,\"all\":false}\n\n"))
    #expect(told.hasSuffix("event: navigate\ndata: \"/a/\"\n\n"))
    try save("---\ndate: yestreday\n---\n", at: "Content/a.md", in: place)
    let link = "vscode://file\(place.path)/Content/a.md:2:7"
    #expect(try events(client, until: "diagnostics").contains("\"link\":\"\(link)\""))
  }

  /// The link to the place of an error, for a user with these settings, and what is said of them.
  private func editorLink(_ settings: String, in folder: String) throws -> (String, String) {
    let place = try site()
    try place.put(settings, at: "\(folder)/sitegen/settings.yaml")
    let server = try RunningServer(
      place,
      environment: folder == "config"
        ? ["XDG_CONFIG_HOME": place(folder)] : ["HOME": place.path, "XDG_CONFIG_HOME": "relative"])
    let said = server.errors.replacing(place.path, with: "HOME")
    let client = try RawClient(port: server.port)
    client.request("/.sitegen/events")
    #expect(try client.head()?.status == 200)
    _ = try events(client, until: "diagnostics")
    try save("---\ndate: yestreday\n---\n", at: "Content/a.md", in: place)
    let told = try events(client, until: "diagnostics").replacing(place.path, with: "/SITE")
    let link = told.split(separator: "\"link\":\"").last?.prefix { $0 != "\"" }
    return (String(link ?? ""), said)
  }

  @Test(arguments: [
    ("editor: zed\n", "config", "zed://file/SITE/Content/a.md:2:7"),
    ("editor: VSCodium\n", "config", "vscodium://file/SITE/Content/a.md:2:7"),
    ("editor: x-my://open?f={path}&l={line}\n", ".config", "x-my://open?f=/SITE/Content/a.md&l=2"),
    ("{}\n", ".config", "vscode://file/SITE/Content/a.md:2:7"),
  ]) func theEditorIsTheUsersOwn(settings: String, folder: String, link: String) throws {
    let (found, said) = try editorLink(settings, in: folder)
    #expect(found.replacing("//SITE", with: "/SITE") == link)
    #expect(said == "")
  }

  @Test func anEditorThatIsNotKnown() throws {
    let (link, said) = try editorLink("editor: vscoed\nedtor: x\n", in: "config")
    #expect(link.hasPrefix("vscode://"))
    #expect(
      said == """
        HOME/config/sitegen/settings.yaml:1:9: warning: 'editor' is no editor that is known: 'vscoed'
          1 | editor: vscoed
            |         ^~~~~~ did you mean 'vscode'?
        HOME/config/sitegen/settings.yaml:2:1: warning: unknown key 'edtor'
          2 | edtor: x
            | ^~~~~ did you mean 'editor'?

        """)
  }

  @Test func theCacheMayBeDeletedMeanwhile() throws {
    let place = try site()
    let server = try RunningServer(place)
    #expect(try server.get("/a/").status == 200)
    try remove(".sitegen", in: place)
    try server.wait(for: ".sitegen: 3 pages, 5 other files in 0.00 s.")
    #expect(try server.get("/a/").status == 200)
    try save("two\n", at: "Content/a.md", in: place)
    try server.expect("Content/a.md: 1 page in 0.00 s.")
    try remove(".sitegen/preview", in: place)
    try server.wait(for: ".sitegen: 3 pages, 5 other files in 0.00 s.")
    #expect(try server.get("/a/").text.hasPrefix("<body><p>two</p>"))
    #expect(try place.run("clean") == .done("Removed 8 files.\n"))
    try server.wait(for: ".sitegen: 3 pages, 5 other files in 0.00 s.")
    #expect(try server.get("/a/").text.hasPrefix("<body><p>two</p>"))
    #expect(server.errors == "")
  }

  @Test func aSiteThatIsMovedAwayIsNotMadeAgain() throws {
    let place = try Workplace()
    try place.put("one\n", at: "site/Content/a.md")
    let server = try RunningServer(place, "site")
    try FileManager.default.moveItem(atPath: place("site"), toPath: place("away"))
    // What the first build wrote may be told of with it.
    while try !server.line().hasSuffix(": 1 error in 0.00 s. The last good pages stay.") {}
    #expect(!FileManager.default.fileExists(atPath: place("site")))
    try FileManager.default.moveItem(atPath: place("away"), toPath: place("site"))
    while try !server.line().hasSuffix(": nothing new in 0.00 s.") {}
    try save("two\n", at: "site/Content/a.md", in: place)
    try server.wait(for: "Content/a.md: 1 page in 0.00 s.")
    #expect(try server.get("/a/").text.contains("<p>two</p>"))
  }

  /// A post may be a link to a file that lies somewhere else in the site.
  @Test func aSaveBehindALinkIsServed() throws {
    let place = try site()
    try place.put("one\n", at: "kept/b.md")
    try FileManager.default.createSymbolicLink(
      atPath: place("Content/b.md"), withDestinationPath: "../kept/b.md")
    let server = try RunningServer(place)
    for text in ["two", "three"] {
      try save(text + "\n", at: "kept/b.md", in: place)
      try server.expect("Content/b.md: 1 page in 0.00 s.")
      #expect(try server.get("/b/").text.hasPrefix("<body><p>\(text)</p>"))
    }
  }

  @Test func draftsAreMarkedOnTheirCards() throws {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    for (index, style) in ["blurry", "flat-dark", "grid", "no-space", "plain"].enumerated() {
      try place.put("---\nstyle: \(style)\n---\n", at: "Content/s\(index)/_index.md")
      try place.put("---\ndraft: true\n---\n# Not yet\n", at: "Content/s\(index)/a.md")
      try place.put("# Done\n", at: "Content/s\(index)/b.md")
    }
    let server = try RunningServer(place, "--drafts")
    for index in 0..<5 {
      let list = try server.get("/s\(index)/").text
      #expect(list.components(separatedBy: "Draft").count == 2, "\(index)")
      #expect(
        list.contains(
          "<h2><span class=\"draft\">Draft</span> <a href=\"/s\(index)/a/\">Not yet</a></h2>"))
    }
  }

  @Test func aPortThatIsTaken() throws {
    let place = try site()
    let server = try RunningServer(place)
    let second = try place.run("serve", "--port", "\(server.port)")
    #expect(second.status == 1)
    #expect(second.output == "")
    let lines = second.errors.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == 3)
    #expect(
      lines[0] == "sitegen: port \(server.port) of '127.0.0.1' is in use by another program")
    let hint = lines[1].split(separator: " ")
    #expect(hint.count == 8)
    #expect(lines[1].hasPrefix("  'sitegen serve --port "))
    #expect(lines[1].hasSuffix("' takes a free one"))
    let other = try #require(hint.count > 3 ? Int(hint[3].dropLast()) : nil)
    #expect((Int(server.port) + 1...Int(server.port) + 20).contains(other))
  }

  @Test func nothingToServe() throws {
    let place = try Workplace()
    #expect(
      try place.run("serve")
        == Outcome(
          status: 1, output: "",
          errors:
            "sitegen: there is no folder 'Content' here\n  'sitegen init' makes a new site\n"))
    #expect(place.files() == [])
  }

  @Test func aHostThatIsNotThisMachines() throws {
    let place = try site()
    #expect(
      try place.run("serve", "--host", "not a host")
        == Outcome(
          status: 1, output: "", errors: "sitegen: 'not a host' is no address of this machine\n"))
  }
}

/// The keys of a terminal, and the browser.
@Suite struct ServeKeysTests {
  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\n", at: "site.yaml")
    try place.put("one\n", at: "Content/a.md")
    return place
  }

  @Test func keys() throws {
    let place = try site()
    // Whoever opens a named pipe waits for the other, so its text has come when it ends.
    try place.put("#!/bin/sh\necho \"$1\" > '\(place("opened"))'\n", at: "bin/xdg-open")
    chmod(place("bin/xdg-open"), 0o755)
    #expect(mkfifo(place("opened"), 0o600) == 0)
    let terminal = try Terminal()
    let server = try RunningServer(
      place, terminal: terminal, environment: ["PATH": "\(place("bin")):/usr/bin:/bin"])
    try server.expect("Keys: 'o' opens it, 'r' builds all of it again, 'q' ends.")
    #expect(!terminal.isOrdinary)
    terminal.press("r")
    try server.expect("Asked for: nothing new in 0.00 s.")
    terminal.press("xo")
    let opened = try #require(FileHandle(forReadingAtPath: place("opened"))).readDataToEndOfFile()
    #expect(String(decoding: opened, as: UTF8.self) == "http://127.0.0.1:\(server.port)/\n")
    terminal.press("q")
    #expect(server.status() == 0)
    #expect(terminal.isOrdinary)
    #expect(server.errors == "")
  }

  @Test func theTerminalIsGivenBackToWhoeverEndsIt() throws {
    let place = try site()
    let terminal = try Terminal()
    let server = try RunningServer(place, terminal: terminal)
    _ = try server.line()
    #expect(!terminal.isOrdinary)
    #expect(server.end(by: SIGINT) == 0)
    #expect(terminal.isOrdinary)
  }

  @Test func withoutABrowser() throws {
    let place = try site()
    let server = try RunningServer(place, "--open", environment: ["PATH": place("nothing")])
    // The browser is tried before anything that changes is built.
    try place.put("two\n", at: "Content/a.md")
    _ = try server.line()
    #expect(
      server.errors
        == "sitegen: no browser could be opened\n  open http://127.0.0.1:\(server.port)/ in one\n")
    #expect(server.end(by: SIGINT) == 0)
  }
}
